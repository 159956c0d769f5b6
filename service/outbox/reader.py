"""One place in one game's events: what waits for a reader, and what it has to look for in the log."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Protocol

from service.outbox.batch import Batch
from service.store.log import Entry
from service.store.port import Store
from service.store.revision import Epoch
from service.telemetry import metrics

QUEUE = 256
"""Commits that may wait for a reader; one that lets more gather is dropped."""

QUEUE_BYTES = 1 << 20
"""And so many bytes of events in them."""

PAGE = 500


class Dropped(Exception):
    """The reader was sent away; its argument is why.

    `slow`, `closing`: it may come back and resume. `rewound`: the log no longer has the event that it stands behind.
    """


class Following(Protocol):
    """What a reader asks of the fan-out that it belongs to.

    log_reads: held while a reader looks into the log. told: events of the log as they may be told now.
    """

    log_reads: threading.BoundedSemaphore
    told: Callable[[list[Entry]], list[Entry]]

    def leave(self, reader: Reader) -> None:
        """A reader is done."""

    def note(self, game_id: str, marks: Iterable[str]) -> None:
        """Readers of this game were told of commits with these marks."""

    def lost(self, reader: Reader, epoch: Epoch) -> None:
        """The log no longer has the event that this reader got last. Raises StoreUnavailable."""


class Reader:
    """One place in one game's events. Costs nothing while nothing happens: it waits for a bell, not for a time.

    after: the seq of the event that it stands behind; mark: of that event's commit, empty where it is not known.
    """

    def __init__(self, fanout: Following, store: Store, game_id: str, after: int, mark: str = "") -> None:
        self.game_id = game_id
        self.after = after
        self.mark = mark
        self.dropped = ""
        # In which life of the store the event was in the log; before the first look that is only said.
        self._seen: Epoch | None = None
        self._fanout = fanout
        self._store = store
        self._queue: deque[Batch] = deque()
        # Bytes put into the queue (by the fan-out) and taken out of it (by the reader): one writer each, no lock.
        self._in = self._out = 0
        # Something is missing in the queue, or may be: look into the log.
        self._behind = True
        self._woken = False
        # What opened the game may have been taken back while this reader was made.
        self._recheck = True
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
        self._behind = self._recheck = True
        self._ring()

    def recheck(self) -> None:
        """Whether what opened this game still opens it is to be looked at at the next occasion."""
        self._recheck = True
        self.wake()

    def rechecks(self) -> bool:
        """Whether that is to be looked at now; it is then no longer."""
        asked, self._recheck = self._recheck, False
        return asked

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
                self.after, self.mark = found.last, found.marks[-1]
                return found
            if self._behind:
                continue
            left = end - time.monotonic()
            if self._woken or left <= 0:
                self._woken = False
                return None
            self._bell.acquire(timeout=left)

    def next(self, timeout_ms: int) -> list[bytes]:
        """The next events (JSON, public forms); empty if none came in time, or if woken. Raises Dropped."""
        found = self.batch(timeout_ms / 1000)
        return found.events if found else []

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
        # What waits was stored before this look: the log has it.
        while self._next_queued() is not None:
            continue
        with self._fanout.log_reads:
            # The event that it stands behind comes along, to see whether it still is the same.
            entries = self._store.log(self.game_id, max(0, self.after - 1), PAGE)
        if self.after and not self._stands_behind(entries[:1]):
            self._rewound()
            return None
        self._seen = self._store.epoch
        # The log may have more than a page.
        self._behind = self._behind or len(entries) == PAGE
        news = _gapless(entries[1:] if self.after else entries)
        if not news:
            return None
        if news[-1] is not entries[-1]:
            self._behind = True
        marks = [entry.mark for entry in news]
        self._fanout.note(self.game_id, marks)
        news = self._fanout.told(news)
        private = {entry.seq: entry.private for entry in news if entry.private}
        return Batch(news[0].seq, [entry.raw for entry in news], marks, self.mark, private)

    def _stands_behind(self, entries: list[Entry]) -> bool:
        """Whether the log has the event after which this reader goes on."""
        if not entries or entries[0].seq != self.after:
            return False
        found = entries[0].mark
        if self.mark and found and found != self.mark:
            return False
        self.mark = self.mark or found
        return True

    def _rewound(self) -> None:
        """What it got last is gone. What was only said to have been got is no reason to tell others."""
        if self._seen is not None:
            self._fanout.lost(self, self._seen)
        self.drop("rewound")

    def _from_queue(self) -> Batch | None:
        """The next part that is new; None where there is none, or where only the log can tell."""
        while (batch := self._next_queued()) is not None:
            if batch.first > self.after + 1 or batch.last < self.after:
                # Something is missing before it, or it comes in the place of what this reader has got.
                self._behind = True
                return None
            here = batch.mark_of(self.after)
            if here and self.mark and here != self.mark:
                self._behind = True
                return None
            if found := batch.after(self.after):
                return found
        return None

    def _next_queued(self) -> Batch | None:
        try:
            batch = self._queue.popleft()
        except IndexError:
            return None
        self._out += batch.size
        return batch


def _gapless(entries: list[Entry]) -> list[Entry]:
    """The first of these that follow each other."""
    count = next((n for n, entry in enumerate(entries) if entry.seq != entries[0].seq + n), len(entries))
    return entries[:count]
