"""Readiness names what is amiss and what to do about it; only a store that plays no games makes it say no."""

from __future__ import annotations

import json
import re
import time

import pytest
import redis

from service.app import create_app
from service.health.checks import Check, Checks
from service.health.readiness import Readiness, examine
from service.outbox.backlog import read
from service.outbox.processes import FORGOTTEN_MS
from service.settings import Settings
from service.store import keys
from service.store.condition import Condition, Losses
from service.store.errors import StoreUnavailable
from service.store.memory.store import MemoryStore
from tests.serve.running import eventually
from tests.support.cluster import Cluster
from tests.support.places import Place
from tests.support.redis import RedisServer
from tests.support.redis_node import Node


class House:
    """A service whose store and queues are as a test says."""

    def __init__(self, condition: Condition | None = None) -> None:
        self.store = MemoryStore()
        self.asked = 0
        self.found = condition or Condition()
        self.store.condition = self._condition  # type: ignore[method-assign]

    def _condition(self) -> Condition:
        self.asked += 1
        return self.found

    def backlog(self) -> None:
        return None


def by_name(checks: Checks) -> dict[str, Check]:
    return {check.name: check for check in checks.checks}


def test_it_looks_once_a_second_however_often_it_is_asked() -> None:
    house = House()
    ready = Readiness(house)
    assert all(ready.look().well for _ in range(100))
    assert house.asked < 10


@pytest.mark.parametrize(
    ("condition", "name", "todo"),
    [
        (Condition(evicts=True, max_bytes=100), "memory", "noeviction"),
        (Condition(max_bytes=100, used_bytes=95), "memory", "maxmemory"),
        (Condition(durable=False), "durability", "appendonly"),
        (Condition(fsync="no"), "durability", "appendfsync everysec"),
        (Condition(losses=Losses(at=1, rewound=3)), "losses", "CHOUETTE_FSYNC=always"),
    ],
)
def test_a_store_that_may_lose_games_is_ready_and_not_well(condition: Condition, name: str, todo: str) -> None:
    found = examine(House(condition))
    assert found.ready
    assert not found.well
    assert todo in by_name(found)[name].todo


def test_a_redis_that_writes_to_its_disk_more_seldom_than_was_asked_for_is_told() -> None:
    lazy = examine(House(Condition(fsync="everysec")), fsync="always")
    assert lazy.ready
    assert by_name(lazy)["durability"].status == "warn"
    assert "appendfsync always" in by_name(lazy)["durability"].todo
    for fsync, wanted in (("always", "always"), ("always", "everysec"), ("everysec", "everysec")):
        found = examine(House(Condition(fsync=fsync)), fsync=wanted)
        assert found.well
        assert by_name(found)["durability"].detail


def test_what_was_lost_is_told_with_numbers_and_its_instant() -> None:
    losses = Losses(at=1_795_354_404_000, rewound=3, gone=1, cut=True)
    detail = by_name(examine(House(Condition(losses=losses))))["losses"].detail
    assert "games rewound: 3" in detail
    assert "cut off" in detail
    assert "2026-11-22T13:33:24+00:00" in detail


def test_a_real_redis_tells_when_it_writes_to_its_disk(own_redis: RedisServer) -> None:
    _, checks = readyz(own_redis.url)
    assert checks["durability"]["status"] == "ok"
    with redis.Redis.from_url(own_redis.url) as client:
        client.config_set("appendfsync", "no")
    assert eventually(lambda: readyz(own_redis.url)[1]["durability"]["status"] == "warn")


def readyz(at: str | Place, *, webhooks: bool = True) -> tuple[int, dict[str, dict[str, str]]]:
    settings = Settings(redis_url=at, webhooks=webhooks) if isinstance(at, str) else at.settings(webhooks=webhooks)
    answer = create_app(settings).test_client().get("/readyz")
    checks = answer.json["checks"] if answer.status_code == 200 else answer.json["values"]["checks"]
    return answer.status_code, {check["name"]: check for check in checks}


