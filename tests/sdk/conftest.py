"""The service that the SDKs' tests play against: the real one, with everything that belongs to it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.serve.running import ROOT, Serving

FOLDER = Path(__file__).parent


class Shared:
    """One service for all tests of this folder, started by the first that needs it."""

    def __init__(self) -> None:
        self._serving: Serving | None = None
        self._key = ""
        self._folder = Path()

    def url(self, paths: pytest.TempPathFactory) -> str:
        """The address of the running `chouette serve`."""
        if self._serving is None:
            self._folder, self._key = paths.mktemp("sdk"), ""
            self._serving = Serving(self._folder, environment={"CHOUETTE_ALLOW_TEST_DICE": "true"})
        return self._serving.url

    def key(self) -> str:
        """A key of that service with the scope `games`."""
        if not self._key:
            command = [sys.executable, "-m", "service.cli", "keys", "create", "sdk", "--scope=games"]
            done = subprocess.run(
                [*command, f"--data-dir={self._folder}/data"], cwd=ROOT, capture_output=True, text=True, check=True
            )
            self._key = done.stdout.strip()
        return self._key

    def stop(self) -> None:
        if self._serving is not None:
            self._serving.stop()
            self._serving = None


SHARED = Shared()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Stop it with the last of these tests in a row: beside all others it would idle for minutes."""
    if nextitem is None or FOLDER not in nextitem.path.parents:
        SHARED.stop()


@pytest.fixture
def service_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a running `chouette serve`."""
    return SHARED.url(tmp_path_factory)


@pytest.fixture
def api_key(service_url: str) -> str:
    """A key of that service with the scope `games`."""
    return SHARED.key()
