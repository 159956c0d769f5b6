"""The Redis nodes that tests are run on: a cluster, and a master with its replica and Sentinels."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest
from redis.exceptions import AskError, MovedError

from tests.support.cluster import Cluster
from tests.support.redis_node import until
from tests.support.sentinels import Sentinels

SLOT_OF_A = 15_495


def test_a_cluster_of_three_serves_all_slots(redis_cluster: Cluster) -> None:
    assert redis_cluster.healthy()
    assert [redis_cluster.owner(slot) for slot in (0, 8_000, 16_383)] == redis_cluster.masters
    redis_cluster.owner(SLOT_OF_A).client.set("a", "1")
    with pytest.raises(MovedError):
        redis_cluster.owner(0).command("GET", "a")


def test_a_cluster_forgets_everything_between_tests(redis_cluster: Cluster) -> None:
    assert sum(node.client.dbsize() for node in redis_cluster.masters) == 0


def test_a_slot_is_moved_classically_with_all_its_keys(own_cluster: Cluster) -> None:
    before, to = own_cluster.owner(SLOT_OF_A), own_cluster.owner(0)
    before.client.set("a", "1")
    own_cluster.begin_move(SLOT_OF_A, to)
    assert own_cluster.carry(SLOT_OF_A, to) == 1
    with pytest.raises(AskError):
        before.command("GET", "a")
    own_cluster.end_move(SLOT_OF_A, to)
    assert to.client.get("a") == b"1"


def test_slots_are_moved_atomically(own_cluster: Cluster) -> None:
    to = own_cluster.owner(0)
    own_cluster.owner(SLOT_OF_A).client.set("a", "1")
    own_cluster.move_atomically(15_000, 16_383, to)
    assert to.client.get("a") == b"1"


def test_a_replica_takes_the_place_of_a_master_that_is_killed() -> None:
    cluster = Cluster(replicas=1)
    try:
        master = cluster.owner(0)
        replica = cluster.followers(master)[0]
        master.kill()
        until("the replica has its slots", lambda: cluster.owner(0) is replica)
    finally:
        cluster.close()


def test_sentinels_name_another_master_when_one_is_killed(own_sentinels: Sentinels) -> None:
    before = own_sentinels.master()
    own_sentinels.first.client.set("a", "1")
    until("the replica has it", lambda: own_sentinels.servers[1].client.dbsize() == 1)
    before.kill()
    assert own_sentinels.failed_over(before).client.get("a") == b"1"


def test_nodes_end_with_the_process_that_started_them_however_that_ends() -> None:
    program = (
        "import os, sys; from tests.support.redis_node import Node; node = Node(); node.start(); "
        "print(node.pid, flush=True); os.kill(os.getpid(), 9)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stdout
    pid = int(said)

    def gone() -> bool:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
        return False

    until("the node has ended", gone)
