"""What the service answers about the standings of a tournament: as JSON, a line each, or as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping

import msgspec

from service.director.record import Tournament
from service.director.standings_board import Changes
from service.tournaments.standings.earned import Rule
from service.tournaments.standings.lines import Line
from service.tournaments.standings.points import POINT

COLUMNS = ("rank", "entry", "name", "points", "decided_by", "games", "withdrawn")
"""Of the standings as CSV."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


class EarnedPoints(msgspec.Struct, kw_only=True):
    """What one round gave to an entry; what is told of a game is null for a bye.

    round: its number. points: what it gave. rule: by which they are counted. table: `ROUND.TABLE`. game: its id. place:
    1 is the best. tied: how many share the place. players: how many were at the table. score: at the end of the game.
    corrected: why another result counts, null where none does.
    """

    round: int
    points: float
    rule: Rule
    table: str | None
    game: str | None
    place: int | None
    tied: int | None
    players: int | None
    score: int | None
    corrected: str | None


class StandingLine(msgspec.Struct, kw_only=True):
    """The line of an entry.

    rank: 1 is the first; no two are the same. entry: its id. points: of all rounds. decided_by: what puts it behind the
    line above: `stage` (how far it came in a knockout), `points`, a tie-break, or `lot`; null for the first.
    tie_breaks: the values that were needed, by name. earned: what the points are made of. withdrawn: it plays no
    further round.
    """

    rank: int
    entry: str
    name: str
    points: float
    decided_by: str | None
    tie_breaks: dict[str, int]
    earned: list[EarnedPoints]
    withdrawn: bool


class TournamentStandings(msgspec.Struct, kw_only=True):
    """Standings by the results known so far. round: the last one that was made, 0 before the first. finished: whether
    the tournament is over. seq: of the last event that they know of. lines: the first one first."""

    round: int
    finished: bool
    seq: int
    lines: list[StandingLine]


def standings(known: Tournament, lines: list[Line]) -> TournamentStandings:
    """As clients see them. lines: as the rules have them."""
    return TournamentStandings(
        round=len(known.rounds), finished=known.over, seq=known.events, lines=list(each_line(known, lines))
    )


def each_line(known: Tournament, lines: Iterable[Line]) -> Iterable[StandingLine]:
    """The lines alone."""
    names = _names(known)
    return (_line(line, names) for line in lines)


def _names(known: Tournament) -> dict[str, str]:
    return {entrant.id: entrant.name for entrant in known.entrants}


def _line(line: Line, names: Mapping[str, str]) -> StandingLine:
    return StandingLine(
        rank=line.rank, entry=line.entry, name=names.get(line.entry, line.entry), points=line.points / POINT,
        decided_by=line.decided_by or None, tie_breaks=dict(line.tie_breaks), withdrawn=line.withdrawn,
        earned=[
            EarnedPoints(
                round=one.round, points=one.points / POINT, rule=one.rule, table=one.table or None,
                game=one.game or None, place=one.place or None, tied=one.tied if one.place else None,
                players=one.players or None, score=one.score if one.place else None, corrected=one.corrected or None,
            )
            for one in line.earned
        ],
    )  # fmt: skip


class StandingChange(msgspec.Struct, kw_only=True):
    """A line of the standings, without what its points are made of.

    rank: 1 is the first; no two are the same. entry: its id. points: of all rounds. decided_by: what puts it behind the
    line above; null for the first. withdrawn: it plays no further round.
    """

    rank: int
    entry: str
    name: str
    points: float
    decided_by: str | None
    withdrawn: bool


class StandingsChange(msgspec.Struct, kw_only=True):
    """Standings as a stream brings them, to be laid over what it brought before.

    whole: these are all lines, as at the beginning of a stream; else those that have changed. round: the last one that
    was made. finished: whether the tournament is over. seq: of the last event that they know of. entries: how many
    lines there are in all. lines: in the order of their ranks. gone: entries that have no line any more.
    """

    whole: bool
    round: int
    finished: bool
    seq: int
    entries: int
    lines: list[StandingChange]
    gone: list[str]


def changed(found: Changes, *, whole: bool) -> StandingsChange:
    """What a stream brings. whole: it has brought nothing before."""
    known, names = found.standing.tournament, _names(found.standing.tournament)
    return StandingsChange(
        whole=whole, round=len(known.rounds), finished=known.over, seq=known.events, entries=len(found.standing.lines),
        gone=found.gone,
        lines=[
            StandingChange(
                rank=line.rank, entry=line.entry, name=names.get(line.entry, line.entry), points=line.points / POINT,
                decided_by=line.decided_by or None, withdrawn=line.withdrawn,
            )
            for line in found.lines
        ],
    )  # fmt: skip


def as_csv(known: Tournament, lines: Iterable[Line]) -> str:
    """The standings after RFC 4180, the first line naming the columns. A spreadsheet takes no name for a formula."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for line in each_line(known, lines):
        games = sum(one.game is not None for one in line.earned)
        withdrawn = "true" if line.withdrawn else "false"
        name = f"'{line.name}" if line.name.startswith(_FORMULA) else line.name
        writer.writerow((line.rank, line.entry, name, _figure(line.points), line.decided_by or "", games, withdrawn))
    return written.getvalue()


def _figure(points: float) -> str:
    return f"{points:.3f}".rstrip("0").rstrip(".")
