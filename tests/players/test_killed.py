"""Real workers are killed while rated games end: each game counts once, and all figures come out again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from service.pools.figures import OWED
from service.pools.record import GameRated, stored
from tests.players.test_in_the_store import OWNER, Hall
from tests.support.places import Place
from tests.worker.test_processes import Processes, on_each_way, until

PLAYERS, AT_ONCE = 9, 6
HITS, MOST_ROUNDS = 3, 20
"""So often a kill has to come after a game was rated, and before its players were told; and so often it is tried."""


@pytest.fixture
def processes(place: Place) -> Iterator[Processes]:
    found = Processes(**place.environment)
    yield found
    found.kill()


class Evening:
    """Games of some players, rated by workers of which none lives for long."""

    def __init__(self, place: Place, processes: Processes) -> None:
        self.hall = Hall(place)
        self.ending = Hall(place)
        self.processes = processes
        self.chance = Random(3)
        self.players = [self.hall.player(f"Player {number}") for number in range(PLAYERS)]
        self.pool = self.hall.players.pools.automatic(OWNER, "wikimonde")
        self.made: list[str] = []

    def end_some(self) -> None:
        """Some games are made, and end."""
        for _ in range(AT_ONCE):
            self.made.append(self.ending.rated(*self.chance.sample(self.players, 3)))

    def rated(self) -> int:
        """How many games count by now."""
        return self.hall.players.pools.load(self.pool).events

    def untold(self) -> int:
        """How many count of which their players may not know."""
        names = [OWED + game for game in self.made]
        return len(self.hall.players.pools._pools.items(stored(self.pool), names))

    def start(self) -> None:
        """Workers begin."""
        self.processes.up(self.hall.games, "worker", "worker", "worker.alarm")

    def kill_in_the_middle(self) -> bool:
        """Kill all workers as soon as some of these games count; whether that was before players were told of one."""
        self.start()
        reached, known = self.rated() + self.chance.randrange(AT_ONCE // 2), self.untold()
        with ThreadPoolExecutor(1) as hand:
            ended = hand.submit(self.end_some)
            until(lambda: self.rated() > reached)
            self.processes.kill()
            ended.result()
        return self.untold() > known

    def settled(self) -> bool:
        """Whether all games say that their players know."""
        return all(self.hall.games.read(game).meta.settled for game in self.made)


@on_each_way
@pytest.mark.timeout(400)
def test_workers_that_are_killed_while_games_end_rate_each_of_them_once(place: Place, processes: Processes) -> None:
    evening, hits, rounds = Evening(place, processes), 0, 0
    while hits < HITS:
        rounds += 1
        assert rounds <= MOST_ROUNDS, "no kill came where it proves something"
        hits += evening.kill_in_the_middle()
    evening.start()
    until(evening.settled, 120)
    pools = evening.hall.players.pools
    games = pools.games(evening.pool, 0, 500)
    assert sorted(game.game for game in games) == sorted(evening.made)
    assert len(games) == rounds * AT_ONCE
    told = pools.recalculate(evening.pool, OWNER)
    assert (told.games, told.players, told.same) == (len(games), PLAYERS, True)
    # On a cluster a list is told after what it lists: where a kill came in between, by an alarm.
    until(
        lambda: all(len(evening.hall.results(player)) >= len(counted(player, games)) for player in evening.players), 90
    )
    for player in evening.players:
        knows_all(evening.hall, player, games)


def counted(player: str, games: list[GameRated]) -> dict[str, Any]:
    """How each game changed the player's rating."""
    return {game.game: change for game in games for change in game.changes if change.player == player}


def knows_all(hall: Hall, player: str, games: list[GameRated]) -> None:
    """The player has a result and an event of each game, once, and they tell what the pool tells."""
    changes = counted(player, games)
    results: dict[str, dict[str, Any]] = {result["game"]: result for result in hall.results(player)}
    assert len(hall.results(player)) == len(results)
    assert {game: (one["rating_before"], one["rating_after"]) for game, one in results.items()} == {
        game: (change.before, change.after) for game, change in changes.items()
    }
    assert hall.told(player).count("game_over") == len(changes)
    assert [change.games for change in changes.values()] == list(range(1, len(changes) + 1))
