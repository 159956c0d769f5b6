"""Many windows due in one instant: workers share them a few at a time, and what is dead or hangs holds few for long."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator

import pytest
from redis import Redis
from rq import SimpleWorker

from service.assemble import alarm_schedule, assemble
from service.games.service import GameService
from service.outbox.alarms import AlarmSchedule
from service.outbox.presence import PresenceRegistry
from service.settings import Settings
from service.store import keys
from service.store.clock import StoreClock
from tests.benchmarks import tables
from tests.support.games import alarm_age_ms
from tests.support.places import Place
from tests.support.redis import RedisServer
from tests.worker.test_processes import Processes, on_each_way, until, version
from worker import jobs
from worker.alarm import MOST_WAKES, Alarm
from worker.presence_scan import PresenceScan
from worker.queues import GAMES_AT_ONCE, windows_queue
from worker.rq_worker import OFTEN_S, PatientWorker

GAMES = 60


@pytest.fixture
def client(beside: Place) -> Iterator[Redis]:
    """Where RQ's queues are, and the alarms of games that are in one Redis."""
    found = beside.client()
    yield found
    found.close()


@pytest.fixture
def service(place: Place) -> Iterator[GameService]:
    found = assemble(place.settings())
    yield found
    found.close()


@pytest.fixture
def processes(place: Place) -> Iterator[Processes]:
    found = Processes(**place.environment)
    yield found
    found.kill()


def due_now(client: Redis, count: int, *, ago_ms: int = 0) -> None:
    seconds, micros = client.time()
    now = seconds * 1000 + micros // 1000
    client.zadd(keys.ALARMS, {f"game{n}": now - ago_ms - n for n in range(count)})


def due_together(service: GameService, count: int, in_ms: int) -> list[str]:
    """Real games whose windows are all due at one instant."""
    at = int(time.time() * 1000) + in_ms
    games = [tables.due_at(at, settle_ms=60) for _ in range(count)]
    for game in games:
        tables.put(service.store, game)
    return [game.state.id for game in games]


def closed(service: GameService, game_ids: list[str]) -> list[str]:
    return [game_id for game_id in game_ids if version(service, game_id) > 1]


def an_alarm(client: Redis) -> Alarm:
    """An alarm that the test rings by hand."""
    queue = windows_queue(client)
    return Alarm(AlarmSchedule(client), queue, StoreClock(), PresenceScan(PresenceRegistry(client), queue, 6.0))


def test_a_worker_takes_a_few_games_at_a_time_the_latest_first_and_no_other_gets_them(client: Redis) -> None:
    book = AlarmSchedule(client)
    due_now(client, 25)
    assert book.ring(limit=500, again_ms=60_000).fresh == 25
    first, left = book.take(limit=10, lease_ms=60_000)
    assert list(first) == [f"game{n}" for n in range(24, 14, -1)]
    assert left == 15
    second, left = book.take(limit=10, lease_ms=60_000)
    third, left = book.take(limit=10, lease_ms=60_000)
    assert len({*first, *second, *third}) == 25
    assert book.take(limit=10, lease_ms=60_000) == ({}, 0)


def test_what_a_worker_holds_that_hangs_rings_again_after_its_lease(client: Redis) -> None:
    book = AlarmSchedule(client)
    due_now(client, 3)
    book.ring(limit=500, again_ms=0)
    held, _ = book.take(limit=2, lease_ms=5)
    time.sleep(0.02)
    rung = book.ring(limit=500, again_ms=0)
    assert (rung.due, rung.fresh) == (3, 2)
    game_ids, left = book.take(limit=3, lease_ms=60_000)
    assert sorted(game_ids) == ["game0", "game1", "game2"]
    assert left == 0
    assert held.keys() < game_ids.keys()


def test_a_game_that_was_committed_or_ended_while_it_waited_for_a_worker_keeps_its_new_instant(client: Redis) -> None:
    book = AlarmSchedule(client)
    due_now(client, 2)
    book.ring(limit=500, again_ms=100)
    client.zadd(keys.ALARMS, {"game0": 4_000_000_000_000})
    client.zrem(keys.ALARMS, "game1")
    taken, left = book.take(limit=10, lease_ms=200)
    assert (list(taken), left) == (["game0"], 0)
    assert client.zscore(keys.ALARMS, "game0") == 4_000_000_000_000
    assert client.zscore(keys.ALARMS, "game1") is None


def test_an_alarm_wakes_no_more_workers_than_could_be_there(client: Redis) -> None:
    queue = windows_queue(client)
    due_now(client, 5)
    an_alarm(client).ring()
    assert queue.count == 1
    due_now(client, 1200, ago_ms=100_000)
    an_alarm(client).ring()
    an_alarm(client).ring()
    assert queue.count == MOST_WAKES
    # Nobody takes any: a second later there are no more of them, however often alarms look.
    for _ in range(20):
        time.sleep(0.02)
        an_alarm(client).ring()
    assert queue.count == MOST_WAKES


