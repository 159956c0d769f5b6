"""Real worker and alarm processes: windows close with nobody looking, whatever is killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator

import msgspec
import pytest
from rq import SimpleWorker
from rq.job import Job

from service import engine
from service.assemble import assemble
from service.games.service import GameService
from service.outbox.processes import every
from service.settings import Settings
from service.store.commits import Loaded
from service.store.redis.connection import connect
from tests.support.forked import Forked
from tests.support.games import QUICK, alarm_age_ms, poison, settled_alone, started, stored
from tests.support.places import DEAR, Place
from tests.support.redis import RedisServer
from worker.queues import windows_queue

SILENT = ["perceval", "karadoc", "bohort", "lancelot", "gauvain", "dagonet", "calogrenant", "galahad"]
"""Where everybody has been silent for two turns, there is a pause of 1.5 s before each one: with eight players that is
after sixteen turns."""

on_each_way = pytest.mark.parametrize("place", DEAR, indirect=True)


class Processes:
    """Workers and alarms as the supervisor starts them."""

    def __init__(self, **environment: str) -> None:
        self.environment = {**os.environ, **environment, "CHOUETTE_LOG_LEVEL": "WARNING"}
        self.running: list[Forked] = []

    def start(self, module: str) -> Forked:
        process = Forked(module, self.environment)
        self.running.append(process)
        return process

    def up(self, service: GameService, *modules: str) -> None:
        """Start these and wait until they are at work."""
        for module in modules:
            self.start(module)
        wanted = sum(module == "worker" for module in modules)
        queues = self.environment.get("CHOUETTE_RQ_REDIS_URL") or self.environment["CHOUETTE_REDIS_URL"]
        with connect(queues) as client:
            alive = {process.pid for process in self.running}
            until(lambda: sum(worker.pid in alive for worker in SimpleWorker.all(client)) >= wanted, 60)
        if "worker.alarm" in modules:
            until(lambda: (alarm_age_ms(service) or 9999) < 1500, 60)

    def kill(self, number: int = signal.SIGKILL) -> None:
        for process in self.running:
            process.send_signal(number)
        for process in self.running:
            process.wait(5)
        self.running.clear()


@pytest.fixture
def processes(place: Place) -> Iterator[Processes]:
    found = Processes(**place.environment)
    yield found
    found.kill()


@pytest.fixture
def service(place: Place) -> Iterator[GameService]:
    found = assemble(place.settings())
    yield found
    found.close()


def until(true: Callable[[], bool], seconds: float = 60) -> None:
    """It is no test of speed: where cores are short, what is waited for takes long."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        # What is waited for shares the cores with this.
        time.sleep(0.03)


def version(service: GameService, game_id: str) -> int:
    """Goes up by one each time that a worker closes something."""
    found = service.store.load(game_id)
    assert isinstance(found, Loaded)
    return found.version


def is_as_it_must_be(service: GameService, game_id: str, start: bytes) -> None:
    """The state is the one that the clock alone must have made of the start."""
    seen = service.read(game_id)
    # A worker may have closed something between the clock's reading and the store's.
    state = seen.game.state
    now = max(seen.now, state.clock + state.options["settle_ms"])
    assert engine.encode(seen.game) == settled_alone(start, now)
    events = [msgspec.json.decode(raw)["seq"] for raw in service.events(game_id, 0, 100_000)]
    assert events == list(range(1, len(events) + 1))
    assert len(events) >= seen.game.state.events


@on_each_way
def test_windows_close_on_time_with_nobody_looking(service: GameService, processes: Processes) -> None:
    processes.up(service, "worker", "worker.alarm")
    game_id = started(service, SILENT, **QUICK)
    start = engine.encode(stored(service, game_id))
    first = version(service, game_id)
    until(lambda: version(service, game_id) > first + 8)
    is_as_it_must_be(service, game_id, start)


@on_each_way
def test_worker_and_alarm_killed_in_mid_game_leave_no_trace(service: GameService, processes: Processes) -> None:
    game_id = started(service, SILENT, **QUICK)
    start = engine.encode(stored(service, game_id))
    for _ in range(2):
        processes.up(service, "worker", "worker.alarm")
        reached = version(service, game_id)
        until(lambda reached=reached: version(service, game_id) > reached + 8)
        processes.kill(signal.SIGKILL)
    time.sleep(0.5)
    is_as_it_must_be(service, game_id, start)
    processes.up(service, "worker", "worker.alarm")
    reached = version(service, game_id)
    until(lambda: version(service, game_id) > reached + 8)
    is_as_it_must_be(service, game_id, start)


