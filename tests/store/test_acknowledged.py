"""Commits, and answers that are given again, count only once replicas have them; until then they are unavailable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service.store.commits import Committed, Replayed
from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect
from service.store.redis.connections.exchange import Acknowledging
from service.store.redis.store import RedisStore
from tests.store.test_contract import made, record, step
from tests.support.redis_node import Node
from tests.support.sentinels import Sentinels


@pytest.fixture
def store(own_sentinels: Sentinels) -> Iterator[RedisStore]:
    made.clear()
    found = RedisStore(connect(own_sentinels.url, acknowledging=Acknowledging(1, 200)))
    yield found
    found.close()


@pytest.fixture
def replica(own_sentinels: Sentinels) -> Node:
    return own_sentinels.replicas()[0]


def test_a_commit_counts_once_a_replica_has_it_and_is_the_same_when_it_is_sent_again(
    store: RedisStore, replica: Node
) -> None:
    first = step("game", events=[b"{}"])
    assert isinstance(store.commit(first), Committed)
    second = step("game", 1, events=[b"{}"], first_seq=2)
    replica.freeze()
    with pytest.raises(StoreUnavailable):
        store.commit(second)
    with pytest.raises(StoreUnavailable):
        store.commit(second)
    replica.thaw()
    done = store.commit(second)
    assert isinstance(done, Committed)
    assert (done.version, len(store.events("game", 0, 9))) == (2, 2)


def test_many_commits_count_as_one_does(store: RedisStore, replica: Node) -> None:
    commits = [step("a"), step("b")]
    replica.freeze()
    with pytest.raises(StoreUnavailable):
        store.commit_many(commits)
    replica.thaw()
    assert [type(done) for done in store.commit_many(commits)] == [Committed, Committed]


def test_an_answer_that_no_replica_has_is_not_given_again_either(store: RedisStore, replica: Node) -> None:
    replica.freeze()
    with pytest.raises(StoreUnavailable):
        store.commit(step("game", record=record(answer=b"made")))
    with pytest.raises(StoreUnavailable):
        store.load("game", record=record())
    with pytest.raises(StoreUnavailable):
        store.commit(step("game", 1, record=record(answer=b"another")))
    replica.thaw()
    found = store.load("game", record=record())
    assert isinstance(found, Replayed)
    assert found.answer == b"made"
