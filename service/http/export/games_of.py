"""The games of a tournament, as lines of its export: each is loaded when its line is asked for, and let go after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from service.director.making import game_id
from service.director.record import Tournament
from service.games.service import GameService
from service.http.export.lines import ExportGame
from service.http.responses import duels
from service.http.responses.proof import Record
from service.http.responses.proofs import deal_proof, dice_proof
from service.scenario.record import record
from service.store.commits import GameStatus
from service.store.errors import GameNotFound


class Played(msgspec.Struct, frozen=True):
    """A game of a tournament that was, or is to be, made. attempt: as ExportGame has it. hidden: from this reader."""

    table: str
    game: str
    attempt: int
    making: bool
    hidden: bool = False


def is_restricted(known: Tournament) -> bool:
    """Whether not all who may see the tournament may see all of its games."""
    return known.plan.watching in ("invited", "nobody")


def games_of(known: Tournament, entry: str | None, *, organiser: bool) -> Iterator[Played]:
    """All of them, those that were played again included, in the order of the tables.

    entry: of the reader; where not all may watch, it sees its own games, and the organiser all.
    """
    hides = is_restricted(known) and not organiser
    seats = {table.id: table.seats for made in known.rounds for table in made.tables}
    for table, held in known.games.items():
        for attempt in range(1, held.attempt):
            yield Played(table, game_id(known, table, attempt), attempt, False, hides and entry not in seats[table])
        yield Played(table, held.game, held.attempt, table in known.making, hides and entry not in seats[table])


def game_line(games: GameService, played: Played, statuses: Mapping[str, GameStatus]) -> ExportGame:
    """What may be told of a game now. statuses: of all games, as they were when the export began.

    Raises StoreUnavailable.
    """
    line = ExportGame(
        line=0, table=played.table, game=played.game, attempt=played.attempt, told="whole", lowest_wins=None,
        record=None, dice=None, deals=None,
    )  # fmt: skip
    status = statuses.get(played.game)
    if played.making:
        line.told = "making"
    elif status is None:
        line.told = "expired"
    elif status != "finished":
        line.told = "playing"
    elif played.hidden:
        line.told = "hidden"
    else:
        try:
            _tell(games, line)
        except GameNotFound:
            line.told = "expired"
    return line


def _tell(games: GameService, line: ExportGame) -> None:
    snapshot = games.read(line.game)
    log = list(duels.log(games, line.game))
    raw = [entry.raw for entry in log]
    private = {entry.seq: entry.private for entry in log if entry.private}
    told = record(snapshot.game, raw, private=private)
    line.lowest_wins = snapshot.game.lowest_wins
    line.record = msgspec.convert(told, Record)
    if snapshot.proof == "dice":
        line.dice = dice_proof.fold(raw, snapshot.drawn)
    elif snapshot.proof == "deals":
        line.deals = deal_proof.fold(log, snapshot.drawn, None)
