"""Cuts the end off a running Redis' append-only file, and kills it: what a damaged disk leaves behind."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def written(folder: Path) -> Path:
    """The file in this folder to which the server appends."""
    return max((folder / "appendonlydir").glob("*.incr.aof"), key=lambda path: path.stat().st_mtime_ns)


def cut(pid: int, folder: Path, *, keep: int) -> None:
    """Kill the server with -9, and leave only so many bytes of its file in this folder (less than none: of its end)."""
    # Stopped, it writes nothing behind the cut, and nobody starts it again before it is made.
    os.kill(pid, signal.SIGSTOP)
    path = written(folder)
    os.truncate(path, max(0, keep if keep >= 0 else path.stat().st_size + keep))
    os.kill(pid, signal.SIGKILL)
