"""Hears at which instants something is due that is earlier than all before, and sleeps until then."""

from __future__ import annotations

import time
from typing import Protocol

from service.outbox.rounds import Rounds
from service.store import keys
from service.store.layout import Layout
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client

PING_S = 5.0
"""Without traffic a server that has gone without a word would never be noticed."""


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

    def __init__(self, client: Client) -> None:
        self._heard = client.subscriptions(sharded=False)
        with unavailable():
            self._heard.subscribe(keys.ALARM_WAKE)

    def hear(self) -> int | None:
        """See Waker."""
        while (found := self._heard.message()) is not None:
            if found["type"] == "message":
                return int(found["data"])
        return None

    def wait(self, seconds: float) -> None:
        """See Waker."""
        self._heard.wait(seconds)

    def close(self) -> None:
        """See Waker."""
        self._heard.close()


class BucketWaker:
    """By the channels of all buckets; what it hears is told to the rounds.

    Where a subscription begins anew, as a slot has moved or a node was lost, something may have been missed: that
    bucket is looked at. What is missed otherwise the sweeps find.
    """

    def __init__(self, client: Client, layout: Layout, rounds: Rounds) -> None:
        self._rounds = rounds
        self._buckets = {layout.at(bucket).wake: bucket for bucket in range(layout.buckets)}
        self._heard = client.subscriptions(sharded=True)
        self._pinged = time.monotonic()
        with unavailable():
            self._heard.subscribe(*self._buckets)

    def hear(self) -> int | None:
        """See Waker."""
        if time.monotonic() - self._pinged >= PING_S:
            self._pinged = time.monotonic()
            self._heard.ping()
        while (found := self._heard.message()) is not None:
            if found["type"] == "smessage":
                bucket, due = self._buckets[found["channel"].decode()], int(found["data"])
                self._rounds.woken(bucket, due)
                return due + self._rounds.grace(bucket)
            if found["type"] == "ssubscribe":
                self._rounds.woken(self._buckets[found["channel"].decode()], 0)
                return 0
        return None

    def wait(self, seconds: float) -> None:
        """See Waker."""
        self._heard.wait(seconds)

    def close(self) -> None:
        """See Waker."""
        self._heard.close()
