"""What both stores keep of measured round trips."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from service.store.memory.store import MemoryStore
from service.store.port import ROUND_TRIPS, ROUND_TRIPS_MS, Store
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore


@pytest.fixture(params=["memory", "redis"])
def store(request: pytest.FixtureRequest) -> Store:
    if request.param == "memory":
        return MemoryStore()
    return RedisStore(connect(request.getfixturevalue("redis_url")))


def test_the_last_round_trips_of_a_player_are_kept_newest_first(store: Store) -> None:
    for ms in range(ROUND_TRIPS + 3):
        last = store.note_round_trip("g", "karadoc", ms)
    assert last == list(range(ROUND_TRIPS + 2, 2, -1))
    assert store.note_round_trip("g", "perceval", 7) == [7]
    assert store.note_round_trip("other", "karadoc", 8) == [8]


def test_they_are_forgotten_some_time_after_the_last_one(redis_url: str) -> None:
    now = [1_800_000_000_000_000_000]
    clock: Callable[[], int] = lambda: now[0]  # noqa: E731
    memory = MemoryStore(clock)
    memory.note_round_trip("g", "karadoc", 5)
    now[0] += ROUND_TRIPS_MS * 1_000_000
    assert memory.note_round_trip("g", "karadoc", 6) == [6]
    client = connect(redis_url)
    RedisStore(client).note_round_trip("g", "karadoc", 5)
    (key,) = client.keys("*:trips:*")
    assert 0 < int(client.pttl(key)) <= ROUND_TRIPS_MS
