"""The folder in which the processes of a service write what they count: made, pruned, and taken away.

Nothing here imports the library that counts: the folder must be named before that is imported anywhere.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
_PREFIX = "chouette-metrics-"
_LIVE = re.compile(r"gauge_live[a-z]*_(\d+)\.db")
# These files are maps of memory; on a disk they would be written out every few seconds for nothing.
_MEMORY = "/dev/shm"


def make() -> str:
    """A new folder of this process, in memory where there is such a place. Those of processes that were killed go."""
    place = Path(_MEMORY if os.access(_MEMORY, os.W_OK) else tempfile.gettempdir())
    for left in place.glob(f"{_PREFIX}*"):
        owner = left.name.removeprefix(_PREFIX).split("-")[0]
        if owner.isdigit() and not _alive(int(owner)):
            remove(str(left))
    return tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=place)


def ensure() -> None:
    """Make the folder that is named again if it was cleaned away: counting must stop no process."""
    folder = os.environ.get(VARIABLE)
    if folder:
        os.makedirs(folder, exist_ok=True)


def remove(folder: str) -> None:
    """Take a folder away."""
    shutil.rmtree(folder, ignore_errors=True)


def remove_own() -> None:
    """Take the folder that is named away, if this process has made it."""
    folder = os.environ.get(VARIABLE, "")
    if Path(folder).name.startswith(f"{_PREFIX}{os.getpid()}-"):
        remove(folder)


def forget(pid: int) -> None:
    """A process has ended: what it measured of itself is no longer so. What it counted stays counted."""
    folder = os.environ.get(VARIABLE)
    if folder:
        for file in Path(folder).glob(f"gauge_live*_{pid}.db"):
            file.unlink(missing_ok=True)


def forget_all(pid: int) -> None:
    """A process counts nothing, and so has nothing to tell of itself either."""
    folder = os.environ.get(VARIABLE)
    if folder:
        for file in Path(folder).glob(f"*_{pid}.db"):
            file.unlink(missing_ok=True)


def is_one(path: str) -> bool:
    """Whether a file, which may be deleted, is one that a process counts into."""
    folder = os.environ.get(VARIABLE)
    return bool(folder) and path.startswith(f"{folder}/") and ".db" in path


def prune() -> None:
    """Forget every process that is gone: one that was killed could not tell."""
    folder = os.environ.get(VARIABLE)
    for file in Path(folder).glob("gauge_live*.db") if folder else ():
        found = _LIVE.fullmatch(file.name)
        if found and not _alive(int(found[1])):
            file.unlink(missing_ok=True)


def pids() -> list[int]:
    """The processes that count into the folder and live; without one, this process."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        return [os.getpid()]
    found = {int(name[1]) for file in Path(folder).glob("gauge_live*.db") if (name := _LIVE.fullmatch(file.name))}
    return sorted(pid for pid in found if _alive(pid))


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
