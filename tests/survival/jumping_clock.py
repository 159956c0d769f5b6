"""A Redis whose wall clock jumps: where there is a C compiler, a few lines preloaded into the real server."""

from __future__ import annotations

import itertools
import shutil
import subprocess
import time
from pathlib import Path

from tests.support.redis import RedisServer
from tests.survival.trial import Trouble

SOURCE = Path(__file__).with_suffix(".c")
NAME = "clock set back an hour"
HOUR_S = 3600
FORWARD_S = 10


def possible() -> bool:
    """Whether the clock can be made to jump on this machine."""
    return shutil.which("cc") is not None and Path("/proc/self").exists()


class JumpingRedis:
    """A server (not yet started) and its clock. Raises CalledProcessError where the compiler cannot make it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        library, self._file = folder / "jumping_clock.so", folder / "offset"
        subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"], check=True)
        self.set(0)
        preload = {"LD_PRELOAD": str(library), "JUMPING_CLOCK": str(self._file)}
        self.server = RedisServer(preload, appendfsync="always")

    def set(self, seconds: int) -> None:
        """Let its clock be off by so much."""
        self._file.write_text(str(seconds))

    def trouble(self) -> Trouble:
        """Back an hour, forward ten seconds, back another hour …: an hour forward would only end the games."""
        offsets = itertools.accumulate(itertools.cycle([-HOUR_S, FORWARD_S]))

        def jump() -> None:
            self.set(next(offsets))
            # The server reads its clock once a turn of its own loop.
            time.sleep(0.2)

        return jump
