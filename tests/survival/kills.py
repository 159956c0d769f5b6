"""kill -9 of each part of a service that runs as its users run it."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress

import httpx

from tests.serve.running import Serving, eventually, parent_of
from tests.survival.trial import Trouble

FROZEN_S = 3.0
BACK_S = 120.0
"""Within so many seconds the supervisor has a part running again that was killed, on the slowest of machines."""

Pids = Callable[[], list[int]]


def kill(pids: Pids, chance: random.Random) -> Trouble:
    """kill -9 of one of these processes, as soon as there is one."""

    def trouble() -> None:
        _signal(pids, chance, signal.SIGKILL)

    return trouble


def freeze(pids: Pids, chance: random.Random) -> Trouble:
    """One of these processes hangs for some seconds and then goes on with what it was at."""

    def trouble() -> None:
        pid = _signal(pids, chance, signal.SIGSTOP)
        time.sleep(FROZEN_S)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)

    return trouble


def _signal(pids: Pids, chance: random.Random, number: signal.Signals) -> int:
    """Send it to one of these processes, which may be just starting; its pid."""
    reached: list[int] = []

    def sent() -> bool:
        found = pids()
        with suppress(ProcessLookupError):
            if found:
                pid = chance.choice(found)
                os.kill(pid, number)
                reached.append(pid)
        return bool(reached)

    assert eventually(sent, BACK_S), "what was to be killed does not come back"
    return reached[0]


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=1).is_success
    except httpx.HTTPError:
        return False


def troubles(serving: Serving, seed: int = 1) -> dict[str, Trouble]:
    """A trouble for each part, and one that takes any of them."""
    chance = random.Random(seed)

    def web_workers() -> list[int]:
        above = serving.pid_of("gunicorn")
        return [pid for pid in serving.family() if parent_of(pid) in above]

    def masters() -> list[int]:
        # One that is killed faster than it can start never serves anybody, and proves nothing.
        return serving.pid_of("gunicorn") if _answers(serving.url) else []

    def workers() -> list[int]:
        alarms = serving.pid_of("-m worker.alarm")
        return [pid for pid in serving.pid_of("-m worker") if pid not in alarms]

    parts: dict[str, Pids] = {
        "API worker": web_workers,
        "API server (gunicorn's master)": masters,
        "RQ worker": workers,
        "alarm": lambda: serving.pid_of("-m worker.alarm"),
        "Redis": lambda: serving.pid_of("redis.sock"),
    }
    named: dict[str, Trouble] = {f"kill -9 of the {name}": kill(pids, chance) for name, pids in parts.items()}
    every = list(parts.values())
    named["an RQ worker or alarm hangs"] = freeze(lambda: [*workers(), *parts["alarm"]()], chance)
    named["kill -9 of any of them"] = lambda: kill(chance.choice(every), chance)()
    return named