def test_without_alarm_and_worker_games_can_be_played(place: Place) -> None:
    status, checks = readyz(place)
    assert status == 200
    assert checks["store"]["status"] == "ok"
    assert "python -m worker.alarm" in checks["alarm"]["todo"]
    assert "python -m worker»" in checks["worker"]["todo"]


def test_signs_of_life_are_read_as_alarm_and_rq_write_them(beside: Place) -> None:
    with beside.client() as client:
        seconds, _ = client.time()
        client.set(keys.ALARM_HEARTBEAT, int(seconds) * 1000)
        beat = time.strftime("%Y-%m-%dT%H:%M:%S.000000Z", time.gmtime(seconds))
        client.hset("rq:worker:one", mapping={"queues": "chouette-windows,chouette-bots", "last_heartbeat": beat})
        client.sadd("rq:workers", "rq:worker:one", "rq:worker:gone")
        client.sadd("rq:queues", "rq:queue:chouette-windows", "rq:queue:of-somebody-else")
        client.rpush("rq:queue:chouette-windows", "a", "b")
        client.zadd(keys.ALARMS, {"late": 1, "soon": (int(seconds) + 900) * 1000})
        found = read(client)
    assert {name: (state.waiting, state.failed) for name, state in found.queues.items()} == {"chouette-windows": (2, 0)}
    assert (found.overdue, found.waiting) == (1, 2)
    assert found.silent_ms["chouette-bots"] < 30_000
    status, checks = readyz(beside)
    assert (status, checks["alarm"]["status"], checks["worker"]["status"]) == (200, "ok", "ok")


def test_a_redis_that_takes_no_writes_is_not_ready_and_says_why(own_redis: RedisServer) -> None:
    with redis.Redis.from_url(own_redis.url) as client:
        client.config_set("maxmemory", 1)
        status, checks = readyz(own_redis.url)
        assert status == 503
        assert "takes no writes" in checks["store"]["detail"]
        client.config_set("maxmemory", 0)
        client.config_set("min-replicas-to-write", 1)
        assert readyz(own_redis.url)[0] == 503
        client.config_set("min-replicas-to-write", 0)
        client.replicaof("192.0.2.1", 1)
        assert readyz(own_redis.url)[0] == 503
        client.replicaof("no", "one")
        assert readyz(own_redis.url)[0] == 200


def test_a_shard_that_takes_no_writes_is_told_and_no_reason_to_send_requests_elsewhere(own_cluster: Cluster) -> None:
    """All processes of the API find the same: the games of the other shards would be played by none."""
    first, *others = own_cluster.masters
    without_replica(first)
    status, checks = readyz(own_cluster.url)
    assert (status, checks["store"]["status"]) == (200, "warn")
    assert "1 of 3 nodes" in checks["store"]["detail"]
    assert "NOREPLICAS" in checks["store"]["detail"]
    assert "replicas" in checks["store"]["todo"]
    for node in others:
        without_replica(node)
    status, checks = readyz(own_cluster.url)
    assert (status, checks["store"]["status"]) == (503, "fail")
    assert "NOREPLICAS" in checks["store"]["detail"]


def without_replica(node: Node) -> None:
    node.client.config_set("min-replicas-to-write", 1)


def test_a_redis_that_lets_this_user_write_nothing_is_not_ready_and_says_so(own_redis: RedisServer) -> None:
    with redis.Redis.from_url(own_redis.url) as client:
        client.acl_setuser("default", enabled=True, commands=["-set"])
    status, checks = readyz(own_redis.url)
    assert status == 503
    assert "permission" in checks["store"]["detail"]


def test_a_redis_that_tells_nothing_of_itself_is_ready(own_redis: RedisServer) -> None:
    with redis.Redis.from_url(own_redis.url) as client:
        client.acl_setuser("default", enabled=True, commands=["-info", "-config"])
    status, checks = readyz(own_redis.url)
    assert (status, checks["store"]["status"]) == (200, "ok")


def test_whatever_lies_in_the_queues_it_is_answered(own_redis: RedisServer) -> None:
    with redis.Redis.from_url(own_redis.url) as client:
        client.hset("rq:worker:one", mapping={"queues": "chouette-windows", "last_heartbeat": "of another release"})
        client.sadd("rq:workers", "rq:worker:one")
        assert readyz(own_redis.url)[1]["worker"]["status"] == "warn"
        client.set("rq:queues", "no set")
    status, checks = readyz(own_redis.url)
    assert (status, checks["worker"]["status"]) == (200, "warn")


