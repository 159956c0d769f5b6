"""What every store promises; the same tests run on the fake and on a real Redis."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from service.store.commits import NO_GAME, Commit, Committed, Conflict, Loaded, Misfit, Mismatch, OwnEntry, Replayed
from service.store.condition import Losses
from service.store.idempotency import Record
from service.store.keys import listed
from service.store.layout import BucketNames, in_buckets
from service.store.log import Entry
from service.store.memory.store import MemoryStore
from service.store.port import Store
from service.store.redis.connection import connect
from service.store.redis.connections.places import usual
from service.store.redis.store import RedisStore
from service.store.revision import MARK, NONCE, NONCES, Revision, extended
from tests.support.touched import touching


@pytest.fixture(params=["memory", "redis", "sentinel", "buckets", "cluster"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    made.clear()
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param == "cluster":
        # It refuses by itself what would touch two slots.
        real = RedisStore(connect(request.getfixturevalue("redis_cluster").url))
        yield real
        real.close()
        return
    if request.param == "sentinel":
        # Whatever counts there, a replica has.
        url = request.getfixturevalue("redis_sentinels").url
        real = RedisStore(connect(url, acknowledging=usual(url, timeout_ms=1500)))
        yield real
        real.close()
        return
    url = request.getfixturevalue("redis_url")
    if request.param == "redis":
        real = RedisStore(connect(url))
        yield real
        real.close()
        return
    with touching(url) as touched:
        real = RedisStore(connect(url), layout=in_buckets())
        yield real
        real.close()
    assert [touch for touch in touched if len(touch.slots) > 1] == [], "what is touched at once is in one slot"


_count = iter(range(10**9))
made: dict[tuple[str, int], str] = {}


def step(game_id: str = "g", expected: int = 0, **more: Any) -> Commit:
    """A commit on the first that made this version, unless `nonces` says otherwise."""
    more.setdefault("nonces", made.get((game_id, expected), ""))
    more.setdefault("nonce", f"{next(_count):016x}")
    made.setdefault((game_id, expected + 1), extended(more["nonces"], more["nonce"]))
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
    first = step()
    store.commit(first)
    found = store.load("g", known=Revision(1, first.nonce))
    assert isinstance(found, Loaded)
    assert (found.version, found.blob) == (1, None)


def test_a_state_is_told_apart_from_another_one_of_the_same_version(store: Store) -> None:
    """As it is where the store lost the first of them and another one came in its place."""
    known = step(nonce="lost" * 4)
    store.commit(step(nonce="kept" * 4, blob=b"kept"))
    found = store.load("g", known=Revision(1, known.nonce))
    assert isinstance(found, Loaded)
    assert (found.version, found.blob, found.nonces) == (1, b"kept", "kept" * 4)


def test_a_commit_on_a_state_that_was_lost_is_a_conflict_though_its_version_is_there(store: Store) -> None:
    store.commit(step(nonce="kept" * 4, blob=b"kept", events=[b"{}"]))
    late = store.commit(step(expected=1, nonces="lost" * 4, blob=b"late", events=[b"{}"], first_seq=2))
    assert isinstance(late, Conflict)
    assert (late.version, late.blob, late.nonces) == (1, b"kept", "kept" * 4)
    assert len(store.events("g", 0, 10)) == 1


def test_a_state_comes_with_the_nonces_of_its_last_commits(store: Store) -> None:
    commits = [step(expected=n) for n in range(40)]
    for commit in commits:
        assert isinstance(store.commit(commit), Committed)
    newest_first = "".join(commit.nonce for commit in reversed(commits))[: NONCE * NONCES]
    [loaded] = store.load_many(["g"])
    assert loaded.nonces == newest_first
    late = store.commit(step(expected=1))
    assert isinstance(late, Conflict)
    assert late.nonces == newest_first


@pytest.mark.parametrize("first", [1, 3, 5])
def test_where_log_and_state_do_not_go_together_nothing_is_written_and_it_is_told(store: Store, first: int) -> None:
    store.commit(step(events=[b"[1]", b"[2]", b"[3]"]))
    commit = step(expected=1, events=[b"[x]"], first_seq=first, record=record())
    found = store.commit(commit)
    assert isinstance(found, Misfit)
    assert found.last_seq == 3
    assert store.events("g", 0, 10) == [b"[1]", b"[2]", b"[3]"]
    kept = store.load("g", record=record())
    assert isinstance(kept, Loaded)
    assert kept.version == 1


def test_a_commit_that_mends_takes_what_is_beyond_its_state_out_of_the_log(store: Store) -> None:
    store.commit(step(events=[b"[1]", b"[2]", b"[3]"], nonce="abcdefgh" * 2))
    assert isinstance(store.commit(step(expected=1, events=[b"[b]"], first_seq=2, mends=True)), Committed)
    assert store.events("g", 0, 10) == [b"[1]", b"[b]"]
    assert store.log("g", 0, 1) == [Entry(1, "abcdefgh", b"[1]")]
    assert isinstance(store.commit(step(expected=2, events=[b"[c]"], first_seq=3)), Committed)
    behind = store.commit(step(expected=3, events=[b"[x]"], first_seq=9, mends=True))
    assert isinstance(behind, Misfit), "what is not there cannot be mended by taking away"


def test_events_carry_the_mark_of_their_commit(store: Store) -> None:
    store.commit(step(events=[b"[1]", b"[2]"], nonce="aaaaaaaabbbbbbbb"))
    store.commit(step(expected=1, events=[b"[3]"], first_seq=3, nonce="ccccccccdddddddd"))
    assert store.log("g", 1, 10) == [Entry(2, "aaaaaaaa", b"[2]"), Entry(3, "cccccccc", b"[3]")]


def test_what_some_seats_see_of_an_event_is_kept_beside_its_public_form(store: Store) -> None:
    own = b'{"karadoc":{"seq":2,"card":"queen"}}'
    store.commit(step(events=[b'{"seq":1}', b'{"seq":2}'], private={2: own}))
    assert store.events("g", 0, 10) == [b'{"seq":1}', b'{"seq":2}']
    assert [(entry.raw, entry.private) for entry in store.log("g", 0, 10)] == [(b'{"seq":1}', b""), (b'{"seq":2}', own)]


def test_it_stays_where_a_log_is_mended(store: Store) -> None:
    own = b'{"karadoc":{"seq":1,"card":"queen"}}'
    store.commit(step(events=[b'{"seq":1}', b'{"seq":2}'], private={1: own}))
    store.commit(step(expected=1, events=[b'{"seq":2,"anew":true}'], first_seq=2, mends=True))
    assert [(entry.seq, entry.private) for entry in store.log("g", 0, 10)] == [(1, own), (2, b"")]


def test_an_alarm_is_put_right_only_in_the_state_that_it_is_meant_for(store: Store) -> None:
    first = step(due=1000)
    store.commit(first)
    store.reschedule("g", Revision(1, "lost" * 4), 2000)
    assert alarm(store, "g") == 1000
    store.reschedule("g", Revision(1, first.nonce), 3000)
    assert alarm(store, "g") == 3000


def shared(store: RedisStore, game_id: str) -> BucketNames:
    """What lies beside this game."""
    return store._layout.at(store._layout.bucket(game_id))


def alarm(store: Store, game_id: str) -> int | None:
    """When this game rings (ms)."""
    if isinstance(store, MemoryStore):
        return store.alarms.get(game_id)
    assert isinstance(store, RedisStore)
    score: Any = store._client.zscore(shared(store, game_id).alarms, game_id)
    return None if score is None else int(score)


def test_what_was_lost_is_lost_with_its_answer_and_a_retry_of_it_is_played(store: Store) -> None:
    """State and record are written by one script: whatever a store forgets, it forgets both or none."""
    store.commit(step(nonce="kept" * 4))
    retry = step(expected=1, nonce="lost" * 4, events=[b"{}"], record=record(answer=b"lost"))
    assert isinstance(store.commit(retry), Committed)
    forget(store, "g", "k")
    again = store.commit(step(nonces="", nonce="anew" * 4, events=[b"{}"], record=record(answer=b"anew")))
    assert isinstance(again, Committed)
    found = store.load("g", record=record())
    assert isinstance(found, Replayed)
    assert found.answer == b"anew"


def forget(store: Store, game_id: str, key: str) -> None:
    """Lose a game with all that belongs to it."""
    if isinstance(store, MemoryStore):
        del store._games[game_id]
    else:
        assert isinstance(store, RedisStore)
        names = store._layout
        store._client.delete(
            names.game(game_id), names.events(game_id), names.answers(game_id), names.record(game_id, key)
        )


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


def test_a_game_that_is_in_no_list_is_put_into_its_owners_and_one_that_is_there_is_left_alone(store: Store) -> None:
    store.commit(step("old", owner="k", status="finished", ttl_ms=1000))
    store.commit(step("new", owner="k", own=listed(2, "new"), own_card=b"new"))
    for _ in range(2):
        for n, game_id in enumerate(("old", "new", "gone"), start=1):
            store.enlist(game_id, OwnEntry("k", listed(n, game_id), f"{game_id}, enlisted".encode()))
    assert store.owned("k", None, 10).cards == [b"new", b"old, enlisted"]
    time.sleep(1.1)
    assert store.owned("k", None, 10).cards == [b"new"], "it goes with its game"
    store.reschedule("old", NO_GAME, None)
    if isinstance(store, RedisStore):
        lists = store._layout.lists
        assert store._client.zrange(lists.owned_ends, 0, -1) == []
        assert store._client.zrange(lists.owned + "k", 0, -1) == [listed(2, "new").encode()]


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


def test_games_that_were_lost_are_counted_once_each_and_kept_with_the_instant(store: Store) -> None:
    assert store.condition().losses == Losses()
    for game_id in ("one", "other", "one"):
        store.note_loss("rewound", game_id)
    store.note_loss("gone", "third")
    losses = store.condition().losses
    assert (losses.rewound, losses.gone, losses.cut) == (2, 1, False)
    assert abs(losses.at - time.time() * 1000) < 60_000


def hears(store: Store, owner: str) -> None:
    """This owner has a webhook from now on."""
    if isinstance(store, MemoryStore):
        store.hearing.add(owner)
    else:
        assert isinstance(store, RedisStore)
        # What else is needed where webhooks are made, tests/webhooks/test_contract.py has.
        for bucket in range(store._layout.buckets):
            store._client.zadd(store._layout.hears(owner, bucket), {"wh_1": 1})


def news(store: Store, game_id: str) -> tuple[int, int] | None:
    """First and last seq of a game that webhooks were not told of yet."""
    if isinstance(store, MemoryStore):
        return store.news.get(game_id)
    assert isinstance(store, RedisStore)
    marks = store._client.hmget(store._layout.game(game_id), "wf", "wt")
    queued = store._client.zscore(shared(store, game_id).news, game_id) is not None
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


def untold(store: Store, limit: int = 10) -> list[tuple[int, bytes]] | None:
    """Seqs and public forms of what webhooks are to be told of the game g."""
    found = store.untold("g", limit)
    return None if found is None else [(entry.seq, entry.raw) for entry in found.events]


def test_webhooks_are_told_the_public_forms_of_events_from_the_first_that_is_news_with_the_game_as_it_is(
    store: Store,
) -> None:
    store.commit(step(events=[b'{"seq":1}'], owner="key_a"))
    hears(store, "key_a")
    own = b'{"karadoc":{"seq":3,"cards":["queen"]}}'
    second = step(expected=1, events=[b'{"seq":2}', b'{"seq":3}'], private={3: own}, first_seq=2, owner="key_a")
    store.commit(second)
    store.commit(step(expected=2, blob=b"newer", owner="key_a"))
    found = store.untold("g", 10)
    assert found is not None
    assert found.blob == b"newer"
    mark = second.nonce[:MARK]
    assert found.events == [Entry(2, mark, b'{"seq":2}'), Entry(3, mark, b'{"seq":3}', own)]
    assert untold(store, limit=1) == [(2, b'{"seq":2}')]


def test_there_is_no_news_of_a_game_that_is_not_there_or_of_nobody_with_webhooks(store: Store) -> None:
    assert untold(store) is None
    store.told("g", 0)
    store.commit(step(events=[b"{}"], owner="key_a"))
    assert untold(store) is None


def test_what_webhooks_were_told_is_news_no_longer_and_what_came_meanwhile_still_is(store: Store) -> None:
    hears(store, "key_a")
    store.commit(step(events=[b"1", b"2"], owner="key_a"))
    store.commit(step(expected=1, events=[b"3"], first_seq=3, owner="key_a"))
    for _ in range(2):
        store.told("g", 2)
        assert news(store, "g") == (3, 3)
        assert untold(store) == [(3, b"3")]
    store.told("g", 1)
    assert news(store, "g") == (3, 3), "what was told stays told"
    store.told("g", 3)
    assert (news(store, "g"), untold(store)) == (None, None)


def test_an_event_that_was_told_and_then_lost_does_not_pass_for_the_one_that_has_its_seq_now(store: Store) -> None:
    hears(store, "key_a")
    kept = step(events=[b"1", b"2"], owner="key_a")
    store.commit(kept)
    store.told("g", 2, mark="lost" * 2)
    store.told("g", 3, mark=kept.nonce[:MARK])
    assert untold(store) == [(1, b"1"), (2, b"2")]
    store.told("g", 2, mark=kept.nonce[:MARK])
    assert untold(store) is None


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
    store.commit(owned("over", 1, status="finished", ttl_ms=500))
    store.commit(owned("open", 2, ttl_ms=500))
    assert store.owned("key_a", None, 9).cards == [b"open 0", b"over 0"]
    time.sleep(0.55)
    assert store.owned("key_a", None, 9).cards == [b"open 0"]
