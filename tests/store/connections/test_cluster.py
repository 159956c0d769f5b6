"""The client of a cluster, on a real one: each command finds its node, also while slots move and nodes die or hang."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from redis.exceptions import AskError, MovedError, RedisError, ResponseError, TryAgainError

from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect, unavailable
from service.store.redis.connections.cluster import ClusterClient, slot_of
from service.store.redis.scripts.script import Script
from tests.support.cluster import Cluster
from tests.support.redis_node import until

KEYS = [f"{{b{place}}}:n" for place in range(60)]


@pytest.fixture
def client(redis_cluster: Cluster) -> Iterator[Any]:
    found = connect(redis_cluster.url)
    assert isinstance(found, ClusterClient)
    yield found
    found.close()


@pytest.fixture
def own(own_cluster: Cluster) -> Iterator[Any]:
    """A client of the test's own cluster, whose commands take half a second at most."""
    found = connect(own_cluster.url, timeout_s=0.5)
    yield found
    found.close()


@pytest.fixture
def counting(tmp_path: Path) -> Path:
    """A script that counts in its first key and answers it, and reads the second."""
    path = tmp_path / "count.lua"
    path.write_text("if KEYS[2] then redis.call('GET', KEYS[2]) end return redis.call('INCR', KEYS[1])", "utf-8")
    return path


def on(cluster: Cluster, place: int) -> str:
    """A key that the master at this place has."""
    return next(key for key in KEYS if cluster.owner(slot_of(key)) is cluster.masters[place])


def test_nothing_is_connected_before_it_is_needed() -> None:
    client = connect("redis+cluster://127.0.0.1:1,127.0.0.1:2")
    with pytest.raises(StoreUnavailable), unavailable():
        client.get("a")
    client.close()


def test_commands_go_to_the_node_of_their_key(client: Any, redis_cluster: Cluster) -> None:
    for key in KEYS:
        client.hset(key, "a", "1")
    assert [client.hget(key, "a") for key in KEYS] == [b"1"] * len(KEYS)
    sizes = [node.client.dbsize() for node in redis_cluster.masters]
    assert sum(sizes) == len(KEYS)
    assert min(sizes) > 0


def test_scripts_go_there_too_and_are_sent_whole_where_a_node_does_not_know_them(client: Any, counting: Path) -> None:
    count = Script(client, counting, keep=4)
    assert [count([key], []) for key in KEYS] == [1] * len(KEYS)
    assert [count([key], []) for key in KEYS] == [2] * len(KEYS)


def test_what_belongs_to_no_slot_is_asked_of_a_node_that_answers(own_cluster: Cluster, own: Any) -> None:
    assert own.ping()
    own_cluster.masters[0].kill()
    for _ in range(20):
        assert own.time()[0] > 0


def test_every_node_can_be_asked(client: Any) -> None:
    assert len({int(node.info("server")["tcp_port"]) for node in client.masters()}) == 3
    assert all(client.serving(key).exists(key) == 0 for key in KEYS)


def test_a_scan_goes_where_its_pattern_lies(client: Any) -> None:
    client.set("{b7}:here", "1")
    _, found = client.scan(0, match="{b7}:*", count=1000)
    assert found == [b"{b7}:here"]
    with pytest.raises(ValueError, match="hash tag"):
        client.scan(0, match="chouette:*")


def test_a_pipeline_is_one_write_a_node_and_answers_in_its_order(client: Any) -> None:
    pipe = client.pipeline(transaction=False)
    for place, key in enumerate(KEYS):
        pipe.set(key, place)
        pipe.get(key)
    pipe.time()
    answers = pipe.execute()
    assert answers[:-1:2] == [True] * len(KEYS)
    assert [int(answer) for answer in answers[1:-1:2]] == list(range(len(KEYS)))
    assert answers[-1][0] > 0
    assert pipe.execute() == []


def test_a_pipeline_raises_its_first_error_or_answers_with_it(client: Any) -> None:
    pipe = client.pipeline(transaction=False)
    pipe.set(KEYS[0], "a").incr(KEYS[0]).get(KEYS[1])
    with pytest.raises(ResponseError, match="not an integer"):
        pipe.execute()
    pipe.incr(KEYS[0]).get(KEYS[1])
    failed, found = pipe.execute(raise_on_error=False)
    assert isinstance(failed, ResponseError)
    assert found is None


