"""A tournament in the hands of one task: what it becomes, and what is told of that."""

from __future__ import annotations

from typing import Any, TypeVar

from service.director.events import TournamentEvent
from service.director.record import Tournament

E = TypeVar("E", bound=TournamentEvent)


class Refused(Exception):
    """A command cannot be carried out. code: stable, part of the wire contract. detail: says what to do. values: the
    facts behind it."""

    def __init__(self, code: str, detail: str | None = None, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.values = values


class Desk:
    """One tournament, and the events of this step. now: ms; never before what has happened already."""

    def __init__(self, tournament: Tournament, now: int) -> None:
        self.tournament = tournament
        self.now = now
        self.fresh: list[TournamentEvent] = []

    def tell(self, kind: type[E], **fields: Any) -> E:
        """Write down that something has happened."""
        self.tournament.events += 1
        event = kind(seq=self.tournament.events, at=self.now, **fields)
        self.fresh.append(event)
        return event
