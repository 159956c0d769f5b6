"""A process that can no longer work ends itself, so that it is started again, and says so before it does."""

from __future__ import annotations

import atexit
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from service.outbox.processes import Kind, ProcessRegistry
from service.settings import Settings
from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect

LOOK_S = 2.0
LEAVE_S = 5.0
"""How long the end of a process waits for its entry to be taken out of the registry, where Redis is slow."""

EXIT_CODE = 70
"""As sysexits.h has it: an internal error of the program."""

log = logging.getLogger(__name__)


class Beat:
    """The last time (time.monotonic()) that a part of a process came round."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def __call__(self) -> None:
        """It comes round now."""
        self.last = time.monotonic()


class Life(threading.Thread):
    """Looks every two seconds whether each part of this process still comes round.

    A part that does not is told in the registry of processes from half its patience on; at its end this process goes.
    Time counts only while Redis takes writes, as nothing comes round without: an ill Redis is no reason to start anew.
    A file, if one is named, is written with every look, so that a process that does not even look is seen from outside.
    """

    def __init__(self, book: ProcessRegistry, file: str = "", look_s: float = LOOK_S) -> None:
        super().__init__(name="life", daemon=True)
        self._book = book
        self._file = Path(file) if file else None
        self._look_s = look_s
        self._parts: dict[str, tuple[Callable[[], float], float]] = {}
        self._well_since: float | None = None
        self._entered = False
        self._over = threading.Event()

    def start(self) -> None:
        """Look from now on, until `stop`, or until this process ends by itself or by an exception of a signal."""
        atexit.register(self.stop)
        super().start()

    def part(self, name: str, patience_s: float) -> Beat:
        """A part that calls what it gets whenever it comes round, and may take so long for it."""
        beat = Beat()
        self.watch(name, patience_s, lambda: beat.last)
        return beat

    def watch(self, name: str, patience_s: float, last: Callable[[], float]) -> None:
        """A part that can be asked when it last came round (time.monotonic())."""
        self._parts[name] = (last, patience_s)

    def run(self) -> None:
        """Until `stop`. The entry is taken out by the thread that writes it, so that none is written afterwards."""
        while not self._over.is_set():
            self.look()
            self._over.wait(self._look_s)
        with suppress(StoreUnavailable):
            self._book.leave()

    def look(self) -> None:
        """Tell how this process is, and end it where it must be."""
        self._touch()
        name, silent_s, patience_s = self._worst()
        try:
            if not self._entered:
                self._book.enter()
                self._entered = True
            self._book.beat(*(name, int(silent_s * 1000)) if silent_s > patience_s / 2 else ())
        except StoreUnavailable:
            self._well_since = None
            return
        if self._well_since is None:
            self._well_since = time.monotonic()
        if silent_s > patience_s:
            self._end(name, silent_s)

    def stop(self) -> None:
        """This process ends because it was told to; told once more, it leaves the registry all the same."""
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, signal.SIG_IGN)
        self._over.set()
        if self.is_alive():
            self.join(LEAVE_S)

    def _worst(self) -> tuple[str, float, float]:
        """The part that has the least of its patience left: its name, its silence and patience (s)."""
        now, found = time.monotonic(), ("", 0.0, 1.0)
        if self._well_since is None:
            return found
        for name, (last, patience_s) in self._parts.items():
            silent_s = now - max(last(), self._well_since)
            if silent_s / patience_s > found[1] / found[2]:
                found = (name, silent_s, patience_s)
        return found

    def _touch(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.write_text(str(os.getpid()))

    def _end(self, name: str, silent_s: float) -> None:
        log.critical(
            "%s has not come round for %.0f s though Redis takes writes: this process ends, to be started again",
            name,
            silent_s,
        )
        logging.shutdown()
        os._exit(EXIT_CODE)


def life_of(kind: Kind, settings: Settings) -> Life:
    """The life of this process; start it when all its parts are named."""
    return Life(ProcessRegistry(connect(settings.alarm_redis_url, connections=2), kind), settings.alive_file)