def test_a_store_that_answers_nonsense_is_not_ready() -> None:
    class Odd(House):
        def _condition(self) -> Condition:
            raise ValueError("a number was expected")

    found = examine(Odd())
    assert not found.ready
    assert "does not understand" in by_name(found)["store"].detail


def test_without_redis_it_says_that_it_cannot_be_reached(own_redis: RedisServer) -> None:
    own_redis.kill()
    status, checks = readyz(own_redis.url)
    assert status == 503
    assert "cannot be reached" in checks["store"]["detail"]


def test_a_queue_that_is_away_is_no_reason_to_send_requests_elsewhere() -> None:
    class Away(House):
        def backlog(self) -> None:
            raise StoreUnavailable("away")

    found = examine(Away())
    assert found.ready
    assert by_name(found)["worker"].status == "warn"


# --- processes behind the API


def told(client: redis.Redis, kind: str, pid: int, ago_ms: int = 0, stuck: str = "") -> None:
    """A process has given a sign of life so long ago."""
    seconds, micros = client.time()
    beat = seconds * 1000 + micros // 1000 - ago_ms
    process = {"kind": kind, "host": "box", "pid": pid, "beat": beat, "stuck": stuck, "stuck_since": 1_700_000_000_000}
    client.hset(keys.PROCESSES, f"box/{kind}/{pid}", json.dumps(process))


def all_there(client: redis.Redis) -> None:
    seconds, _ = client.time()
    client.set(keys.ALARM_HEARTBEAT, int(seconds) * 1000)
    beat = time.strftime("%Y-%m-%dT%H:%M:%S.000000Z", time.gmtime(seconds))
    client.hset("rq:worker:one", mapping={"queues": "chouette-windows,chouette-bots", "last_heartbeat": beat})
    client.sadd("rq:workers", "rq:worker:one")
    for kind in ("alarm", "worker", "webhooks"):
        told(client, kind, 1)


def test_each_process_that_is_dead_hangs_or_gets_no_further_is_named_with_since_when(beside: Place) -> None:
    with beside.client() as client:
        all_there(client)
        status, checks = readyz(beside)
        assert {name: check["status"] for name, check in checks.items()} == dict.fromkeys(checks, "ok")
        assert {"alarm", "worker", "webhooks"} < checks.keys()
        told(client, "worker", 2, ago_ms=20_000)
        told(client, "alarm", 3, stuck="look")
        status, checks = readyz(beside)
    assert status == 200
    assert re.search(r"worker 2 on box has given no sign of life since \d{4}-\S+Z", checks["worker"]["detail"])
    assert "alarm 3 on box has got no further with its look since 2023-11-14T22:13:20Z" in checks["alarm"]["detail"]
    assert "python -m worker»" in checks["worker"]["todo"]
    assert "python -m worker.alarm»" in checks["alarm"]["todo"]
    assert checks["webhooks"]["status"] == "ok"


def test_webhooks_that_nothing_sends_are_told(beside: Place) -> None:
    with beside.client() as client:
        all_there(client)
        told(client, "webhooks", 1, stuck="jobs")
        _, checks = readyz(beside)
        assert checks["webhooks"]["status"] == "warn"
        assert "webhooks 1 on box has got no further with its jobs" in checks["webhooks"]["detail"]
        assert "python -m worker.delivery" in checks["webhooks"]["todo"]
        client.delete(keys.PROCESSES)
        _, checks = readyz(beside)
        assert checks["webhooks"]["detail"].startswith("No process sends webhooks")
    _, checks = readyz(beside, webhooks=False)
    assert "webhooks" not in checks


def test_what_vanished_long_ago_and_was_never_replaced_is_not_missed(beside: Place) -> None:
    with beside.client() as client:
        all_there(client)
        told(client, "worker", 2, ago_ms=FORGOTTEN_MS + 1000)
        _, checks = readyz(beside)
    assert checks["worker"]["status"] == "ok"
