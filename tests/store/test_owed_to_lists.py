"""Where no commit can write the lists of games, they are told after it; whatever gets lost on the way is told later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from redis.crc import key_slot

from service.store import keys
from service.store.commits import NO_GAME, Commit, Committed
from service.store.layout import BUCKETS, PLAIN, in_buckets
from service.store.redis.connection import connect
from service.store.redis.lists.owed import OwedToLists
from service.store.redis.store import RedisStore
from service.store.revision import extended

LAYOUT = in_buckets()
STATUSES = ("lobby", "playing", "finished")


@pytest.fixture
def store(redis_url: str) -> Iterator[RedisStore]:
    found = RedisStore(connect(redis_url), layout=LAYOUT)
    yield found
    found.close()


def steps(game_id: str, *statuses: str) -> list[Commit]:
    """The life of a public game of the key `mine`: a commit for each of these statuses."""
    found, nonces = [], ""
    for version, status in enumerate(statuses):
        nonce, place = f"{game_id[-8:]:0>8}{version:08x}", keys.listed(1, game_id)
        found.append(Commit(
            game_id=game_id, expected=version, nonce=nonce, nonces=nonces, blob=b"{}", status=status,  # type: ignore[arg-type]
            listed=place, card=status.encode(), owner="mine", own=place, own_card=status.encode(), ttl_ms=60_000,
        ))  # fmt: skip
        nonces = extended(nonces, nonce)
    return found


def shown(store: RedisStore) -> dict[str, list[bytes]]:
    """What the lobby has, by status, and the list of the key."""
    found = {status: store.lobby(status, None, 99).cards for status in STATUSES}  # type: ignore[arg-type]
    return {name: cards for name, cards in {**found, "mine": store.owned("mine", None, 99).cards}.items() if cards}


def owed(store: RedisStore, game_id: str) -> bytes | None:
    found: Any = store._client.hget(LAYOUT.at(LAYOUT.bucket(game_id)).owed, game_id)
    return found


def interrupted(store: RedisStore, monkeypatch: pytest.MonkeyPatch, *commits: Commit) -> None:
    """Processes that make these commits and are killed before they can tell the lists."""
    with monkeypatch.context() as killed:
        killed.setattr(OwedToLists, "pay", lambda self, left: None)
        for commit in commits:
            assert isinstance(store.commit(commit), Committed)


def test_what_the_lists_were_told_is_owed_no_more(store: RedisStore) -> None:
    for commit in steps("a", "lobby", "playing"):
        store.commit(commit)
    assert shown(store) == {"playing": [b"playing"], "mine": [b"playing"]}
    assert owed(store, "a") is None
    assert store.mend_lists() == 0


def test_what_interrupted_commits_have_left_is_told_later(store: RedisStore, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(store, monkeypatch, *steps("a", "lobby", "playing"), *steps("b", "lobby"))
    assert shown(store) == {}
    assert store.mend_lists() == 2
    assert shown(store) == {"lobby": [b"lobby"], "playing": [b"playing"], "mine": [b"lobby", b"playing"]}
    assert (owed(store, "a"), store.mend_lists()) == (None, 0)


def test_a_commit_whose_answer_was_lost_tells_the_lists_when_it_is_sent_again(
    store: RedisStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    [commit] = steps("a", "lobby")
    interrupted(store, monkeypatch, commit)
    store.commit(commit)
    assert shown(store) == {"lobby": [b"lobby"], "mine": [b"lobby"]}


def test_what_is_told_late_does_not_take_back_what_came_after_it(
    store: RedisStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = steps("a", "lobby", "playing")
    interrupted(store, monkeypatch, first)
    late = owed(store, "a")
    assert late is not None
    store.commit(second)
    OwedToLists(store._client, LAYOUT).pay({"a": late})
    assert shown(store) == {"playing": [b"playing"], "mine": [b"playing"]}


def test_what_came_while_the_lists_were_told_stays_owed(store: RedisStore, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = steps("a", "lobby", "playing")
    interrupted(store, monkeypatch, first)
    told = owed(store, "a")
    assert told is not None
    interrupted(store, monkeypatch, second)
    OwedToLists(store._client, LAYOUT).pay({"a": told})
    assert owed(store, "a") is not None
    store.mend_lists()
    assert shown(store) == {"playing": [b"playing"], "mine": [b"playing"]}


def test_a_finished_game_leaves_nothing_in_the_lists_when_its_time_is_over(store: RedisStore) -> None:
    for commit in steps("a", "lobby", "finished"):
        store.commit(commit)
    names = LAYOUT.lists
    client: Any = store._client
    for name in (names.ends, names.owned_ends):
        [(member, _)] = client.zrange(name, 0, -1, withscores=True)
        client.zadd(name, {member: 1})
    client.delete(LAYOUT.game("a"))
    store.reschedule("a", NO_GAME, None)
    assert list(client.scan_iter("chouette:{lobby}:*")) == []


def test_buckets_are_many_and_each_is_one_slot() -> None:
    """Three or twelve masters that share the slots evenly share the games evenly."""
    slots = [key_slot(LAYOUT.at(bucket).alarms.encode()) for bucket in range(BUCKETS)]
    for masters, most in ((3, 346), (12, 93)):
        shares = [sum(slot * masters // 16_384 == master for slot in slots) for master in range(masters)]
        assert max(shares) <= most
    for bucket in (0, 1, BUCKETS - 1):
        names = {key_slot(name.encode()) for name in (*LAYOUT.at(bucket), LAYOUT.hears("key", bucket))}
        assert names == {slots[bucket]}
    assert PLAIN.buckets == 1
