"""Matchmaking: what 1,000 players cost who come to wait in a queue, and the 250 tables that are made of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from redis import Redis

from service.assemble import assemble
from service.director.service import TournamentService
from service.games.commands import CreateGame, NewPlayer
from service.games.service import GameService
from service.matchmaking.record import MatchmakingQueue
from service.players import ids
from service.players.kept import Draft
from service.players.known import KnownPlayer
from service.players.record import Player
from service.players.service import PlayerService
from service.ratings import Queue, Waiting, matched
from service.settings import Settings
from service.store.idempotency import Answer, StoredAnswer
from tests.benchmarks.report import Results, Row, machine
from tests.support.games import Answers
from tests.support.redis import RedisServer

GROUP = "matchmaking"
OWNER = "key_bench"
SEATS = 4
APART = 300
NOTHING = StoredAnswer(status=204, body=b"")


class House:
    """The service in this process, with players and a queue in which they wait."""

    def __init__(self, redis_url: str, count: int) -> None:
        self.games: GameService = assemble(Settings(redis_url=redis_url))
        self.players = PlayerService(self.games, TournamentService(self.games))
        self._redis = Redis.from_url(redis_url)
        self.waiting = [self._player(number) for number in range(count)]
        self.queue = MatchmakingQueue(
            id=self.players.matchmaking.new_id(None), created_at=self.games.clock.now(), owner=OWNER, name="Ranked",
            ruleset="wikimonde", pool=self.players.pools.automatic(OWNER, "wikimonde"), table_size=SEATS,
            ticket_ms=3_600_000,
        )  # fmt: skip
        self.players.matchmaking.create(self.queue, None, lambda step, _: NOTHING)

    def _player(self, number: int) -> KnownPlayer:
        def told(draft: Draft[Player], token: str) -> StoredAnswer:
            return StoredAnswer(201, draft.record.id.encode())

        made = self.players.create(OWNER, f"Player {number}", "", {}, None, told)
        assert isinstance(made, Answer)
        return KnownPlayer(made.body.decode(), OWNER, f"Player {number}")

    def come(self, players: list[KnownPlayer]) -> None:
        """These players wait from now on."""
        for player in players:
            self.players.matchmaking.wait(self.queue.id, player, lambda ticket, new: NOTHING)

    def seat(self) -> None:
        """What workers do until each player has a table and knows of it."""
        while (queue := self.players.matchmaking.load(self.queue.id)).tickets or queue.making or queue.untold:
            self.players.matchmaking.runner.look_at(self.queue.id)
        assert queue.made == len(self.waiting) // SEATS

    def by_hand(self, players: list[KnownPlayer]) -> None:
        """The floor: tables that are made and joined, a request each."""
        for first in range(0, len(players), SEATS):
            game_id, now = ids.new_id()[2:] + "xx", self.games.clock.now()
            self.games.create(CreateGame(ruleset="wikimonde", at=now), None, Answers(), game_id)
            for player in players[first : first + SEATS]:
                sits = NewPlayer(name=player.name, member=player.id, token=ids.new_token(player.id)).sit(now)
                with self.players.sitting.at(player.id, game_id):
                    self.games.act(game_id, sits, None, Answers())

    def took(self, work: Callable[[], object]) -> float:
        """Processor time of this process and of Redis for it (ms)."""
        before, redis = time.process_time(), self._used()
        work()
        return (time.process_time() - before + self._used() - redis) * 1000

    def _used(self) -> float:
        found = self._redis.info("cpu")
        return float(found["used_cpu_user"]) + float(found["used_cpu_sys"])

    def close(self) -> None:
        self._redis.close()
        self.games.close()


def rules(count: int) -> float:
    """Processor time (ms) of the rules alone, for so many who come at once, at most 2 × 300 apart."""
    there = [Waiting(player=str(n), rating=1500 - APART + n * 2 * APART // count, since=n) for n in range(count)]
    begun = time.process_time()
    matched(Queue(size=SEATS), there, 60_000)
    return (time.process_time() - begun) * 1000


def run(*, quick: bool = False) -> Results:
    """Everything on one Redis, by the service's own parts, in one process."""
    count = 40 if quick else 1_000
    part = count // 10
    server = RedisServer()
    server.start()
    try:
        house = House(server.url, count)
        by_hand = house.took(partial(house.by_hand, house.waiting)) / (count / SEATS)
        first = house.took(partial(house.come, house.waiting[:part])) / part
        house.come(house.waiting[part:-part])
        last = house.took(partial(house.come, house.waiting[-part:])) / part
        tables = house.took(house.seat) / (count / SEATS)
        house.close()
    finally:
        server.close()
    alone = "the first ones"
    hand = f"a table that is made, and joined by {SEATS}"
    rows = [
        Row(group=GROUP, what=f"a player comes, {alone} of {count:,}", value=first, unit="ms"),
        Row(group=GROUP, what=f"a player comes, the last ones of {count:,}", value=last, unit="ms", floor=first,
            against=alone),
        Row(group=GROUP, what=hand, value=by_hand, unit="ms"),
        Row(group=GROUP, what=f"a table of {SEATS} for those who wait, all told", value=tables, unit="ms",
            floor=by_hand, against=hand),
        Row(group=GROUP, what=f"the rules alone, for {count:,} at once", value=rules(count), unit="ms"),
    ]  # fmt: skip
    note = (
        "Processor time of the service's process and of Redis together. All players have come before a worker looks; "
        "a player who comes is one request (the ticket, the player's stream), a table is its part of what workers do: "
        "the rules, the game with its players in their seats, and what each of them is told."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})
