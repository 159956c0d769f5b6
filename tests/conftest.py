"""What several folders of tests share: a real Redis, emptied before every test that asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.redis import RedisServer


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """One real server a session."""
    server = RedisServer()
    server.start()
    yield server
    server.close()


@pytest.fixture
def redis_url(redis_server: RedisServer) -> str:
    """The URL (unix://) of a real and empty Redis."""
    redis_server.flush()
    return redis_server.url


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """A server that a test may kill and start again."""
    server = RedisServer()
    server.start()
    yield server
    server.close()
