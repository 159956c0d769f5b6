"""A real `chouette serve` for tests: started in a process of its own, asked over HTTP, stopped at the end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]


def eventually(holds: Callable[[], bool], timeout: float = 20.0) -> bool:
    """Whether it holds within the timeout (seconds).

    It is asked fifty times a second at first, and less and less often: what takes long shares the cores with the tests.
    """
    begun = time.monotonic()
    while (waited := time.monotonic() - begun) < timeout:
        if holds():
            return True
        time.sleep(min(0.02 + waited / 20, 0.2))
    return holds()


def alive(pid: int) -> bool:
    """Whether the process runs (one that ended and was not yet collected does not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def parent_of(pid: int) -> int:
    """The parent of a process; 0 where it has ended."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[1])
    except OSError:
        return 0


def descendants(pid: int) -> dict[int, str]:
    """The command lines of all processes below this one, by pid."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        children.setdefault(parent_of(int(folder.name)), []).append(int(folder.name))
    found: dict[int, str] = {}
    waiting = [pid]
    while waiting:
        for child in children.get(waiting.pop(), []):
            waiting.append(child)
            try:
                line = Path(f"/proc/{child}/cmdline").read_bytes()
            except OSError:
                continue
            found[child] = line.replace(b"\0", b" ").decode().strip()
    return found


class Serving:
    """A running service, stopped at the end of its `with` block or by `stop()`, which returns its exit code.

    `url` is where it serves; it is ready when the constructor returns. It has one web process, unless the options say
    something else: each takes a second of a core to start, and few tests are about several.
    """

    def __init__(self, folder: Path, *options: str, environment: dict[str, str] | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "serve.log"
        clean = {key: value for key, value in os.environ.items() if not key.startswith("CHOUETTE_")}
        begun = time.monotonic()
        command = [
            sys.executable,
            "-m",
            "service.cli",
            "serve",
            "--port=0",
            "--workers=1",
            f"--data-dir={folder / 'data'}",
        ]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, *options],
                cwd=ROOT,
                env={**clean, "PYTHONUNBUFFERED": "1", **(environment or {})},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        eventually(lambda: self.process.poll() is not None or "Ctrl-C stops it" in self.said, 60)
        self.took = time.monotonic() - begun
        found = re.search(r"API +(http://\S+)/v1", self.said)
        if found is None:
            self.stop()
            raise RuntimeError(f"chouette serve did not become ready:\n{self.said}")
        self.url = found[1]

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()

    @property
    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def ready(self) -> bool:
        try:
            # It is asked in loops, and reading all certificates of this machine for plain HTTP takes 40 ms each time.
            return httpx.get(f"{self.url}/readyz", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def pid_of(self, command: str) -> list[int]:
        """The processes directly below the supervisor whose command line contains this."""
        mine = self.process.pid
        return [pid for pid, line in self.family().items() if command in line and parent_of(pid) == mine]

    def family(self) -> dict[int, str]:
        return descendants(self.process.pid)

    def stop(self, number: int = signal.SIGTERM, timeout: float = 25.0) -> int:
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
