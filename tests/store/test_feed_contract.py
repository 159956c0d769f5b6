"""What every feed of a store promises: what commits tell arrives, each once and in order, and nothing else."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator

import pytest

from service.store.keys import LOBBY_NEWS, listed
from service.store.layout import in_buckets
from service.store.log import News
from service.store.memory.store import MemoryStore
from service.store.port import Store
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from tests.store.test_contract import made, step


@pytest.fixture(params=["memory", "redis", "buckets", "cluster"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    made.clear()
    if request.param == "memory":
        yield MemoryStore()
        return
    layout = in_buckets() if request.param == "buckets" else None
    on_cluster = request.param == "cluster"
    url = request.getfixturevalue("redis_cluster").url if on_cluster else request.getfixturevalue("redis_url")
    real = RedisStore(connect(url), layout=layout)
    yield real
    real.close()


def test_news_of_a_watched_game_is_delivered_and_of_another_is_not(store: Store) -> None:
    got: list[tuple[str, News]] = []
    arrived = threading.Event()

    def deliver(game_id: str, news: News) -> None:
        got.append((game_id, news))
        if news.first == 3:
            arrived.set()

    feed = store.feed()
    feed.start(deliver, lambda: None)
    feed.watch("g")
    store.commit(step("other", events=[b"[0]"]))
    store.commit(step(events=[b"[1]", b"[2]"], nonce="aaaaaaaabbbbbbbb"))
    store.commit(step(expected=1))
    store.commit(step(expected=2, events=[b"[3]"], first_seq=3, nonce="ccccccccdddddddd"))
    assert arrived.wait(2)
    assert got == [
        ("g", News(1, "aaaaaaaa", "", [b"[1]", b"[2]"])),
        ("g", News(3, "cccccccc", "aaaaaaaa", [b"[3]"])),
    ]
    feed.unwatch("g")
    feed.close()


def test_news_tells_apart_what_everybody_and_what_some_seats_see(store: Store) -> None:
    told: queue.Queue[News] = queue.Queue()
    store.commit(step(events=[b'{"seq":1}']))
    feed = store.feed()
    feed.start(lambda _game, news: told.put(news), lambda: None)
    feed.watch("g")
    own = b'{"karadoc":{"seq":3,"card":"queen"}}'
    store.commit(step(expected=1, events=[b'{"seq":2}', b'{"seq":3}'], first_seq=2, private={3: own}))
    news = told.get(timeout=5)
    assert (news.first, news.events, dict(news.private)) == (2, [b'{"seq":2}', b'{"seq":3}'], {3: own})
    feed.close()


def test_who_watches_the_lobby_is_told_that_a_card_has_changed(store: Store) -> None:
    told: list[tuple[str, list[bytes]]] = []
    heard = threading.Event()

    def deliver(game_id: str, news: News) -> None:
        told.append((game_id, news.events))
        heard.set()

    feed = store.feed()
    feed.start(deliver, lambda: None)
    feed.watch(LOBBY_NEWS)
    store.commit(step("private", events=[b"{}"]))
    store.commit(step("same", listed=listed(1, "same"), events=[b"{}"]))
    store.commit(step("g", listed=listed(2, "g"), card=b"card", events=[b"{}"]))
    assert heard.wait(2)
    assert told == [(LOBBY_NEWS, [])]
    feed.close()