def test_a_transaction_is_of_one_slot(client: Any) -> None:
    pipe = client.pipeline(transaction=True)
    pipe.set("{a}:1", "x")
    pipe.get("{a}:1")
    assert pipe.execute() == [True, b"x"]


def test_where_a_node_is_dead_only_its_part_of_a_pipeline_fails(own_cluster: Cluster, own: Any) -> None:
    here, there = on(own_cluster, 1), on(own_cluster, 0)
    own.set(here, "1")
    own_cluster.masters[0].kill()
    pipe = own.pipeline(transaction=False)
    pipe.get(there)
    pipe.get(here)
    lost, found = pipe.execute(raise_on_error=False)
    assert isinstance(lost, RedisError | OSError)
    assert found == b"1"


def test_the_other_shards_go_on_where_a_node_is_dead(own_cluster: Cluster, own: Any, counting: Path) -> None:
    count = Script(own, counting, keep=4)
    here, there = on(own_cluster, 1), on(own_cluster, 0)
    assert count([here], []) == count([there], []) == 1
    own_cluster.masters[0].kill()
    with pytest.raises(StoreUnavailable), unavailable():
        count([there], [])
    assert count([here], []) == 2
    own_cluster.masters[0].start()
    until("the node serves again", lambda: own_cluster.masters[0].client.get(there) == b"1")
    with unavailable():
        assert count([there], []) == 2


def test_a_node_that_hangs_costs_one_patience_and_does_nothing_twice(
    own_cluster: Cluster, own: Any, counting: Path
) -> None:
    count = Script(own, counting, keep=4)
    here, there = on(own_cluster, 1), on(own_cluster, 0)
    assert count([here], []) == count([there], []) == 1
    own_cluster.masters[0].freeze()
    begun = time.monotonic()
    with pytest.raises(StoreUnavailable), unavailable():
        count([there], [])
    assert time.monotonic() - begun < 2.5
    assert count([here], []) == 2
    own_cluster.masters[0].thaw()
    until("it goes on", lambda: own_cluster.masters[0].client.ping())
    # What was sent to it is done once: redis-py by itself would have sent it again and again.
    until("it has done what it was sent", lambda: int(own_cluster.masters[0].client.get(there)) == 2)
    with unavailable():
        assert count([there], []) == 3


def test_a_slot_that_is_on_its_way_is_asked_for_on_both_sides(own_cluster: Cluster, own: Any, counting: Path) -> None:
    key, other = "{moved}:1", "{moved}:2"
    slot = slot_of(key)
    count = Script(own, counting, keep=4)
    before = own_cluster.owner(slot)
    to = next(node for node in own_cluster.masters if node is not before)
    assert count([key], []) == 1
    own_cluster.begin_move(slot, to)
    # Here still: the one that is there. Gone on: the one that is not, and all that is new.
    assert count([key], []) == 2
    assert count([other], []) == 1
    own_cluster.carry(slot, to)
    assert count([key], []) == 3
    pipe = own.pipeline(transaction=False)
    pipe.get(key)
    pipe.get(other)
    assert pipe.execute() == [b"3", b"1"]
    own_cluster.end_move(slot, to)
    assert count([key], []) == 4
    assert own.get(other) == b"1"


def test_keys_that_are_half_here_and_half_there_are_waited_for(own_cluster: Cluster, own: Any, counting: Path) -> None:
    here, there = "{moved}:1", "{moved}:2"
    slot = slot_of(here)
    count = Script(own, counting)
    before = own_cluster.owner(slot)
    to = next(node for node in own_cluster.masters if node is not before)
    assert count([here], []) == 1
    own_cluster.begin_move(slot, to)
    assert count([there], []) == 1
    with pytest.raises(TryAgainError):
        before.command("EVAL", counting.read_text("utf-8"), 2, here, there)
    ended = threading.Timer(0.03, own_cluster.end_move, (slot, to))
    ended.start()
    assert count([here, there], []) == 2
    ended.join()


def test_slots_that_move_at_once_are_followed(own_cluster: Cluster, own: Any, counting: Path) -> None:
    count = Script(own, counting, keep=4)
    assert [count([key], []) for key in KEYS] == [1] * len(KEYS)
    before, to = own_cluster.masters[0], own_cluster.masters[1]
    mine = [key for key in KEYS if own_cluster.owner(slot_of(key)) is before]
    own_cluster.move_atomically(0, 5460, to)
    assert [count([key], []) for key in KEYS] == [2] * len(KEYS)
    pipe = own.pipeline(transaction=False)
    for key in KEYS:
        pipe.get(key)
    assert pipe.execute() == [b"2"] * len(KEYS)
    assert {own_cluster.owner(slot_of(key)) for key in mine} == {to}


