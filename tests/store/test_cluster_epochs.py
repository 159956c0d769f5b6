"""A cluster lives anew where a node starts again or becomes a master: what was remembered is looked at then."""

from __future__ import annotations

import time
from collections.abc import Callable

from redis.crc import key_slot

from service.store.errors import StoreUnavailable
from service.store.layout import in_buckets
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from service.store.revision import UNKNOWN
from tests.support.cluster import Cluster

LAYOUT = in_buckets()
GAMES = [f"game-{number}" for number in range(24)]


def ask_all(store: RedisStore) -> None:
    """Of games on all nodes."""
    for game in GAMES:
        store.load(game)


def answers(act: Callable[[], None]) -> bool:
    try:
        act()
    except StoreUnavailable:
        time.sleep(0.05)
        return False
    return True


def test_processes_come_to_the_same_life_once_they_know_all_nodes(redis_cluster: Cluster) -> None:
    first, second = (RedisStore(connect(redis_cluster.url)) for _ in range(2))
    assert first.epoch == UNKNOWN
    ask_all(first)
    ask_all(second)
    assert first.epoch == second.epoch
    assert first.epoch.number == len(redis_cluster.masters)
    assert first.load_many(GAMES[:2])[0].epoch == first.epoch, "also what is asked of several nodes at once says so"
    for store in (first, second):
        store.close()


def test_a_node_that_starts_again_begins_another_life_and_all_processes_hear_of_it(own_cluster: Cluster) -> None:
    first, second = (RedisStore(connect(own_cluster.url)) for _ in range(2))
    renewed: list[str] = []
    for name, store in (("first", first), ("second", second)):
        ask_all(store)
        store.on_renewal(lambda name=name: renewed.append(name))  # type: ignore[misc]
    before = first.epoch
    node = own_cluster.owner(key_slot(LAYOUT.game(GAMES[0]).encode()))
    node.kill()
    node.start()
    end = time.monotonic() + 30
    for store in (first, second):
        while not answers(lambda store=store: ask_all(store)):  # type: ignore[misc]
            assert time.monotonic() < end, "the cluster does not come back"
    assert first.epoch.number == before.number + 1
    assert first.epoch == second.epoch != before
    assert sorted(renewed) == ["first", "second"]
    for store in (first, second):
        store.close()
