"""From the events of a game to deliveries: which webhook is told what, in which words."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import msgspec

from service import engine
from service.access.key_repository import KeyRepository
from service.games.session import Envelope, envelope_of
from service.store.log import Entry
from service.store.meta import Meta
from service.store.port import Store
from service.webhooks import payload
from service.webhooks.delivery_store import DeliveryStore
from service.webhooks.hook import Delivery, Hook, OutgoingDelivery, delivery_id
from service.webhooks.kinds import kind_of
from service.webhooks.port import WebhookStore

AT_ONCE = 200
"""Events that are told in one go."""

BELIEVED_S = 5.0
"""How long this process goes on telling a key's webhooks after it was revoked, at most."""

log = logging.getLogger(__name__)


class _Head(msgspec.Struct):
    type: str
    seq: int
    at: int


class _About(msgspec.Struct):
    ruleset: str


_heads = msgspec.json.Decoder(_Head)
_abouts = msgspec.json.Decoder(_About)


class Holders:
    """Which keys may still have webhooks."""

    def __init__(self, keys: KeyRepository, now: Callable[[], int]) -> None:
        self._keys = keys
        self._now = now
        self._asked = 0.0
        self._good: frozenset[str] = frozenset()

    def good(self, owner: str) -> bool:
        """Whether the key with this id is valid and has the scope. Raises StoreUnavailable."""
        if time.monotonic() - self._asked > BELIEVED_S or owner not in self._good:
            every = self._keys.every().values()
            now = self._now()
            self._good = frozenset(key.id for key in every if not key.why_not(now) and "webhooks" in key.scopes)
            self._asked = time.monotonic()
        return owner in self._good


class FanOut:
    """Makes deliveries. Any number may tell of the same game: a delivery's id says what it tells of."""

    def __init__(self, games: Store, store: DeliveryStore, webhooks: WebhookStore, holders: Holders) -> None:
        self._games = games
        self._store = store
        self._webhooks = webhooks
        self._holders = holders

    def tell(self, game_id: str) -> list[str]:
        """Make the deliveries of what is news in a game; the webhooks that have some."""
        news = self._games.untold(game_id, AT_ONCE)
        if news is None or not news.events:
            self._games.told(game_id, 0)
            return []
        envelope = envelope_of(news.blob)
        heads = [_heads.decode(entry.raw) for entry in news.events]
        owner, found = envelope.meta.api_key_id, []
        if owner is not None and self._holders.good(owner):
            hooks = [kept.hook for kept in self._store.hooks_of(owner)]
            wanted = [hook for hook in hooks if hook.status == "enabled" and hook.game in (None, game_id)]
            now = self._store.now()
            for hook in wanted:
                deliveries = _outgoing(game_id, envelope, news.events, heads, hook, now)
                if deliveries:
                    self._webhooks.send(hook.id, deliveries)
                    found.append(hook.id)
        self._games.told(game_id, heads[-1].seq, news.events[-1].mark)
        return found


def _outgoing(
    game_id: str, envelope: Envelope, news: list[Entry], heads: list[_Head], hook: Hook, now: int
) -> list[OutgoingDelivery]:
    found = []
    for head, entry in zip(heads, news, strict=True):
        kind = kind_of(head.type, hook.events)
        if kind is None:
            continue
        result = _result(envelope) if head.type == "game_finished" else None
        game = _about(game_id, envelope.meta, envelope)
        body = payload.body(kind, hook.id, game, entry.raw, head.at, head.seq, result)
        id_ = delivery_id(hook.id, game_id, head.seq, entry.mark)
        found.append(OutgoingDelivery(Delivery(id=id_, event=kind, game=game_id, seq=head.seq, created_at=now), body))
    return found


def _about(game_id: str, meta: Meta, envelope: Envelope) -> payload.WebhookGame:
    ruleset = _abouts.decode(bytes(envelope.game)).ruleset
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
