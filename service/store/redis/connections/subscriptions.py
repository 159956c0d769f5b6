"""Subscriptions to channels, on one connection to each node that has some of them."""

from __future__ import annotations

import select
import time
from contextlib import suppress
from typing import Any, Protocol

from redis.exceptions import MovedError, RedisError

from service.store.redis.connections.topology import Member, Topology
from service.store.redis.internals import socket_of

PATIENCE_S = 2.0
"""How long the rest of a message may take that has begun to arrive."""

ANEW_S = 0.05
"""The pause before channels are looked for again that no node gave."""


class Subscriptions(Protocol):
    """What is heard of some channels. Raises what redis-py raises where nothing is heard any more."""

    def subscribe(self, *channels: str) -> None:
        """Hear of these too; `message` tells when."""

    def unsubscribe(self, channel: str) -> None:
        """No longer hear of this one."""

    def message(self) -> dict[str, Any] | None:
        """The next message, as redis-py tells it, if one has begun to arrive; what is missing of it is waited for.

        A subscription is told each time that it begins: where that is not the first time, some may have been missed.
        """

    def wait(self, seconds: float, *others: Any) -> list[Any]:
        """Wait for so long at most until there may be a message, or something for one of the `others` (sockets).

        Returns those of the others that have something to read. The wait is the kernel's: redis-py's overshoots by ms.
        """

    def ping(self) -> None:
        """Find out whether a server has gone without a word."""

    def close(self) -> None:
        """Hear no more."""


def next_message(pubsub: Any) -> dict[str, Any] | None:
    """See Subscriptions, of redis-py's own.

    Its get_message(timeout=0) gives the connection up when it finds half a message, as it does whenever more is
    published in a burst than the socket's buffer takes.
    """
    if not pubsub.connection.can_read(timeout=0):
        return None
    found: dict[str, Any] | None = pubsub.get_message(timeout=PATIENCE_S)
    return found


class OnOneServer:
    """By one connection to one server. sharded: whether by the channels of shards."""

    def __init__(self, pubsub: Any, *, sharded: bool) -> None:
        self._pubsub = pubsub
        self._sharded = sharded

    def subscribe(self, *channels: str) -> None:
        """See Subscriptions."""
        (self._pubsub.ssubscribe if self._sharded else self._pubsub.subscribe)(*channels)

    def unsubscribe(self, channel: str) -> None:
        """See Subscriptions."""
        (self._pubsub.sunsubscribe if self._sharded else self._pubsub.unsubscribe)(channel)

    def message(self) -> dict[str, Any] | None:
        """See Subscriptions."""
        return next_message(self._pubsub)

    def wait(self, seconds: float, *others: Any) -> list[Any]:
        """See Subscriptions."""
        ready, _, _ = select.select([socket_of(self._pubsub.connection), *others], [], [], seconds)
        return [other for other in others if other in ready]

    def ping(self) -> None:
        """See Subscriptions."""
        self._pubsub.ping()

    def close(self) -> None:
        """See Subscriptions."""
        self._pubsub.close()


class Locating(Protocol):
    """What is asked of the client of a cluster."""

    topology: Topology

    def member(self, key: str | bytes) -> Member:
        """The node that has a key. Raises redis-py's ConnectionError where none has."""


class OnNodes:
    """Of a cluster. A channel whose node throws it out, moves its slot or is lost is subscribed again where it is then.

    redis-py's own, for clusters, left channels silent for good after slots had moved or a node had died.
    """

    def __init__(self, client: Locating) -> None:
        self._client = client
        self._pubsubs: dict[str, Any] = {}
        self._turn = 0
        self._where: dict[str, str] = {}
        """By channel: the node that was asked for it."""
        self._missing: dict[str, None] = {}
        """Channels that no node was asked for yet, oldest first."""
        self._again = 0.0

    def subscribe(self, *channels: str) -> None:
        """See Subscriptions."""
        self._missing |= dict.fromkeys(channels)
        self._place()

    def unsubscribe(self, channel: str) -> None:
        """See Subscriptions."""
        self._missing.pop(channel, None)
        name = self._where.pop(channel, None)
        if name in self._pubsubs:
            try:
                self._pubsubs[name].sunsubscribe(channel)
            except (RedisError, OSError):
                self._lost(name)

    def message(self) -> dict[str, Any] | None:
        """See Subscriptions."""
        self._place()
        names = list(self._pubsubs)
        for place in range(len(names)):
            # Each in turn, so that one that has much to tell does not silence the others.
            name = names[(self._turn + place) % len(names)]
            found = self._of(name)
            if found is not None:
                self._turn += place + 1
                return found
        return None

    def wait(self, seconds: float, *others: Any) -> list[Any]:
        """See Subscriptions."""
        lines = [line for pubsub in self._pubsubs.values() if (line := socket_of(pubsub.connection)) is not None]
        ready, _, _ = select.select([*lines, *others], [], [], min(seconds, ANEW_S) if self._missing else seconds)
        return [other for other in others if other in ready]

    def ping(self) -> None:
        """See Subscriptions."""
        for name, pubsub in list(self._pubsubs.items()):
            try:
                pubsub.ping()
            except (RedisError, OSError):
                self._lost(name)

    def close(self) -> None:
        """See Subscriptions."""
        for name in list(self._pubsubs):
            self._lost(name)

    def _of(self, name: str) -> dict[str, Any] | None:
        try:
            found = next_message(self._pubsubs[name])
        except MovedError as error:
            self._client.topology.moved(error)
            moved = [channel for channel, at in self._where.items() if at == name and self._gone(channel, name)]
            self._look_for(moved)
            return None
        except (RedisError, OSError):
            self._lost(name)
            return None
        if found is None or found["type"] != "sunsubscribe":
            return found
        channel = found["channel"].decode()
        if self._where.get(channel) == name:
            # Nothing here asked for it: its slot is another node's now.
            self._client.topology.refresh()
            self._look_for([channel])
        return None

    def _look_for(self, channels: list[str]) -> None:
        for channel in channels:
            del self._where[channel]
            self._missing[channel] = None

    def _gone(self, channel: str, name: str) -> bool:
        try:
            return self._client.member(channel).name != name
        except (RedisError, OSError):
            return True

    def _lost(self, name: str) -> None:
        """Nothing is heard of a node any more: its channels are looked for anew."""
        pubsub = self._pubsubs.pop(name)
        with suppress(RedisError, OSError):
            pubsub.close()
        self._look_for([channel for channel, at in self._where.items() if at == name])
        self._client.topology.refresh(name)

    def _place(self) -> None:
        if not self._missing or time.monotonic() < self._again:
            return
        missing, self._missing, silent = self._missing, {}, set[str]()
        for channel in missing:
            name = ""
            try:
                member = self._client.member(channel)
                name = member.name
                if name in silent:
                    self._missing[channel] = None
                    continue
                if name not in self._pubsubs:
                    client: Any = member.client  # redis-py has no types here.
                    self._pubsubs[name] = client.pubsub()
                self._where[channel] = name
                # One by one: channels of several slots are refused together.
                self._pubsubs[name].ssubscribe(channel)
            except (RedisError, OSError):
                self._missing[channel] = None
                self._where.pop(channel, None)
                self._again = time.monotonic() + ANEW_S
                silent.add(name)
                if name in self._pubsubs:
                    self._lost(name)
