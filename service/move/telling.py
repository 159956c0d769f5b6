"""What an operator sees of a move: a line now and then, how far it is and how long it will take."""

from __future__ import annotations

import time
from collections.abc import Callable

EVERY_S = 2.0


class Telling:
    """Says lines. say: how."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self._what, self._all, self._done, self._bytes = "", 0, 0, 0
        self._begun = self._said = time.monotonic()

    def begin(self, what: str, count: int) -> None:
        """So many are to be done now. what: the word before their number."""
        self._what, self._all, self._done, self._bytes = what, count, 0, 0
        self._begun = self._said = time.monotonic()

    def more(self, count: int, size: int = 0) -> None:
        """So many more are done, of so many bytes."""
        self._done += count
        self._bytes += size
        now = time.monotonic()
        if now - self._said >= EVERY_S:
            self._said = now
            self.say(self._line(now - self._begun))

    def _line(self, took_s: float) -> str:
        # A server may tell a name twice.
        share = min(1.0, self._done / self._all) if self._all else 1.0
        told = f"{self._what} {min(self._done, self._all):,} of {self._all:,} ({share:.0%})"
        if self._bytes:
            told += f", {self._bytes / took_s / 1e6:.1f} MB a second"
        left_s = took_s * (1 - share) / share if share else 0.0
        return f"{told}, {in_words(left_s)} left" if share else told


def in_words(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
