"""What has happened in a tournament, in the words in which anybody reads it who may see it."""

from __future__ import annotations

from functools import cached_property

from service.director import events, record
from service.director.record import Tournament
from service.store.log import Entry
from service.tournaments.standings.lines import standings
from service.tournaments.standings.points import POINT
from service.webhooks import tournament_payload as payload
from service.webhooks.hook import Delivery, Hook, OutgoingDelivery, delivery_id
from service.webhooks.kinds import tournament_kind_of
from worker.delivery.news import Head, heads


class TournamentNews:
    """Of one tournament; see News. blob: the tournament as it is stored."""

    def __init__(self, tournament_id: str, blob: bytes, entries: list[Entry]) -> None:
        self._id = tournament_id
        self._entries = entries
        self._known = record.decode(blob)
        self.owner: str | None = self._known.owner

    def deliveries(self, hook: Hook, now: int) -> list[OutgoingDelivery]:
        """See News. A webhook of one game hears of no tournament."""
        if hook.game is not None:
            return []
        found = []
        for head, entry in heads(self._entries):
            kind = tournament_kind_of(head.type, hook.events)
            if kind is None:
                continue
            body = self._body(kind, hook.id, head, entry)
            id_ = delivery_id(hook.id, self._id, head.seq, entry.mark)
            made = Delivery(id=id_, event=kind, game=None, tournament=self._id, seq=head.seq, created_at=now)
            found.append(OutgoingDelivery(made, body))
        return found

    def _body(self, kind: str, hook_id: str, head: Head, entry: Entry) -> bytes:
        about = _about(self._known, events.named(events.decode(entry.raw)))
        final = self._final if kind == "tournament.finished" else None
        return payload.body(kind, hook_id, about, entry.raw, head.at, head.seq, final)

    @cached_property
    def _final(self) -> list[payload.WebhookStanding]:
        names = {entrant.id: entrant.name for entrant in self._known.entrants}
        return [
            payload.WebhookStanding(
                rank=line.rank, entry=line.entry, name=names.get(line.entry, line.entry), points=line.points / POINT
            )
            for line in standings(self._known.known)
        ]


def _about(known: Tournament, named: list[str]) -> payload.WebhookTournament:
    entrants = {entrant.id: entrant for entrant in known.entrants}
    there = [entrants[entry] for entry in named if entry in entrants]
    return payload.WebhookTournament(
        id=known.id, name=known.plan.name, ruleset=known.plan.ruleset, format=known.plan.settings.format,
        visibility=known.plan.visibility, metadata=known.plan.metadata,
        external_ids={entrant.id: entrant.external_id for entrant in there if entrant.external_id},
    )  # fmt: skip