def test_a_pipeline_and_a_transaction_that_know_an_old_place_find_the_new_one(own_cluster: Cluster, own: Any) -> None:
    mine = [key for key in KEYS if own_cluster.owner(slot_of(key)) is own_cluster.masters[0]]
    for key in mine:
        own.set(key, "1")
    own_cluster.move_atomically(0, 5460, own_cluster.masters[1])
    pipe = own.pipeline(transaction=False)
    for key in mine:
        pipe.incr(key)
    assert pipe.execute() == [2] * len(mine)
    own_cluster.move_atomically(0, 5460, own_cluster.masters[2])
    pipe = own.pipeline(transaction=True)
    pipe.incr(mine[0])
    pipe.get(mine[0])
    assert pipe.execute() == [3, b"3"]


def test_a_replica_that_has_taken_over_is_found() -> None:
    cluster = Cluster(replicas=1)
    client: Any = connect(cluster.url, timeout_s=0.5)
    try:
        client.set(KEYS[0], "1")
        master = cluster.owner(slot_of(KEYS[0]))
        replica = cluster.followers(master)[0]
        until("the replica has it", lambda: replica.client.dbsize() == 1)
        master.kill()

        def answers() -> bool:
            try:
                with unavailable():
                    return bool(client.get(KEYS[0]) == b"1")
            except StoreUnavailable:
                return False

        until("it is found", answers)
        assert cluster.owner(slot_of(KEYS[0])) is replica
    finally:
        client.close()
        cluster.close()


def test_a_cluster_behind_the_url_of_one_server_is_an_unavailable_store(redis_cluster: Cluster) -> None:
    client: Any = connect(redis_cluster.plain_url)
    elsewhere = next(key for key in KEYS if redis_cluster.owner(slot_of(key)) is not redis_cluster.nodes[0])
    with pytest.raises(StoreUnavailable), unavailable():
        client.get(elsewhere)
    client.close()


def test_what_redis_py_says_of_moves_is_known_by_its_type() -> None:
    assert issubclass(MovedError, AskError)
    assert issubclass(AskError, ResponseError)


def test_only_the_first_who_ask_a_node_that_hangs_wait_for_it_and_it_is_asked_again_when_it_goes_on(
    own_cluster: Cluster, own: Any
) -> None:
    for key in KEYS:
        own.set(key, "1")
    [hung, *_] = own_cluster.masters
    hung.freeze()
    with pytest.raises(StoreUnavailable), unavailable():
        own.get(on(own_cluster, 0))
    pipe = own.pipeline(transaction=False)
    for key in KEYS:
        pipe.get(key)
    for _ in range(5):
        begun = time.monotonic()
        with pytest.raises(StoreUnavailable, match="has not answered"), unavailable():
            own.get(on(own_cluster, 0))
        assert time.monotonic() - begun < 0.45, "for less than a command may take"
    answers = pipe.execute(raise_on_error=False)
    assert answers.count(b"1") > len(KEYS) / 2, "the others answer"
    hung.thaw()
    until("it is asked again", lambda: own.get(on(own_cluster, 0)) == b"1")


@pytest.mark.nightly
def test_who_waits_for_a_node_that_hangs_is_told_as_soon_as_another_one_is_in_its_place() -> None:
    cluster = Cluster(replicas=1)
    client: Any = connect(cluster.url, timeout_s=20)
    hung, waited = cluster.owner(slot_of(KEYS[0])), list[float]()

    def ask() -> None:
        with pytest.raises(RedisError):
            client.get(KEYS[0])
        waited.append(time.monotonic())

    try:
        assert client.get(KEYS[0]) is None
        hung.freeze()
        asking = threading.Thread(target=ask)
        asking.start()
        until("another has its slots", lambda: hung not in cluster.owners())
        replaced = time.monotonic()
        asking.join(15)
        assert waited, "it waits until its time is over"
        assert waited[0] - replaced < 10
        until("it is answered", lambda: client.get(KEYS[0]) is None)
        hung.thaw()
    finally:
        client.close()
        cluster.close()
