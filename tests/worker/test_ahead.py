"""Games are handed to workers shortly before they are due: played at once, stored at their instants, never before."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest
from redis import Redis
from rq import SimpleWorker
from rq.job import Job

from service import engine
from service.engine.dice.acts import Roll
from service.games.due_games import DueGames
from service.games.service import GameService
from service.outbox.alarms import AHEAD_MS, AlarmSchedule
from service.settings import Settings
from service.store import keys
from service.store.errors import StoreUnavailable
from service.store.memory.store import MemoryStore
from tests.support.clock import SetClock
from tests.support.games import act, poison, started, stored
from tests.support.places import Place
from worker import jobs
from worker.queues import enqueue_wakes, windows_queue
from worker.rq_worker import PatientWorker


class Going(SetClock):
    """A clock that goes on by a ms whenever somebody looks at it."""

    def now(self) -> int:
        self.time += 1
        return self.time


class Asked(MemoryStore):
    """A store that tells what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def load_many(self, game_ids: list[str]) -> Any:
        self.calls.append("load_many")
        return super().load_many(game_ids)

    def commit_many(self, commits: list[Any]) -> Any:
        self.calls.append("commit_many")
        return super().commit_many(commits)


class Table:
    """Games of which nobody throws the opening dice, shortly before that is due."""

    def __init__(self, clock: SetClock | None = None, count: int = 1, before_ms: int = 5) -> None:
        self.clock, self.store = clock or SetClock(), Asked()
        self.service = GameService(self.store, Settings(), self.clock)
        self.games = [started(self.service, ["perceval", "karadoc"]) for _ in range(count)]
        due = [engine.next_due(stored(self.service, game_id)) for game_id in self.games]
        self.due = {game_id: at for game_id, at in zip(self.games, due, strict=True) if at is not None}
        self.at = max(self.due.values())
        self.clock.time = self.at - before_ms
        self.before = self.versions()
        # A worker is another process, which has never seen these games.
        self.worker: DueGames = GameService(self.store, Settings(), self.clock).due_games()
        self.store.calls.clear()

    def versions(self) -> list[int]:
        return [self.service.store.load(game_id).version for game_id in self.games]  # type: ignore[union-attr]


def test_nothing_is_stored_before_its_instant_and_one_round_trip_is_left_to_do_at_it() -> None:
    table = Table(count=8)
    table.worker.play(table.due)
    assert table.worker.store().game_ids == []
    assert table.versions() == table.before
    assert table.store.calls == ["load_many"]
    table.clock.time = table.at
    assert sorted(table.worker.store().game_ids) == sorted(table.games)
    assert table.versions() == [version + 1 for version in table.before]
    assert table.store.calls == ["load_many", "commit_many"]
    assert not table.worker.pending


def test_what_was_played_beforehand_is_what_would_have_been_played_at_the_instant() -> None:
    table = Table()
    [game_id] = table.games
    expected = stored(table.service, game_id)
    engine.settle(expected, table.at)
    table.worker.play(table.due)
    table.clock.time = table.at + 3
    table.worker.store()
    assert engine.encode(stored(table.service, game_id)) == engine.encode(expected)


def test_an_act_that_comes_in_between_counts_and_the_window_closes_with_it() -> None:
    table = Table()
    [game_id] = table.games
    table.worker.play(table.due)
    # It came before the deadline, and is stored while the window is held open for such as this one.
    act(table.service, game_id, Roll(player="perceval", at=table.at - Settings.settle_ms))
    expected = stored(table.service, game_id)
    engine.settle(expected, table.at)
    table.clock.time = table.at
    assert table.worker.store().failed == {}
    assert engine.encode(stored(table.service, game_id)) == engine.encode(expected)


def test_each_game_is_stored_at_its_own_instant() -> None:
    table = Table(count=2)
    first, second = table.games
    table.worker.play({first: table.at, second: table.at + 4})
    table.clock.time = table.at
    assert table.worker.store().game_ids == [first]
    assert table.worker.pending
    table.clock.time = table.at + 4
    assert table.worker.store().game_ids == [second]


def test_a_worker_waits_until_the_instant_has_come() -> None:
    table = Table(Going())
    table.worker.play(table.due)
    table.worker.wait()
    assert table.clock.time >= table.at
    assert table.worker.store().game_ids == table.games


def test_where_the_clock_is_set_back_meanwhile_nothing_is_stored_and_the_alarm_is_put_right() -> None:
    table = Table()
    table.worker.play(table.due)
    table.clock.time -= 10_000
    table.service.store.alarms[table.games[0]] = 1  # type: ignore[attr-defined]
    begun = time.monotonic()
    table.worker.wait()
    assert time.monotonic() - begun >= AHEAD_MS / 1000
    assert table.worker.store() == (table.games, {})
    assert table.versions() == table.before
    assert table.store.alarms == table.due


def test_an_instant_by_another_clock_is_not_waited_for() -> None:
    table = Table(before_ms=5_000)
    table.worker.play(table.due)
    assert table.worker.store() == (table.games, {})
    assert table.versions() == table.before
    assert not table.worker.pending


