"""Answers that are kept for retries take little room and are given again byte for byte; the same on all stores."""

from __future__ import annotations

import time
from typing import Any

import pytest

from service.store.commits import Committed, Loaded, Mismatch, Replayed
from service.store.idempotency import Record
from service.store.memory.store import MemoryStore
from service.store.packing.packed_answer import NoSuchEvents, packed_answer, unpacked_answer
from service.store.port import Store
from service.store.redis.store import RedisStore
from service.store.revision import Revision
from tests.store.test_contract import step, store

__all__ = ["store"]

EVENTS = [b'{"type":"dice_rolled","player":"perceval","faces":[%d,4],"seq":%d,"at":17}' % (n % 6, n) for n in range(99)]


def answer(events: list[bytes], version: int = 2) -> bytes:
    """As the service keeps one: with its status and headers around it."""
    told = b'{"effect":"counted","at":1700000000000,"version":%d,"seq":9,"events":[%s]}' % (version, b",".join(events))
    kept = b"\x00\x83\xa6status\xcc\xc9\xa4body\xc5\x01\x00" + told
    return kept + b'\xa7headers\x81\xa4ETag\xb4"2-0123abcd-perceval"'


def record(key: str, told: bytes = b"", fingerprint: str = "f", ttl_ms: int = 60_000) -> Record:
    return Record(key=key * 64, fingerprint=fingerprint * 64, answer=told, ttl_ms=ttl_ms)


def played(store: Store) -> dict[str, bytes]:
    """A game of four acts with answers, of which one tells what a seat sees in place of an event, and one no events."""
    store.commit(step(events=EVENTS[1:3], record=record("a", answer(EVENTS[1:3], 1))))
    own = {4: b'{"perceval":{"seq":4,"hidden":6}}'}
    told = {"a": answer(EVENTS[1:3], 1), "b": answer([EVENTS[3], b'{"seq":4,"hidden":6}']), "c": answer([], 3)}
    store.commit(step(expected=1, events=EVENTS[3:5], first_seq=3, private=own, record=record("b", told["b"])))
    store.commit(step(expected=2, record=record("c", told["c"])))
    told["d"] = answer(EVENTS[5:9], 4)
    store.commit(step(expected=3, events=EVENTS[5:9], first_seq=5, record=record("d", told["d"])))
    return told


@pytest.mark.parametrize("keep", [None, 0, 2])
def test_a_retry_gets_the_same_bytes_whether_its_events_are_packed_or_not(store: Store, keep: int | None) -> None:
    told = played(store)
    found = store.load("g")
    assert isinstance(found, Loaded)
    if keep is not None:
        assert store.pack("g", Revision(4, found.nonces[:16]), 8, keep)
    for key, body in told.items():
        loaded = store.load("g", record=record(key))
        assert isinstance(loaded, Replayed)
        assert loaded.answer == body
        retried = store.commit(step(expected=4, nonces=found.nonces, events=[b"{}"], first_seq=9, record=record(key)))
        assert isinstance(retried, Replayed)
        assert retried.answer == body
        [many] = store.commit_many([step(expected=4, events=[b"{}"], first_seq=9, record=record(key))])
        assert isinstance(many, Replayed)
        assert many.answer == body
        assert isinstance(store.load("g", record=record(key, fingerprint="0")), Mismatch)
        other = step(expected=4, events=[b"{}"], first_seq=9, record=record(key, fingerprint="0"))
        assert isinstance(store.commit(other), Mismatch)
    assert isinstance(store.load("g", record=record("e")), Loaded)


def test_an_answer_goes_after_its_own_time_and_its_key_is_free_again(store: Store) -> None:
    store.commit(step())
    store.commit(step(expected=1, record=record("a", b"short", ttl_ms=40)))
    store.commit(step(expected=2, record=record("b", b"long")))
    time.sleep(0.06)
    assert isinstance(store.load("g", record=record("a")), Loaded)
    kept = store.load("g", record=record("b"))
    assert isinstance(kept, Replayed)
    anew = store.commit(step(expected=3, events=[b"{}"], record=record("a", b"anew", "0")))
    assert isinstance(anew, Committed)
    found = store.load("g", record=record("a", fingerprint="0"))
    assert isinstance(found, Replayed)
    assert found.answer == b"anew"


def test_of_a_game_that_goes_on_for_long_answers_whose_time_is_over_go_when_its_log_is_packed(store: Store) -> None:
    if isinstance(store, MemoryStore):
        pytest.skip("nothing survives the process, and it is for tests")
    assert isinstance(store, RedisStore)
    store.commit(step())
    store.commit(step(expected=1, record=record("a", b"short", ttl_ms=30), events=[b"{}"]))
    store.commit(step(expected=2, record=record("b", b"long")))
    client: Any = store._client
    name = store._layout.answers("g")
    assert client.hlen(name) == 2
    time.sleep(0.05)
    found = store.load("g")
    assert isinstance(found, Loaded)
    assert store.pack("g", Revision(3, found.nonces[:16]), 1, 0)
    assert client.hlen(name) == 1
    assert 0 < client.pttl(name) <= 60_000


def test_what_older_releases_kept_of_answers_is_given_again(store: Store) -> None:
    if isinstance(store, MemoryStore):
        pytest.skip("nothing of an older release is in it")
    assert isinstance(store, RedisStore)
    store.commit(step(events=[b"{}"]))
    client: Any = store._client
    old = record("a", b"as it was")
    client.set(store._layout.record("g", old.key), old.fingerprint + "as it was", px=60_000)
    retried = store.commit(step(expected=1, events=[b"{}"], first_seq=2, record=record("a", b"anew")))
    for found in (store.load("g", record=old), retried):
        assert isinstance(found, Replayed)
        assert found.answer == b"as it was"
    assert isinstance(store.load("g", record=record("a", fingerprint="0")), Mismatch)


def test_an_answer_whose_events_were_mended_away_is_told_to_no_client(store: Store) -> None:
    if isinstance(store, MemoryStore):
        pytest.skip("it keeps answers whole")
    played(store)
    store.commit(step(expected=4, events=[b"[x]"], first_seq=7, mends=True))
    assert isinstance(store.load("g", record=record("d")), Mismatch)
    assert isinstance(store.load("g", record=record("b")), Replayed)


def test_an_answer_takes_less_than_a_hundred_bytes_beside_its_events() -> None:
    told = answer(EVENTS[20:30])
    data = packed_answer(told, EVENTS[20:30], 20)
    assert len(data) < 70 < 800 < len(told)
    assert unpacked_answer(data, lambda after, limit: EVENTS[after + 1 : after + 1 + limit]) == told
    with pytest.raises(NoSuchEvents):
        unpacked_answer(data, lambda after, limit: EVENTS[after : after + limit])
    with pytest.raises(NoSuchEvents):
        unpacked_answer(b"\x07" + data[1:], lambda after, limit: [])


@pytest.mark.parametrize("told", [b"", b"\x02" + bytes(range(256)) * 9, answer([]), answer(EVENTS[1:3])])
@pytest.mark.parametrize("more", [b"", b"\xf8\xf9", b'[]{"effect":"counted","at":1'])
def test_any_answer_is_packed(told: bytes, more: bytes) -> None:
    for events in ([], EVENTS[1:3]):
        for whole in (told + more, more + told):
            assert unpacked_answer(packed_answer(whole, events, 1), lambda after, limit: EVENTS[1:3]) == whole
