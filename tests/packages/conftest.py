"""What the tests of packages share: a build takes long."""

from __future__ import annotations

import pytest

from tests.packages.built import Packages, Project, packages


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """All packages."""
    return packages(tmp_path_factory.mktemp("packages") / "dist")


@pytest.fixture(scope="session")
def project(built: Packages, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project in which the service and the Python SDK are installed."""
    return Project(tmp_path_factory.mktemp("project") / "empty", built.service, built.sdk)
