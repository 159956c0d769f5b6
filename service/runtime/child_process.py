"""One process under a supervisor: how it is started, and whether it still lives."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from service.runtime.forked_process import ForkedProcess

# What writes its file every two seconds and has not for so long (seconds) hangs; before its first word it may load.
HANGS = 20.0
LOADS = 120.0


@dataclass
class ChildProcess:
    """One process: how to start it, which of its lines are shown, how long (seconds) it may take to stop.

    command: its program, with arguments; or module: the module whose `main()` it runs, in the supervisor's own Python
    where that can be.
    before: what is done before each of its starts.
    alive: the file that it writes as long as it lives; None where it does not.
    """

    name: str
    command: list[str] = field(default_factory=list)
    module: str = ""
    environment: Mapping[str, str] = field(default_factory=dict)
    descriptors: tuple[int, ...] = ()
    shows: Callable[[str], bool] = lambda line: True
    before: Callable[[], None] = lambda: None
    patience: float = 6.0
    alive: Path | None = None
    hangs: float = HANGS
    process: subprocess.Popen[bytes] | ForkedProcess | None = None
    last_words: deque[str] = field(default_factory=lambda: deque(maxlen=60))
    started: float = 0.0
    falls: int = 0
    restart_at: float | None = None
    heard: float | None = None
    written: int = 0

    def start(self, first: Callable[[], None] | None, *, fork: bool) -> None:
        """Start it, in a session of its own. first: what it does before anything else. fork: whether it may share what
        this process has imported.
        """
        self.before()
        if self.module and fork:
            self.process = ForkedProcess(self.module, self.environment, first)
        else:
            self.process = subprocess.Popen(
                self.command or [sys.executable, "-m", self.module.removesuffix(".__main__")],
                env={**os.environ, **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                pass_fds=self.descriptors,
                start_new_session=True,
                preexec_fn=first,
            )
        self.started = time.monotonic()
        self.restart_at = self.heard = None

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def silent(self) -> float:
        """How long ago (seconds) it wrote its file, beyond what it may take for that; never above 0 without a file.

        What counts is that the file changes, by this process's own clock: the machine may sleep, or its clock be set.
        """
        if self.alive is None:
            return 0.0
        with suppress(OSError):
            if (written := self.alive.stat().st_mtime_ns) != self.written:
                self.written, self.heard = written, time.monotonic()
        since, may = (self.started, LOADS) if self.heard is None else (self.heard, self.hangs)
        return time.monotonic() - since - may
