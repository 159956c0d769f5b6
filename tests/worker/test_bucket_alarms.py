"""Alarms in buckets: any number of processes look at them, none leads, and workers get each game once."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from redis import Redis
from redis.crc import key_slot

from service.outbox.bucket_alarms import MENDED, BucketAlarms
from service.outbox.choice import presence_at
from service.outbox.processes import Process
from service.outbox.rounds import GRACE_MS, NEAR_MS, QUIET_SWEEPS, SLICES, Rounds
from service.store import keys
from service.store.clock import StoreClock
from service.store.layout import in_buckets
from service.store.redis.connection import connect
from service.store.redis.nodes import masters
from service.store.redis.store import RedisStore
from tests.store.test_contract import step
from tests.support.cluster import Cluster
from worker.alarm import Alarm
from worker.presence_scan import PresenceScan
from worker.queues import LOOK_AT_ALL, windows_queue

LAYOUT = in_buckets()
Maker = Callable[..., BucketAlarms]
LATER = 4_000_000_000_000


@pytest.fixture(params=["one Redis", "cluster"])
def client(request: pytest.FixtureRequest) -> Iterator[Redis]:
    """The games' store: a cluster, or one Redis that has the same names."""
    cluster = request.param == "cluster"
    found = connect(request.getfixturevalue("redis_cluster").url if cluster else request.getfixturevalue("redis_url"))
    yield found
    found.close()


@pytest.fixture
def beside(client: Redis, redis_url: str) -> Iterator[Redis]:
    """The Redis of RQ's queues."""
    found = connect(redis_url)
    yield found
    found.close()


@pytest.fixture
def alarms(client: Redis, beside: Redis) -> Maker:
    """Alarms or workers by their names."""

    def make(name: str = "here", mend: Callable[[range], object] = lambda buckets: None) -> BucketAlarms:
        found = BucketAlarms(client, beside, LAYOUT, mend)
        found._me = name
        return found

    return make


def due(client: Redis, count: int, ago_ms: int = 5) -> list[str]:
    """So many games that are due, each of its own bucket mostly."""
    now, names = int(time.time() * 1000), [f"game{n}" for n in range(count)]
    for name in names:
        client.zadd(LAYOUT.at(LAYOUT.bucket(name)).alarms, {name: now - ago_ms})
    return names


def scripts_run(client: Redis) -> int:
    return sum(int(node.info("commandstats")["cmdstat_evalsha"]["calls"]) for node in masters(client))


def lives(client: Redis, name: str) -> None:
    host, kind, pid = name.split("/")
    process = Process(kind=kind, host=host, pid=int(pid), beat=int(time.time() * 1000))  # type: ignore[arg-type]
    client.hset(keys.PROCESSES, name, msgspec.json.encode(process))


def test_what_is_due_in_any_bucket_waits_for_workers_and_each_game_is_given_once(client: Redis, alarms: Maker) -> None:
    games, worker = due(client, 25), alarms()
    rung = alarms().ring(limit=500, again_ms=60_000)
    assert (rung.due, rung.fresh) == (25, 25)
    found: dict[str, int] = {}
    left = 1
    while left:
        taken, left = worker.take(limit=10, lease_ms=60_000)
        assert len(taken) <= 10
        assert not taken.keys() & found.keys()
        found |= taken
    assert sorted(found) == sorted(games)
    assert worker.take(limit=10, lease_ms=60_000) == ({}, 0)


def test_many_games_of_one_bucket_are_all_taken(client: Redis, alarms: Maker) -> None:
    name = LAYOUT.at(7).alarms
    client.zadd(name, {f"game{n}": 1 + n for n in range(25)})
    alarms().ring(limit=500, again_ms=60_000)
    sizes, left = [], 1
    while left:
        taken, left = alarms().take(limit=10, lease_ms=60_000)
        sizes.append(len(taken))
    assert sizes == [10, 10, 5]


