"""What cannot be moved is refused in one sentence that says what to do, and nothing is changed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.move.ends import opened
from service.move.errors import CannotMove
from service.move.giving_up import give_up
from service.outbox.processes import ProcessRegistry
from service.settings import Settings, SettingsError
from service.startup import refuse_what_cannot_work
from service.store import keys
from service.store.layout import BUCKETS
from service.store.redis.connection import connect
from service.webhooks.names import DELIVERY
from tests.move.places import Place, fill, move, seen
from tests.serve.running import Serving
from tests.support.cluster import Cluster
from tests.support.redis import RedisServer

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def target_server() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.close()


@pytest.fixture
def target(target_server: RedisServer) -> Place:
    """An empty Redis."""
    target_server.flush()
    return Place(target_server.url)


@pytest.fixture
def source(redis_url: str) -> Place:
    """A Redis with everything that a service stores."""
    fill(redis_url)
    return Place(redis_url)


def refused(source: Place, target: Place, **wished: bool) -> str:
    """The sentence."""
    with pytest.raises(CannotMove) as found:
        move(source, target, **wished)
    text = str(found.value)
    assert "\n" not in text
    return text


def untouched(place: Place) -> bool:
    """Whether no service is kept from starting there."""
    with connect(place.name) as client:
        return not client.exists(keys.MOVE)


def test_the_same_place_twice(source: Place) -> None:
    assert "are the same place: there is nothing to be moved." in refused(source, source)
    assert untouched(source)


def test_another_database_of_the_same_server_is_another_place() -> None:
    server = RedisServer(port="0", databases="2")
    server.start()
    fill(server.url)
    before = seen(server.url)
    other = f"{server.url}?db=1"
    assert move(Place(server.url), Place(other)).counts["games"] == len(before["games"])
    assert seen(other) == before
    server.close()


def test_a_source_with_a_process_that_lives(source: Place, target: Place) -> None:
    with connect(source.name) as client:
        alarm = ProcessRegistry(client, "alarm")
        alarm.beat()
        text = refused(source, target)
        assert f"the alarm process {os.getpid()}" in text
        assert "Stop all of its processes first" in text
        alarm.leave()
    assert move(source, target)


def test_an_end_to_which_others_are_connected(own_redis: RedisServer) -> None:
    """An API process, say, which tells no one that it lives."""
    held = "import redis, sys; r = redis.Redis.from_url(sys.argv[1]); r.hget('x', 'y'); print(flush=True); input()"
    second = RedisServer()
    second.start()
    source, target = Place(own_redis.url), Place(second.url)
    for place in (source, target):
        with subprocess.Popen(
            [sys.executable, "-c", held, place.name], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as other:
            assert other.stdout
            other.stdout.readline()
            text = refused(source, target, clients=True)
            assert "is in use by" in text
            assert "(last command hget)" in text
            assert "--ignore-clients" in text
            other.communicate(b"\n")
    assert untouched(source)
    second.close()


def test_a_folder_on_which_a_service_runs_and_one_that_is_none(target: Place, tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        text = refused(Place(str(tmp_path / "data")), target)
        assert f"Another chouette serve (process {serving.process.pid})" in text
    assert "there is no Redis in it" in refused(Place(str(tmp_path / "else")), target)
    assert not (tmp_path / "else").exists()


def test_a_target_with_something_in_it(source: Place, target: Place) -> None:
    with connect(target.name) as client:
        client.set("another:program", "1")
        assert "has something of another program (another:program)" in refused(source, target)
        client.flushall()
        client.hset(keys.game("g"), "v", 1)
        assert "is not empty: it has 1 games. Name an empty one." in refused(source, target)
        client.flushall()
        client.zadd(keys.ALARMS, {"g": 1})
        assert "is not empty" in refused(source, target)
        assert client.keys() == [keys.ALARMS.encode(), keys.PROBE.encode()]
    assert untouched(source)


def test_a_target_on_which_a_service_was_tried_is_empty_all_the_same(source: Place, target: Place) -> None:
    before = seen(source.name)
    with connect(target.name) as client:
        client.hset(keys.EPOCH, mapping={"n": 1, "run": "r"})
        client.set(keys.ALARM_BOOK, "2")
        client.sadd("rq:queues", "rq:queue:chouette-windows")
    move(source, target)
    assert seen(target.name) == before
    with connect(target.name) as client:
        assert not client.exists(keys.ALARM_BOOK), "the first alarm looks at every game"


def test_what_this_release_does_not_know_is_named_or_left_behind(source: Place, target: Place) -> None:
    with connect(source.name) as client:
        client.set("chouette:{g}:newer", "1")
    text = refused(source, target)
    assert "what this release does not know: chouette:{g}:newer." in text
    assert "--leave-unknown" in text
    said: list[str] = []
    assert move(source, target, said, leave_unknown=True).faults == []
    assert "Left behind, as not known: chouette:{g}:newer." in said


def test_what_another_program_has_at_the_source_is_named_and_left(source: Place, target: Place) -> None:
    said: list[str] = []
    with connect(source.name) as client:
        client.set("another:program", "1")
        client.hset("rq:job:1", "data", "")
    move(source, target, said)
    assert "Left behind: 1 jobs of RQ, which are made again where they are needed." in said
    assert "Left behind, as another program's: another:program." in said
    with connect(target.name) as client:
        assert not client.exists("another:program", "rq:job:1")


def test_a_target_that_is_too_small_or_throws_things_away(source: Place, own_redis: RedisServer) -> None:
    target = Place(own_redis.url)
    with connect(source.name) as client:
        client.set(f"{DELIVERY}large", bytes(8_000_000))
    with connect(target.name) as client:
        client.config_set("maxmemory", client.info("memory")["used_memory"] + 4_000_000)
        text = refused(source, target)
        assert re.search(r"is too small: (9|1\d)\.\d MB are needed on one of its servers, and 3\.\d MB are free", text)
        client.config_set("maxmemory-policy", "allkeys-lru")
        assert "set it to noeviction" in refused(source, target)


def test_a_target_that_takes_no_writes(source: Place, target: Place) -> None:
    with connect(target.name) as client:
        client.config_set("min-replicas-to-write", 1)
        assert "takes no writes now" in refused(source, target)
        client.config_set("min-replicas-to-write", 0)
    assert untouched(source)


def test_a_cluster_with_another_number_of_buckets(source: Place, redis_cluster: Cluster) -> None:
    cluster = Place(redis_cluster.url)
    with connect(cluster.name) as client:
        client.set(keys.BUCKETS, 512)
    text = refused(source, cluster)
    assert f"keeps its games in 512 buckets, where this release looks for them in {BUCKETS}" in text
    assert "512 buckets" in refused(cluster, source)


def test_a_cluster_whose_slots_are_on_their_way(source: Place, own_cluster: Cluster) -> None:
    own_cluster.begin_move(0, own_cluster.masters[1])
    assert "are on their way between its nodes" in refused(source, Place(own_cluster.url))


def test_alarms_that_are_elsewhere_have_to_be_named(source: Place, target: Place, own_redis: RedisServer) -> None:
    with connect(source.name) as client:
        client.delete(keys.ALARMS)
    assert "with --from-rq" in refused(source, target)
    here, there = own_redis.url, f"{own_redis.url}?db=1"
    for url in (here, there):
        with connect(url) as client:
            client.zadd(keys.ALARMS, {"g": 1})
    text = refused(Place(source.name, here), Place(target.name, there))
    assert "The Redis of --to-rq has alarms of other games." in text
    assert move(Place(source.name, here), Place(target.name, here)).faults == [], "it is the same one, and stays"


def test_there_is_nothing_to_be_moved(redis_url: str, target: Place) -> None:
    assert "there is nothing to be moved" in refused(Place(redis_url), target)


def test_what_is_no_redis_or_does_not_answer(source: Place, own_redis: RedisServer) -> None:
    assert "is no Redis URL" in refused(source, Place("memory://"))
    assert "No Redis answers at redis://127.0.0.1:1/0" in refused(source, Place("redis://127.0.0.1:1/0"))
    assert "on which RQ does not run" in refused(source, Place(own_redis.url, "redis+cluster://h"))


def test_no_service_starts_where_games_were_or_are_half(source: Place, target: Place, tmp_path: Path) -> None:
    begun = time.time()
    move(source, target)
    with pytest.raises(SettingsError) as found:
        refuse_what_cannot_work(Settings(redis_url=source.name))
    day = time.strftime("%Y-%m-%d", time.gmtime(begun))
    assert f"The Redis of CHOUETTE_REDIS_URL was moved to {target.name} on {day}" in str(found.value)
    refuse_what_cannot_work(Settings(redis_url=target.name))
    with pytest.raises(RuntimeError, match=f"Error: {source.name} was moved to {target.name}"):
        Serving(tmp_path, f"--redis-url={source.name}")
    assert "was moved to" in refused(source, target)
    assert "is not empty" in refused(target, source) or "was moved" in refused(target, source)
    with opened(source.name, "", new=False) as here, opened(target.name, "", new=True) as there:
        assert "A service may start at" in give_up(here, there, clients=False)
    refuse_what_cannot_work(Settings(redis_url=source.name))
    refuse_what_cannot_work(Settings(redis_url=target.name))
    assert len(seen(target.name)["games"]) == 14
