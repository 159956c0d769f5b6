"""A tournament as one step changes it, and what is told of that."""

from __future__ import annotations

from typing import Any, TypeVar

from service.director.events import TournamentEvent
from service.director.record import Tournament
from service.director.refused import Refused

E = TypeVar("E", bound=TournamentEvent)


class TournamentDraft:
    """One tournament, and the events of this step. now: ms; never before what has happened already. by: whose doing it
    is, as events tell it."""

    def __init__(self, tournament: Tournament, now: int) -> None:
        self.tournament = tournament
        self.now = now
        self.by: str | None = None
        self.fresh: list[TournamentEvent] = []

    def check_takes_entries(self) -> None:
        """Raise Refused where entries are closed: `tournament_over`, `entries_closed`."""
        if self.tournament.over:
            raise Refused("tournament_over")
        if not self.tournament.takes_entries:
            raise Refused("entries_closed")

    def tell(self, kind: type[E], **fields: Any) -> E:
        """Write down that something has happened."""
        self.tournament.events += 1
        event = kind(seq=self.tournament.events, at=self.now, by=self.by, **fields)
        self.fresh.append(event)
        return event
