"""The service that the SDKs' tests play against: the real one, with everything that belongs to it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serve.running import ROOT, Serving


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the service keeps its data."""
    return tmp_path_factory.mktemp("sdk")


@pytest.fixture(scope="session")
def service_url(folder: Path) -> Iterator[str]:
    """The address of a running `chouette serve`."""
    environment = {"CHOUETTE_ALLOW_TEST_DICE": "true"}
    with Serving(folder, environment=environment) as serving:
        yield serving.url


@pytest.fixture(scope="session")
def api_key(service_url: str, folder: Path) -> str:
    """A key of that service with the scope `games`."""
    command = [sys.executable, "-m", "service.cli", "keys", "create", "sdk", "--scope=games"]
    return subprocess.run(
        [*command, f"--data-dir={folder}/data"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
