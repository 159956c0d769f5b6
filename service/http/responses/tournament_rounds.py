"""What the service answers about the rounds and events of a tournament, as msgspec structs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

import msgspec

from service.director.events import TablePlacing, TournamentEvent, placings
from service.director.record import Tournament
from service.tournaments.results import Final
from service.tournaments.rounds import Round, Stage, Table

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


class TournamentEventPage(msgspec.Struct, kw_only=True):
    """Events in order. last_seq: of the last one here, or what was asked for. last_id: to be sent as `after`, or as
    Last-Event-ID. finished: whether the tournament is over."""

    events: list[TournamentEvent]
    last_seq: int
    last_id: str
    finished: bool
