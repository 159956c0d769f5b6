"""How late windows close: from the instant at which one is due to its event's arrival at a subscriber."""

from __future__ import annotations

import select
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

import msgspec

from service.settings import Settings
from service.store import keys
from service.store.port import Store
from service.store.redis.connection import connect, message
from service.store.redis.feed import news_of
from service.store.redis.store import RedisStore
from tests.benchmarks import http_client, tables, throughput
from tests.benchmarks.measure import percentile
from tests.benchmarks.processes import running, web
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "lateness"
SETTLE_MS = Settings.settle_ms
REAL = (["-m", "worker.alarm"], ["-m", "worker.alarm"], ["-m", "worker"], ["-m", "worker"], ["-m", "worker"])
"""What `chouette serve` starts of each kind."""

FLOOR = (["-m", "tests.benchmarks.floor_alarm"],)
AT_ONCE = 50
SATURATING_GAMES = 3000
SATURATE_MS = 4000
"""How long the web processes and their client may take to be at work."""

AHEAD_MS = 200
PREPARE_MS = 5
"""How long one game may take to be made and stored before the first of them is due; where that was too short, the
games are made again with twice the time."""

TRIES = 8
PATIENCE_S = 30.0
"""How long after the last instant a window may still close, on however busy a machine; mostly none takes long."""


class Case(msgspec.Struct, frozen=True):
    """What is due when. goal: what p99 may be, in ms. saturated: whether the API has all it can do meanwhile."""

    name: str
    instants: list[int]
    goal: float
    saturated: bool = False


def cases(*, quick: bool) -> list[Case]:
    """100 a second, 50 in one instant, and 100 a second beside a busy API; instants in ms from the first."""
    count, bursts = (30, 1) if quick else (500, 10)
    steady = [10 * n for n in range(count)]
    together = [300 * n for n in range(bursts) for _ in range(AT_ONCE)]
    found = [Case("100 due a second", steady, 10), Case(f"{AT_ONCE} in one instant", together, 15)]
    return found if quick else [*found, Case("100 due a second, API saturated", steady, 50, saturated=True)]


