"""While one shard of a cluster is away, games of the others go on, and what concerns all of them says what it can."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Barrier
from typing import Any

import pytest
from redis.crc import key_slot

from service.outbox.bucket_alarms import BucketAlarms
from service.outbox.presence import PresenceRegistry, Seat
from service.store.commits import Committed
from service.store.errors import StoreUnavailable
from service.store.keys import listed
from service.store.layout import in_buckets
from service.store.redis import condition
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from tests.store.test_contract import made, step
from tests.support.cluster import Cluster
from tests.support.redis_node import Node

LAYOUT = in_buckets()
GAMES = [f"game-{number}" for number in range(24)]


def owner(cluster: Cluster, name: str) -> Node:
    return cluster.owner(key_slot(name.encode()))


@pytest.fixture
def client(own_cluster: Cluster) -> Iterator[Any]:
    found = connect(own_cluster.url)
    yield found
    found.close()


@pytest.fixture
def store(client: Any) -> RedisStore:
    made.clear()
    found = RedisStore(client)
    due = int(time.time() * 1000) - 1
    for number, game in enumerate(GAMES):
        found.commit(step(game, listed=listed(number, game), card=game.encode(), due=due))
    return found


@pytest.fixture
def kept(own_cluster: Cluster, store: RedisStore) -> list[str]:
    """The games that are left once a shard has gone; the lists are not in that one."""
    lists = owner(own_cluster, LAYOUT.lists.lobby)
    gone = next(node for node in own_cluster.masters if node is not lists)
    left = [game for game in GAMES if owner(own_cluster, LAYOUT.game(game)) is not gone]
    assert 0 < len(left) < len(GAMES)
    gone.kill()
    return left


def test_the_games_of_other_shards_go_on_and_those_of_that_one_are_unavailable(
    store: RedisStore, kept: list[str]
) -> None:
    assert all(isinstance(store.commit(step(game, 1)), Committed) for game in kept)
    assert [found.version for found in store.load_many(kept)] == [2] * len(kept)
    assert all(isinstance(done, Committed) for done in store.commit_many([step(game, 2) for game in kept]))
    [lost, *_] = [game for game in GAMES if game not in kept]
    with pytest.raises(StoreUnavailable):
        store.commit(step(lost, 1))
    with pytest.raises(StoreUnavailable):
        store.load_many([*kept, lost])


def test_the_lobby_shows_the_games_that_are_there_and_forgets_none(store: RedisStore, kept: list[str]) -> None:
    page = store.lobby("playing", None, 99)
    assert sorted(card.decode() for card in page.cards) == sorted(kept)
    client: Any = store._client
    assert client.zcard(LAYOUT.lists.of_status("playing")) == len(GAMES)


def test_the_store_tells_of_the_nodes_that_are_there_and_names_those_that_are_not(
    store: RedisStore, kept: list[str]
) -> None:
    found = store.condition()
    assert (found.nodes, len(found.failing)) == (3, 1)
    assert found.used_bytes > 0
    assert found.public_games["playing"] == len(GAMES)


def test_nodes_are_asked_side_by_side_so_that_many_which_hang_cost_no_more_than_one(
    store: RedisStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, together = condition._ask, Barrier(3, timeout=20)

    def at_once(client: Any, commands: list[condition.Command]) -> list[Any]:
        together.wait()
        return ask(client, commands)

    monkeypatch.setattr(condition, "_ask", at_once)
    assert (store.condition().nodes, together.broken) == (3, False)


def test_alarms_ring_for_the_other_shards_and_for_that_one_when_it_is_back(
    client: Any, kept: list[str], own_cluster: Cluster, redis_url: str
) -> None:
    beside = connect(redis_url)
    alarms = BucketAlarms(client, beside, LAYOUT)
    assert alarms.ring(limit=99, again_ms=60_000).due == len(kept)
    taken, _ = alarms.take(limit=99, lease_ms=60_000)
    assert sorted(taken) == sorted(kept)
    assert alarms.backlog().waiting == len(kept)
    next(node for node in own_cluster.masters if not node.runs).start()
    rung, end = 0, time.monotonic() + 20
    while rung < len(GAMES) - len(kept) and time.monotonic() < end:
        time.sleep(0.05)
        rung += alarms.ring(limit=99, again_ms=60_000).due
    assert rung == len(GAMES) - len(kept)
    beside.close()


def test_players_of_the_other_shards_are_seen_and_missed(client: Any, kept: list[str]) -> None:
    presence = PresenceRegistry(client)
    presence.seen({Seat(game, "karadoc"): 1 for game in GAMES})
    assert {seat.game_id for _ in range(presence.parts) for seat, _ in presence.missing(1000)} == set(kept)
