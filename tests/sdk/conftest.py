"""The service that the SDKs' tests play against: the real one, with everything that belongs to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.serve.running import Serving


@pytest.fixture(scope="session")
def service_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running `chouette serve`."""
    environment = {"CHOUETTE_ALLOW_TEST_DICE": "true"}
    with Serving(tmp_path_factory.mktemp("sdk"), environment=environment) as serving:
        yield serving.url
