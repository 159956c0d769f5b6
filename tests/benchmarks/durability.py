"""What it costs to have each act on the disk of Redis before it is acknowledged, against once a second."""

from __future__ import annotations

import time
from typing import Any

from service.store.clock import StoreClock
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from tests.benchmarks import tables, throughput
from tests.benchmarks.http_client import Report
from tests.benchmarks.limits import SERVICE
from tests.benchmarks.measure import median, percentile
from tests.benchmarks.processes import web
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "durability"
FSYNC = ("everysec", "always")


def run(*, quick: bool = False) -> Results:
    """Rounds with each setting in turn, on the same server and the same gunicorn worker."""
    games, commits, rounds = (16, 50, 1) if quick else (256, 500, 7)
    alone: dict[str, list[float]] = {fsync: [] for fsync in FSYNC}
    shouted: dict[str, list[Report]] = {fsync: [] for fsync in FSYNC}
    server = RedisServer()
    server.start()
    client = connect(server.url)
    try:
        with web(server.url, SERVICE, CHOUETTE_WEB_NICE="0", **throughput.ONE_ADDRESS) as (port, pid):
            for number in range(rounds + 1):
                for fsync in FSYNC if number % 2 else reversed(FSYNC):
                    server.flush()
                    client.config_set("appendfsync", fsync)
                    taken = _commits(server.url, commits)
                    report = throughput.one_round(server.url, port, pid, games)
                    # The first round warms all of it up.
                    if number or quick:
                        alone[fsync] += taken
                        shouted[fsync].append(report)
    finally:
        client.close()
        server.close()
    return Results(machine=machine(), rows=_rows(alone, shouted), notes={GROUP: NOTE})


def _commits(redis_url: str, count: int) -> list[float]:
    """How long (µs) each of so many commits took over one connection."""
    store, clock = RedisStore(connect(redis_url)), StoreClock()
    made = [tables.commit(tables.waiting(tables.SUITE, clock.now() - 20_000)) for _ in range(count)]
    taken = []
    store.ping()
    for commit in made:
        begun = time.perf_counter()
        store.commit(commit)
        taken.append((time.perf_counter() - begun) * 1e6)
    store.close()
    return taken


def _rows(alone: dict[str, list[float]], shouted: dict[str, list[Report]]) -> list[Row]:
    def row(what: str, unit: str, values: dict[str, Any]) -> Row:
        return Row(
            group=GROUP, what=what, value=values["always"], unit=unit, floor=values["everysec"], against=FSYNC[0]
        )

    def of_reports(read: Any) -> dict[str, float]:
        return {fsync: median([read(report) for report in found]) for fsync, found in shouted.items()}

    return [
        row("always: a commit over one connection, p50", "µs", {f: median(v) for f, v in alone.items()}),
        row("always: a commit over one connection, p99", "µs", {f: percentile(v, 0.99) for f, v in alone.items()}),
        row("always: annonces, one web process", "/s", of_reports(lambda report: report.rate)),
        row("always: an annonce over HTTP, p50", "ms", of_reports(lambda report: report.p50_ms)),
        row("always: an annonce over HTTP, p99", "ms", of_reports(lambda report: report.p99_ms)),
    ]


NOTE = (
    "The disk is that of the folder for temporary files. A commit has the state, the events and the alarm of a game; "
    f"the annonces are those of the group http, over {throughput.CONNECTIONS} connections: Redis syncs once for all "
    "that it has read in one go, so they share what one alone pays."
)
