"""How late windows close while a process that closes them is killed or frozen: 500 of them, due in one instant."""

from __future__ import annotations

import signal
import subprocess
import threading
import time
from typing import Any

import msgspec

from tests.benchmarks import lateness
from tests.benchmarks.lateness import REAL, Case
from tests.benchmarks.measure import percentile
from tests.benchmarks.processes import running
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "faults"
GAMES = 500
MOMENTS_MS = (-100, -10, 0, 30, 80)
"""When it happens, in ms after the instant at which all windows are due; just before it workers hold games already."""

CALM_MS, WORST_MS = 300, 500


class Fault(msgspec.Struct, frozen=True):
    """One process of each of these kinds gets this signal. modules: the ends of their command lines."""

    name: str
    modules: tuple[str, ...] = ()
    number: int = signal.SIGKILL


FAULTS = (
    Fault("calm"),
    Fault("an alarm is killed", ("worker.alarm",)),
    Fault("a worker is killed", ("worker",)),
    Fault("one of each is killed", ("worker.alarm", "worker")),
    Fault("an alarm is frozen", ("worker.alarm",), signal.SIGSTOP),
    Fault("a worker is frozen", ("worker",), signal.SIGSTOP),
    Fault("one of each is frozen", ("worker.alarm", "worker"), signal.SIGSTOP),
)


def run(*, quick: bool = False) -> Results:
    """Each fault at each moment, on processes that were all well before."""
    server = RedisServer()
    server.start()
    games, moments = (40, MOMENTS_MS[:1]) if quick else (GAMES, MOMENTS_MS)
    rows: list[Row] = []
    try:
        for fault in FAULTS[:1] + FAULTS[-1:] if quick else FAULTS:
            late = [ms for moment in moments for ms in under(server, fault, games, moment)]
            rows += rows_of(fault, late)
    finally:
        server.close()
    note = (
        f"{games} windows due in one instant, closed by {len(REAL)} processes as `serve` starts them; nothing is "
        f"started again meanwhile. Killed or frozen {', '.join(map(str, moments))} ms after that instant, one each."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def rows_of(fault: Fault, late: list[float]) -> list[Row]:
    """How late most of them and the last one were."""
    p50, p99, last = (percentile(late, share) for share in (0.5, 0.99, 1))
    calm = not fault.modules
    return [
        Row(group=GROUP, what=f"{fault.name}: p50 of {len(late)}", value=p50, unit="ms"),
        Row(group=GROUP, what=f"{fault.name}: p99", value=p99, unit="ms", **_goal(p99, CALM_MS if calm else None)),
        Row(group=GROUP, what=f"{fault.name}: last", value=last, unit="ms", **_goal(last, None if calm else WORST_MS)),
    ]


def _goal(value: float, most: int | None) -> dict[str, Any]:
    return {} if most is None else {"goal": f"≤ {most} ms", "met": value <= most}


def under(server: RedisServer, fault: Fault, games: int, moment_ms: int) -> list[float]:
    """By how many ms each window was late, when this happens at that moment."""
    server.flush()
    with running(server.url, *REAL) as processes:
        for _ in range(3):
            lateness.measure(server.url, Case("warm", [0] * 16, 0))
        chosen = [next(p for p in processes if p.args[-1] == module) for module in fault.modules]
        try:
            return lateness.measure(
                server.url, Case(fault.name, [0] * games, 0), lambda due: _later(chosen, fault.number, due + moment_ms)
            )
        finally:
            for process in chosen:
                process.send_signal(signal.SIGCONT)


def _later(chosen: list[subprocess.Popen[bytes]], number: int, at_ms: int) -> None:
    def happen() -> None:
        time.sleep(max(0, at_ms / 1000 - time.time()))
        for process in chosen:
            process.send_signal(number)

    threading.Thread(target=happen, daemon=True).start()
