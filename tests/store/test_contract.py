"""What every store promises; the same tests run on the fake and on a real Redis."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from service.store.connection import connect
from service.store.keys import NEWS, listed, webhooks_of
from service.store.keys import game as game_key
from service.store.memory_store import MemoryStore
from service.store.port import (
    Commit,
    Committed,
    Conflict,
    Loaded,
    Mismatch,
    Record,
    Replayed,
    Store,
)
from service.store.redis_store import RedisStore


@pytest.fixture(params=["memory", "redis"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    real = RedisStore(connect(request.getfixturevalue("redis_url")))
    yield real
    real.close()


_count = iter(range(10**9))


def step(game_id: str = "g", expected: int = 0, **more: Any) -> Commit:
    more.setdefault("nonce", f"{next(_count):016x}")
    more.setdefault("blob", f"state {expected + 1}".encode())
    more.setdefault("status", "playing")
    return Commit(game_id=game_id, expected=expected, **more)


def record(fingerprint: str = "f", answer: bytes = b"answer", **more: Any) -> Record:
    return Record(key="k", fingerprint=fingerprint * 64, answer=answer, **more)


def test_a_game_that_was_never_written_is_version_zero(store: Store) -> None:
    found = store.load("nobody")
    assert isinstance(found, Loaded)
    assert (found.version, found.blob) == (0, b"")


def test_what_is_committed_is_loaded_again_byte_for_byte(store: Store) -> None:
    blob = bytes(range(256))
    assert isinstance(store.commit(step(blob=blob)), Committed)
    found = store.load("g")
    assert isinstance(found, Loaded)
    assert (found.version, found.blob) == (1, blob)


def test_a_version_that_the_caller_knows_is_not_sent_again(store: Store) -> None:
    store.commit(step())
    found = store.load("g", known=1)
    assert isinstance(found, Loaded)
    assert (found.version, found.blob) == (1, None)


def test_every_answer_tells_the_time_in_microseconds(store: Store) -> None:
    now = time.time() * 1e6
    answers = [store.load("g"), store.commit(step()), store.commit(step())]
    assert all(abs(answer.time_us - now) < 5e6 for answer in answers)
    assert abs(store.ping() - now) < 5e6


def test_a_commit_on_an_old_version_writes_nothing_and_brings_the_new_state(store: Store) -> None:
    store.commit(step())
    store.commit(step(expected=1))
    late = store.commit(step(expected=1, blob=b"late", events=[b"{}"]))
    assert isinstance(late, Conflict)
    assert (late.version, late.blob) == (2, b"state 2")
    assert store.events("g", 0, 10) == []


def test_a_commit_to_a_game_that_is_not_there_is_a_conflict_with_nothing(store: Store) -> None:
    answer = store.commit(step(expected=3))
    assert isinstance(answer, Conflict)
    assert (answer.version, answer.blob) == (0, b"")


def test_the_same_nonce_again_does_nothing_and_answers_the_same(store: Store) -> None:
    first = step(events=[b'{"seq":1}'], record=record())
    store.commit(first)
    store.commit(first)
    assert len(store.events("g", 0, 10)) == 1
    store.commit(step(expected=1))
    store.commit(step(expected=2))
    again = store.commit(first)
    assert isinstance(again, Committed)
    assert again.version == 1
    found = store.load("g")
    assert isinstance(found, Loaded)
    assert found.version == 3


def test_the_answer_to_a_key_is_kept_and_given_again(store: Store) -> None:
    store.commit(step(record=record(answer=b"\x00first\xff")))
    again = store.commit(step(expected=1, blob=b"twice", record=record(answer=b"second")))
    assert isinstance(again, Replayed)
    assert again.answer == b"\x00first\xff"
    loaded = store.load("g", record=record())
    assert isinstance(loaded, Replayed)
    assert loaded.answer == b"\x00first\xff"


def test_a_key_that_was_used_for_another_request_is_a_mismatch(store: Store) -> None:
    store.commit(step(record=record("a")))
    assert isinstance(store.commit(step(expected=1, record=record("b"))), Mismatch)
    assert isinstance(store.load("g", record=record("b")), Mismatch)


def test_a_record_goes_after_its_time(store: Store) -> None:
    store.commit(step(record=record(ttl_ms=30)))
    time.sleep(0.06)
    assert isinstance(store.load("g", record=record("other")), Loaded)


def test_many_games_are_read_and_written_in_one_go(store: Store) -> None:
    store.commit(step("a"))
    store.commit(step("b"))
    found = store.load_many(["a", "nobody", "b"])
    assert [(game.version, game.blob) for game in found] == [(1, b"state 1"), (0, b""), (1, b"state 1")]
    done = store.commit_many([step("a", 1, events=[b"{}"]), step("b", 0), step("c")])
    assert [type(result) for result in done] == [Committed, Conflict, Committed]
    assert len(store.events("a", 0, 10)) == 1


def test_every_game_is_told_by_going_on_until_there_is_no_more(store: Store) -> None:
    assert told_games(store) == set()
    wanted = {f"game-{n}" for n in range(30)}
    store.commit_many([step(game_id, events=[b"{}"], record=record()) for game_id in wanted])
    assert told_games(store) == wanted


def told_games(store: Store) -> set[str]:
    found, cursor = store.games(0)
    told = set(found)
    while cursor:
        found, cursor = store.games(cursor)
        told |= set(found)
    return told


def test_events_come_back_in_order_and_after_any_of_them(store: Store) -> None:
    store.commit(step(events=[b'{"seq":1}', b'{"seq":2}'], first_seq=1))
    store.commit(step(expected=1, events=[b'{"seq":3}'], first_seq=3))
    assert store.events("g", 0, 10) == [b'{"seq":1}', b'{"seq":2}', b'{"seq":3}']
    assert store.events("g", 1, 1) == [b'{"seq":2}']
    assert store.events("g", 3, 10) == []


def test_a_finished_game_goes_after_its_time_and_an_unfinished_one_never(store: Store) -> None:
    place = {name: listed(1, name) for name in ("over", "open")}
    store.commit(step("over", status="finished", ttl_ms=30, listed=place["over"], card=b"over", events=[b"{}"]))
    store.commit(step("open", ttl_ms=30, listed=place["open"], card=b"open"))
    time.sleep(0.06)
    gone, kept = store.load("over"), store.load("open")
    assert isinstance(gone, Loaded)
    assert isinstance(kept, Loaded)
    assert (gone.version, kept.version) == (0, 1)
    assert store.events("over", 0, 10) == []
    assert store.lobby(None, None, 10).cards == [b"open"]
    assert store.lobby("finished", None, 10).cards == []


def test_the_lobby_shows_public_games_newest_first_page_by_page(store: Store) -> None:
    for n in range(5):
        store.commit(step(f"g{n}", listed=listed(1000 + n, f"g{n}"), card=f"card {n}".encode()))
    store.commit(step("secret", card=b"private"))
    first = store.lobby(None, None, 2)
    second = store.lobby(None, first.next, 2)
    third = store.lobby(None, second.next, 2)
    assert first.cards + second.cards + third.cards == [f"card {n}".encode() for n in (4, 3, 2, 1, 0)]
    assert third.next is None


def test_a_page_stays_where_it_was_when_games_are_added(store: Store) -> None:
    for n in range(3):
        store.commit(step(f"g{n}", listed=listed(n, f"g{n}"), card=str(n).encode()))
    first = store.lobby(None, None, 1)
    store.commit(step("new", listed=listed(9, "new"), card=b"new"))
    assert store.lobby(None, first.next, 5).cards == [b"1", b"0"]


def test_the_lobby_follows_a_game_from_status_to_status(store: Store) -> None:
    place = listed(1, "g")
    store.commit(step(status="lobby", listed=place, card=b"waiting"))
    assert store.lobby("lobby", None, 5).cards == [b"waiting"]
    store.commit(step(expected=1, listed=place, card=b"running"))
    assert store.lobby("lobby", None, 5).cards == []
    assert store.lobby("playing", None, 5).cards == [b"running"]
    assert store.lobby(None, None, 5).cards == [b"running"]


def test_news_of_a_watched_game_is_delivered_and_of_another_is_not(store: Store) -> None:
    got: list[tuple[str, int, list[bytes]]] = []
    arrived = threading.Event()

    def deliver(game_id: str, first: int, events: list[bytes]) -> None:
        got.append((game_id, first, events))
        arrived.set()

    feed = store.feed()
    feed.start(deliver, lambda: None)
    feed.watch("g")
    store.commit(step("other", events=[b"[0]"]))
    store.commit(step(events=[b"[1]", b"[2]"]))
    assert arrived.wait(2)
    assert got == [("g", 1, [b"[1]", b"[2]"])]
    feed.unwatch("g")
    feed.close()


def test_of_many_commits_at_once_on_one_version_exactly_one_wins(store: Store) -> None:
    results: list[object] = []
    ready = threading.Barrier(8)

    def run() -> None:
        ready.wait()
        results.append(store.commit(step(events=[b"{}"])))

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(isinstance(result, Committed) for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 7
    assert len(store.events("g", 0, 100)) == 1


def test_the_condition_counts_public_games_by_status(store: Store) -> None:
    for number, status in enumerate(("lobby", "playing", "playing")):
        store.commit(step(f"g{number}", status=status, listed=listed(number, f"g{number}"), card=b"{}"))
    store.commit(step("private"))
    found = store.condition()
    assert found.public_games == {"lobby": 1, "playing": 2, "finished": 0}
    assert (found.evicts, found.durable) == (False, True)


def hears(store: Store, owner: str) -> None:
    """This owner has a webhook from now on."""
    if isinstance(store, MemoryStore):
        store.hearing.add(owner)
    else:
        assert isinstance(store, RedisStore)
        store._client.zadd(webhooks_of(owner), {"wh_1": 1})


def news(store: Store, game_id: str) -> tuple[int, int] | None:
    """First and last seq of a game that webhooks were not told of yet."""
    if isinstance(store, MemoryStore):
        return store.news.get(game_id)
    assert isinstance(store, RedisStore)
    marks = store._client.hmget(game_key(game_id), "wf", "wt")
    queued = store._client.zscore(NEWS, game_id) is not None
    assert queued == (marks[0] is not None), "the mark and the queue belong together"
    return (int(marks[0]), int(marks[1])) if queued else None


def test_events_are_marked_as_news_by_the_commit_itself_for_an_owner_with_webhooks(store: Store) -> None:
    hears(store, "key_a")
    store.commit(step(events=[b"{}", b"{}"], owner="key_a"))
    assert news(store, "g") == (1, 2)
    store.commit(step(expected=1, events=[b"{}"], first_seq=3, owner="key_a"))
    assert news(store, "g") == (1, 3), "what was not told yet is still the first"
    store.commit(step(expected=2, owner="key_a"))
    assert news(store, "g") == (1, 3), "a step without events is no news"


def test_a_game_of_nobody_or_of_somebody_without_webhooks_is_no_news(store: Store) -> None:
    hears(store, "key_a")
    store.commit(step(game_id="anybodys", events=[b"{}"]))
    store.commit(step(game_id="deaf", events=[b"{}"], owner="key_b"))
    assert (news(store, "anybodys"), news(store, "deaf")) == (None, None)
    hears(store, "key_b")
    store.commit(step(game_id="deaf", expected=1, events=[b"{}"], first_seq=2, owner="key_b"))
    assert news(store, "deaf") == (2, 2), "from the first event after the webhook was made"


def test_a_commit_that_is_refused_is_no_news(store: Store) -> None:
    hears(store, "key_a")
    store.commit(step(game_id="g", expected=7, events=[b"{}"], owner="key_a"))
    assert news(store, "g") is None


# --- the games of a key


def owned(game_id: str, at: int, owner: str = "key_a", expected: int = 0, **more: object) -> Commit:
    """A step of a game that a key has made at this instant."""
    card = f"{game_id} {expected}".encode()
    return step(game_id, expected, owner=owner, own=listed(at, game_id), own_card=card, **more)


def test_the_games_of_a_key_are_listed_public_or_not_newest_first_page_by_page(store: Store) -> None:
    store.commit_many([owned(f"g{n}", 1000 + n) for n in range(4)])
    store.commit_many([owned("theirs", 1009, owner="key_b"), step("nobodys")])
    store.commit(owned("public", 1004, listed=listed(1004, "public"), card=b"for everybody"))
    first = store.owned("key_a", None, 2)
    second = store.owned("key_a", first.next, 2)
    third = store.owned("key_a", second.next, 2)
    assert first.cards + second.cards + third.cards == [b"public 0", b"g3 0", b"g2 0", b"g1 0", b"g0 0"]
    assert third.next is None
    assert store.owned("key_b", None, 9).cards == [b"theirs 0"]
    assert store.owned("key_c", None, 9).cards == []
    assert store.lobby(None, None, 9).cards == [b"for everybody"], "the lobby has a card of its own"


def test_the_games_of_a_key_can_be_read_down_to_a_place(store: Store) -> None:
    store.commit_many([owned(f"g{n}", 1000 + n) for n in range(4)])
    assert store.owned("key_a", None, 9, first=listed(1002, "")).cards == [b"g3 0", b"g2 0"]
    assert store.owned("key_a", listed(1003, ""), 9, first=listed(1002, "")).cards == [b"g2 0"]


def test_a_step_that_changes_nothing_on_the_card_leaves_the_owners_list_as_it_is(store: Store) -> None:
    store.commit(owned("g", 1))
    store.commit(step("g", 1, owner="key_a", own=listed(1, "g")))
    assert store.owned("key_a", None, 9).cards == [b"g 0"]
    store.commit(owned("g", 1, expected=2))
    assert store.owned("key_a", None, 9).cards == [b"g 2"]
    store.commit(owned("g", 1, expected=7))
    assert store.owned("key_a", None, 9).cards == [b"g 2"], "what is refused changes nothing"


def test_a_finished_game_leaves_its_owners_list_when_its_time_is_over(store: Store) -> None:
    store.commit(owned("over", 1, status="finished", ttl_ms=30))
    store.commit(owned("open", 2, ttl_ms=30))
    assert store.owned("key_a", None, 9).cards == [b"open 0", b"over 0"]
    time.sleep(0.06)
    assert store.owned("key_a", None, 9).cards == [b"open 0"]