def run(*, quick: bool = False) -> Results:
    """Each case in turn by the service's alarm and workers, and by the floor."""
    server = RedisServer()
    server.start()
    rounds, warm = (1, 1) if quick else (3, 4)
    late: dict[tuple[str, bool], list[float]] = {}
    try:
        for _ in range(rounds):
            for real in (True, False):
                with closing_by(server.url, warm, real=real):
                    for case in cases(quick=quick):
                        late.setdefault((case.name, real), []).extend(measure(server.url, case))
    finally:
        server.close()
    rows = [
        row
        for case in cases(quick=quick)
        for row in rows_of(case.name, case.goal, late[case.name, True], late[case.name, False])
    ]
    note = (
        "from deadline + settle_ms to the event's arrival at a Redis subscriber; real games (a race for a "
        "Chouette-Velute that nobody answers), two alarms and three RQ workers as `serve` starts them; floor: "
        f"the alarm closes by itself, no RQ. {rounds} rounds in turn with the floor. Saturated: two web processes and "
        "a client that sends shouts over 32 connections, all of it on the same cores."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def rows_of(name: str, goal: float, real: list[float], floor: list[float]) -> list[Row]:
    """p50 and p99 of one case."""
    against = "the alarm closes by itself, no RQ"
    p50, p99 = percentile(real, 0.5), percentile(real, 0.99)
    return [
        Row(group=GROUP, what=f"{name}: p50", value=p50, unit="ms", floor=percentile(floor, 0.5), against=against),
        Row(
            group=GROUP, what=f"{name}: p99 of {len(real)}", value=p99, unit="ms", floor=percentile(floor, 0.99),
            against=against, goal=f"≤ {goal:.0f} ms", met=p99 <= goal,
        ),
        Row(group=GROUP, what=f"{name}: earliest", value=min(real), unit="ms"),
    ]  # fmt: skip


@contextmanager
def closing_by(redis_url: str, warm: int, *, real: bool) -> Iterator[None]:
    """The processes that close windows, proven to be at work."""
    with running(redis_url, *(REAL if real else FLOOR)):
        # The first window after a start also pays for imports and first connections.
        for _ in range(warm):
            measure(redis_url, Case("warm", [0] * 8, 0))
        yield


@contextmanager
def saturated(redis_url: str, requests: list[bytes]) -> Iterator[None]:
    """The web processes that `serve` starts by default, and a client that keeps all of them busy with shouts."""
    with (
        web(redis_url, "service.app:create_app()", workers=2) as (port, _),
        http_client.start(http_client.Order(port, 32, requests)) as client,
    ):
        yield
        if client.poll() is not None:
            raise RuntimeError("the client had nothing more to send before the measurement was over")


def measure(redis_url: str, case: Case, ready: Callable[[int], None] = lambda first: None) -> list[float]:
    """Let windows become due at the instants of the case: by how many ms each was late.

    ready: called with the first of these instants (ms) when all is prepared for it.
    """
    busy: AbstractContextManager[None] = nullcontext()
    ahead_ms = AHEAD_MS + PREPARE_MS * len(case.instants)
    start_ms = 0
    if case.saturated:
        busy = saturated(redis_url, list(throughput.shouts(redis_url, SATURATING_GAMES)))
        start_ms = SATURATE_MS
    client: Any = connect(redis_url)
    store = RedisStore(client)
    listener = client.pubsub(ignore_subscribe_messages=True)
    listener.psubscribe(keys.live("*"))
    listener.get_message(timeout=1)
    due = prepared(store, case.instants, ahead_ms, start_ms)
    ready(min(due.values()))
    with busy:
        if _now() > min(due.values()):
            raise RuntimeError("this machine is too slow to start the web processes in time")
        late = _listen(listener, due, max(due.values()) / 1000 + PATIENCE_S)
    listener.close()
    store.close()
    if len(late) < len(due):
        raise RuntimeError(f"{len(due) - len(late)} of {len(due)} windows did not close")
    return late


def prepared(store: Store, instants: list[int], ahead_ms: int, start_ms: int) -> dict[str, int]:
    """Store games whose windows are due at these instants (ms from the first): when each is due, by game id.

    All of them lie in the store before the first is due and `start_ms` besides have yet to pass, however slow this
    machine is at the moment.
    """
    for _ in range(TRIES):
        first = _now() + ahead_ms + start_ms
        made = [(tables.due_at(first + n, settle_ms=SETTLE_MS), first + n) for n in instants]
        # Storing takes less than making: with half of the time left there is enough, else nothing was stored.
        if _now() < first - start_ms - ahead_ms // 2:
            for game, _ in made:
                tables.put(store, game)
            if _now() < first - start_ms:
                return {game.state.id: at for game, at in made}
            # What was stored too late is closed before the next try begins, so that it is in nobody's way.
            time.sleep(max(0, first + max(instants) - _now()) / 1000 + 1)
        ahead_ms *= 2
    raise RuntimeError("this machine is too slow to prepare so many games in time")


def _now() -> int:
    return time.time_ns() // 1_000_000


def _listen(listener: Any, due: dict[str, int], until: float) -> list[float]:
    late: dict[str, float] = {}
    while len(late) < len(due) and time.time() < until:
        found = message(listener)
        if found is None:
            select.select([listener.connection._sock], [], [], 0.1)
            continue
        now = time.time_ns() / 1e6
        game_id = keys.game_of(found["channel"].decode())
        # The first event of a game is told when it is put there; whatever comes later is the window's closing.
        if game_id in due and news_of(found["data"]).first > 1:
            late.setdefault(game_id, now - due[game_id])
    return list(late.values())
