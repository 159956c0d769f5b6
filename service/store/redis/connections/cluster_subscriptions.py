"""Subscriptions to channels of a cluster, on one connection to each node that has some of them."""

from __future__ import annotations

import select
import socket
import time
from contextlib import suppress
from typing import Any, Protocol

from redis.exceptions import MovedError, RedisError

from service.store.redis.connections.subscriptions import Message, next_message
from service.store.redis.connections.topology import Member, Topology
from service.store.redis.internals import socket_of

ANEW_S = 0.05
"""The pause before channels are looked for again that no node gave."""


LOOK_S = 0.5
"""So often it is compared who is heard of with who has the slots now: a node that hangs never says that it has none."""


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
        self._owing: set[str] = set()
        """Nodes that have said nothing since the last ping."""
        self._looked = time.monotonic()
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

    def message(self) -> Message | None:
        """See Subscriptions."""
        self._look_around()
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

    def wait(self, seconds: float, *others: socket.socket) -> list[socket.socket]:
        """See Subscriptions."""
        lines = [line for pubsub in self._pubsubs.values() if (line := socket_of(pubsub.connection)) is not None]
        ready, _, _ = select.select([*lines, *others], [], [], min(seconds, ANEW_S if self._missing else LOOK_S))
        return [other for other in others if other in ready]

    def ping(self) -> None:
        """See Subscriptions."""
        for name, pubsub in list(self._pubsubs.items()):
            if name in self._owing:
                self._lost(name)
                continue
            self._owing.add(name)
            try:
                pubsub.ping()
            except (RedisError, OSError):
                self._lost(name)

    def close(self) -> None:
        """See Subscriptions."""
        for name in list(self._pubsubs):
            self._lost(name)

    def _of(self, name: str) -> Message | None:
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
        if found is not None:
            self._owing.discard(name)
        if found is None or found["type"] != "sunsubscribe":
            return found
        channel = found["channel"].decode()
        if not self._pubsubs[name].subscribed:
            # redis-py reads nothing more from it, not even the answer to a ping: it waits for a subscription instead.
            self._close(name)
        if self._where.get(channel) == name:
            # Nothing here asked for it: its slot is another node's now.
            self._client.topology.refresh()
            self._look_for([channel])
        return None

    def _look_around(self) -> None:
        """A node whose slots others have by now is heard no more, whether or not it has said so."""
        if time.monotonic() - self._looked < LOOK_S or not self._pubsubs:
            return
        self._looked = time.monotonic()
        masters = {member.name for member in self._client.topology.masters()}
        for name in [name for name in self._pubsubs if name not in masters]:
            self._lost(name)

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
        self._close(name)
        self._look_for([channel for channel, at in self._where.items() if at == name])
        self._client.topology.refresh(name)

    def _close(self, name: str) -> None:
        self._owing.discard(name)
        with suppress(RedisError, OSError):
            self._pubsubs.pop(name).close()

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
                self._client.topology.listen(member)
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
