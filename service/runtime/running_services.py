"""Which services run on this machine for this user, so that a command can say which it means, or ask."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path

import msgspec

from service.runtime.embedded_redis import data_directory


class Running(msgspec.Struct, frozen=True):
    """A `chouette serve` that runs. api: its address. data_dir: where its own Redis is; else redis: at which it plays.

    redis is without its password, for people to read.
    """

    api: str
    data_dir: str = ""
    redis: str = ""

    @property
    def place(self) -> str:
        """Where its keys are, in words."""
        return f"the service at {self.api} ({self.data_dir or self.redis})"

    @property
    def how(self) -> str:
        """How a command is told that this one is meant."""
        return f"--data-dir {self.data_dir}" if self.data_dir else f"--redis-url {self.redis}"


class Entry:
    """This process among those that run, until it ends, however it does."""

    def __init__(self, told: Running) -> None:
        self._path = _folder() / f"{os.getpid()}.json"
        self._lock = -1
        # A home that cannot be written to is no reason not to serve.
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.write(self._lock, msgspec.json.encode(told))

    def close(self) -> None:
        """It ends."""
        if self._lock >= 0:
            self._path.unlink(missing_ok=True)
            os.close(self._lock)


def _folder() -> Path:
    return data_directory() / "running"


def running() -> list[Running]:
    """All that run now. What one that was killed has left behind is taken away."""
    found = []
    for path in sorted(_folder().glob("*.json")):
        with suppress(OSError, msgspec.DecodeError), path.open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                # Held: by the process that it tells of.
                found.append(msgspec.json.decode(file.read(), type=Running))
            else:
                path.unlink(missing_ok=True)
    return found
