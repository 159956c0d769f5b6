"""What several tests of the service share: a store that can be made to forget."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.rewinding import Rewindable, RewindableMemory, RewindableRedis


@pytest.fixture(params=["memory", "redis"])
def store(request: pytest.FixtureRequest) -> Iterator[Rewindable]:
    made: Rewindable = RewindableMemory() if request.param == "memory" else RewindableRedis()
    yield made
    made.close()
