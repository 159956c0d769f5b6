"""Windows of games in a cluster close on time, with several alarms and none that leads, whatever is killed."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from service import engine
from service.assemble import assemble
from service.games.service import GameService
from service.settings import Settings
from tests.support.cluster import Cluster
from tests.support.games import QUICK, started, stored
from tests.worker.test_processes import SILENT, Processes, alarm_age_ms, is_as_it_must_be, until, version

PATIENCE_S = 60
"""Machines that do much besides start a process in half a minute."""


@pytest.fixture
def processes(redis_cluster: Cluster, redis_url: str) -> Iterator[Processes]:
    # This cluster has no replicas that could acknowledge.
    found = Processes(CHOUETTE_REDIS_URL=redis_cluster.url, CHOUETTE_RQ_REDIS_URL=redis_url, CHOUETTE_WAIT_REPLICAS="0")
    yield found
    found.kill()


@pytest.fixture
def service(redis_cluster: Cluster, redis_url: str) -> Iterator[GameService]:
    found = assemble(Settings(redis_url=redis_cluster.url, rq_redis_url=redis_url, wait_replicas=0))
    yield found
    found.close()


@pytest.mark.timeout(300)
def test_windows_of_many_games_close_with_two_alarms_and_go_on_when_one_of_them_is_killed(
    service: GameService, processes: Processes
) -> None:
    first, _, _ = [processes.start(module) for module in ("worker.alarm", "worker.alarm", "worker")]
    until(lambda: (alarm_age_ms(service) or 9999) < 1500, PATIENCE_S)
    games = [started(service, SILENT, **QUICK) for _ in range(6)]
    starts = {game: engine.encode(stored(service, game)) for game in games}
    begun = {game: version(service, game) for game in games}
    until(lambda: all(version(service, game) > begun[game] + 4 for game in games), PATIENCE_S)
    first.send_signal(signal.SIGKILL)
    reached = {game: version(service, game) for game in games}
    until(lambda: all(version(service, game) > reached[game] + 4 for game in games), PATIENCE_S)
    for game in games:
        is_as_it_must_be(service, game, starts[game])
    backlog = service.backlog()
    assert backlog is not None
    assert backlog.waiting == len(games)
    assert backlog.alarm_age_ms is not None
