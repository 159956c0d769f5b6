"""What is heard of the channels of a cluster, also while their slots move and their nodes die."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from redis.exceptions import RedisError

from service.store.redis.connection import connect
from service.store.redis.connections.cluster import slot_of
from service.store.redis.connections.subscriptions import PATIENCE_S, Subscriptions
from tests.support.cluster import Cluster
from tests.support.redis_node import until

CHANNELS = [f"{{b{place}}}:live" for place in range(30)]


@pytest.fixture
def own(own_cluster: Cluster) -> Iterator[Any]:
    found = connect(own_cluster.url, timeout_s=0.5)
    yield found
    found.close()


def heard(subscriptions: Subscriptions, kind: str, count: int, seconds: float = 10.0) -> list[str]:
    """The channels of the next so many messages of this kind."""
    found: list[str] = []
    end = time.monotonic() + seconds
    while len(found) < count and time.monotonic() < end:
        message = subscriptions.message()
        if message is None:
            subscriptions.wait(0.02)
        elif message["type"] == kind:
            found.append((message["channel"] or b"").decode())
    return found


def test_channels_of_all_nodes_are_heard(own: Any) -> None:
    subscriptions = own.subscriptions(sharded=True)
    subscriptions.subscribe(*CHANNELS)
    assert sorted(heard(subscriptions, "ssubscribe", len(CHANNELS))) == sorted(CHANNELS)
    for channel in CHANNELS:
        own.execute_command("SPUBLISH", channel, "x")
    assert sorted(heard(subscriptions, "smessage", len(CHANNELS))) == sorted(CHANNELS)
    subscriptions.unsubscribe(CHANNELS[0])
    for channel in CHANNELS[:2]:
        own.execute_command("SPUBLISH", channel, "x")
    assert heard(subscriptions, "smessage", 2, seconds=0.5) == [CHANNELS[1]]
    subscriptions.ping()
    assert len(heard(subscriptions, "pong", 3)) == 3
    subscriptions.close()


@pytest.mark.parametrize("how", ["unsubscribed", "moved"])
def test_a_node_of_which_nothing_is_heard_any_more_holds_up_no_other(own_cluster: Cluster, own: Any, how: str) -> None:
    there = next(channel for channel in CHANNELS if slot_of(channel) <= 5460)
    here = next(channel for channel in CHANNELS if slot_of(channel) > 10922)
    subscriptions = own.subscriptions(sharded=True)
    subscriptions.subscribe(there, here)
    heard(subscriptions, "ssubscribe", 2)
    if how == "unsubscribed":
        subscriptions.unsubscribe(there)
    else:
        own_cluster.move_atomically(0, 5460, own_cluster.masters[1])
        assert heard(subscriptions, "ssubscribe", 1) == [there]
    heard(subscriptions, "smessage", 1, seconds=0.2)
    # Its answer would wait to be read for ever.
    subscriptions.ping()
    for _ in range(20):
        own.execute_command("SPUBLISH", here, "x")
    begun = time.monotonic()
    assert heard(subscriptions, "smessage", 20) == [here] * 20
    assert time.monotonic() - begun < PATIENCE_S
    subscriptions.close()


def test_channels_whose_slots_move_are_subscribed_again(own_cluster: Cluster, own: Any) -> None:
    subscriptions = own.subscriptions(sharded=True)
    subscriptions.subscribe(*CHANNELS)
    heard(subscriptions, "ssubscribe", len(CHANNELS))
    moved = sorted(channel for channel in CHANNELS if slot_of(channel) <= 5460)
    assert moved
    own_cluster.move_atomically(0, 5460, own_cluster.masters[1])
    # Told anew, so that readers look into the log.
    assert sorted(heard(subscriptions, "ssubscribe", len(moved))) == moved
    for channel in CHANNELS:
        own.execute_command("SPUBLISH", channel, "x")
    assert sorted(heard(subscriptions, "smessage", len(CHANNELS))) == sorted(CHANNELS)
    subscriptions.close()


def test_a_client_that_knows_an_old_place_of_a_channel_is_led_to_the_new_one(own_cluster: Cluster, own: Any) -> None:
    moved = [channel for channel in CHANNELS if slot_of(channel) <= 5460]
    assert own.ping()
    own_cluster.move_atomically(0, 5460, own_cluster.masters[1])
    subscriptions = own.subscriptions(sharded=True)
    subscriptions.subscribe(*moved)
    assert sorted(heard(subscriptions, "ssubscribe", len(moved))) == sorted(moved)
    subscriptions.close()


def test_channels_of_a_node_that_dies_are_subscribed_again_where_they_are_then() -> None:
    cluster = Cluster(replicas=1)
    client: Any = connect(cluster.url, timeout_s=0.5)
    subscriptions = client.subscriptions(sharded=True)
    try:
        subscriptions.subscribe(*CHANNELS)
        heard(subscriptions, "ssubscribe", len(CHANNELS))
        lost = sorted(channel for channel in CHANNELS if slot_of(channel) <= 5460)
        cluster.owner(0).kill()
        assert sorted(heard(subscriptions, "ssubscribe", len(lost))) == lost
        until("the cluster serves all slots", lambda: all(client.exists(channel) == 0 for channel in CHANNELS))
        for channel in CHANNELS:
            client.execute_command("SPUBLISH", channel, "x")
        assert sorted(heard(subscriptions, "smessage", len(CHANNELS))) == sorted(CHANNELS)
    finally:
        subscriptions.close()
        client.close()
        cluster.close()


@pytest.mark.nightly
def test_channels_of_a_node_that_hangs_are_subscribed_again_while_it_still_hangs() -> None:
    cluster = Cluster(replicas=1)
    client: Any = connect(cluster.url, timeout_s=0.5)
    subscriptions = client.subscriptions(sharded=True)
    hung = cluster.owner(0)
    try:
        subscriptions.subscribe(*CHANNELS)
        heard(subscriptions, "ssubscribe", len(CHANNELS))
        lost = sorted(channel for channel in CHANNELS if slot_of(channel) <= 5460)
        hung.freeze()
        until("the others have its slots", lambda: hung not in cluster.owners())
        # Somebody asks for something there, and so finds out who has it now.
        until("the client knows them", lambda: client.exists(lost[0]) == 0)
        assert sorted(heard(subscriptions, "ssubscribe", len(lost))) == lost
    finally:
        hung.thaw()
        subscriptions.close()
        client.close()
        cluster.close()


@pytest.mark.parametrize("sharded", [True, False], ids=["cluster", "one server"])
def test_a_server_that_says_nothing_from_one_ping_to_the_next_is_given_up(
    request: pytest.FixtureRequest, sharded: bool
) -> None:
    node: Any = request.getfixturevalue("own_cluster" if sharded else "own_redis")
    client: Any = connect(node.url, timeout_s=0.5)
    subscriptions = client.subscriptions(sharded=sharded)
    subscriptions.subscribe(CHANNELS[0])
    assert heard(subscriptions, "ssubscribe" if sharded else "subscribe", 1) == [CHANNELS[0]]
    subscriptions.ping()
    assert len(heard(subscriptions, "pong", 1)) == 1
    subscriptions.ping()
    if sharded:
        # Not heard: as if it had not come.
        subscriptions.ping()
        assert heard(subscriptions, "ssubscribe", 1) == [CHANNELS[0]], "it is subscribed on another connection"
    else:
        with pytest.raises(RedisError, match="has not answered"):
            subscriptions.ping()
    client.close()