def test_what_a_worker_holds_that_is_killed_rings_again(
    client: Redis, alarms: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    [game], book = due(client, 1), alarms()
    book.ring(limit=500, again_ms=0)
    assert list(book.take(limit=10, lease_ms=5)[0]) == [game]
    time.sleep(0.02)
    assert book.ring(limit=500, again_ms=0).fresh == 1
    assert list(book.take(limit=10, lease_ms=500)[0]) == [game]


def test_between_sweeps_only_buckets_are_looked_at_in_which_something_is_due(
    client: Redis, alarms: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.outbox.rounds.SWEEP_S", 1e11)
    book = alarms()
    assert book.ring(limit=500, again_ms=100).due == 0
    before = scripts_run(client)
    client.zadd(LAYOUT.at(7).alarms, {"later": LATER})
    book._rounds.woken(7, LATER)
    rung = book.ring(limit=500, again_ms=100)
    assert (rung.due, rung.next, rung.time_us) == (0, LATER, 0), "it was not even asked"
    client.zadd(LAYOUT.at(7).alarms, {"now": 1})
    book._rounds.woken(7, 1)
    assert book.ring(limit=500, again_ms=100).fresh == 1
    assert scripts_run(client) == before + 1


def test_a_commit_wakes_the_alarm_for_its_bucket(client: Redis, alarms: Maker) -> None:
    store, book = RedisStore(client, layout=LAYOUT), alarms()
    book.ring(limit=500, again_ms=100)
    waker = book.waker()
    until = time.monotonic() + 5
    begun = 0
    # As its subscriptions begin it looks at each bucket: what was told before them it has not heard.
    while begun < LAYOUT.buckets and time.monotonic() < until:
        waker.wait(0.1)
        while waker.hear() == 0:
            begun += 1
    book.ring(limit=500, again_ms=100)
    at = int(time.time() * 1000) + 60_000
    store.commit(step("woken", due=at))
    heard = waker.hear()
    while heard is None and time.monotonic() < until:
        waker.wait(0.1)
        heard = waker.hear()
    assert heard == at
    assert book._rounds.earliest() == at
    waker.close()


def test_of_two_alarms_one_looks_first_in_each_bucket_and_the_other_a_moment_later() -> None:
    first, second = Rounds(1024), Rounds(1024)
    first.rank("a", ["b"])
    second.rank("b", ["a", "b"])
    graces = [(first.grace(bucket), second.grace(bucket)) for bucket in range(1024)]
    assert set(graces) == {(0, GRACE_MS), (GRACE_MS, 0)}
    assert 400 < sum(grace[0] == 0 for grace in graces) < 624, "each is first in about half of them"
    first.rank("a", [])
    assert all(first.grace(bucket) == 0 for bucket in range(1024)), "the other one is gone"


def test_a_bucket_in_which_nothing_is_near_is_looked_at_every_third_sweep_and_one_with_play_in_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("service.outbox.rounds.SWEEP_S", 0.0)
    rounds, now = Rounds(1024), 1_000_000
    assert rounds.due(now) == list(range(1024)), "the first time all are"
    for bucket in range(1024):
        rounds.looked(bucket, None)
    rounds.looked(7, now + NEAR_MS)
    rounds.looked(8, now + NEAR_MS + 1)
    parts = [rounds.due(now) for _ in range(SLICES * QUIET_SWEEPS)]
    looks = Counter(bucket for part in parts for bucket in part)
    assert looks == {bucket: QUIET_SWEEPS if bucket == 7 else 1 for bucket in range(1024)}
    assert max(map(len, parts)) <= 1024 / SLICES / QUIET_SWEEPS + 2, "they are spread over the time"


def test_an_alarm_leaves_to_another_that_lives_what_has_just_become_due_and_takes_what_that_one_leaves(
    client: Redis, beside: Redis, alarms: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.outbox.rounds.GRACE_MS", 60_000)
    lives(beside, "other/alarm/1")
    due(client, 40)
    assert 0 < alarms("here/alarm/2").ring(limit=500, again_ms=600_000).fresh < 40
    due(client, 40, ago_ms=120_000)
    alarms("here/alarm/2").ring(limit=500, again_ms=600_000)
    assert sum(client.zcard(LAYOUT.at(bucket).rung) for bucket in range(LAYOUT.buckets)) == 40


def test_a_dead_alarm_is_waited_for_no_more_once_it_is_silent(client: Redis, beside: Redis, alarms: Maker) -> None:
    lives(beside, "other/alarm/1")
    dead: Any = msgspec.json.decode(beside.hget(keys.PROCESSES, "other/alarm/1") or b"")
    beside.hset(keys.PROCESSES, "other/alarm/1", msgspec.json.encode({**dead, "beat": 1}))
    games = due(client, 40)
    assert alarms("here/alarm/2").ring(limit=500, again_ms=60_000).fresh == len(games)


def test_a_node_that_hangs_holds_up_neither_the_alarm_nor_workers_of_the_others(
    own_cluster: Cluster, redis_url: str
) -> None:
    client, beside = connect(own_cluster.url, timeout_s=60), connect(redis_url)
    alarm, worker = (
        BucketAlarms(client, beside, LAYOUT),
        BucketAlarms(connect(own_cluster.url, timeout_s=60), beside, LAYOUT),
    )
    games = due(client, 60)
    alarm.ring(limit=500, again_ms=1)
    assert worker.take(limit=60, lease_ms=1)[0].keys() == set(games)
    hung, *_ = own_cluster.masters
    there = {
        game for game in games if own_cluster.owner(key_slot(LAYOUT.at(LAYOUT.bucket(game)).alarms.encode())) is hung
    }
    assert 0 < len(there) < 60
    due(client, 60)
    hung.freeze()
    begun, taken = time.monotonic(), set[str]()
    # Each command may take a minute: to wait for the node that hangs even once would take as long.
    while len(taken) < 60 - len(there):
        assert time.monotonic() - begun < 50
        alarm.ring(limit=500, again_ms=1)
        taken |= worker.take(limit=60, lease_ms=500)[0].keys()
    assert taken == set(games) - there
    hung.thaw()
    while taken != set(games):
        assert time.monotonic() - begun < 110
        alarm.ring(limit=500, again_ms=1)
        taken |= worker.take(limit=60, lease_ms=500)[0].keys()
    alarm.close()
    worker.close()


class EnoughRungError(Exception):
    """Ends an alarm that would ring for ever."""


def test_an_alarm_rings_for_games_of_the_other_nodes_while_the_one_hangs_that_knows_whether_games_are_lacking(
    own_cluster: Cluster, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("worker.alarm.BOOK_AGAIN_S", 0.2)
    setup, client, beside = connect(own_cluster.url), connect(own_cluster.url, timeout_s=0.5), connect(redis_url)
    hung = own_cluster.owner(key_slot(keys.ALARM_BOOK.encode()))
    buckets = {LAYOUT.bucket(game) for game in due(setup, 60)}
    there = {each for each in buckets if own_cluster.owner(key_slot(LAYOUT.at(each).alarms.encode())) is hung}
    assert 0 < len(there) < len(buckets)
    queue, begun = windows_queue(beside), time.monotonic()

    def came_round() -> None:
        assert time.monotonic() - begun < 60
        rung = set(map(int, beside.smembers(keys.ALARM_WAITING)))
        looked = LOOK_AT_ALL in [job.func_name for job in queue.jobs]
        if hung.frozen:
            assert not rung & there
            assert not looked
            if rung >= buckets - there:
                hung.thaw()
        elif rung >= buckets and looked:
            raise EnoughRungError

    hung.freeze()
    finder = PresenceScan(presence_at(client, beside), queue, 30)
    with pytest.raises(EnoughRungError):
        Alarm(BucketAlarms(client, beside, LAYOUT), queue, StoreClock(), finder, came_round).run()


def test_the_backlog_counts_all_buckets_and_its_beat_is_that_of_the_bucket_looked_at_least(
    client: Redis, alarms: Maker
) -> None:
    book = alarms()
    due(client, 20, ago_ms=5_000)
    assert book.backlog().alarm_age_ms is None, "no alarm has looked yet"
    book.ring(limit=500, again_ms=60_000)
    found = book.backlog()
    assert (found.waiting, found.overdue) == (20, 0)
    assert found.alarm_age_ms is not None
    assert found.alarm_age_ms < 5_000
    client.delete(LAYOUT.at(9).heartbeat)
    assert book.backlog().alarm_age_ms is None


def test_a_game_that_cannot_be_looked_at_is_put_off(client: Redis, alarms: Maker) -> None:
    [game], book = due(client, 1), alarms()
    book.defer(game, 60_000)
    book.defer("gone", 60_000)
    assert book.ring(limit=500, again_ms=100).due == 0
    upcoming = book._rounds.earliest()
    assert upcoming is not None
    assert upcoming > time.time() * 1000 + 50_000


def test_what_commits_have_left_for_the_lists_is_looked_for_now_and_then_in_some_buckets_at_a_time(
    client: Redis, alarms: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.outbox.bucket_alarms.MEND_S", 0)
    mended: list[range] = []
    book = alarms(mend=mended.append)
    for _ in range(LAYOUT.buckets // MENDED):
        book.ring(limit=500, again_ms=100)
    assert [bucket for part in mended for bucket in part] == list(range(LAYOUT.buckets))
    assert len(mended) > 20, "what is due does not wait until all buckets were looked into"


def test_a_bucket_whose_slot_has_moved_is_looked_at_as_its_wakes_may_have_been_missed(
    own_cluster: Cluster, beside: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.outbox.rounds.SWEEP_S", 1e11)
    client = connect(own_cluster.url)
    book = BucketAlarms(client, beside, LAYOUT)
    waker = book.waker()

    def look(until: Callable[[], bool]) -> None:
        end = time.monotonic() + 20
        while not until():
            assert time.monotonic() < end, "it is not looked at"
            while waker.hear() is not None:
                pass
            if (found := book._rounds.earliest()) is not None and found < time.time() * 1000:
                book.ring(limit=500, again_ms=60_000)
            waker.wait(0.05)

    look(lambda: book._rounds.earliest() is None)
    moved = next(bucket for bucket in range(LAYOUT.buckets) if key_slot(LAYOUT.at(bucket).wake.encode()) <= 5460)
    own_cluster.move_atomically(0, 5460, own_cluster.masters[1])
    # As by a commit of whose wake the alarm has heard nothing.
    client.zadd(LAYOUT.at(moved).alarms, {"game": 1})
    look(lambda: client.zcard(LAYOUT.at(moved).rung) == 1)
    waker.close()
    client.close()
