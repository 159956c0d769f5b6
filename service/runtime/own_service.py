"""A service of one's own: `chouette serve` in a process of its own, on a free port, for a command that needs one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.runtime.supervisor import LINUX, dying_with_parent

READY_S = 60.0
STOPPED_S = 20.0
_ADDRESS = re.compile(r"API\s+(https?://\S+?)/v1")


class ServiceFailed(Exception):
    """The service did not start; the message holds what it said."""


@contextmanager
def own_service(data: Path | None = None) -> Iterator[str]:
    """The address of a service that runs as long as the context. Raises ServiceFailed.

    data: the folder of its games, which stays; without it they go with the context.
    """
    folder = Path(tempfile.mkdtemp(prefix="chouette-"))
    try:
        process = _start(folder, data or folder / "data")
        try:
            yield _address(process, folder / "serve.log")
        finally:
            _stop(process)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _start(folder: Path, data: Path) -> subprocess.Popen[bytes]:
    # Settings of a service that the user runs for themselves must not reach this one.
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("CHOUETTE_")}
    settings = {"CHOUETTE_ALLOW_TEST_DICE": "true", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "service.cli", "serve", "--port=0", "--workers=1"]
    with (folder / "serve.log").open("wb") as log:
        return subprocess.Popen(
            [*command, f"--data-dir={data}"],
            cwd=Path(__file__).resolve().parents[2],
            env={**inherited, **settings},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            # Ctrl-C is for the program in front, which then stops its service in order.
            start_new_session=True,
            preexec_fn=dying_with_parent() if LINUX else None,
        )


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    give_up = time.monotonic() + READY_S
    while time.monotonic() < give_up:
        said = log.read_text(errors="replace")
        found = _ADDRESS.search(said)
        if found:
            return found[1]
        if process.poll() is not None:
            break
        time.sleep(0.02)
    raise ServiceFailed(f"The service did not start. It said:\n{log.read_text(errors='replace')}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(STOPPED_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