def test_bots_are_not_handed_over_before_their_instant() -> None:
    table = Table(before_ms=100)
    [game_id] = table.games
    # Nothing closes at this instant: it is that of a bot.
    at = table.clock.time + 10
    table.worker.play({game_id: at})
    assert table.worker.store().game_ids == []
    table.clock.time = at
    assert table.worker.store().game_ids == [game_id]
    assert table.versions() == table.before


def test_a_game_that_fails_stops_no_other_and_is_told_at_once() -> None:
    table = Table(count=3)
    poison(table.service, table.games[1])
    table.worker.play(table.due)
    looked = table.worker.store()
    assert (looked.game_ids, list(looked.failed)) == ([table.games[1]], [table.games[1]])
    table.clock.time = table.at
    assert table.worker.store() == ([table.games[0], table.games[2]], {})


@pytest.fixture
def client(beside: Place) -> Iterator[Redis]:
    found = beside.client()
    yield found
    found.close()


def test_the_alarm_hands_over_what_is_due_in_a_moment_with_its_instant_and_nothing_else(client: Redis) -> None:
    book = AlarmSchedule(client)
    seconds, micros = client.time()
    now = seconds * 1000 + micros // 1000
    client.zadd(keys.ALARMS, {"past": now - 7, "soon": now + 30_000, "later": now + 300_000})
    rung = book.ring(limit=10, again_ms=60_000, ahead_ms=60_000)
    assert (rung.due, rung.fresh) == (2, 2)
    assert book.take(limit=10, lease_ms=60_000) == ({"past": now - 7, "soon": now + 30_000}, 0)


class Waking:
    """A worker's part of waking up, in this process: what it looks at is told here."""

    def __init__(self, error: Exception | None = None) -> None:
        self.turns = 0
        self.error = error
        self.meanwhile = lambda: None

    def due_games(self) -> None:
        """No games are taken."""

    def take(self, *, limit: int, lease_ms: int) -> tuple[dict[str, int], int]:
        self.turns += 1
        self.meanwhile()
        if self.error:
            raise self.error
        return {}, 0


class NoGames:
    """What a worker holds that has taken none."""

    pending = False

    def store(self) -> tuple[list[str], dict[str, Exception]]:
        return [], {}


@pytest.fixture
def waking() -> Iterator[Waking]:
    found = Waking()
    found.due_games = NoGames  # type: ignore[assignment, method-assign]
    token = jobs.SERVICE.set((found, found))  # type: ignore[arg-type]
    yield found
    jobs.SERVICE.reset(token)


def commands(client: Redis) -> int:
    return int(client.info("stats")["total_commands_processed"])


def test_a_wake_up_costs_fewer_commands_than_a_job_that_rq_writes_down_and_leaves_nothing(
    client: Redis, waking: Waking
) -> None:
    queue = windows_queue(client)
    asked: dict[type[SimpleWorker], int] = {}
    for kind in (SimpleWorker, PatientWorker):
        enqueue_wakes(queue, 10)
        before = commands(client)
        kind([queue], connection=client).work(burst=True, logging_level="ERROR")
        asked[kind] = commands(client) - before
    assert waking.turns == 20
    assert asked[PatientWorker] < asked[SimpleWorker] / 2
    assert not list(client.scan_iter("rq:job:*"))
    assert not list(client.scan_iter("rq:executions:*"))


def test_a_wake_up_that_fails_is_done_again_with_all_of_rqs_ways(client: Redis, waking: Waking) -> None:
    queue = windows_queue(client)
    enqueue_wakes(queue, 1)
    waking.error = RuntimeError("broken")
    PatientWorker([queue], connection=client).work(burst=True, logging_level="CRITICAL")
    [failed] = queue.failed_job_registry.get_job_ids()
    result = Job.fetch(failed, connection=client).latest_result()
    assert result is not None
    assert "broken" in str(result.exc_string)


def test_a_store_that_is_away_fails_no_job_as_the_lease_rings_again(client: Redis, waking: Waking) -> None:
    queue = windows_queue(client)
    enqueue_wakes(queue, 1)
    waking.error = StoreUnavailable("away")
    PatientWorker([queue], connection=client).work(burst=True, logging_level="ERROR")
    assert queue.failed_job_registry.count == 0
    assert waking.turns == 1


def test_a_worker_that_is_told_to_stop_does_what_it_has_in_hand_and_no_more(client: Redis, waking: Waking) -> None:
    queue = windows_queue(client)
    enqueue_wakes(queue, 3)
    done: list[int] = []
    before = signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)

    def told() -> None:
        signal.raise_signal(signal.SIGTERM)
        done.append(waking.turns)

    waking.meanwhile = told
    try:
        worker = PatientWorker([queue], connection=client)
        worker.work(burst=True, logging_level="ERROR")
    finally:
        for number, handler in zip((signal.SIGTERM, signal.SIGINT), before, strict=True):
            signal.signal(number, handler)
    assert (done, worker.told_to_stop, queue.count) == ([1], True, 2)
