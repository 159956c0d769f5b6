"""A Redis whose disk is slow or full, or has lost the end of its file: what only then is seen to be lost."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

from tests.serve.cutting import cut
from tests.support.redis import RedisServer
from tests.survival.trial import Trouble

SOURCE = Path(__file__).with_suffix(".c")
SLOW_MS = 800
SLOW_SPELL_S = 1.2
FULL_SPELL_S = 1.5
CUT_BYTES = 30_000


def possible() -> bool:
    """Whether a disk can be made bad on this machine."""
    return shutil.which("cc") is not None and Path("/proc/self").exists()


class BadDisk:
    """A server (not yet started) and its disk. Raises CalledProcessError where the compiler cannot make it."""

    def __init__(self, folder: Path, fsync: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        library, self._file = folder / "bad_disk.so", folder / "how"
        subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"], check=True)
        self.set()
        preload = {"LD_PRELOAD": str(library), "BAD_DISK": str(self._file)}
        self.server = RedisServer(preload, appendfsync=fsync)

    def set(self, sync_ms: int = 0, *, full: bool = False) -> None:
        """How long it takes to sync, and whether it is full."""
        self._file.write_text(f"{sync_ms} {int(full)}")

    def troubles(self) -> dict[str, Trouble]:
        """A trouble for each, after which the server is well again with what was on its disk."""

        def slow() -> None:
            self.set(SLOW_MS)
            time.sleep(SLOW_SPELL_S)
            self._again()

        def full() -> None:
            self.set(full=True)
            time.sleep(FULL_SPELL_S)
            self._again()

        return {"kill -9 of Redis while its disk is slow": slow, "kill -9 of Redis on a full disk": full}

    def _again(self) -> None:
        self.server.kill()
        self.set()
        self.server.start()


def cutting(server: RedisServer) -> Trouble:
    """The end of its file is lost with each kill."""

    def trouble() -> None:
        cut(server.pid, server.folder, keep=-CUT_BYTES)
        server.kill()
        server.start()

    return trouble
