"""A subscription outlives any burst: half a message is waited for, not taken for a lost connection."""

from __future__ import annotations

import select
import threading
import time

from service.store.redis.connection import connect, message

SIZE = 90_000
COUNT = 300


def test_messages_bigger_than_the_sockets_buffer_arrive_whole_and_on_the_same_connection(redis_url: str) -> None:
    pubsub = connect(redis_url).pubsub(ignore_subscribe_messages=True)
    pubsub.subscribe("news")
    publisher = connect(redis_url)
    sending = threading.Thread(target=lambda: [publisher.publish("news", b"n" * SIZE) for _ in range(COUNT)])
    sending.start()
    sizes: list[int] = []
    give_up = time.monotonic() + 20
    while len(sizes) < COUNT and time.monotonic() < give_up:
        found = message(pubsub)
        if found is None:
            select.select([pubsub.connection._sock], [], [], 0.1)
        else:
            sizes.append(len(found["data"]))
    sending.join()
    pubsub.close()
    assert sizes == [SIZE] * COUNT


def test_where_nothing_arrives_nothing_is_waited_for(redis_url: str) -> None:
    pubsub = connect(redis_url).pubsub()
    pubsub.subscribe("news")
    assert pubsub.get_message(timeout=1) is not None
    begun = time.monotonic()
    assert message(pubsub) is None
    assert time.monotonic() - begun < 0.5
    pubsub.close()
