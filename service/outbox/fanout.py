"""Live events for many readers in one process, without a gap, from one subscription and the log."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Iterator
from types import TracebackType

from service import metrics
from service.outbox.batch import Batch
from service.store.port import Feed, Store

QUEUE = 256
"""Commits that may wait for a reader; who lets more gather is dropped."""

QUEUE_BYTES = 1 << 20
"""And so many bytes of events in them."""

PAGE = 500

LOG_READS = 16
"""Readers of a process that look into the log at the same time. After Redis was away all of them want to; were they
let, acts would find no connection, and most readers would wait for one too long."""


class Dropped(Exception):
    """The reader was sent away; its argument is why (`slow`, `closing`). It may come back and resume."""


class Reader:
    """One place in one game's events. Costs nothing while nothing happens: it waits for a bell, not for a time."""

    def __init__(self, fanout: Fanout, store: Store, game_id: str, after: int) -> None:
        self.game_id = game_id
        self.after = after
        self.dropped = ""
        self._fanout = fanout
        self._store = store
        self._queue: deque[Batch] = deque()
        # Bytes put into the queue (by the fan-out) and taken out of it (by the reader): one writer each, no lock.
        self._in = self._out = 0
        # Something is missing in the queue, or may be: look into the log.
        self._behind = True
        self._woken = False
        # Held while there is no news. A condition would take a lock more for every turn.
        self._bell = threading.Lock()
        self._bell.acquire()

    def tell(self, batch: Batch) -> None:
        """Called by the fan-out; never waits."""
        if self.dropped:
            return
        if len(self._queue) >= QUEUE or (self._queue and self._in - self._out + batch.size > QUEUE_BYTES):
            self.drop("slow")
            return
        self._in += batch.size
        self._queue.append(batch)
        self._ring()

    def look(self) -> None:
        """Messages may have been lost: the log is asked at the next occasion."""
        self._behind = True
        self._ring()

    def drop(self, reason: str) -> None:
        """Send this reader away; what waits for it is let go of at once."""
        if not self.dropped:
            self.dropped = reason
            metrics.dropped(reason)
        self._queue.clear()
        self._ring()

    def wake(self) -> None:
        """Let a `batch` that waits return, empty-handed if need be; the next one if none waits."""
        self._woken = True
        self._ring()

    def batch(self, timeout_s: float) -> Batch | None:
        """The next events, at once if there are any; None if none came in time, or if woken. Raises Dropped."""
        end = time.monotonic() + timeout_s
        while True:
            if self.dropped:
                raise Dropped(self.dropped)
            found = self._from_log() if self._behind else self._from_queue()
            if found:
                self.after += len(found.events)
                return found
            if self._behind:
                continue
            left = end - time.monotonic()
            if self._woken or left <= 0:
                self._woken = False
                return None
            self._bell.acquire(timeout=left)

    def next(self, timeout_ms: int) -> list[bytes]:
        """The next events (JSON); empty if none came in time, or if woken. Raises Dropped."""
        found = self.batch(timeout_ms / 1000)
        return found.events if found else []

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

    def _ring(self) -> None:
        if self._bell.locked():
            try:
                self._bell.release()
            except RuntimeError:
                # Another one rang at the same instant.
                return

    def _from_log(self) -> Batch | None:
        self._behind = False
        with self._fanout.log_reads:
            events = self._store.events(self.game_id, self.after, PAGE)
        # The log may have more than a page.
        self._behind = self._behind or len(events) == PAGE
        return Batch(self.after + 1, events) if events else None

    def _from_queue(self) -> Batch | None:
        """The next part that is new; None where there is none, or where something is missing before it."""
        while self._queue:
            try:
                batch = self._queue.popleft()
            except IndexError:
                # Dropped at this instant.
                return None
            self._out += batch.size
            if batch.first > self.after + 1:
                self._behind = True
                return None
            if found := batch.after(self.after):
                return found
        return None


class Fanout:
    """All readers of one process. The subscription begins with the first of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.log_reads = threading.BoundedSemaphore(LOG_READS)
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
        batch = Batch(first, events)
        for reader in readers:
            reader.tell(batch)

    def _resync(self) -> None:
        with self._lock:
            readers = [reader for group in self._readers.values() for reader in group]
        for reader in readers:
            reader.look()
