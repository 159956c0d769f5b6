"""The fixtures for pytest: `pytest_plugins = ["chouette_sdk.testing.plugin"]` in a conftest.py."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chouette_sdk.testing.sandbox import Sandbox
from chouette_sdk.testing.service import COMMAND, service


@pytest.fixture(scope="session")
def chouette_command() -> tuple[str, ...]:
    """What runs the service; override it where the package `chouette` is in another environment."""
    return COMMAND


@pytest.fixture(scope="session")
def chouette_url(chouette_command: tuple[str, ...]) -> Iterator[str]:
    """The address of a service that runs as long as the session."""
    with service(chouette_command) as url:
        yield url


@pytest.fixture
def chouette(chouette_url: str) -> Iterator[Sandbox]:
    """The sandbox of that service. Games of one test have nothing to do with those of another."""
    found = Sandbox(chouette_url)
    yield found
    found.close()
