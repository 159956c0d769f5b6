"""A peer: boardgame.io plays moves over its sockets, with its state in memory, beside our annonces.

npm fetches it into a folder of the user's cache on first use; where npm or the network is missing, it is left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tests.benchmarks.processes import free_ports, own_cpu_s, wait_for_port

FOLDER = Path(__file__).with_suffix("")
TABLES = 16
"""As many as there are connections to our own server: one player shouts at each."""

FETCH_S = 180
ROUND_S = 120


class Missing(Exception):
    """It cannot be had here; its argument says why."""


class Moves(msgspec.Struct):
    """What one round came to. seconds: from the first move to the last answer; cpu_s: of the server meanwhile."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    cpu_s: float = 0.0

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


class Peer:
    """A running server of boardgame.io. port: of its sockets; its lobby is on the next one."""

    def __init__(self, process: subprocess.Popen[str], port: int, environment: dict[str, str]) -> None:
        self._process = process
        self._port = port
        self._environment = environment

    def moves(self, each: int) -> Moves:
        """So many moves at every table, one after the other at each, all tables at once."""
        command = ["node", str(FOLDER / "moves.js"), str(self._port), str(TABLES), str(each)]
        with subprocess.Popen(
            command, env=self._environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as players:
            try:
                assert players.stdout is not None
                if players.stdout.readline() != "begin\n":
                    raise RuntimeError("no player of boardgame.io found a table")
                before = own_cpu_s(self._process.pid)
                output, _ = players.communicate("\n", ROUND_S)
                found = msgspec.json.decode(output, type=Moves)
                found.cpu_s = own_cpu_s(self._process.pid) - before
                return found
            finally:
                players.kill()


@contextmanager
def serving(*, fetch: bool = True) -> Iterator[Peer]:
    """A server that lives as long as the block. fetch: whether npm may be asked for it. Raises Missing."""
    environment = {**os.environ, "NODE_PATH": str(installed(fetch) / "node_modules"), "NODE_ENV": "production"}
    port = free_ports(2)
    with subprocess.Popen(
        ["node", str(FOLDER / "server.js"), str(port)],
        env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True,
    ) as process:  # fmt: skip
        try:
            wait_for_port(port)
            wait_for_port(port + 1)
            yield Peer(process, port, environment)
        finally:
            process.kill()


def installed(fetch: bool) -> Path:
    """The folder of the user's cache that it is in; fetched if it is not there and may be. Raises Missing."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise Missing(f"{program} is not on the PATH")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    manifest = (FOLDER / "package.json").read_bytes()
    folder = cache / "chouette-benchmarks" / "boardgame.io"
    done = folder / "done.json"
    if done.exists() and done.read_bytes() == manifest:
        return folder
    if not fetch:
        raise Missing("it has not been fetched yet")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_bytes(manifest)
    command = ["npm", "install", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--no-package-lock"]
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=FETCH_S)
    except (OSError, subprocess.SubprocessError) as error:
        raise Missing(f"npm could not fetch it ({type(error).__name__})") from error
    done.write_bytes(manifest)
    return folder
