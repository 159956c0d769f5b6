"""Processes of the service that are forked off one which has imported them already, as `chouette serve` does it.

To import the rules of all games takes a second of processor time, more than most tests do with a process.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import selectors
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from service.runtime.forked_process import ForkedProcess

ROOT = Path(__file__).parents[2]
MODULES = ("worker.__main__", "worker.alarm", "worker.delivery.__main__")


class Forked:
    """Has the face of subprocess.Popen as far as it is needed; `module` is told as `python -m` takes it."""

    def __init__(self, module: str, environment: Mapping[str, str]) -> None:
        whole = next(found for found in MODULES if found.removesuffix(".__main__") == module)
        self.pid = int(_asked({"module": whole, "environment": dict(environment)}))
        self._end = os.pidfd_open(self.pid)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code, negative for a signal, if it has ended."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """The same, once it has ended. Raises TimeoutExpired."""
        if self.returncode is None:
            if not select.select([self._end], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            self.returncode = int(_asked({"ended": self.pid}))
            os.close(self._end)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Send it SIGTERM."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Send it SIGKILL."""
        self.send_signal(signal.SIGKILL)


@cache
def _parent() -> subprocess.Popen[str]:
    """The process that others are forked off: one for each process of tests, and it ends with it."""
    found = subprocess.Popen(
        [sys.executable, "-m", __name__], cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    atexit.register(found.communicate)
    return found


def _asked(what: dict[str, object]) -> str:
    parent = _parent()
    assert parent.stdin
    assert parent.stdout
    parent.stdin.write(json.dumps(what) + "\n")
    parent.stdin.flush()
    return parent.stdout.readline()


def serve() -> None:
    """Fork what is asked for on stdin, answer on stdout, pass on what the processes say; at the end they are killed."""
    running: dict[int, ForkedProcess] = {}
    looking = selectors.DefaultSelector()
    looking.register(sys.stdin.fileno(), selectors.EVENT_READ)
    asked = b""
    while True:
        for key, _ in looking.select():
            said = os.read(key.fd, 65_536)
            if key.fd != sys.stdin.fileno():
                os.write(2, said)
                if not said:
                    looking.unregister(key.fd)
                    key.data.stdout.close()
                continue
            if not said:
                for process in running.values():
                    with suppress(ProcessLookupError):
                        os.kill(process.pid, signal.SIGKILL)
                    process.wait()
                return
            *lines, asked = (asked + said).split(b"\n")
            for line in lines:
                print(_done(json.loads(line), running, looking), flush=True)


def _done(what: dict[str, Any], running: dict[int, ForkedProcess], looking: selectors.BaseSelector) -> int:
    if "ended" in what:
        return running.pop(what["ended"]).wait()
    process = ForkedProcess(what["module"], what["environment"], None)
    running[process.pid] = process
    looking.register(process.stdout, selectors.EVENT_READ, process)
    return process.pid


if __name__ == "__main__":
    serve()
