"""What has happened in a game, in the words in which a spectator reads it."""

from __future__ import annotations

import msgspec

from service import engine
from service.games.session import Envelope, envelope_of
from service.store.log import Entry
from service.webhooks import payload
from service.webhooks.hook import Delivery, Hook, OutgoingDelivery, delivery_id
from service.webhooks.kinds import kind_of
from worker.delivery.news import heads


class _About(msgspec.Struct):
    ruleset: str


_abouts = msgspec.json.Decoder(_About)


class GameNews:
    """Of one game; see News. blob: the game as it is stored."""

    def __init__(self, game_id: str, blob: bytes, events: list[Entry]) -> None:
        self._id = game_id
        self._events = events
        self._envelope = envelope_of(blob)
        self.owner = self._envelope.meta.api_key_id

    def deliveries(self, hook: Hook, now: int) -> list[OutgoingDelivery]:
        """See News."""
        if hook.game not in (None, self._id):
            return []
        found = []
        for head, entry in heads(self._events):
            kind = kind_of(head.type, hook.events)
            if kind is None:
                continue
            result = _result(self._envelope) if head.type == "game_finished" else None
            about = _about(self._id, self._envelope)
            body = payload.body(kind, hook.id, about, entry.raw, head.at, head.seq, result)
            id_ = delivery_id(hook.id, self._id, head.seq, entry.mark)
            made = Delivery(id=id_, event=kind, game=self._id, seq=head.seq, created_at=now)
            found.append(OutgoingDelivery(made, body))
        return found


def _about(game_id: str, envelope: Envelope) -> payload.WebhookGame:
    meta, ruleset = envelope.meta, _abouts.decode(bytes(envelope.game)).ruleset
    return payload.WebhookGame(
        id=game_id,
        name=meta.name,
        ruleset=ruleset,
        visibility=meta.visibility,
        metadata=meta.metadata,
        external_ids=meta.external_ids,
        rematch_of=meta.rematch_of or None,
    )


def _result(envelope: Envelope) -> payload.WebhookResult:
    """The end of a game as anybody who watches it sees it."""
    seen = engine.view(engine.decode(bytes(envelope.game)), None)
    people = {player.id: player for player in seen.players}
    return payload.WebhookResult(
        winner=seen.winner,
        reason=seen.end,
        players=[
            payload.WebhookPlayer(
                id=s.player,
                name=people[s.player].name,
                display_name=people[s.player].display_name,
                score=s.score,
                rank=s.rank,
                reason=s.reason,
            )
            for s in seen.result
        ],
        commitment=seen.commitment,
        seed=seen.seed,
    )
