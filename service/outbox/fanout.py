"""Live events for many readers in one process, without a gap, from one subscription and the log."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Iterator
from types import TracebackType

from service.store.port import Feed, Store

QUEUE = 256
"""Commits that may wait for a reader; who lets more gather is dropped."""

PAGE = 500


class Dropped(Exception):
    """The reader was sent away; its argument is why (`slow`, `closing`). It may come back and resume."""


class Reader:
    """One place in one game's events."""

    def __init__(self, fanout: Fanout, store: Store, game_id: str, after: int) -> None:
        self.game_id = game_id
        self.after = after
        self._fanout = fanout
        self._store = store
        # An entry is (first seq, events), or None: messages may have been lost, look into the log.
        self._queue: queue.Queue[tuple[int, list[bytes]] | None] = queue.Queue(QUEUE)
        self._behind = True
        self.dropped = ""

    def tell(self, entry: tuple[int, list[bytes]] | None) -> None:
        """Called by the fan-out; never waits."""
        try:
            self._queue.put_nowait(entry)
        except queue.Full:
            self.drop("slow")

    def drop(self, reason: str) -> None:
        """Send this reader away."""
        self.dropped = self.dropped or reason
        try:
            self._queue.put_nowait(None)
        except queue.Full:
            return

    def next(self, timeout_ms: int) -> list[bytes]:
        """The next events (JSON), at once if there are any; empty if none came in time. Raises Dropped."""
        end = time.monotonic() + timeout_ms / 1000
        while True:
            if self.dropped:
                raise Dropped(self.dropped)
            if self._behind:
                self._behind = False
                events = self._store.events(self.game_id, self.after, PAGE)
                if events:
                    # The log may have more than a page.
                    self._behind = len(events) == PAGE
                    self.after += len(events)
                    return events
            try:
                entry = self._queue.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                return []
            events = self._take(entry)
            if events:
                return events

    def listen(self, after: int, timeout_ms: int) -> Iterator[bytes]:
        """Events after `after` one by one; ends when none came for `timeout_ms`. May be called again."""
        if after != self.after:
            self.after, self._behind = after, True
        while events := self.next(timeout_ms):
            yield from events

    def close(self) -> None:
        """Stop following."""
        self._fanout.leave(self)

    def __enter__(self) -> Reader:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def _take(self, entry: tuple[int, list[bytes]] | None) -> list[bytes]:
        """The new part of what came; nothing, and then the log, where something is missing before it."""
        if entry is None or entry[0] > self.after + 1:
            self._behind = True
            return []
        first, events = entry
        new = events[self.after + 1 - first :]
        self.after += len(new)
        return new


class Fanout:
    """All readers of one process. The subscription begins with the first of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._readers: dict[str, list[Reader]] = {}
        self._feed: Feed | None = None
        self._closed = False

    def reader(self, game_id: str, after: int) -> Reader:
        """Follow a game; returns once nothing can be missed any more. Raises StoreUnavailable."""
        reader = Reader(self, self._store, game_id, after)
        with self._lock:
            if self._feed is None:
                self._feed = self._store.feed()
                self._feed.start(self._deliver, self._resync)
            feed = self._feed
            self._readers.setdefault(game_id, []).append(reader)
            if self._closed:
                reader.drop("closing")
                return reader
        try:
            feed.watch(game_id)
        except BaseException:
            self.leave(reader)
            raise
        return reader

    def leave(self, reader: Reader) -> None:
        """A reader is done."""
        with self._lock:
            readers = self._readers.get(reader.game_id, [])
            if reader in readers:
                readers.remove(reader)
            if not readers and self._readers.pop(reader.game_id, None) is not None and self._feed:
                self._feed.unwatch(reader.game_id)

    def close(self) -> None:
        """Drop everybody (`closing`) and end the subscription."""
        with self._lock:
            self._closed = True
            readers = [reader for group in self._readers.values() for reader in group]
            feed = self._feed
        for reader in readers:
            reader.drop("closing")
        if feed:
            feed.close()

    def _deliver(self, game_id: str, first: int, events: list[bytes]) -> None:
        with self._lock:
            readers = list(self._readers.get(game_id, ()))
        for reader in readers:
            reader.tell((first, events))

    def _resync(self) -> None:
        with self._lock:
            readers = [reader for group in self._readers.values() for reader in group]
        for reader in readers:
            reader.tell(None)
