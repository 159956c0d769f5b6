"""A clock that only the test moves."""

from __future__ import annotations

import pytest

from tests.http.table import START, HandClock


@pytest.fixture
def clock() -> HandClock:
    return HandClock(START)
