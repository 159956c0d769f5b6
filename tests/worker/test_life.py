"""A process that can no longer work says so, ends, and is not kept waiting by a Redis that is ill."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
import redis
from rq import SimpleWorker

from service.outbox.processes import ProcessRegistry, every
from service.store import keys
from tests.support.places import Place
from tests.support.redis import RedisServer
from tests.worker.test_processes import Processes, until
from worker.life import EXIT_CODE
from worker.queues import windows_queue

ROOT = Path(__file__).parents[2]
HANGS = """
import sys, time
from service.outbox.processes import ProcessRegistry
from service.store.redis.connection import connect
from worker.life import Life

life = Life(ProcessRegistry(connect(sys.argv[1]), "webhooks"), sys.argv[2], look_s=0.1)
life.part("jobs", 2.0)
life.watch("news", 2.0, time.monotonic)
life.start()
time.sleep(60)
"""
"""A process of which one part comes round and another does not."""

TOLD = """
import os, runpy, signal, sys
from pkgutil import resolve_name

module, owner, name, *again = sys.argv[1:]
owner = resolve_name(owner)
before, moments = getattr(owner, name), iter(["first"])

def told(*arguments, **options):
    found = before(*arguments, **options)
    if next(moments, ""):
        print("it was told", flush=True)
        for _ in ["once", *again]:
            os.kill(os.getpid(), signal.SIGTERM)
    return found

setattr(owner, name, told)
runpy.run_module(module, run_name="__main__")
"""
"""A process that gets SIGTERM right after it has called a certain function for the first time."""

REGISTRY = "service.outbox.processes:ProcessRegistry"
MOMENTS = [
    ("worker", REGISTRY, "beat", "twice"),
    ("worker", "rq.worker.base:BaseWorker", "register_birth"),
    ("worker", "rq.worker.base:BaseWorker", "heartbeat", "twice"),
    ("worker.alarm", "worker.life:Life", "start"),
    ("worker.alarm", REGISTRY, "beat", "twice"),
    ("worker.delivery", REGISTRY, "beat", "twice"),
]
"""When it comes: in the book, but not at work yet; listed by RQ, but not listening to it; while it looks for jobs."""


@contextmanager
def hanging(url: str, file: Path) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-c", HANGS, url, str(file)], cwd=ROOT, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def book(place: Place) -> list[str]:
    """What the processes in the book are stuck with."""
    with place.client() as client:
        return [process.stuck for process in every(client).values()]


def test_a_process_with_a_part_that_hangs_says_which_and_ends(beside: Place, tmp_path: Path) -> None:
    with hanging(beside.url, tmp_path / "alive") as process:
        until(lambda: book(beside) == [""], 30)
        assert (tmp_path / "alive").read_text() == str(process.pid)
        until(lambda: book(beside) == ["jobs"])
        _, said = process.communicate(timeout=30)
    assert process.returncode == EXIT_CODE
    assert "jobs has not come round for" in said


def test_a_process_waits_for_a_redis_that_takes_no_writes(own_redis: RedisServer, tmp_path: Path) -> None:
    with redis.Redis.from_url(own_redis.url) as client:
        client.config_set("min-replicas-to-write", 1)
        with hanging(own_redis.url, tmp_path / "alive") as process:
            until((tmp_path / "alive").exists, 30)
            time.sleep(3)
            assert process.poll() is None
            client.config_set("min-replicas-to-write", 0)
            assert process.wait(30) == EXIT_CODE


def test_a_process_that_is_told_to_stop_at_a_bad_moment_leaves_the_book(own_redis: RedisServer) -> None:
    environment = {**os.environ, "CHOUETTE_REDIS_URL": own_redis.url, "CHOUETTE_METRICS_PORT": "0"}
    told = [
        subprocess.Popen([sys.executable, "-c", TOLD, *moment], cwd=ROOT, env=environment, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for moment in MOMENTS
    ]  # fmt: skip
    try:
        ends = [(process.communicate(timeout=60)[0], process.returncode) for process in told]
    finally:
        for process in told:
            process.kill()
    assert ends == [("it was told\n", 0)] * len(MOMENTS)
    with redis.Redis.from_url(own_redis.url) as client:
        assert every(client) == {}
        assert client.smembers("rq:workers") == set()


def test_the_next_process_on_a_machine_takes_the_dead_out_of_the_book(beside: Place) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    with beside.client() as client:
        mine = ProcessRegistry(client, "alarm")
        mine.enter()
        [(field, process)] = every(client).items()
        other = {"pid": gone.pid, "host": process.host, "kind": "worker", "beat": process.beat}
        client.hset(keys.PROCESSES, "dead", msgspec.json.encode(other))
        client.hset(keys.PROCESSES, "elsewhere", msgspec.json.encode({**other, "host": "elsewhere"}))
        client.hset(keys.PROCESSES, "long ago", msgspec.json.encode({**other, "host": "elsewhere", "beat": 1}))
        client.hset(keys.PROCESSES, "of another release", b"{}")
        mine.enter()
        assert set(every(client)) == {field, "elsewhere"}
        mine.leave()
        assert set(every(client)) == {"elsewhere"}


# --- real processes and a Redis that refuses writes again and again


@pytest.fixture
def working(own_redis: RedisServer) -> Iterator[Processes]:
    found = Processes(CHOUETTE_REDIS_URL=own_redis.url)
    for module in ("worker", "worker.alarm", "worker.delivery"):
        found.start(module)
    yield found
    found.kill()


def threads(processes: Processes) -> list[int]:
    return [len(os.listdir(f"/proc/{process.pid}/task")) for process in processes.running]


def refused(client: redis.Redis, setting: str) -> None:
    """Redis takes no writes for a while, and everybody has to connect anew meanwhile."""
    client.config_set(setting, 1)
    client.execute_command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
    # RQ looks again after a second, finds that nothing can be written, and gives up.
    time.sleep(2)
    client.config_set(setting, 0)


@pytest.mark.nightly
@pytest.mark.timeout(180)
def test_all_go_on_as_they_were_however_often_redis_refuses_writes(own_redis: RedisServer, working: Processes) -> None:
    with redis.Redis.from_url(own_redis.url) as client:
        until(lambda: bool(SimpleWorker.all(queue=windows_queue(client))), 60)
        until(lambda: len(every(client)) == 3, 60)
        refused(client, "maxmemory")
        closes_and_tells(client)
        before, connected = threads(working), len(client.client_list())
        for setting in ("maxmemory", "min-replicas-to-write") * 3:
            refused(client, setting)
        closes_and_tells(client)
        assert [process.poll() for process in working.running] == [None, None, None]
        assert all(now <= then for now, then in zip(threads(working), before, strict=True))
        # A pool may have one more open now than then, but not one for each time.
        assert len(client.client_list()) <= connected + 3


def closes_and_tells(client: redis.Redis) -> None:
    """The alarm and the worker look at a game that is due, the webhook process at one with news; in time."""
    client.zadd(keys.NEWS, {"gone": 1})
    client.zadd(keys.ALARMS, {"gone": 1})
    until(lambda: client.zscore(keys.ALARMS, "gone") is None, 60)
    until(lambda: client.zscore(keys.NEWS, "gone") is None, 60)
