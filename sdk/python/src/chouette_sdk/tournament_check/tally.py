"""What the events of a tournament add up to, against what the other lines of its export say."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from chouette_sdk.tournament_check.book import Book, plain
from chouette_sdk.tournament_check.forms import Event
from chouette_sdk.tournament_check.verdict import refuse, same


class Made(NamedTuple):
    """An entry as an event told it. rounds: how many had begun."""

    line: int
    event: Event
    rounds: int


@dataclass
class Tally:
    """made: the entries that are there, by id. until, sits_out: as events told them of entries. rounds, results,
    corrections: how many were told. finished: the numbers of rounds that are over. end: why the tournament is."""

    made: dict[str, Made] = field(default_factory=dict)
    until: dict[str, int] = field(default_factory=dict)
    sits_out: dict[str, set[int]] = field(default_factory=dict)
    rounds: int = 0
    results: int = 0
    corrections: int = 0
    finished: set[int] = field(default_factory=set)
    started_at: int | None = None
    status: str = "open"
    end: str | None = None

    def compare(self, book: Book) -> None:
        """Once all events were looked at. Raises Differs."""
        self._compare_head(book)
        self._compare_entries(book)
        self._compare_counts(book)

    def _compare_head(self, book: Book) -> None:
        head, over = book.head, self.end is not None
        expected = {"seq": len(book.events), "status": self.status, "end": self.end}
        expected["started_at"] = self.started_at
        told = plain(head)
        same("head_differs", 1, "line 1", expected, {name: told[name] for name in expected})
        for name, known in (("seed", over), ("ended_at", over), ("contributions", self.started_at is not None)):
            if (told[name] is not None) != known:
                refuse("head_differs", 1, f"line 1, `{name}`: expected {'a value' if known else 'null'}")

    def _compare_entries(self, book: Book) -> None:
        ids = [entry.id for entry in book.entries]
        same("entries_differ", book.line("entry", 0), "the entries, by the events", list(self.made), ids)
        for place, (entry, person) in enumerate(zip(book.entries, book.people, strict=True)):
            made, line = self.made[entry.id], book.line("entry", place)
            expected: dict[str, Any] = {"name": made.event.name, "bot": made.event.bot}
            expected |= {"since": made.event.since, "at": made.event.at}
            expected["until"] = self.until.get(entry.id)
            expected["sits_out"] = sorted(self.sits_out.get(entry.id, ()))
            told: dict[str, Any] = {"name": person.name, "bot": person.bot}
            told |= {"since": entry.since, "at": person.entered_at}
            told["until"], told["sits_out"] = entry.until, sorted(entry.sits_out)
            same("entries_differ", line, f"line {line}, entry {entry.id}", expected, told)
            # Before a round's games are there its beginning is not told.
            most = len(book.rounds) if book.is_league else made.rounds + 1
            if not made.rounds <= entry.since - 1 <= most:
                where = f"line {line}, entry {entry.id}, `since`"
                same("entries_differ", line, where, made.rounds + 1, entry.since)

    def _compare_counts(self, book: Book) -> None:
        for kind, told, kept in (
            ("result", self.results, len(book.results)),
            ("correction", self.corrections, len(book.corrections)),
        ):
            if told != kept:
                line = book.line(kind, told)
                refuse(f"{kind}_differs", line, f"line {line}: the events tell {told} {kind}s, the lines {kept}")
        # The games of the last round may still be in the making.
        if self.rounds > len(book.rounds) or (self.rounds < len(book.rounds) - 1 and not book.is_league):
            line = book.line("round", self.rounds)
            refuse("round_differs", line, f"line {line}: the events tell {self.rounds} rounds, the lines more")

        over = {result.table for result in book.results}
        whole = {made.number for made in book.rounds if all(table.id in over for table in made.tables)}
        if not book.is_league and whole != self.finished:
            line = book.line("round", min(whole ^ self.finished) - 1)
            refuse("event_differs", line, f"line {line}: the events tell otherwise which rounds are over")
