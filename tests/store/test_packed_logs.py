"""Logs of games are packed and read back as they were; the same tests run on all stores."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from service.store.commits import Committed, Loaded, Misfit
from service.store.log import Entry
from service.store.memory.store import MemoryStore
from service.store.port import Store
from service.store.redis.connection import connect
from service.store.redis.games.log import part
from service.store.redis.games.packing import MOST
from service.store.redis.store import RedisStore
from service.store.revision import Revision
from tests.store.test_contract import made, record, step, store

__all__ = ["store"]


def event(seq: int) -> bytes:
    """As the engine words it, more or less."""
    name = ("Perceval", "Guenièvre")[seq % 2]
    at = 1_700_000_000_000 + 731 * seq
    return b'{"type":"dice_rolled","player":"%s","faces":[%d,%d],"seq":%d,"at":%d}' % (
        name.encode(), seq % 6 + 1, seq % 5 + 1, seq, at,
    )  # fmt: skip


def played(store: Store, commits: int, each: int = 3, **last: Any) -> list[Entry]:
    """A game of so many commits of some events each, every seventh event with a form of its own for one seat."""
    for n in range(commits):
        first = n * each + 1
        events = [event(seq) for seq in range(first, first + each)]
        private = {seq: b'{"karadoc":%s}' % event(seq + 1000) for seq in range(first, first + each) if seq % 7 == 0}
        more = last if n == commits - 1 else {}
        done = store.commit(step(expected=n, events=events, first_seq=first, private=private, **more))
        assert isinstance(done, Committed)
        assert done.loose == first + each - 1
    return store.log("g", 0, 10_000)


def now(store: Store) -> Revision:
    found = store.load("g")
    assert isinstance(found, Loaded)
    return Revision(found.version, found.nonces[:16])


@pytest.mark.parametrize("keep", [0, 5])
def test_a_packed_log_is_read_as_it_was_from_any_place_and_in_pages_of_any_size(store: Store, keep: int) -> None:
    before = played(store, 20)
    assert len(before) == 60
    assert store.pack("g", now(store), 60, keep)
    for after in (0, 1, 7, 54, 55, 56, 59, 60, 61):
        for limit in (1, 3, 10, 500):
            assert store.log("g", after, limit) == before[after : after + limit]
            assert store.events("g", after, limit) == [entry.raw for entry in before[after : after + limit]]


def test_a_log_is_packed_part_by_part_while_the_game_goes_on_and_as_a_whole_when_it_does_not(store: Store) -> None:
    before = played(store, 10)
    assert store.pack("g", now(store), 30, 5)
    for n in (10, 11):
        done = store.commit(step(expected=n, events=[event(n * 3 + i) for i in (1, 2, 3)], first_seq=n * 3 + 1))
        assert isinstance(done, Committed)
        assert done.loose == 5 + 3 * (n - 9), "what is packed does not count"
        before = store.log("g", 0, 100)
        assert [entry.seq for entry in before] == [*range(1, n * 3 + 4)]
    assert store.pack("g", now(store), 36, 4)
    assert store.log("g", 0, 100) == before
    assert parts(store) == 2
    assert store.pack("g", now(store), 36, 0)
    assert store.log("g", 0, 100) == before
    assert parts(store) == 1
    assert store.pack("g", now(store), 36, 0), "nothing is left to be packed"
    assert store.log("g", 0, 100) == before
    done = store.commit(step(expected=12, events=[event(37)], first_seq=37))
    assert isinstance(done, Committed)
    assert done.loose == 1
    assert store.pack("g", now(store), 37, 0)
    assert store.log("g", 30, 100) == [*before[30:], Entry(37, nonce_of(store)[:8], event(37))]


def nonce_of(store: Store) -> str:
    return now(store).nonce


def parts(store: Store) -> int:
    if isinstance(store, MemoryStore):
        return len(store._games["g"].packed)
    assert isinstance(store, RedisStore)
    client: Any = store._client
    return len([field for field in client.hkeys(store._layout.game("g")) if field.startswith(b"k")]) - 1


def test_a_log_is_packed_only_in_the_state_that_was_looked_at(store: Store) -> None:
    before = played(store, 4)
    right = now(store)
    assert not store.pack("g", Revision(4, "lost" * 4), 12, 0)
    assert not store.pack("g", Revision(3, right.nonce), 12, 0)
    assert not store.pack("g", right, 11, 0), "the log does not end where the state does"
    assert not store.pack("g", right, 13, 0)
    assert not store.pack("nobody", right, 12, 0)
    assert store.pack("g", right, 12, 12), "there is nothing to be packed"
    assert store.log("g", 0, 99) == before
    assert parts(store) <= 0
    assert store.pack("g", right, 12, 0)
    assert now(store) == right, "the state is the same one"


def test_what_webhooks_are_to_be_told_of_is_not_packed(store: Store) -> None:
    hears(store)
    played(store, 3)
    for n in (3, 4):
        store.commit(step(expected=n, events=[event(n * 3 + 1)] * 3, first_seq=n * 3 + 1, owner="key_a"))
    assert not store.pack("g", now(store), 15, 0)
    assert not store.pack("g", now(store), 15, 5)
    assert store.pack("g", now(store), 15, 6)
    found = store.untold("g", 100)
    assert found
    assert [entry.seq for entry in found.events] == [*range(10, 16)]
    store.told("g", 15, found.events[-1].mark)
    assert store.untold("g", 100) is None
    assert store.pack("g", now(store), 15, 0)
    # A second sender says the same a moment later.
    store.told("g", 15, found.events[-1].mark)
    store.commit(step(expected=5, events=[event(16)], first_seq=16, owner="key_a"))
    again = store.untold("g", 100)
    assert again
    assert [entry.seq for entry in again.events] == [16]


def hears(store: Store) -> None:
    """There is a webhook of this owner."""
    if isinstance(store, MemoryStore):
        store.hearing.add("key_a")
        return
    assert isinstance(store, RedisStore)
    layout = store._layout
    store._client.zadd(layout.hears("key_a", layout.bucket("g")), {"wh_1": 1})


@pytest.mark.parametrize("first", [4, 11, 25, 29])
def test_a_commit_mends_a_log_that_is_packed(store: Store, first: int) -> None:
    before = played(store, 9)
    assert store.pack("g", now(store), 27, 3)
    done = store.commit(step(expected=9, events=[b"[b]"], first_seq=first, mends=True))
    if first == 29:
        assert isinstance(done, Misfit)
        assert done.last_seq == 27
        return
    assert isinstance(done, Committed)
    log = store.log("g", 0, 99)
    assert log[:-1] == before[: first - 1]
    assert (log[-1].seq, log[-1].raw) == (first, b"[b]")
    assert isinstance(store.commit(step(expected=10, events=[b"[c]"], first_seq=first + 1)), Committed)


def test_where_log_and_state_do_not_go_together_it_is_told_of_a_packed_log_too(store: Store) -> None:
    before = played(store, 4)
    assert store.pack("g", now(store), 12, 0)
    for first in (3, 12, 14):
        done = store.commit(step(expected=4, events=[b"[x]"], first_seq=first))
        assert isinstance(done, Misfit)
        assert done.last_seq == 12
    assert store.log("g", 0, 99) == before


def test_acts_are_answered_again_and_commits_repeated_while_the_log_is_packed(store: Store) -> None:
    kept = step(events=[event(1), event(2)], record=record(answer=b"first"))
    store.commit(kept)
    assert store.pack("g", now(store), 2, 0)
    again = store.commit(kept)
    assert isinstance(again, Committed)
    assert again.version == 1
    assert [entry.seq for entry in store.log("g", 0, 9)] == [1, 2]


@pytest.mark.parametrize(
    "lines", [[b"[1]"], [b"x", b"\x01,2]", b'{"a":"\\u0001"}'], [b'{"at":007,"n":-0,"m":[-1,1e5]}'] * 3]
)
def test_any_lines_are_packed(store: Store, lines: list[bytes]) -> None:
    store.commit(step(events=lines, nonce="not hex digits !"))
    before = store.log("g", 0, 9)
    assert store.pack("g", now(store), len(lines), 0)
    assert store.log("g", 0, 9) == before


def test_who_reads_while_a_log_is_packed_again_and_again_finds_it_whole(store: Store) -> None:
    total = 3 * 60
    broken: list[list[int]] = []
    over = threading.Event()

    def read() -> None:
        while not over.is_set():
            found = [entry.seq for entry in store.log("g", 10, 100)]
            if found != [*range(11, 11 + len(found))]:
                broken.append(found)

    played(store, 10)
    readers = [threading.Thread(target=read) for _ in range(2)]
    for reader in readers:
        reader.start()
    for n in range(10, 60):
        store.commit(step(expected=n, events=[event(n * 3 + i) for i in (1, 2, 3)], first_seq=n * 3 + 1))
        assert store.pack("g", now(store), n * 3 + 3, 0 if n % 10 == 9 else 2)
    over.set()
    for reader in readers:
        reader.join()
    assert broken == []
    assert [entry.seq for entry in store.log("g", 0, 999)] == [*range(1, total + 1)]


def test_a_long_log_is_packed_in_parts_that_are_unpacked_one_by_one(redis_url: str) -> None:
    made.clear()
    store = RedisStore(connect(redis_url))
    count = MOST + 500
    store.commit(step(events=[event(seq) for seq in range(1, count + 1)]))
    before = store.log("g", 0, count)
    assert store.pack("g", now(store), count, 0)
    assert parts(store) == 2
    assert store._client.hexists(store._layout.game("g"), part(MOST + 1))
    assert store.log("g", MOST - 10, 20) == before[MOST - 10 : MOST + 10]
    assert store.log("g", 0, count) == before
    store.close()
