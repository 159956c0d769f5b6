"""What several folders of tests share: a real Redis, emptied before every test that asks for it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support import quick_apps, quiet_seats, slow
from tests.support.cluster import Cluster
from tests.support.places import ON_ALL, Place, place_on
from tests.support.redis import RedisServer
from tests.support.sentinels import Sentinels
from tests.support.spread import Spread, long_first, processes

# What a collection makes stays, so that the garbage collector would look for nothing.
gc.disable()


def pytest_xdist_auto_num_workers() -> int:
    """What `-n auto` means."""
    return processes()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Spread:
    """Who runs what."""
    config.option.loadscopereorder = False
    return Spread(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is slow is marked before it is chosen by its marks; in one process the order is that of the folders."""
    slow.mark(items)
    if hasattr(config, "workerinput"):
        long_first(items)


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: the garbage collector need not look at them again and again."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(10_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def applications_of_tests() -> Iterator[None]:
    """They are made quickly, and what a test leaves open tells the next one's server of no player."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("service.app.routed", quick_apps.routed)
        patch.setattr("service.app.ConnectedSeats", quiet_seats.QuietSeats)
        yield


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
    quiet_seats.silence()
    redis_server.flush()
    return redis_server.url


@pytest.fixture(params=ON_ALL)
def place(request: pytest.FixtureRequest) -> Place:
    """Where games are: on one Redis, behind Sentinels and on a cluster, real and empty."""
    return place_on(request.param, request)


@pytest.fixture(params=ON_ALL[:2])
def beside(request: pytest.FixtureRequest) -> Place:
    """Where RQ's queues are, and the alarms of games that are in one Redis: on no cluster."""
    return place_on(request.param, request)


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """A server that a test may kill and start again."""
    server = RedisServer()
    server.start()
    yield server
    server.close()


@pytest.fixture(scope="session")
def session_cluster() -> Iterator[Cluster]:
    """One cluster of three masters a session."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture
def redis_cluster(session_cluster: Cluster) -> Cluster:
    """A real and empty cluster, of which a test leaves the nodes and slots as they are."""
    quiet_seats.silence()
    session_cluster.flush()
    return session_cluster


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A cluster whose nodes a test may kill and whose slots it may move."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(scope="session")
def session_sentinels() -> Iterator[Sentinels]:
    """One master with a replica and three Sentinels a session."""
    # A busy machine must not make them fail over by themselves.
    sentinels = Sentinels(down_after_ms=20_000)
    yield sentinels
    sentinels.close()


@pytest.fixture
def redis_sentinels(session_sentinels: Sentinels) -> Sentinels:
    """A real and empty master with a replica and Sentinels, which a test leaves as they are."""
    quiet_seats.silence()
    session_sentinels.flush()
    return session_sentinels


@pytest.fixture
def own_sentinels() -> Iterator[Sentinels]:
    """The same, for a test that has them fail over."""
    sentinels = Sentinels()
    yield sentinels
    sentinels.close()


@pytest.fixture
def constants_read() -> None:
    """Hypothesis has drawn: it reads modules for constants meanwhile, which is no slowness of the next test.

    It reads those that tests have loaded since it drew last, too, at one draw in some twenty: so this is done often
    enough, before each test that draws.
    """
    from hypothesis import HealthCheck, given, settings, strategies

    @settings(max_examples=200, database=None, suppress_health_check=[HealthCheck.too_slow], deadline=None)
    @given(strategies.integers(0, 9))
    def drawn(number: int) -> None:
        assert 0 <= number <= 9

    drawn()
