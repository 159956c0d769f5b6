"""What the service answers about rounds and standings of a tournament, as msgspec structs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

import msgspec

from service.director.events import TablePlacing, TournamentEvent, placings
from service.director.record import Tournament
from service.tournaments.results import Final
from service.tournaments.rounds import Round, Stage, Table
from service.tournaments.standings.earned import Rule
from service.tournaments.standings.lines import Line
from service.tournaments.standings.points import POINT

Decided = Literal["game", "time", "cancelled"]


class TournamentTable(msgspec.Struct, kw_only=True):
    """A table of a round.

    id: `ROUND.TABLE`. game: the id of its game; null while it is being made. seats: entries in the order of play.
    stage: what is played for. placings: its result, null while it is played. decided: by what: the game, the longest
    time of the round (`time`), or a game that was called off (`cancelled`); null while it is played. corrected: why
    its result was corrected, null where it was not.
    """

    id: str
    game: str | None
    seats: list[str]
    stage: Stage
    placings: list[TablePlacing] | None
    decided: Decided | None
    corrected: str | None


class TournamentRound(msgspec.Struct, kw_only=True):
    """A round. number: from 1 on. byes: entries without a table in it."""

    number: int
    tables: list[TournamentTable]
    byes: list[str]


class TournamentRounds(msgspec.Struct, kw_only=True):
    """All rounds so far."""

    rounds: list[TournamentRound]


def rounds(known: Tournament) -> TournamentRounds:
    """All of them, with results as far as they are known."""
    finals = known.known.finals()
    return TournamentRounds(rounds=[_round(known, made, finals) for made in known.rounds])


def _round(known: Tournament, made: Round, finals: Mapping[str, Final]) -> TournamentRound:
    tables = [_table(known, table, finals.get(table.id)) for table in made.tables]
    return TournamentRound(number=made.number, tables=tables, byes=list(made.byes))


def _table(known: Tournament, table: Table, final: Final | None) -> TournamentTable:
    return TournamentTable(
        id=table.id, game=None if table.id in known.making else known.games[table.id].game, seats=list(table.seats),
        stage=table.stage, placings=None if final is None else placings(final.placings),
        decided=None if final is None else cast(Decided, final.decided),
        corrected=(final.corrected or None) if final else None,
    )  # fmt: skip


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
    names = {entrant.id: entrant.name for entrant in known.entrants}
    return TournamentStandings(
        round=len(known.rounds), finished=known.over, seq=known.events, lines=[_line(line, names) for line in lines]
    )


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


class TournamentEventPage(msgspec.Struct, kw_only=True):
    """Events in order. last_seq: of the last one here, or what was asked for. last_id: to be sent as `after`, or as
    Last-Event-ID. finished: whether the tournament is over."""

    events: list[TournamentEvent]
    last_seq: int
    last_id: str
    finished: bool
