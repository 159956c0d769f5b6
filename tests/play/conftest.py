"""The service that the terminal client's tests play on: the real one, with bots that are in a hurry."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.serve.running import Serving

FOLDER = Path(__file__).parent
ENVIRONMENT = {"CHOUETTE_ALLOW_TEST_DICE": "true", "CHOUETTE_BOT_SPEED": "20"}


class Shared:
    """One service for all tests of this folder, started by the first that needs it."""

    def __init__(self) -> None:
        self._serving: Serving | None = None

    def url(self, paths: pytest.TempPathFactory) -> str:
        """Its address."""
        if self._serving is None:
            self._serving = Serving(paths.mktemp("play"), environment=ENVIRONMENT)
        return self._serving.url

    def stop(self) -> None:
        if self._serving is not None:
            self._serving.stop()
            self._serving = None


SHARED = Shared()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Stop it with the last of these tests in a row."""
    if nextitem is None or FOLDER not in nextitem.path.parents:
        SHARED.stop()


@pytest.fixture
def service_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a running `chouette serve`."""
    return SHARED.url(tmp_path_factory)
