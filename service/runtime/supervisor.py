"""Run several processes as one: start them, show what they say, restart what dies, stop everything."""

from __future__ import annotations

import ctypes
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, cast

from service.runtime.child_process import ChildProcess

FIRST_RESTART = 0.1
LONGEST_PAUSE = 5.0
# A part that ran this long (seconds) has recovered: its next fall starts again with the shortest pause.
CALM = 10.0
PR_SET_PDEATHSIG = 1
LINUX = sys.platform.startswith("linux")


class ChildProcessFailed(Exception):
    """A part could not be brought up; the message holds its last words."""


class Supervisor:
    """Owns its parts from start to stop; it takes over the signals of its process (use from the main thread).

    Every part leads a session of its own: Ctrl-C reaches the supervisor alone, which decides the order.
    """

    def __init__(self, out: IO[str] = sys.stderr, watched: bool = not LINUX, json_lines: bool = False) -> None:
        self.parts: list[ChildProcess] = []
        self.out = out
        self.json_lines = json_lines
        self.stopping = False
        self._impatient = False
        self._selector = selectors.DefaultSelector()
        self._first = None if watched else dying_with_parent()
        self._watchdog = _start_watchdog() if watched else None
        self._wake_read, wake_write = os.pipe()
        for descriptor in (self._wake_read, wake_write):
            os.set_blocking(descriptor, False)
        self._selector.register(self._wake_read, selectors.EVENT_READ, None)
        signal.set_wakeup_fd(wake_write, warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._asked_to_stop)
        signal.signal(signal.SIGCHLD, lambda number, frame: None)

    def _asked_to_stop(self, number: int, frame: object) -> None:
        self._impatient = self.stopping
        self.stopping = True

    def add(self, part: ChildProcess) -> None:
        """Start a part and keep it alive from now on."""
        self.parts.append(part)
        self._start(part)

    def wait_until(self, done: Callable[[], bool], timeout: float, what: str, falls_allowed: int = 2) -> None:
        """Supervise until done() holds. Raises ChildProcessFailed after timeout seconds, or if a part keeps dying."""
        give_up = time.monotonic() + timeout
        while not self.stopping and not done():
            self._turn(0.03)
            fallen = next((part for part in self.parts if part.falls > falls_allowed), None)
            if fallen is not None:
                raise ChildProcessFailed(f"{fallen.name} does not start. It said:\n" + "\n".join(fallen.last_words))
            if time.monotonic() > give_up:
                raise ChildProcessFailed(f"{what} did not happen within {timeout:.0f} seconds.")

    def run(self) -> None:
        """Supervise until asked to stop."""
        while not self.stopping:
            self._turn(1.0)

    def stop(self) -> None:
        """End the parts, the first one added last, each within its patience; leaves no process behind."""
        self.stopping = True
        leading, others = self.parts[:1], self.parts[1:]
        for group in (others, leading):
            for part in group:
                _signal(part, signal.SIGTERM)
            give_up = time.monotonic() + max((part.patience for part in group), default=0.0)
            while any(part.running for part in group) and time.monotonic() < give_up and not self._impatient:
                self._listen(0.05)
            for part in group:
                # Even where the leader has gone by itself, no process of its session may stay.
                _signal(part, signal.SIGKILL)
                if part.process is not None:
                    part.process.wait()
                part.restart_at = None
        if self._watchdog is not None:
            self._watchdog.kill()
            self._watchdog.wait()

    def _start(self, part: ChildProcess) -> None:
        part.start(self._first, fork=self._watchdog is None)
        self._tell_watchdog("+", part)
        assert part.process is not None
        assert part.process.stdout is not None
        os.set_blocking(part.process.stdout.fileno(), False)
        self._selector.register(part.process.stdout, selectors.EVENT_READ, (part, bytearray()))

    def _tell_watchdog(self, sign: str, part: ChildProcess) -> None:
        if self._watchdog is not None and self._watchdog.stdin is not None and part.process is not None:
            with suppress(BrokenPipeError):
                self._watchdog.stdin.write(f"{sign}{part.process.pid}\n".encode())

    def _turn(self, timeout: float) -> None:
        """Listen for a while (seconds at most), then look which parts died and which are due to be started again."""
        pauses = [part.restart_at - time.monotonic() for part in self.parts if part.restart_at is not None]
        self._listen(max(0.0, min([timeout, *pauses])))
        for part in self.parts:
            if part.running and part.silent() > 0:
                self.say("serve", f"{part.name} gives no sign of life: it is killed, and starts again")
                _signal(part, signal.SIGKILL)
            if part.restart_at is None and not part.running:
                self._fell(part)
            if part.restart_at is not None and time.monotonic() >= part.restart_at and not self.stopping:
                self._start(part)

    def _fell(self, part: ChildProcess) -> None:
        assert part.process is not None
        # What is left of its session would be in the way of the next one.
        _signal(part, signal.SIGKILL)
        self._tell_watchdog("-", part)
        part.falls = 1 if time.monotonic() - part.started > CALM else part.falls + 1
        pause = min(LONGEST_PAUSE, FIRST_RESTART * 2 ** (part.falls - 1))
        part.restart_at = time.monotonic() + pause
        if not self.stopping:
            how = part.process.wait()
            ended = f"was killed by signal {-how}" if how < 0 else f"ended with code {how}"
            self.say("serve", f"{part.name} {ended}; it starts again in {pause:.1f} s")

    def _listen(self, timeout: float) -> None:
        for key, _ in self._selector.select(timeout):
            if key.data is None:
                with suppress(BlockingIOError):
                    os.read(self._wake_read, 512)
                continue
            part, rest = key.data
            try:
                chunk = os.read(key.fd, 65536)
            except BlockingIOError:
                continue
            rest += chunk
            *lines, tail = rest.split(b"\n")
            rest[:] = tail if chunk else b""
            for line in lines if chunk or not tail else [*lines, tail]:
                self._heard(part, line.decode(errors="replace").rstrip())
            if not chunk:
                self._selector.unregister(key.fileobj)
                cast(IO[bytes], key.fileobj).close()

    def _heard(self, part: ChildProcess, line: str) -> None:
        part.last_words.append(line)
        if part.shows(line):
            self.say(part.name, line)

    def say(self, name: str, line: str) -> None:
        """Show a line of a part, by its name."""
        # A terminal that was closed is no reason to stop serving.
        with suppress(OSError, ValueError):
            self.out.write(_as_json(name, line) if self.json_lines else f"{name:>7} | {line}\n")
            self.out.flush()


def _as_json(name: str, line: str) -> str:
    """The line if it is an object already, else one with what was said."""
    if line.startswith("{"):
        return f"{line}\n"
    at = datetime.now(UTC).isoformat(timespec="milliseconds")
    return json.dumps({"timestamp": at, "level": "info", "part": name, "event": line}, ensure_ascii=False) + "\n"


def _signal(part: ChildProcess, number: int) -> None:
    if part.process is not None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(part.process.pid, number)


def dying_with_parent() -> Callable[[], None]:
    """What a child does first of all: a SIGTERM is due when the supervisor is gone."""
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    parent = os.getpid()

    def first() -> None:
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)

    return first


def _start_watchdog() -> subprocess.Popen[bytes]:
    """Elsewhere than on Linux a small process listens at a pipe that ends with the supervisor."""
    return subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("orphan_reaper.py"))],
        stdin=subprocess.PIPE,
        bufsize=0,
        start_new_session=True,
    )
