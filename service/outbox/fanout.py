"""Live events for many readers in one process, without a gap, from one subscription and the log."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable

from service.outbox.batch import Batch
from service.outbox.reader import Reader
from service.store.log import Entry, Feed, News
from service.store.port import Store
from service.store.revision import Epoch

LOG_READS = 16
"""Readers of a process that look into the log at the same time. After Redis was away all of them want to; were they
let, acts would find no connection, and most readers would wait for one too long."""


MARKS = 64
"""Of so many commits of a game a process knows the marks, to tell how far a log was rewound."""


Lost = Callable[[str, int, frozenset[str], Epoch], None]
"""Called with game id, the last seq that a reader got, marks of commits that readers were told of, and the life of the
store in which that event was last seen in the log, when it is there no longer. May raise StoreUnavailable."""


def _harmless(game_id: str, seq: int, marks: frozenset[str], epoch: Epoch) -> None:
    """Tells no reader."""


def _as_it_is(entries: list[Entry]) -> list[Entry]:
    """Changes nothing."""
    return entries


class Fanout:
    """All readers of one process. The subscription begins with the first of them.

    told: events of the log as they may be told now.
    """

    def __init__(
        self, store: Store, lost: Lost = _harmless, told: Callable[[list[Entry]], list[Entry]] = _as_it_is
    ) -> None:
        self._store = store
        self.told = told
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

    def _resync(self, game_id: str | None = None) -> None:
        with self._lock:
            groups = self._readers.values() if game_id is None else [self._readers.get(game_id, [])]
            readers = [reader for group in groups for reader in group]
        for reader in readers:
            reader.look()
