"""Our own Redis by itself, for a command that needs what is in a folder while no service runs there."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from service.runtime.aof import cut_unfinished
from service.runtime.embedded_redis import OwnRedis, RedisUnavailable
from service.runtime.supervisor import LINUX, dying_with_parent

LOADS_S = 600.0
"""How long it may take to load what is in the folder."""

STOPS_S = 60.0
"""How long it may take to write the rest to its disk."""


@contextmanager
def served(own: OwnRedis) -> Iterator[None]:
    """Have it answer until the block ends; what it holds is on the disk then. Raises RedisUnavailable."""
    cut_unfinished(own.directory / "redis")
    process = subprocess.Popen(
        own.command(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=(own.lock,),
        start_new_session=True,
        preexec_fn=dying_with_parent() if LINUX else None,
    )
    try:
        _await(own, process)
        yield
    finally:
        process.terminate()
        try:
            process.wait(STOPS_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await(own: OwnRedis, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + LOADS_S
    while not own.answers():
        if process.poll() is not None:
            raise RedisUnavailable(
                f"The Redis on {own.directory} does not start. `chouette serve --data-dir {own.directory}` says why."
            )
        if time.monotonic() > until:
            raise RedisUnavailable(f"The Redis on {own.directory} has not loaded its data within {LOADS_S:.0f} s.")
        time.sleep(0.02)
