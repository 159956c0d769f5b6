"""A service for tests: `chouette serve` as a child, on a free port, in a folder of its own that goes with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from chouette_sdk.problems import ChouetteError

COMMAND: tuple[str, ...] = (sys.executable, "-m", "service.cli")
"""What is run where nothing else is asked for: the package `chouette` of this Python."""

READY_S = 60.0
STOPPED_S = 20.0

_ADDRESS = re.compile(r"API\s+(https?://\S+?)/v1")


class ServiceNotStarted(ChouetteError):
    """The service did not start; the message holds what it said, and what to install."""


@contextmanager
def service(command: Sequence[str] = COMMAND, **settings: str) -> Iterator[str]:
    """The address of a service that runs as long as the context; its games go with it. Raises ServiceNotStarted.

    command: what `serve` is given to. settings: of the service, without CHOUETTE_: `bot_speed="10"`.
    """
    folder = Path(tempfile.mkdtemp(prefix="chouette-tests-"))
    log = folder / "serve.log"
    try:
        process = _start(command, folder, log, settings)
        try:
            yield _address(process, log)
        finally:
            _stop(process)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _start(command: Sequence[str], folder: Path, log: Path, settings: dict[str, str]) -> subprocess.Popen[bytes]:
    # Settings of a service that runs on this machine must not reach this one.
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("CHOUETTE_")}
    told = {"ALLOW_TEST_DICE": "true", "LIMITS": "off"} | {name.upper(): value for name, value in settings.items()}
    environment = {f"CHOUETTE_{name}": value for name, value in told.items()}
    with log.open("wb") as said:
        try:
            return subprocess.Popen(
                [*command, "serve", "--port=0", "--workers=1", f"--data-dir={folder / 'data'}"],
                env={**inherited, **environment, "PYTHONUNBUFFERED": "1"},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            raise ServiceNotStarted(f"{command[0]} cannot be run: {error}. Install the package chouette.") from error


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    give_up = time.monotonic() + READY_S
    while time.monotonic() < give_up:
        found = _ADDRESS.search(log.read_text(errors="replace"))
        if found:
            return found[1]
        if process.poll() is not None:
            break
        time.sleep(0.02)
    said = log.read_text(errors="replace")
    raise ServiceNotStarted(
        f"The service did not start. The package chouette has to be installed for {process.args!r}. It said:\n{said}"
    )


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(STOPPED_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
