"""Whole games over HTTP on a cluster, followed by streams, while slots move and what works behind the API is killed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from redis.crc import key_slot

from service.store.layout import BUCKETS, in_buckets
from tests.serve.running import Serving
from tests.support.cluster import Cluster
from tests.support.redis_node import until
from tests.survival import kills
from tests.survival.test_survival import assert_survived
from tests.survival.trial import Trouble, trial

LAYOUT = in_buckets()
GAMES = 3
MOVED = 5_000
"""Slots that are moved at once: some of the games' own are among them."""


@pytest.fixture
def serving(own_cluster: Cluster, redis_url: str, tmp_path: Path) -> Iterator[Serving]:
    # Its nodes have no replicas, which else would have to acknowledge.
    environment = {"CHOUETTE_RQ_REDIS_URL": redis_url, "CHOUETTE_WAIT_REPLICAS": "0"}
    with Serving(tmp_path, "--workers=2", f"--redis-url={own_cluster.url}", environment=environment) as found:
        yield found


def moves(cluster: Cluster) -> Trouble:
    """Slots go at once from one node to another, back the next time, and some one by one, as older servers do it."""
    first, second, third = cluster.masters
    turns = cycle([(first, second), (second, first)])
    by_and_by = iter([key_slot(LAYOUT.at(bucket).alarms.encode()) for bucket in range(BUCKETS)])

    def move() -> None:
        _, to = next(turns)
        cluster.move_atomically(0, MOVED, to)
        for _ in range(3):
            slot = next(slot for slot in by_and_by if slot > MOVED and cluster.owner(slot) is not third)
            cluster.begin_move(slot, third)
            cluster.end_move(slot, third)

    return move


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_games_are_played_while_slots_move_and_workers_and_alarms_are_killed(
    own_cluster: Cluster, serving: Serving
) -> None:
    known = kills.troubles(serving)
    chosen = cycle([moves(own_cluster), *(known[name] for name in known if "worker" in name or "alarm" in name)])
    outcome = trial("slots move", serving.url, lambda: next(chosen)(), games=GAMES, rounds=6)
    assert_survived(outcome)


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_masters_are_killed_while_games_are_played_and_what_was_acknowledged_stays(
    redis_url: str, tmp_path: Path
) -> None:
    cluster, chance = Cluster(replicas=2), random.Random(1)
    environment = {"CHOUETTE_RQ_REDIS_URL": redis_url}

    def kill() -> None:
        gone = chance.choice(cluster.owners())
        gone.kill()
        until("another has its slots", lambda: len(cluster.owners()) == 3 and gone not in cluster.owners(), 60)
        gone.start()
        until("the cluster is whole", cluster.healthy, 60)

    try:
        with Serving(tmp_path, "--workers=2", f"--redis-url={cluster.url}", environment=environment) as found:
            assert_survived(trial("a master is killed", found.url, kill, games=GAMES, rounds=3))
    finally:
        cluster.close()
