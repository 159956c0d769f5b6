"""A real Redis for tests: the same binary that the service would choose, on a private socket, restartable."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import redis

from service.runtime.embedded_redis import find_binary


class RedisServer:
    """One server in a folder of its own. Its append-only file is on, so that it survives kill and start.

    options: of its configuration, besides. environment: variables that it starts with, besides.
    """

    def __init__(self, environment: Mapping[str, str] | None = None, **options: str) -> None:
        self._options = [part for name, value in options.items() for part in (f"--{name}", value)]
        self._environment = {**os.environ, **(environment or {})}
        self._folder = tempfile.TemporaryDirectory(prefix="chouette-redis-")
        self.socket = str(Path(self._folder.name) / "redis.sock")
        self.url = f"unix://{self.socket}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def folder(self) -> Path:
        """Where it keeps its files."""
        return Path(self._folder.name)

    @property
    def pid(self) -> int:
        """Its process; it must be running."""
        assert self._process
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [find_binary().path, "--port", "0", "--unixsocket", self.socket, "--dir", self._folder.name]
        command += ["--appendonly", "yes", "--save", "", "--daemonize", "no", "--loglevel", "warning"]
        self._process = subprocess.Popen(
            [*command, *self._options],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        client = redis.Redis.from_url(self.url)
        for _ in range(500):
            with suppress(redis.RedisError):
                if client.ping():
                    client.close()
                    return
            time.sleep(0.01)
        raise RuntimeError("the test's Redis did not start")

    def kill(self) -> None:
        """kill -9."""
        if self._process:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def hang(self, seconds: float) -> None:
        """Neither answer nor go away for so long."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self._process.send_signal(signal.SIGCONT)

    def wipe(self) -> None:
        """Remove what it has written; it must not be running."""
        shutil.rmtree(self.folder / "appendonlydir", ignore_errors=True)

    def keep(self) -> None:
        """Set aside what is on its disk now, for `rewind`."""
        for tries_left in range(5, -1, -1):
            shutil.rmtree(self.folder / "kept", ignore_errors=True)
            try:
                shutil.copytree(self.folder / "appendonlydir", self.folder / "kept")
                return
            except (shutil.Error, FileNotFoundError):
                # The server writes its file anew now and then, and takes the old one away when it is done.
                if not tries_left:
                    raise
                time.sleep(0.1)

    def rewind(self) -> None:
        """kill -9, and start again with what `keep` has set aside: all writes since then are lost."""
        self.kill()
        self.wipe()
        shutil.copytree(self.folder / "kept", self.folder / "appendonlydir")
        self.start()

    def flush(self) -> None:
        """Forget everything, scripts too."""
        with redis.Redis.from_url(self.url) as client:
            client.flushall()
            client.script_flush()

    def close(self) -> None:
        """Kill it and remove its folder."""
        self.kill()
        with suppress(OSError):
            self._folder.cleanup()
