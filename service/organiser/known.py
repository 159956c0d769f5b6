"""What is known of a tournament while it is watched: standings with what has moved, the tables of its round, what was
told last."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from chouette_sdk import Event, models

KEPT = 6
"""So many of the last lines are kept."""


@dataclass(frozen=True)
class Row:
    """A line of the standings. moved: by how many ranks it went up since the round began, below zero: down."""

    rank: int
    entry: str
    name: str
    points: float
    moved: int
    games: int
    firsts: int
    decided_by: str
    withdrawn: bool


@dataclass(frozen=True)
class Seat:
    """A seat of a table. place: 0 while it is played."""

    name: str
    place: int
    forfeit: bool


@dataclass(frozen=True)
class Table:
    """A table of the round that is played. seats: in the order of play, and by places once it is over."""

    id: str
    stage: str
    over: bool
    corrected: bool
    seats: tuple[Seat, ...]


@dataclass
class Board:
    """All of it. ends_at: of the round, in ms since the epoch."""

    view: models.TournamentView
    rows: list[Row] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    byes: list[str] = field(default_factory=list)
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT))
    _ranks: dict[str, int] = field(default_factory=dict)
    _round: int = -1

    @property
    def over(self) -> bool:
        """Whether nothing happens any more."""
        return self.view.status in ("finished", "cancelled")

    @property
    def played(self) -> int:
        """How many tables of the round are over."""
        return sum(table.over for table in self.tables)

    def renew(
        self, view: models.TournamentView, standings: models.TournamentStandings, rounds: list[models.TournamentRound]
    ) -> None:
        """As the service tells it now."""
        self.view = view
        names = {line.entry: line.name for line in standings.lines}
        before = self.rows
        if standings.round_ != self._round:
            # Who begins to watch in the middle of a round sees what moves from then on.
            since = {row.entry: row.rank for row in before} or {line.entry: line.rank for line in standings.lines}
            self._round, self._ranks = standings.round_, since
        self.rows = [self._row(line) for line in standings.lines]
        self.tables, self.byes = [], []
        if rounds:
            shown = rounds[-1:] if view.settings.format_ != "league" else rounds[-KEPT:]
            self.tables = [_table(table, names) for made in reversed(shown) for table in made.tables]
            self.byes = [names.get(entry, entry) for entry in rounds[-1].byes]

    def _row(self, line: models.StandingLine) -> Row:
        places = [one.place for one in line.earned if one.place]
        return Row(
            rank=line.rank, entry=line.entry, name=line.name, points=line.points,
            moved=self._ranks.get(line.entry, line.rank) - line.rank, games=len(places), firsts=places.count(1),
            decided_by=line.decided_by or "", withdrawn=line.withdrawn,
        )  # fmt: skip

    def name(self, entry: str) -> str:
        """An entry as people know it; a bot on an empty seat is one."""
        found = next((row.name for row in self.rows if row.entry == entry), None)
        return found or ("a bot" if entry.startswith("bot:") else entry)

    def hear(self, event: Event) -> str | None:
        """What an event tells, in a sentence; None for what tells nothing new."""
        line = self._told(event)
        if line is not None:
            self.lines.append(line)
        return line

    def _told(self, event: Event) -> str | None:
        match event:
            case models.EntryMadeEvent():
                return f"{event.name} enters."
            case models.EntryWithdrawnEvent():
                return f"{self.name(event.entry)} withdraws."
            case models.TournamentStartedEvent():
                return f"It begins, with {len(event.entries)} entries."
            case models.RoundStartedEvent():
                byes = f", {', '.join(map(self.name, event.byes))} sitting out" if event.byes else ""
                return f"Round {event.round_} begins: {_counted(len(event.tables), 'table')}{byes}."
            case models.TableFinishedEvent():
                return f"Table {event.table}: {self._places(event.placings)}.{_DECIDED.get(str(event.decided), '')}"
            case models.RoundFinishedEvent():
                return f"Round {event.round_} is over."
            case models.ResultCorrectedEvent():
                return f"Table {event.table} is corrected: {self._places(event.placings)}. {event.note}"
            case models.TableReplayedEvent():
                return f"Table {event.table} plays again. {event.note}".strip()
            case models.TournamentPausedEvent():
                return f"Paused. {event.note}".strip()
            case models.TournamentResumedEvent():
                return "It goes on."
            case models.TournamentFinishedEvent():
                winner = f" {self.name(event.winner)} has won." if event.winner else ""
                return f"{_ENDS.get(str(event.reason), 'It is over.')}{winner} {event.note}".strip()
            case _:
                return None

    def _places(self, placings: list[models.TablePlacing]) -> str:
        ranked = sorted(placings, key=lambda placing: placing.place)
        return ", ".join(f"{one.place}. {self.name(one.entry)}{' (left)' * one.forfeit}" for one in ranked)


def _table(table: models.TournamentTable, names: dict[str, str]) -> Table:
    placings = {one.entry: one for one in table.placings or []}
    seats = [
        Seat(
            names.get(entry) or ("bot" if entry.startswith("bot:") else entry),
            placings[entry].place if entry in placings else 0,
            entry in placings and placings[entry].forfeit,
        )
        for entry in table.seats
    ]
    over = table.placings is not None
    ordered = sorted(seats, key=lambda seat: seat.place) if over else seats
    return Table(table.id, str(table.stage), over, table.corrected is not None, tuple(ordered))


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


_DECIDED = {"time": " (by time)", "cancelled": " (called off)"}
_ENDS = {
    "played": "It is over.",
    "too_few": "It is over: too few were left.",
    "cancelled": "It was called off.",
}
