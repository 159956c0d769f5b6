"""Live events for many readers in one process, without a gap, from one subscription and the log."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from types import TracebackType

from service.outbox.batch import Batch
from service.store.port import Entry, Feed, News, Store
from service.store.revision import Epoch
from service.telemetry import metrics

QUEUE = 256
"""Commits that may wait for a reader; who lets more gather is dropped."""

QUEUE_BYTES = 1 << 20
"""And so many bytes of events in them."""

PAGE = 500

LOG_READS = 16
"""Readers of a process that look into the log at the same time. After Redis was away all of them want to; were they
let, acts would find no connection, and most readers would wait for one too long."""


MARKS = 64
"""Of so many commits of a game a process knows the marks, to tell how far a log was rewound."""


class Dropped(Exception):
    """The reader was sent away; its argument is why.

    `slow`, `closing`: it may come back and resume. `rewound`: the log no longer has the event that it stands behind.
    """


Lost = Callable[[str, int, frozenset[str], Epoch], None]
"""Called with game id, the last seq that a reader got, marks of commits that readers were told of, and the life of the
store in which that event was last seen in the log, when it is there no longer. May raise StoreUnavailable."""


def _harmless(game_id: str, seq: int, marks: frozenset[str], epoch: Epoch) -> None:
    """Tells nobody."""


class Reader:
    """One place in one game's events. Costs nothing while nothing happens: it waits for a bell, not for a time.

    after: the seq of the event that it stands behind; mark: of that event's commit, empty where it is not known.
    """

    def __init__(self, fanout: Fanout, store: Store, game_id: str, after: int, mark: str = "") -> None:
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


class Fanout:
    """All readers of one process. The subscription begins with the first of them."""

    def __init__(self, store: Store, lost: Lost = _harmless) -> None:
        self._store = store
        self._lost = lost
        self._marks: dict[str, deque[str]] = {}
        self.log_reads = threading.BoundedSemaphore(LOG_READS)
        self._lock = threading.Lock()
        self._readers: dict[str, list[Reader]] = {}
        self._feed: Feed | None = None
        self._closed = False

    def reader(self, game_id: str, after: int, mark: str = "") -> Reader:
        """Follow a game from behind an event (of this mark, if it is known) on.

        Returns once nothing can be missed any more. Raises StoreUnavailable.
        """
        reader = Reader(self, self._store, game_id, after, mark)
        with self._lock:
            if self._feed is None:
                self._feed = self._store.feed()
                self._feed.start(self._deliver, self._resync)
            feed = self._feed
            self._readers.setdefault(game_id, []).append(reader)
            self._marks.setdefault(game_id, deque(maxlen=MARKS))
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
            if not readers and self._readers.pop(reader.game_id, None) is not None:
                self._marks.pop(reader.game_id, None)
                if self._feed:
                    self._feed.unwatch(reader.game_id)

    def note(self, game_id: str, marks: Iterable[str]) -> None:
        """Readers of this game were told of commits with these marks."""
        with self._lock:
            if game_id in self._marks:
                self._marks[game_id].extend(dict.fromkeys(marks))

    def lost(self, reader: Reader, epoch: Epoch) -> None:
        """The log no longer has the event that this reader got last. Raises StoreUnavailable."""
        with self._lock:
            marks = frozenset((reader.mark, *self._marks.get(reader.game_id, ()))) - {""}
        self._lost(reader.game_id, reader.after, marks, epoch)

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

    def _deliver(self, game_id: str, news: News) -> None:
        with self._lock:
            readers = list(self._readers.get(game_id, ()))
            if readers and news.events:
                self._marks[game_id].append(news.mark)
        if not news.events:
            for reader in readers:
                reader.recheck()
            return
        batch = Batch(news.first, news.events, [news.mark] * len(news.events), news.before, news.private)
        for reader in readers:
            reader.tell(batch)

    def _resync(self) -> None:
        with self._lock:
            readers = [reader for group in self._readers.values() for reader in group]
        for reader in readers:
            reader.look()
