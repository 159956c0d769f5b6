"""The events of a tournament against what the other lines say: each happened once, in order, and nothing else did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from msgspec import UnsetType

from chouette_sdk.tournament_check.book import Book, plain
from chouette_sdk.tournament_check.forms import Event
from chouette_sdk.tournament_check.names import game_id
from chouette_sdk.tournament_check.tally import Made, Tally
from chouette_sdk.tournament_check.verdict import refuse, same

OWN = ("check_in_closed", "round_started", "table_finished", "round_finished", "tournament_finished")
"""What the service does by itself."""


class Log:
    """Goes through the events once.

    attempts: by table, how often its game was made, where that is more than once. games: their ids by table and
    attempt, as far as events tell them. at_start: the entries that there were then. corrections_in_time: how many were
    made before the end.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.attempts: dict[str, int] = {}
        self.games: dict[tuple[str, int], str] = {}
        self.corrections_in_time = 0
        self.at_start: list[str] | None = None
        self.winner: Event | None = None
        self._league = book.is_league
        self._tally = Tally()
        self._line = 1
        self._begun: set[str] = set()
        self._waiting: set[str] = set()

    def compare(self) -> None:
        """Raises Differs."""
        for place, event in enumerate(self.book.events):
            self._line = self.book.line("event", place)
            same("event_differs", self._line, f"line {self._line}, the event's `seq`", place + 1, event.seq)
            if (place == 0) != (event.type == "tournament_created"):
                self._refuse("a tournament begins with tournament_created, and only there")
            if event.type in OWN and event.reason != "cancelled":
                same("event_differs", self._line, f"line {self._line}, {event.type}, `by`", None, event.by)
            teller = _TELLERS.get(event.type)
            if teller is not None and self._tally.end is not None and event.type != "result_corrected":
                self._refuse(f"{event.type} after the end")
            if teller is not None:
                teller(self, event)
        self._tally.compare(self.book)

    def game(self, table: str) -> str | None:
        """The id of its last game; None where nothing can tell."""
        return self.game_of(table, self.attempts.get(table, 1))

    def game_of(self, table: str, attempt: int) -> str | None:
        """The id of one of its games; None where nothing can tell."""
        seed = self.book.head.seed
        return self.games.get((table, attempt)) if seed is None else game_id(seed, table, attempt)

    # --- each event

    def _created(self, event: Event) -> None:
        head = self.book.head
        told = {"name": head.name, "ruleset": head.ruleset, "format": self.book.settings.format}
        self._same(told | {"commitment": head.commitment}, event)

    def _entered(self, event: Event) -> None:
        entry = _text(event.entry)
        if entry in self._tally.made:
            self._refuse(f"{entry} enters a second time")
        self._tally.made[entry] = Made(self._line, event, self._tally.rounds)

    def _withdrew(self, event: Event) -> None:
        entry = _text(event.entry)
        if entry not in self._tally.made or entry in self._tally.until:
            self._refuse(f"{entry} withdraws, and takes no part")
        if event.until:
            self._tally.until[entry] = event.until
        else:
            # Before the first round it is as if it had never been there.
            del self._tally.made[entry]

    def _rested(self, event: Event) -> None:
        self._rounds_out(event).add(event.round or 0)

    def _back(self, event: Event) -> None:
        self._rounds_out(event).discard(event.round or 0)

    def _rounds_out(self, event: Event) -> set[int]:
        # Before a round's games are there its beginning is not told.
        if event.round not in (self._tally.rounds + 1, self._tally.rounds + 2):
            self._refuse(f"{event.entry} says of round {event.round} whether it plays, and it is no next one")
        return self._tally.sits_out.setdefault(_text(event.entry), set())

    def _started(self, event: Event) -> None:
        self._turn("open", "running")
        self._tally.started_at, self.at_start = event.at, list(self._tally.made)
        self._same({"entries": list(self._tally.made), "contributions": self.book.head.contributions}, event)

    def _round_started(self, event: Event) -> None:
        # Tables of a league begin as their games are there.
        number = event.round if self._league and isinstance(event.round, int) else self._tally.rounds + 1
        if not 1 <= number <= len(self.book.rounds):
            self._refuse(f"round {number} begins, and no line tells it")
        if number > 1 and number - 1 not in self._tally.finished and not self._league:
            self._refuse(f"round {number} begins before the one before was over")
        made = self.book.rounds[number - 1]
        self._tally.rounds += 1
        for table in event.tables or ():
            self.games[table.id, self.attempts.get(table.id, 1)] = table.game
        seated = {entry for table in made.tables for entry in table.entries}
        if self._league and not seated <= self._waiting:
            self._refuse(f"{min(seated - self._waiting)} gets a table, and had not asked for one")
        self._waiting -= seated
        if self._begun & {table.id for table in made.tables}:
            self._refuse(f"round {number} begins a second time")
        self._begun |= {table.id for table in made.tables}
        tables = [
            {"id": table.id, "game": self.game(table.id), "seats": list(table.seats), "stage": table.stage}
            for table in made.tables
        ]
        longest = self.book.head.round_ms
        ends = None if longest is None else event.at + longest
        self._same({"round": number, "tables": tables, "byes": list(made.byes), "ends_at": ends}, event)

    def _table_finished(self, event: Event) -> None:
        if self._tally.results >= len(self.book.results):
            self._refuse(f"table {event.table} is over, and no line tells its result")
        result, line = self.book.results[self._tally.results], self.book.line("result", self._tally.results)
        self._tally.results += 1
        if result.table not in self._begun:
            self._refuse(f"table {result.table} is over before its round began")
        rounds = self._tally.rounds
        if not (rounds <= result.round <= len(self.book.rounds) if self._league else result.round == 0):
            where = f"line {line}, the result of table {result.table}, `round`"
            same("result_differs", line, where, rounds if self._league else 0, result.round)
        told = {"table": result.table, "game": result.game, "placings": plain(result.placings)}
        self._same(told | {"decided": result.decided}, event)
        where = f"line {line}, the result of table {result.table}, `game`"
        same("result_differs", line, where, self.game(result.table), result.game)

    def _round_finished(self, event: Event) -> None:
        self._tally.finished.add(event.round or 0)
        if not self._league:
            self._same({"round": len(self._tally.finished)}, event)

    def _replayed(self, event: Event) -> None:
        table = _text(event.table)
        attempt = self.attempts.get(table, 1)
        self.games[table, attempt] = _text(event.before)
        self.games[table, attempt + 1] = _text(event.game)
        self.attempts[table] = attempt + 1
        told = {"before": self.game_of(table, attempt), "game": self.game_of(table, attempt + 1)}
        self._same(told, event)

    def _corrected(self, event: Event) -> None:
        if self._tally.corrections >= len(self.book.corrections):
            self._refuse(f"the result of table {event.table} is corrected, and no line tells it")
        place = self._tally.corrections
        correction, line = self.book.corrections[place], self.book.line("correction", place)
        self._tally.corrections += 1
        told = {"table": correction.table, "placings": plain(correction.placings), "note": correction.reason}
        self._same(told, event)
        if correction.game is not None:
            where = f"line {line}, the correction of table {correction.table}, `game`"
            same("correction_differs", line, where, self.game(correction.table), correction.game)
        # The next round may be made, and its beginning not told yet.
        made = {self._tally.rounds, self._tally.rounds + (self._tally.rounds in self._tally.finished)}
        if correction.round not in made and not self._league:
            where = f"line {line}, the correction of table {correction.table}, `round`"
            same("correction_differs", line, where, self._tally.rounds, correction.round)

    def _asked(self, event: Event) -> None:
        self._waiting.add(_text(event.entry))

    def _took_back(self, event: Event) -> None:
        self._waiting.discard(_text(event.entry))

    def _paused(self, event: Event) -> None:
        self._turn("running", "paused")

    def _resumed(self, event: Event) -> None:
        self._turn("paused", "running")

    def _over(self, event: Event) -> None:
        head = self.book.head
        self._tally.end = _text(event.reason)
        self._tally.status = "cancelled" if self._tally.end == "cancelled" else "finished"
        self.corrections_in_time, self.winner = self._tally.corrections, event
        self._same({"reason": head.end, "seed": head.seed, "at": head.ended_at}, event)

    def _turn(self, expected: str, to: str) -> None:
        if self._tally.status != expected:
            self._refuse(f"expected a tournament that is {expected}, and it is {self._tally.status}")
        self._tally.status = to

    def _same(self, expected: dict[str, Any], event: Event) -> None:
        told = {name: plain(getattr(event, name)) for name in expected}
        same("event_differs", self._line, f"line {self._line}, {event.type}", expected, told)

    def _refuse(self, message: str) -> NoReturn:
        refuse("event_differs", self._line, f"line {self._line}: {message}")


def _text(told: str | UnsetType | None) -> str:
    return told if isinstance(told, str) else ""


_TELLERS: dict[str, Callable[[Log, Event], None]] = {
    "tournament_created": Log._created,
    "entry_made": Log._entered,
    "entry_withdrawn": Log._withdrew,
    "entry_sits_out": Log._rested,
    "entry_back": Log._back,
    "tournament_started": Log._started,
    "round_started": Log._round_started,
    "table_finished": Log._table_finished,
    "round_finished": Log._round_finished,
    "table_replayed": Log._replayed,
    "result_corrected": Log._corrected,
    "table_requested": Log._asked,
    "request_withdrawn": Log._took_back,
    "tournament_paused": Log._paused,
    "tournament_resumed": Log._resumed,
    "tournament_finished": Log._over,
}
