"""Pools in every store: leaderboards of many, what an earlier release has stored, games that are rated meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from service.director.refused import Refused
from service.games.service import GameService
from service.players.kept import Draft
from service.pools import figures
from service.pools.rating import rate_into
from service.pools.record import RatingPool, stored
from service.pools.repository import Pools
from service.pools.service import PoolService
from service.ratings import Played, Rank, Rating, Side, leaderboard, recalculated
from service.settings import Settings
from service.store.commits import Commit, Committed
from service.store.errors import Contended, StoreUnavailable
from service.store.idempotency import StoredAnswer
from service.store.memory.store import MemoryStore
from service.store.port import Store
from service.store.redis.store import RedisStore
from service.store.revision import NONCE
from tests.support.clock import SetClock
from tests.support.places import ON_ALL, place_on

OWNER = "key_mine"
POOL = "r_" + "a" * 20
BEFORE = Path(__file__).parents[1] / "golden" / "pools" / "before-items.jsonl"
"""A pool as it was stored before its ratings were items, and its events, a line each."""

Way = tuple[Store, Settings]


@pytest.fixture(params=["memory", *ON_ALL])
def way(request: pytest.FixtureRequest) -> Iterator[Way]:
    if request.param == "memory":
        yield MemoryStore(), Settings()
        return
    place = place_on(request.param, request)
    store = RedisStore(place.client(), alarms_here=True)
    yield store, place.settings()
    store.close()


@pytest.fixture
def pools(way: Way) -> PoolService:
    store, settings = way
    return PoolService(GameService(store, settings, SetClock(1_800_000_002_000)))


def begin(pools: PoolService, **more: Any) -> str:
    """A new pool."""
    made = RatingPool(id=POOL, created_at=1_800_000_000_000, owner=OWNER, name="Winter", ratings=None, **more)
    pools._pools.begin(made, lambda draft: None, None, lambda draft, _: StoredAnswer(status=204, body=b""))
    return made.id


def rate(pools: PoolService, played: Played) -> None:
    """Let a game count, as a worker would."""
    found = pools._pools.load(stored(POOL))
    draft = Draft(found.record, played.at)
    names = [player for side in played.sides for player in side.players]
    items = pools._pools.items(stored(POOL), names)
    rate_into(draft, played, {name: figures.rating(items.get(name)) for name in names})
    assert pools._pools.commit_on(found, draft)


def many(count: int, players: int, seed: int = 1) -> list[Played]:
    """Games of some of them, with places that are shared now and then."""
    chance = Random(seed)
    return [
        Played(
            game=f"g{number:04}", at=number + 1,
            sides=tuple(
                Side(players=(f"p_{player:03}",), place=chance.randrange(1, 3))
                for player in chance.sample(range(players), 3)
            ),
        )
        for number in range(count)
    ]  # fmt: skip


def test_a_leaderboard_is_what_sorting_all_ratings_makes(pools: PoolService) -> None:
    begin(pools, provisional_games=4)
    # Pairs that share the first place have the same rating.
    pairs = [
        Played(game=f"h{n}", at=100 + n, sides=tuple(Side(players=(f"p_{n}{side}",), place=1) for side in "xy"))
        for n in range(3)
    ]
    games = [*many(60, 30), *pairs]
    for played in games:
        rate(pools, played)
    pool, made = pools.load(POOL), recalculated(games, provisional_games=4)
    for provisional in (True, False):
        wanted = leaderboard(made, with_provisional=provisional)
        assert 4 < len(wanted) < 37
        assert paged(pools, pool, provisional=provisional) == wanted
        for place, line in enumerate(wanted):
            found = pools.around(pool, line.player, 2, provisional=provisional)
            assert found == wanted[max(0, place - 2) : place + 3]
        for stranger in ("p_stranger", f"{figures.OWED}g0001"):
            assert pools.around(pool, stranger, 2, provisional=provisional) == []
            assert pools.lines(pool, provisional=provisional, after=stranger, limit=3) == wanted[:3]
        assert pools.lines(pool, provisional=provisional, after=wanted[-1].player, limit=3) == []
    assert len({line.rank for line in leaderboard(made)}) < 32, "some share a rank"
    assert pools.recalculate(POOL, OWNER).same


def paged(pools: PoolService, pool: RatingPool, *, provisional: bool) -> list[Rank]:
    """All lines, some at a time."""
    found = pools.lines(pool, provisional=provisional, after=None, limit=4)
    while more := pools.lines(pool, provisional=provisional, after=found[-1].player, limit=4):
        found += more
    return found


def store_before(store: Store, *, players: int = 0) -> RatingPool:
    """Put a pool there as a release before stored it; it as that release knew it. players: so many more ratings."""
    blob, *events = BEFORE.read_bytes().splitlines()
    if players:
        kept = msgspec.json.decode(blob)
        kept["ratings"] |= {f"p_{number:020}": [25_000_000, 8_333_333, 0, 0] for number in range(players)}
        blob = msgspec.json.encode(kept)
    made = Commit(game_id=stored(POOL), expected=0, nonce="f" * 16, blob=blob, status="playing", events=events)
    assert isinstance(store.commit(made), Committed)
    return msgspec.json.decode(blob, type=RatingPool)


def test_a_pool_of_an_earlier_release_is_brought_forward(pools: PoolService, way: Way) -> None:
    before = store_before(way[0])
    pool = pools.load(POOL)
    assert (pool.ratings, pool.owed) == (None, {})
    assert before.ratings
    kept = {player: Rating(mu=mu, sigma=sigma, games=games, wins=wins) for player, (mu, sigma, games, wins) in
            before.ratings.items()}  # fmt: skip
    assert {line.player: line.rating for line in pools.lines(pool, provisional=True, after=None, limit=9)} == kept
    assert [line.player[2] for line in pools.lines(pool, provisional=False, after=None, limit=9)] == ["a", "b"]
    assert pools.recalculate(POOL, OWNER).same
    [(game, changes)] = before.owed.items()
    found = pools._pools.items(stored(POOL), [figures.OWED + game])
    assert figures.owed(found[figures.OWED + game]) == changes
    pools.rating.told(POOL, game)
    assert pools._pools.items(stored(POOL), [figures.OWED + game]) == {}
    rate(
        pools,
        Played(
            game="next",
            at=9,
            sides=(Side(players=("p_" + "c" * 20,), place=1), Side(players=("p_" + "a" * 20,), place=2)),
        ),
    )
    told = pools.recalculate(POOL, OWNER)
    assert (told.games, told.players, told.same) == (4, 3, True)


def test_a_large_one_is_brought_forward_in_steps_that_may_be_broken_off(
    pools: PoolService, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_before(way[0], players=2_500)
    real, steps = Pools.commit_on, list[int]()

    def dies_second(self: Pools, found: Any, draft: Any) -> bool:
        steps.append(len(draft.items))
        if len(steps) == 2:
            raise StoreUnavailable("killed")
        return real(self, found, draft)

    monkeypatch.setattr(Pools, "commit_on", dies_second)
    with pytest.raises(StoreUnavailable):
        pools.load(POOL)
    pool = pools.load(POOL)
    assert steps == [1000, 1000, 1000, 504]
    assert pool.ratings is None
    assert pools._pools.excerpt(stored(POOL), figures.ALL, 0, 0).total == 2_503


def test_one_that_cannot_be_brought_forward_is_given_up(
    pools: PoolService, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_before(way[0])
    monkeypatch.setattr(Pools, "commit_on", lambda self, found, draft: False)
    with pytest.raises(Contended):
        pools.load(POOL)


def test_a_release_before_leaves_a_pool_alone_that_was_brought_forward(pools: PoolService, way: Way) -> None:
    """It takes `ratings` for a table, and would rate all players as beginners if it found none."""
    begin(pools)
    [found] = way[0].load_many([stored(POOL)])
    assert found.blob
    assert msgspec.json.decode(found.blob)["ratings"] is None


def test_games_that_are_rated_while_a_pool_is_recalculated_make_no_difference(
    pools: PoolService, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(pools)
    games = many(8, 5)
    for played in games[:5]:
        rate(pools, played)
    left, real = list(games[5:]), Pools.items

    def rated_meanwhile(self: Pools, *args: Any) -> Any:
        if left:
            played = left.pop()
            monkeypatch.setattr(Pools, "items", real)
            rate(pools, played)
            monkeypatch.setattr(Pools, "items", rated_meanwhile)
        return real(self, *args)

    monkeypatch.setattr(Pools, "items", rated_meanwhile)
    told = pools.recalculate(POOL, OWNER)
    assert (told.games, told.same, left) == (8, True, [])


def test_where_the_store_lost_the_end_of_a_pool_and_not_of_its_log_the_next_game_is_rated() -> None:
    store = MemoryStore()
    pools = PoolService(GameService(store, Settings(), SetClock(1_800_000_002_000)))
    begin(pools)
    first, second, third = many(3, 5)
    rate(pools, first)
    found = pools._pools.load(stored(POOL))
    rate(pools, second)
    kept = store._games[stored(POOL)]
    kept.version, kept.nonces = found.revision.version, kept.nonces[NONCE:]
    kept.blob = msgspec.json.encode(found.record)
    rate(pools, third)
    assert [game.game for game in pools.games(POOL, 0, 9)] == [first.game, third.game]


def test_there_is_no_pool_where_none_was_made(pools: PoolService) -> None:
    with pytest.raises(Refused):
        pools.load(POOL)
