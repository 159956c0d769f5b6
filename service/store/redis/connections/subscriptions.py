"""Subscriptions to channels: what all of them do, and those on one server."""

from __future__ import annotations

import select
import socket
from typing import Any, Protocol, TypedDict

from redis.exceptions import ConnectionError as RedisConnectionError

from service.store.redis.internals import socket_of

PATIENCE_S = 2.0
"""How long the rest of a message may take that has begun to arrive."""


class Message(TypedDict):
    """What is heard, as redis-py tells it. type: `message`, `smessage`, or that a subscription has begun or ended."""

    type: str
    channel: bytes
    data: bytes


class Subscriptions(Protocol):
    """What is heard of some channels. Raises what redis-py raises where nothing is heard any more."""

    def subscribe(self, *channels: str) -> None:
        """Hear of these too; `message` tells when."""

    def unsubscribe(self, channel: str) -> None:
        """No longer hear of this one."""

    def message(self) -> Message | None:
        """The next message, as redis-py tells it, if one has begun to arrive; what is missing of it is waited for.

        A subscription is told each time that it begins: where that is not the first time, some may have been missed.
        """

    def wait(self, seconds: float, *others: socket.socket) -> list[socket.socket]:
        """Wait for so long at most until there may be a message, or something for one of the `others` (sockets).

        Returns those of the others that have something to read. The wait is the kernel's: redis-py's overshoots by ms.
        """

    def ping(self) -> None:
        """Find out whether a server has gone without a word: one that said nothing since the last ping has."""

    def close(self) -> None:
        """Hear no more."""


def next_message(pubsub: Any) -> Message | None:
    """See Subscriptions, of redis-py's own.

    Its get_message(timeout=0) gives the connection up when it finds half a message, as it does whenever more is
    published in a burst than the socket's buffer takes.
    """
    if not pubsub.connection.can_read(timeout=0):
        return None
    found: Message | None = pubsub.get_message(timeout=PATIENCE_S)
    return found


class OnOneServer:
    """By one connection to one server. sharded: whether by the channels of shards."""

    def __init__(self, pubsub: Any, *, sharded: bool) -> None:
        self._pubsub = pubsub
        self._sharded = sharded
        self._owes = False

    def subscribe(self, *channels: str) -> None:
        """See Subscriptions."""
        (self._pubsub.ssubscribe if self._sharded else self._pubsub.subscribe)(*channels)

    def unsubscribe(self, channel: str) -> None:
        """See Subscriptions."""
        (self._pubsub.sunsubscribe if self._sharded else self._pubsub.unsubscribe)(channel)

    def message(self) -> Message | None:
        """See Subscriptions."""
        found = next_message(self._pubsub)
        if found is not None:
            self._owes = False
        return found

    def wait(self, seconds: float, *others: socket.socket) -> list[socket.socket]:
        """See Subscriptions."""
        line = socket_of(self._pubsub.connection)
        ready, _, _ = select.select([*([] if line is None else [line]), *others], [], [], seconds)
        return [other for other in others if other in ready]

    def ping(self) -> None:
        """See Subscriptions."""
        if self._owes:
            raise RedisConnectionError("the server has not answered since it was asked whether it is there")
        self._owes = True
        self._pubsub.ping()

    def close(self) -> None:
        """See Subscriptions."""
        self._pubsub.close()
