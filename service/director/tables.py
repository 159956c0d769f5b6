"""The games of tables: who sits there, and what their ends mean for the tournament."""

from __future__ import annotations

import msgspec

from service.director.record import Overtime, Tournament
from service.engine import Game
from service.engine.core.told.standings import FORFEITS, standings
from service.games.commands import CreateGame
from service.games.tournament_games import SeatedGame, SeatedPlayer
from service.tournaments.entries import is_empty
from service.tournaments.results import Placing, Result
from service.tournaments.rounds import Table


def seated(tournament: Tournament, table: Table, at: int) -> SeatedGame:
    """The game of a table, to be made at this instant (ms)."""
    plan = tournament.plan
    making = CreateGame(
        ruleset=plan.ruleset,
        options={**plan.options, "max_players": len(table.seats)},
        visibility=plan.visibility,
        name=f"{plan.name} · {table.id}",
        api_key_id=tournament.owner,
        metadata={**plan.metadata, "tournament": tournament.id, "table": table.id},
        at=at,
        watching=plan.watching,
        pool=plan.pool,
    )
    return SeatedGame(
        game_id=tournament.games[table.id].game,
        making=making,
        players=[_player(tournament, table, seat) for seat in table.seats],
        tournament=tournament.id,
        table=table.id,
    )


def _player(tournament: Tournament, table: Table, seat: str) -> SeatedPlayer:
    entrant = tournament.entrant(seat)
    if entrant is None:
        number = table.seats.index(seat) + 1
        return SeatedPlayer(id=player_of(table, seat), name=f"Bot {number}", bot=tournament.plan.bots)
    return SeatedPlayer(
        id=entrant.id, name=entrant.name, token=entrant.token, bot=entrant.bot, entropy=entrant.entropy,
        external_id=entrant.external_id, member=entrant.member,
    )  # fmt: skip


def player_of(table: Table, seat: str) -> str:
    """The player's id at the game of a table."""
    return f"empty_seat_{table.seats.index(seat) + 1}" if is_empty(seat) else seat


def result_of(tournament: Tournament, table: Table, game: Game, decided: str) -> Result:
    """What the end of a game means for its table."""
    seats = {player_of(table, seat): seat for seat in table.seats}
    sign = -1 if game.lowest_wins else 1
    placings = tuple(
        Placing(
            entry=seats[standing.player], place=standing.rank, score=sign * standing.score,
            forfeit=standing.reason in FORFEITS,
        )
        for standing in standings(game)
        if standing.player in seats
    )  # fmt: skip
    if decided == "time":
        placings = _overtime(tournament.plan.overtime, placings)
    return Result(table=table.id, game=tournament.games[table.id].game, placings=placings, decided=decided)


def _overtime(decided: Overtime, placings: tuple[Placing, ...]) -> tuple[Placing, ...]:
    """The places of a table whose time was over. A player who had left has forfeited all the same."""
    if decided == "scores":
        return placings
    return tuple(msgspec.structs.replace(one, place=1, forfeit=one.forfeit or decided == "forfeit") for one in placings)
