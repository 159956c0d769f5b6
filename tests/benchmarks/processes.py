"""The processes of the service, started as its supervisor starts them, on a Redis of the benchmark's own."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
TICKS_PER_S = os.sysconf("SC_CLK_TCK")


@contextmanager
def running(
    redis_url: str, *commands: list[str], number: int = signal.SIGKILL, errors: IO[bytes] | None = None, **more: str
) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Python processes (`-m …`) that live as long as the block.

    number: the signal that ends them. errors: where they write what they have to say. more: environment variables.
    """
    environment = {
        **os.environ, "CHOUETTE_REDIS_URL": redis_url, "CHOUETTE_LOG_LEVEL": "WARNING", "PYTHONPATH": str(ROOT),
        **more,
    }  # fmt: skip
    found = [
        subprocess.Popen(
            [sys.executable, *command], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=errors
        )
        for command in commands
    ]
    try:
        yield found
    finally:
        for process in found:
            process.send_signal(number)
        for process in found:
            try:
                process.wait(8)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextmanager
def web(
    redis_url: str, application: str, workers: int = 1, errors: IO[bytes] | None = None, **more: str
) -> Iterator[tuple[int, int]]:
    """Gunicorn with the service's own settings, serving `module:callable()`: its port and its process id."""
    own = ["--config", "python:service.gunicorn.config", "--workers", str(workers), application]
    with gunicorn(redis_url, own, errors=errors, **more) as found:
        yield found


@contextmanager
def gunicorn(
    redis_url: str, arguments: list[str], errors: IO[bytes] | None = None, **more: str
) -> Iterator[tuple[int, int]]:
    """Gunicorn with these arguments, once it answers: its port and its process id."""
    port = free_port()
    command = [
        "-m", "gunicorn", "--bind", f"127.0.0.1:{port}", "--no-control-socket", "--graceful-timeout", "2", *arguments,
    ]  # fmt: skip
    with running(redis_url, command, number=signal.SIGTERM, errors=errors, **more) as (process,):
        wait_for(port)
        yield port, process.pid


def cpu_s(pid: int) -> float:
    """The processor time (s) that the children of a process have taken so far."""
    return sum(own_cpu_s(int(child)) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split())


def own_cpu_s(pid: int) -> float:
    """The processor time (s) that a process itself has taken so far, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_S


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def free_ports(count: int) -> int:
    """The first of so many ports in a row that are free now."""
    while True:
        first = free_port()
        with ExitStack() as held, suppress(OSError, OverflowError):
            for port in range(first, first + count):
                held.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first


def wait_for(port: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
        with suppress(OSError, http.client.HTTPException):
            connection.request("GET", "/healthz")
            if connection.getresponse().status < 500:
                return
        connection.close()
        time.sleep(0.05)
    raise RuntimeError("gunicorn does not answer")


def wait_for_port(port: int) -> None:
    """Until somebody listens there."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise RuntimeError("nobody listens")
