"""News of commits from Redis: one subscriber a process, for exactly the games that a client listens to."""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections import deque
from contextlib import suppress

from redis.exceptions import RedisError

from service.store.errors import StoreUnavailable
from service.store.layout import Layout
from service.store.log import Deliver, News, Resync
from service.store.redis.connections.client import Client
from service.store.redis.connections.subscriptions import Message, Subscriptions

SUBSCRIBE_S = 2.0
RECONNECT_S = 0.1
CHECK_S = 5.0
CLOSE_S = 1.0

log = logging.getLogger(__name__)


class RedisFeed:
    """Owns one connection and one thread; other threads only leave wishes and wait for them to be met."""

    def __init__(self, client: Client, layout: Layout) -> None:
        self._client = client
        self._layout = layout
        self._wishes: deque[tuple[bool, str]] = deque()
        self._watched: dict[str, threading.Event] = {}
        self._lock = threading.Lock()
        self._here, self._there = socket.socketpair()
        self._here.setblocking(False)
        self._closed = False
        self._thread: threading.Thread | None = None

    def start(self, deliver: Deliver, resync: Resync) -> None:
        """See the port."""
        self._deliver, self._resync = deliver, resync
        self._thread = threading.Thread(target=self._run, name="chouette-feed", daemon=True)
        self._thread.start()

    def watch(self, game_id: str) -> None:
        """See the port."""
        with self._lock:
            ready = self._watched.get(game_id)
            if ready is None:
                ready = self._watched[game_id] = threading.Event()
                self._wish(True, game_id)
        if not ready.wait(SUBSCRIBE_S):
            self.unwatch(game_id)
            raise StoreUnavailable("Redis did not confirm a subscription in time")

    def unwatch(self, game_id: str) -> None:
        """See the port."""
        with self._lock:
            if self._watched.pop(game_id, None):
                self._wish(False, game_id)

    def close(self) -> None:
        """See the port."""
        self._closed = True
        self._nudge()
        if self._thread:
            self._thread.join(CLOSE_S)

    def _wish(self, wanted: bool, game_id: str) -> None:
        self._wishes.append((wanted, game_id))
        self._nudge()

    def _nudge(self) -> None:
        with suppress(OSError):
            self._there.send(b"x")

    def _run(self) -> None:
        first = True
        while not self._closed:
            pubsub = self._client.subscriptions(sharded=self._layout.publishes == "SPUBLISH")
            try:
                self._subscribe_all(pubsub)
                if not first:
                    self._resync()
                first = False
                self._listen(pubsub)
            except Exception as error:
                # Whatever it was: without this thread every reader of this process would wait in vain.
                first = False
                log.warning("feed lost its connection: %r", error)
                time.sleep(RECONNECT_S)
            finally:
                with suppress(RedisError, OSError):
                    pubsub.close()
        self._here.close()
        self._there.close()

    def _subscribe_all(self, pubsub: Subscriptions) -> None:
        """On a new connection: all that is watched, and a channel of no game that keeps it open."""
        with self._lock:
            self._wishes.clear()
            names = [self._layout.live(game_id) for game_id in self._watched]
        pubsub.subscribe(self._layout.live(""), *names)

    def _listen(self, pubsub: Subscriptions) -> None:
        checked = time.monotonic()
        while not self._closed:
            found = pubsub.message()
            if found is not None:
                self._handle(found)
                continue
            self._grant(pubsub)
            if pubsub.wait(CHECK_S, self._here):
                with suppress(BlockingIOError):
                    self._here.recv(4096)
            if time.monotonic() - checked >= CHECK_S:
                # Without traffic a dead peer would never be noticed.
                pubsub.ping()
                checked = time.monotonic()

    def _grant(self, pubsub: Subscriptions) -> None:
        while self._wishes:
            wanted, game_id = self._wishes.popleft()
            (pubsub.subscribe if wanted else pubsub.unsubscribe)(self._layout.live(game_id))

    def _handle(self, message: Message) -> None:
        if message["type"] == "pong":
            return
        game_id = self._layout.game_of(message["channel"].decode())
        if message["type"] in ("subscribe", "ssubscribe"):
            with self._lock:
                ready = self._watched.get(game_id)
            if ready and ready.is_set() and message["type"] == "ssubscribe":
                # Its slot has moved, or its node was lost: what was told in the meantime was not heard.
                self._resync(game_id)
            elif ready:
                ready.set()
        elif message["type"] in ("message", "smessage"):
            self._deliver(game_id, news_of(message["data"]))


def news_of(message: bytes) -> News:
    """What a commit has published: the first of its events' seq, its mark, the mark before it, then each event.

    An event is its public form, and behind a tab what some seats see in place of it.
    """
    head, *events = message.split(b"\n")
    # A process of an earlier release tells the first seq only.
    first, mark, before = (*head.decode().split(" "), "", "")[:3]
    private: dict[int, bytes] = {}
    if b"\t" in message:
        for place, line in enumerate(events):
            events[place], _, own = line.partition(b"\t")
            if own:
                private[int(first) + place] = own
    return News(int(first), mark, before, events, private)
