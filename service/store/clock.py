"""One clock for all processes: the store's, as each of them estimates it from the answers it gets anyway."""

from __future__ import annotations

import time
from collections import deque
from typing import Protocol

KEPT = 32
OLDEST_NS = 60 * 1_000_000_000
STEP_NS = 20 * 1_000_000


class Clock(Protocol):
    """What the service needs of a clock."""

    def now(self) -> int:
        """ms since the epoch."""

    def local(self) -> int:
        """This process's own clock (ns, any origin), to measure round trips with."""

    def sample(self, sent: int, received: int, time_us: int) -> None:
        """The store said `time_us` (µs since the epoch) at some moment between two instants of local()."""


class StoreClock:
    """Local time plus an offset: that of the recent answer with the shortest round trip, which errs least.

    Before the first answer it is this machine's own time. Safe in threads and greenlets.
    """

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()
        self._samples: deque[tuple[int, int, int]] = deque(maxlen=KEPT)
        self._best: tuple[int, int, int] | None = None

    def local(self) -> int:
        """See Clock."""
        return time.monotonic_ns()

    def now(self) -> int:
        """See Clock."""
        return (time.monotonic_ns() + self._offset) // 1_000_000

    def now_us(self) -> int:
        """µs since the epoch, for a thread that has to wake at the very beginning of a millisecond."""
        return (time.monotonic_ns() + self._offset) // 1000

    def sample(self, sent: int, received: int, time_us: int) -> None:
        """See Clock."""
        trip = received - sent
        offset = time_us * 1000 - (sent + received) // 2
        if self._samples and abs(offset - self._offset) > trip + STEP_NS:
            # The store's clock was set, or another server took over: what was learnt before is of no use.
            self._samples.clear()
            self._best = None
        sample, best = (trip, offset, received), self._best
        self._samples.append(sample)
        # Mostly the best one is still the best: only when it is gone all of them are looked at again.
        if best is None or sample < best:
            best = sample
        elif received - best[2] >= OLDEST_NS or best not in tuple(self._samples):
            best = min(entry for entry in tuple(self._samples) if received - entry[2] < OLDEST_NS)
        self._best, self._offset = best, best[1]
