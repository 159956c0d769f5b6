"""Hears at which instants something is due that is earlier than all before, and sleeps until then."""

from __future__ import annotations

import logging
import select
import time
from contextlib import suppress
from typing import Any, Protocol

from redis.exceptions import RedisError

from service.outbox.rounds import Rounds
from service.store import keys
from service.store.layout import Layout
from service.store.redis.connection import message, unavailable, wait
from service.store.redis.internals import socket_of
from service.store.redis.nodes import serving

ANEW_S = 0.2
"""What is not heard for a moment is subscribed again not more often than this."""

log = logging.getLogger(__name__)


class Waker(Protocol):
    """A subscription to what commits tell alarms."""

    def hear(self) -> int | None:
        """An instant (ms) at which something is due, where one was told that was not heard yet. Never waits."""

    def wait(self, seconds: float) -> None:
        """Until something is told, but not longer than this."""

    def close(self) -> None:
        """Hear no more."""


class ChannelWaker:
    """By the one channel of a Redis that is no cluster. Raises what redis-py raises."""

    def __init__(self, client: Any) -> None:
        self._pubsub = client.pubsub(ignore_subscribe_messages=True)
        with unavailable():
            self._pubsub.subscribe(keys.ALARM_WAKE)

    def hear(self) -> int | None:
        """See Waker."""
        found = message(self._pubsub)
        return None if found is None else int(found["data"])

    def wait(self, seconds: float) -> None:
        """See Waker. The wait is the kernel's: the timeouts of Redis and its client overshoot by ms."""
        wait(self._pubsub, seconds)

    def close(self) -> None:
        """See Waker."""
        self._pubsub.close()


class BucketWaker:
    """By the channels of all buckets, on one connection to each node; what it hears is told to the rounds.

    Where a slot moves or a node goes away, all is subscribed anew; in the meantime the sweeps find what is due.
    """

    def __init__(self, client: Any, layout: Layout, rounds: Rounds) -> None:
        self._client = client
        self._layout = layout
        self._rounds = rounds
        self._pubsubs: list[Any] = []
        self._buckets = {layout.at(bucket).wake: bucket for bucket in range(layout.buckets)}
        self._stale = True
        self._tried = -ANEW_S
        self._subscribe()

    def hear(self) -> int | None:
        """See Waker."""
        if self._stale:
            self._subscribe()
        for pubsub in self._pubsubs:
            try:
                while (found := message(pubsub)) is not None:
                    if found["type"] == "smessage":
                        return self._woken(found)
                    self._stale |= found["type"] == "sunsubscribe"
            except (RedisError, OSError) as error:
                log.info("wakes of some buckets are not heard: %s", error)
                self._stale = True
        return None

    def wait(self, seconds: float) -> None:
        """See Waker."""
        sockets = [socket for pubsub in self._pubsubs if (socket := socket_of(pubsub.connection)) is not None]
        select.select(sockets, [], [], min(seconds, ANEW_S) if self._stale else seconds)

    def close(self) -> None:
        """See Waker."""
        pubsubs, self._pubsubs = self._pubsubs, []
        for pubsub in pubsubs:
            with suppress(RedisError, OSError):
                pubsub.close()

    def _woken(self, found: dict[str, Any]) -> int:
        bucket, due = self._buckets[found["channel"].decode()], int(found["data"])
        self._rounds.woken(bucket, due)
        return due + self._rounds.grace(bucket)

    def _subscribe(self) -> None:
        if time.monotonic() - self._tried < ANEW_S:
            return
        self._tried, self._stale = time.monotonic(), False
        self.close()
        try:
            for node, channels in self._by_node():
                pubsub = node.pubsub()
                self._pubsubs.append(pubsub)
                for channel in channels:
                    # Each by itself: a command may not name channels of two slots.
                    pubsub.ssubscribe(channel)
        except (RedisError, OSError) as error:
            log.info("wakes of some buckets cannot be heard: %s", error)
            self._stale = True

    def _by_node(self) -> list[tuple[Any, list[str]]]:
        """Each node with the channels of its buckets. To ask for a key there first finds out which slots have moved."""
        pipe = self._client.pipeline(transaction=False)
        for channel in self._buckets:
            pipe.exists(channel)
        pipe.execute(raise_on_error=False)
        found: dict[int, tuple[Any, list[str]]] = {}
        for channel in self._buckets:
            try:
                node = serving(self._client, channel)
            except (RedisError, OSError):
                self._stale = True
                continue
            found.setdefault(id(node), (node, []))[1].append(channel)
        return list(found.values())