@on_each_way
def test_a_job_that_was_lost_with_its_worker_rings_again_by_its_lease(
    service: GameService, processes: Processes, place: Place
) -> None:
    processes.start("worker.alarm")
    until(lambda: alarm_age_ms(service) is not None)
    game_id = started(service, SILENT, **QUICK)
    client = place.beside()
    queue = windows_queue(client)
    until(lambda: queue.count > 0)
    # As if a worker had taken the job and died before it did anything.
    client.delete(queue.key)
    reached = version(service, game_id)
    processes.start("worker")
    until(lambda: version(service, game_id) > reached)


@on_each_way
def test_two_alarms_and_two_workers_never_double_anything(service: GameService, processes: Processes) -> None:
    processes.up(service, "worker", "worker", "worker.alarm", "worker.alarm")
    games = [started(service, SILENT, **QUICK) for _ in range(5)]
    starts = [engine.encode(stored(service, game_id)) for game_id in games]
    until(lambda: all(version(service, game_id) > 12 for game_id in games))
    for game_id, start in zip(games, starts, strict=True):
        is_as_it_must_be(service, game_id, start)


@on_each_way
def test_a_poisoned_game_ends_among_the_failed_jobs_and_stops_no_other(
    service: GameService, processes: Processes, place: Place
) -> None:
    bad = started(service, ["perceval", "karadoc"])
    good = started(service, SILENT, **QUICK)
    reached = version(service, good)
    poison(service, bad)
    processes.up(service, "worker", "worker.alarm")
    client = place.beside()
    failed = windows_queue(client).failed_job_registry
    until(lambda: f"look-at-{bad}" in failed.get_job_ids())
    job = Job.fetch(f"look-at-{bad}", connection=client)
    assert job.retries_left == 0
    assert "ValidationError" in (job.latest_result().exc_string or "")  # type: ignore[union-attr]
    until(lambda: version(service, good) > reached + 10)
    score = place.client().zscore(place.layout.at(place.layout.bucket(bad)).alarms, bad)
    assert score is not None
    assert score > service.clock.now() + 30_000


@on_each_way
def test_all_stop_promptly_when_told_to_and_leave_the_book(
    service: GameService, processes: Processes, place: Place
) -> None:
    processes.up(service, "worker", "worker.alarm")
    processes.start("worker.delivery")
    client = place.beside()
    until(lambda: sorted(found.kind for found in every(client).values()) == ["alarm", "webhooks", "worker"])
    running = list(processes.running)
    # RQ itself would wait for the next job, for minutes; what takes longer than some seconds is an error here.
    processes.kill(signal.SIGTERM)
    assert [process.returncode for process in running] == [0, 0, 0]
    assert every(client) == {}


def test_the_alarm_may_live_on_a_redis_of_its_own_and_lose_it(redis_url: str, own_redis: RedisServer) -> None:
    apart = own_redis.url
    service = assemble(Settings(redis_url=redis_url, rq_redis_url=apart))
    processes = Processes(CHOUETTE_REDIS_URL=redis_url, CHOUETTE_RQ_REDIS_URL=apart)
    try:
        processes.start("worker")
        processes.start("worker.alarm")
        until(lambda: alarm_age_ms(service) is not None)
        game_id = started(service, SILENT, **QUICK)
        start = engine.encode(stored(service, game_id))
        until(lambda: version(service, game_id) > 10)
        own_redis.kill()
        time.sleep(0.3)
        is_as_it_must_be(service, game_id, start)
        # It comes back and knows of no game; nobody acts, and nobody but this test looks.
        own_redis.wipe()
        own_redis.start()
        reached = version(service, game_id)
        until(lambda: version(service, game_id) > reached + 6, 30)
        is_as_it_must_be(service, game_id, start)
    finally:
        processes.kill()
        service.close()


def test_worker_and_alarm_go_on_by_themselves_after_redis_was_killed(own_redis: RedisServer) -> None:
    service = assemble(Settings(redis_url=own_redis.url))
    processes = Processes(CHOUETTE_REDIS_URL=own_redis.url)
    try:
        processes.up(service, "worker", "worker.alarm")
        game_id = started(service, SILENT, **QUICK)
        start = engine.encode(stored(service, game_id))
        until(lambda: version(service, game_id) > 6)
        own_redis.kill()
        time.sleep(0.5)
        own_redis.start()
        reached = version(service, game_id)
        until(lambda: version(service, game_id) > reached + 6)
        assert [process.poll() for process in processes.running] == [None, None]
        is_as_it_must_be(service, game_id, start)
    finally:
        processes.kill()
        service.close()
