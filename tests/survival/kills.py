"""kill -9 of each part of a service that runs as its users run it."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress

import httpx

from tests.serve.running import Serving, parent_of
from tests.survival.trial import Trouble

FROZEN_S = 3.0


def kill(pids: Callable[[], list[int]], chance: random.Random) -> Trouble:
    """kill -9 of one of these processes; of none while the supervisor is just starting them again."""

    def trouble() -> None:
        found = pids()
        if found:
            _end(chance.choice(found))

    return trouble


def freeze(pids: Callable[[], list[int]], chance: random.Random) -> Trouble:
    """One of these processes hangs for some seconds and then goes on with what it was at."""

    def trouble() -> None:
        found = pids()
        if found:
            pid = chance.choice(found)
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
                time.sleep(FROZEN_S)
                os.kill(pid, signal.SIGCONT)

    return trouble


def _end(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


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

    parts: dict[str, Callable[[], list[int]]] = {
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
