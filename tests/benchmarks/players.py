"""Players and pools: what a rated game and a leaderboard cost in a large pool, and the paths of one with many seats."""

from __future__ import annotations

import http.client
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from random import Random

from service.assemble import assemble
from service.director.service import TournamentService
from service.engine.core.actions.acts import Forfeit, Start
from service.games.commands import CreateGame, NewPlayer
from service.games.service import GameService, Snapshot
from service.players import ids
from service.players.kept import Draft
from service.players.record import MOST_PLACES, Player
from service.players.service import PlayerService
from service.pools import figures
from service.pools.record import PREFIX, RatingPool, stored
from service.pools.repository import AT_ONCE
from service.ratings import Played, Rating, Side, rated
from service.settings import Settings
from service.store.commits import Commit, Committed
from service.store.idempotency import Answer, StoredAnswer
from service.store.items import Item
from service.store.port import Store
from service.store.redis.connection import connect
from service.store.redis.nodes import layout_of
from service.store.revision import extended
from tests.benchmarks.measure import median
from tests.benchmarks.processes import web
from tests.benchmarks.report import Results, Row, machine
from tests.support.games import Answers
from tests.support.redis import RedisServer

GROUP = "players"
OWNER = "key_bench"
FEW, MANY = 1_000, 100_000
TABLES, SEATS = 16, 4
FLAT = 1.25
"""What the large pool may cost of what the small one does."""

PLAIN = "a plain load and commit of 1 KB"
OPENSKILL = "the new ratings of a game of 4 (openskill)"
Timed = dict[str, Callable[[], object]]


