"""A lock file that one process, and whom it hands the descriptor to, can hold at a time."""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path


class InUse(Exception):
    """Another process holds the lock; `owner` is the process that took it (empty if unknown)."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


def hold(path: Path, patience: float) -> int:
    """Take the lock and write our process id into it; the descriptor returned holds it until it is closed.

    Raises OSError, and InUse: at once if the owner runs, after `patience` seconds if only its child does.
    """
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    give_up = time.monotonic() + patience
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            owner = os.pread(lock, 32, 0).decode(errors="replace").strip()
            # A server that lost its parent needs a moment to write its last bytes and to go.
            if time.monotonic() < give_up and not _runs(owner):
                time.sleep(0.05)
                continue
            os.close(lock)
            raise InUse(owner) from error
        os.ftruncate(lock, 0)
        os.pwrite(lock, str(os.getpid()).encode(), 0)
        return lock


def _runs(pid: str) -> bool:
    try:
        os.kill(int(pid), 0)
    except (ValueError, ProcessLookupError):
        return False
    except PermissionError:
        return True
    return True
