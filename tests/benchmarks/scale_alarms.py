"""How late windows close on a cluster, by two alarms of which one is killed; and how many games a job closes."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from service.store.log import News
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from tests.benchmarks import lateness
from tests.benchmarks.lateness import PATIENCE_S, PREPARE_MS, REAL
from tests.benchmarks.measure import percentile
from tests.benchmarks.processes import running
from tests.benchmarks.report import Row
from tests.support.cluster import Cluster
from tests.support.redis import RedisServer

GROUP = "scale"
KILLED_MS = 300
"""The most that a window may be late where no node fails over."""

WATCH_MS = 8
"""How long it may take until one more game is heard of."""


class Closed(NamedTuple):
    """late: by how many ms each window was. jobs: how many workers were woken with."""

    late: list[float]
    jobs: int


class House:
    """A store whose windows alarms and workers close, and the Redis of RQ's queues."""

    def __init__(self, url: str, queues: RedisServer) -> None:
        self._store, self._queues = RedisStore(connect(url)), connect(queues.url)

    def close_at(self, instants: list[int], ready: Callable[[int], None] = lambda first: None) -> Closed:
        """Let windows become due at these instants (ms from the first). ready: called with the first of them (ms)."""
        late: dict[str, float] = {}
        due: dict[str, int] = {}
        feed = self._store.feed()

        def deliver(game_id: str, news: News) -> None:
            # What comes after the beginning of a game is its window's closing.
            if game_id in due and news.first > 1:
                late.setdefault(game_id, time.time_ns() / 1e6 - due[game_id])

        feed.start(deliver, lambda game_id=None: None)
        jobs = self._jobs()
        due |= lateness.prepared(self._store, instants, 200 + PREPARE_MS * len(instants), WATCH_MS * len(instants))
        for game_id in due:
            feed.watch(game_id)
        ready(min(due.values()))
        end = max(due.values()) / 1000 + PATIENCE_S
        while len(late) < len(due) and time.time() < end:
            time.sleep(0.05)
        feed.close()
        if len(late) < len(due):
            raise RuntimeError(f"{len(due) - len(late)} of {len(due)} windows did not close")
        return Closed(list(late.values()), self._jobs() - jobs)

    def _jobs(self) -> int:
        told = self._queues.info("commandstats")
        return sum(int(told.get(f"cmdstat_{name}", {}).get("calls", 0)) for name in ("lpush", "rpush"))

    def close(self) -> None:
        """Let connections go."""
        self._store.close()
        self._queues.close()


@contextmanager
def house(url: str, queues: RedisServer, *, cluster: bool) -> Iterator[tuple[House, list[int]]]:
    """At work, with the processes of the alarms."""
    more = {"CHOUETTE_RQ_REDIS_URL": queues.url, "CHOUETTE_WAIT_REPLICAS": "0"} if cluster else {}
    found = House(url, queues)
    with running(url, *REAL, **more) as processes:
        for _ in range(3):
            found.close_at([0] * 8)
        yield found, [process.pid for process in processes if process.args[-1] == "worker.alarm"]  # type: ignore[index]
    found.close()


def measure(*, quick: bool) -> list[Row]:
    """Windows that are due one after the other, and many in one instant; then with an alarm that is killed."""
    steady = [10 * number for number in range(40 if quick else 500)]
    at_once = [0] * (20 if quick else 200)
    close = [2 * number for number in range(40 if quick else 1000)]
    cases = {"100 due a second": steady, "500 due a second": close, f"{len(at_once)} in one instant": at_once}
    server, cluster = RedisServer(), Cluster()
    server.start()
    try:
        with house(server.url, server, cluster=False) as (one, _):
            floor = {name: one.close_at(instants) for name, instants in cases.items()}
        server.flush()
        with house(cluster.url, server, cluster=True) as (many, alarms):
            found = {name: many.close_at(instants) for name, instants in cases.items()}
            killed = many.close_at(steady, _killing(alarms[0], steady[-1] // 2))
    finally:
        server.close()
        cluster.close()
    rows = [row for name, closed in found.items() for row in _rows(name, closed, floor[name])]
    worst = max(killed.late)
    return [*rows, Row(
        group=GROUP, what=f"cluster, two alarms, one killed on the way: p99 of {len(killed.late)}",
        value=percentile(killed.late, 0.99), unit="ms",
    ), Row(
        group=GROUP, what="cluster, two alarms, one killed on the way: last", value=worst, unit="ms",
        goal=f"≤ {KILLED_MS} ms", met=worst <= KILLED_MS,
    )]  # fmt: skip


def _killing(pid: int, after_ms: int) -> Callable[[int], None]:
    """Kills a process so long after the first instant."""

    def ready(first: int) -> None:
        wait = max(0.0, (first + after_ms) / 1000 - time.time())
        threading.Timer(wait, os.kill, (pid, signal.SIGKILL)).start()

    return ready


def _rows(name: str, found: Closed, floor: Closed) -> list[Row]:
    def row(what: str, value: float, least: float, unit: str) -> Row:
        return Row(
            group=GROUP, what=f"cluster, {name}: {what}", value=value, unit=unit, floor=least, against="one server"
        )

    shares = [("p50", 0.5), ("p99", 0.99)]
    return [
        *(row(what, percentile(found.late, share), percentile(floor.late, share), "ms") for what, share in shares),
        row("games a job", len(found.late) / max(1, found.jobs), len(floor.late) / max(1, floor.jobs), "games"),
    ]