class House:
    """The service in this process, with pools that are full of players."""

    def __init__(self, redis_url: str) -> None:
        self.games: GameService = assemble(Settings(redis_url=redis_url))
        self.players = PlayerService(self.games, TournamentService(self.games))
        self.store: Store = self.games.store
        self._chance = Random(7)
        self._number = count()

    def pool(self, size: int) -> RatingPool:
        """A pool of so many players, of whom half are not provisional."""
        id_ = PREFIX + f"{size:020}".replace("0", "a").replace("1", "b")
        made = RatingPool(id=id_, created_at=1, owner=OWNER, name=str(size), ratings=None)
        pools = self.players.pools._pools
        pools.begin(made, lambda draft: None, None, lambda draft, _: StoredAnswer(204, b""))
        for first in range(0, size, AT_ONCE):
            found = pools.load(stored(id_))
            draft = Draft(found.record, 1)
            draft.items += [self._rated(number) for number in range(first, min(size, first + AT_ONCE))]
            assert pools.commit_on(found, draft)
        return made

    def _rated(self, number: int) -> Item:
        chance = self._chance
        mu, sigma = int(chance.gauss(25e6, 6e6)), int(chance.uniform(1e6, 8e6))
        return figures.of_player(_player(number), Rating(mu=mu, sigma=sigma, games=chance.choice((3, 30))), 10)

    def over(self, pool: RatingPool, players: list[str]) -> Snapshot:
        """A game of these that is over and counts there, as a worker reads it."""
        answers, now = Answers(), self.games.clock.now()
        game_id = ids.new_id()[2:] + "xx"
        self.games.create(CreateGame(ruleset="wikimonde", at=now, pool=pool.id), None, answers, game_id)
        for player in players:
            self.games.act(game_id, _seat(player).sit(now), None, answers)
        self.games.act(game_id, Start(player=players[0], at=now), None, answers)
        for player in players[:0:-1]:
            self.games.do(game_id, Forfeit(player=player, at=now))
        return self.games.read(game_id)

    def rate(self, pool: RatingPool, tables: list[Snapshot]) -> None:
        """One more game counts, and then its players know what it changed."""
        number = next(self._number)
        snapshot, rating = tables[number // 2 % len(tables)], self.players.pools.rating
        # Each time it is another game of the same players.
        snapshot.game.state.id = f"game{number:018}"
        assert len(rating.rate(lambda: snapshot)) == SEATS
        rating.told(pool.id, snapshot.game.state.id)

    def seated(self, seats: int) -> str:
        """The token of a player with so many seats in games that wait."""

        def told(draft: Draft[Player], token: str) -> StoredAnswer:
            return StoredAnswer(201, f"{draft.record.id} {token}".encode())

        made = self.players.create(OWNER, "Perceval", "", {}, None, told)
        assert isinstance(made, Answer)
        player, token = made.body.decode().split()
        for _ in range(seats):
            now, game_id = self.games.clock.now(), ids.new_id()[2:] + "xx"
            with self.players.sitting.at(player, game_id):
                making = CreateGame(ruleset="wikimonde", at=now, player=_seat(player))
                self.games.create(making, None, Answers(), game_id)
        return token


def _player(number: int) -> str:
    return ids.short(f"player {number}".encode())


def _seat(player: str) -> NewPlayer:
    return NewPlayer(name="Perceval", member=player, token=ids.new_token(player))


def plain(store: Store) -> Iterator[None]:
    """The floor: each time one record is loaded and committed, with an event."""
    nonces = ""
    for version in count():
        store.load("plain")
        nonce = f"{version:016x}"
        done = store.commit(Commit(
            game_id="plain", expected=version, nonce=nonce, nonces=nonces, blob=b"x" * 400, status="playing",
            events=[b"x" * 600], first_seq=version + 1,
        ))  # fmt: skip
        assert isinstance(done, Committed)
        nonces = extended(nonces, nonce)
        yield


def in_turn(candidates: Timed, rounds: int) -> dict[str, float]:
    """How long each takes by the clock (µs, the median of so many rounds in which they take turns)."""
    took: dict[str, list[float]] = {name: [] for name in candidates}
    for number in range(rounds):
        for name, candidate in candidates.items() if number % 2 else reversed(candidates.items()):
            begun = time.perf_counter_ns()
            candidate()
            took[name].append((time.perf_counter_ns() - begun) / 1000)
    return {name: median(times) for name, times in took.items()}


def pools(house: House, sizes: tuple[int, int], rounds: int) -> list[Row]:
    """What is done with two pools, against the floor and one against the other."""
    floor = plain(house.store)
    sides = tuple(Side(players=(_player(number),), place=number + 1) for number in range(SEATS))
    played = Played(game="game", at=1, sides=sides)
    candidates: Timed = {PLAIN: partial(next, floor), OPENSKILL: partial(rated, played, {})}
    client = connect(house.games.settings.redis_url)
    room = {}
    for size in sizes:
        pool, order = house.pool(size), sorted(map(_player, range(size)))
        tables = [house.over(pool, order[n :: size // SEATS][:SEATS]) for n in range(min(TABLES, size // SEATS))]
        there = house.players.pools
        page = partial(there.lines, pool, provisional=True, limit=20)
        middle = there._pools.excerpt(pool.stored_id, figures.ESTABLISHED, size // 5, 1).items[0].name
        candidates |= {
            f"a rated game, {size:,} players": partial(house.rate, pool, tables),
            f"the first page, {size:,} players": partial(page, after=None),
            f"a page in the middle, {size:,} players": partial(page, after=order[size // 2]),
            f"around a player, {size:,} players": partial(there.around, pool, middle, 10, provisional=False),
        }
        names = layout_of(client)
        keys = (names.game(pool.stored_id), names.order(pool.stored_id))
        room[size] = sum(int(client.memory_usage(key, samples=0) or 0) for key in keys) / size
    client.close()
    found = in_turn(candidates, rounds)
    rows = [Row(group=GROUP, what=what, value=found.pop(what), unit="µs") for what in (PLAIN, OPENSKILL)]
    few, many = (f"{size:,} players" for size in sizes)
    for what, value in found.items():
        small = found[what.replace(many, few)]
        if what.endswith(f" {few}"):
            rows.append(Row(group=GROUP, what=what, value=value, unit="µs", floor=rows[0].value, against=PLAIN))
        else:
            goal, met = f"ratio ≤ {FLAT}", value / small <= FLAT
            rows.append(
                Row(group=GROUP, what=what, value=value, unit="µs", floor=small, against=few, goal=goal, met=met)
            )
    return [*rows, Row(group=GROUP, what=f"room of a player in Redis, {many}", value=room[sizes[1]], unit="bytes",
                       floor=room[sizes[0]], against=few)]  # fmt: skip


@contextmanager
def asking(port: int) -> Iterator[Callable[[str, str], bytes]]:
    """GET of a path with a token, on one connection."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def get(path: str, token: str) -> bytes:
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        answer = connection.getresponse()
        body = answer.read()
        assert answer.status == 200, body
        return body

    yield get
    connection.close()


def mine(house: House, redis_url: str, seats: tuple[int, ...], rounds: int) -> list[Row]:
    """What a player's own paths take over HTTP, by their seats."""
    tokens = {count: house.seated(count) for count in seats}
    service = web(redis_url, "service.app:create_app()", CHOUETTE_LIMITS="off", CHOUETTE_WEB_NICE="0")
    with service as (port, _), asking(port) as get:
        floor = "GET /v1/me"
        candidates: Timed = {floor: partial(get, "/v1/me", tokens[seats[0]])}
        for number, token in tokens.items():
            assert get("/v1/me/seats", token).count(b'"game":') == number
            candidates |= {
                f"GET /v1/me/{what}, {number} seats": partial(get, f"/v1/me/{what}", token)
                for what in ("seats", "events")
            }
        found = in_turn(candidates, rounds)
    base = found.pop(floor)
    rows = [
        Row(group=GROUP, what=what, value=value, unit="µs", floor=base, against=floor) for what, value in found.items()
    ]
    return [Row(group=GROUP, what=floor, value=base, unit="µs"), *sorted(rows, key=lambda row: "events" in row.what)]


def run(*, quick: bool = False) -> Results:
    """Pools on one Redis by the service's own parts; a player's paths over HTTP, from one web process."""
    sizes, rounds, seats = ((40, 400), 5, (1, 3)) if quick else ((FEW, MANY), 1_000, (1, 50, MOST_PLACES))
    server = RedisServer()
    server.start()
    try:
        house = House(server.url)
        rows = pools(house, sizes, rounds) + mine(house, server.url, seats, max(5, rounds // 5))
        house.games.close()
    finally:
        server.close()
    note = (
        f"By the clock, medians of {rounds} rounds in which all take turns (HTTP: {max(5, rounds // 5)}). A rated game "
        f"is what a worker does with the pool for a game of {SEATS} (load, ratings, commit; once all are told, what "
        "the pool owed them goes by one more load and commit), without what it does with the game and its players. "
        "Pages have 20 lines, without names; around a player: 21 of those who are not provisional."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})