def test_an_alarm_makes_no_more_wake_ups_than_there_are_workers_as_each_takes_games_until_none_waits(
    client: Redis,
) -> None:
    queue = windows_queue(client)
    workers = [SimpleWorker([queue], connection=client) for _ in range(3)]
    for worker in workers:
        worker.register_birth()
    due_now(client, 6 * GAMES_AT_ONCE)
    an_alarm(client).ring()
    assert queue.count == len(workers)
    due_now(client, 12 * GAMES_AT_ONCE)
    an_alarm(client).ring()
    assert queue.count == len(workers), "those that wait are enough"


def test_a_worker_that_has_much_to_do_says_once_a_second_that_it_lives(
    client: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[float] = []
    monkeypatch.setattr(SimpleWorker, "heartbeat", lambda *_: said.append(time.monotonic()))
    worker, came_round = PatientWorker([windows_queue(client)], connection=client), list[float]()
    worker.came_round = lambda: came_round.append(time.monotonic())
    begun = time.monotonic()
    for _ in range(50):
        worker.heartbeat()
    assert 1 <= len(said) <= 1 + (time.monotonic() - begun) / OFTEN_S
    assert len(came_round) == 50
    with client.pipeline() as pipe:
        worker.heartbeat(90, pipe)
    assert said[-1] >= came_round[49], "with what is sent anyway it costs no round trip"
    until(lambda: time.monotonic() - said[-1] > OFTEN_S)
    worker.heartbeat()
    assert said[-1] >= came_round[50]


def test_a_wake_up_that_was_swallowed_is_made_again_by_any_alarm(client: Redis) -> None:
    queue = windows_queue(client)
    due_now(client, 1)
    an_alarm(client).ring()
    queue.empty()
    other = an_alarm(client)
    until(lambda: other.ring() == 1)
    assert queue.count == 1


def test_one_job_closes_everything_that_waits_and_leaves_others_a_turn(
    place: Place, service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "TURNS_A_JOB", 2)
    game_ids = due_together(service, 3 * GAMES_AT_ONCE, in_ms=-500)
    book, client = alarm_schedule(place.settings()), place.beside()
    token = jobs.SERVICE.set((service, book))
    try:
        book.ring(limit=500, again_ms=60_000)
        queue = windows_queue(client)
        queue.enqueue(jobs.look_at_due)
        worker = SimpleWorker([queue], connection=client)
        worker.work(burst=True, max_jobs=1, logging_level="ERROR")
        assert len(closed(service, game_ids)) == 2 * GAMES_AT_ONCE
        assert queue.count == 1
        SimpleWorker([queue], connection=client).work(burst=True, logging_level="ERROR")
    finally:
        jobs.SERVICE.reset(token)
    assert closed(service, game_ids) == game_ids


@on_each_way
def test_what_an_alarm_rang_before_it_died_and_a_worker_took_before_it_hung_is_closed_by_the_others(
    place: Place, service: GameService, processes: Processes
) -> None:
    game_ids = due_together(service, 3 * GAMES_AT_ONCE, in_ms=-500)
    book = alarm_schedule(place.settings())
    book.ring(limit=500, again_ms=100)
    held, _ = book.take(limit=GAMES_AT_ONCE, lease_ms=6_000)
    processes.up(service, "worker", "worker.alarm")
    free = [game_id for game_id in game_ids if game_id not in held]
    # What nobody holds does not wait for what somebody does.
    until(lambda: closed(service, free) == free, 15)
    until(lambda: closed(service, game_ids) == game_ids, 60)
    assert all(version(service, game_id) == 2 for game_id in game_ids), "each was closed once"


@on_each_way
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_with_one_alarm_and_one_worker_dead_or_frozen_every_window_closes_once(
    service: GameService, processes: Processes, number: int
) -> None:
    processes.up(service, "worker", "worker", "worker.alarm", "worker.alarm")
    game_ids = due_together(service, GAMES, in_ms=1500)
    worker, _, alarm, _ = processes.running
    threading.Timer(1.5, lambda: [process.send_signal(number) for process in (worker, alarm)]).start()
    until(lambda: closed(service, game_ids) == game_ids, 60)
    worker.send_signal(signal.SIGCONT)
    alarm.send_signal(signal.SIGCONT)
    time.sleep(0.5)
    # A worker that wakes again finds its games closed.
    assert all(version(service, game_id) == 2 for game_id in game_ids)


def test_the_book_and_its_workers_may_live_on_another_redis(own_redis: RedisServer, redis_url: str) -> None:
    service = assemble(Settings(redis_url=redis_url, rq_redis_url=own_redis.url))
    processes = Processes(CHOUETTE_REDIS_URL=redis_url, CHOUETTE_RQ_REDIS_URL=own_redis.url)
    try:
        processes.start("worker")
        processes.start("worker.alarm")
        until(lambda: alarm_age_ms(service) is not None)
        game_ids = due_together(service, GAMES_AT_ONCE, in_ms=500)
        for game_id in game_ids:
            service.tick(game_id)
        until(lambda: closed(service, game_ids) == game_ids, 60)
    finally:
        processes.kill()
        service.close()
