"""A process that goes on from what the supervisor has imported, instead of starting and importing all of it anew."""

from __future__ import annotations

import gc
import importlib
import logging
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import IO, Any, NoReturn

from setproctitle import setproctitle

from service.telemetry import metric_files

OURS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGCHLD)
"""Signals that the supervisor has handlers for, which its parts must not inherit."""


class ForkedProcess:
    """Runs `main()` of a module in a session of its own, with the face of subprocess.Popen as far as it is needed.

    It shares the memory of what was imported before it began, and is there at once. It inherits no open file, no
    handler of a signal, and none of what this process has counted. stdout: what it writes to stdout and stderr.
    """

    def __init__(self, module: str, environment: Mapping[str, str], first: Callable[[], None] | None) -> None:
        _prepare(module)
        read, write = os.pipe()
        begun, begins = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        # A signal that came now would be answered by the supervisor's handler, in the wrong process.
        signal.pthread_sigmask(signal.SIG_BLOCK, OURS)
        self.pid = os.fork()
        if not self.pid:
            _go_on(module, environment, first, write)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, OURS)
        os.close(write)
        os.close(begins)
        # It ends when the child has closed all that it inherited: from then on it leads its session.
        os.read(begun, 1)
        os.close(begun)
        self.stdout: IO[bytes] = os.fdopen(read, "rb", buffering=0)
        self._code: int | None = None

    def poll(self) -> int | None:
        """Its exit code, negative for a signal, if it has ended."""
        return self._ended(os.WNOHANG)

    def wait(self) -> int:
        """The same, once it has ended."""
        found = self._ended(0)
        assert found is not None
        return found

    def _ended(self, options: int) -> int | None:
        if self._code is None:
            pid, status = os.waitpid(self.pid, options)
            if pid:
                self._code = os.waitstatus_to_exitcode(status)
        return self._code


def _prepare(module: str) -> None:
    """Import it here, so that it is shared. One that cannot be imported says so where it is to run."""
    with suppress(Exception):
        importlib.import_module(module)
    # The library that counts has opened files for this process too, which counts nothing.
    metric_files.forget_all(os.getpid())
    # What the collector never touches stays shared.
    gc.freeze()


def _go_on(module: str, environment: Mapping[str, str], first: Callable[[], None] | None, output: int) -> NoReturn:
    """In the child: become as a new process would be, do the work, and end without the supervisor's own clearing up."""
    code = 1
    try:
        _begin_anew(module, environment, first, output)
        importlib.import_module(module).main()
        code = 0
    except SystemExit as end:
        code = _told(end.code)
    except BaseException:
        traceback.print_exc()
    finally:
        with suppress(Exception):
            logging.shutdown()
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


def _begin_anew(module: str, environment: Mapping[str, str], first: Callable[[], None] | None, output: int) -> None:
    os.setsid()
    signal.set_wakeup_fd(-1)
    for number in OURS:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, OURS)
    if first is not None:
        first()
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (output, 1), (output, 2)):
        os.dup2(source, target)
    _close_inherited()
    for stream in (sys.stdout, sys.stderr):
        line: Any = stream
        line.reconfigure(write_through=True)
    os.environ.update(environment)
    name = module.removesuffix(".__main__")
    sys.argv = [name]
    setproctitle(f"{sys.executable} -m {name}")


def _close_inherited() -> None:
    """Close all but stdin, stdout and stderr; and the files of the library that counts, which closes them itself as
    soon as it finds itself in another process.
    """
    for name in os.listdir("/proc/self/fd"):
        with suppress(OSError):
            if int(name) > 2 and not metric_files.is_one(os.readlink(f"/proc/self/fd/{name}")):
                os.close(int(name))


def _told(code: object) -> int:
    """What sys.exit was called with, as Python itself takes it."""
    if code is None or isinstance(code, int):
        return code or 0
    print(code, file=sys.stderr)
    return 1
