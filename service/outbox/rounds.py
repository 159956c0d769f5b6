"""When an alarm looks at which bucket: at the earliest instant there, and at each of them every few seconds."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import blake2b

SWEEP_S = 1.0
"""Each bucket in which something is near is looked at so often: what no wake has told is found."""

QUIET_SWEEPS = 3
"""Every so many sweeps the others are, so that each is seen to be looked at: a thousand looks a second are dear."""

NEAR_MS = 60_000
"""Something is near that is due within so long: games are played there, and the next instant may be sooner."""

SLICES = 20
"""In so many parts all buckets are looked at, so that no window waits for the rest of them."""

GRACE_MS = 100
"""So much later than another alarm one looks at a bucket that is the other's first."""

AGAIN_MS = 50
"""A bucket that could not be looked at is looked at again after so long."""


class Rounds:
    """The buckets as one of several alarms sees them; no alarm leads.

    Of each bucket all living alarms have the same order, another one for each bucket: the first of them looks when
    something is due, the second 100 ms later, and so on. So mostly one looks, and none is waited for. Safe in threads.
    """

    def __init__(self, buckets: int) -> None:
        self._grace = [0] * buckets
        self._next: list[int | None] = [0] * buckets
        self._first, self._sliced, self._sweep = 0, float("-inf"), 0
        self._slice = -(-buckets // SLICES)
        self._order: tuple[str, ...] = ()

    def rank(self, me: str, alive: Sequence[str]) -> None:
        """These alarms live, this one besides."""
        order = tuple(sorted({me, *alive}))
        if order == self._order:
            return
        self._order = order
        self._grace = [
            GRACE_MS * sum(_weight(other, bucket) > _weight(me, bucket) for other in order if other != me)
            for bucket in range(len(self._grace))
        ]

    def grace(self, bucket: int) -> int:
        """By how much (ms) this alarm lets others go first in this bucket."""
        return self._grace[bucket]

    def due(self, until: int) -> list[int]:
        """The buckets to look at now: those in which something is due until then (ms), and now and then some more.

        The first time these are all.
        """
        if self._sliced < 0:
            self._sliced = time.monotonic()
            return list(range(len(self._next)))
        more = self._swept(until) if self.rest_s() <= 0 else []
        found = [
            bucket for bucket, due in enumerate(self._next) if due is not None and due + self._grace[bucket] <= until
        ]
        return [*more, *(bucket for bucket in found if bucket not in more)]

    def _swept(self, until: int) -> list[int]:
        """Of the next part of all buckets those to look at, whether or not anything is known to be due there."""
        self._sliced = time.monotonic()
        part = range(self._first, min(self._first + self._slice, len(self._next)))
        turn = self._sweep % QUIET_SWEEPS
        self._first = part.stop % len(self._next)
        self._sweep += not self._first
        return [bucket for bucket in part if bucket % QUIET_SWEEPS == turn or self._is_near(bucket, until)]

    def _is_near(self, bucket: int, until: int) -> bool:
        due = self._next[bucket]
        return due is not None and due <= until + NEAR_MS

    def rest_s(self) -> float:
        """How long until the next part of all buckets is looked at."""
        return self._sliced + SWEEP_S / SLICES - time.monotonic()

    def looked(self, bucket: int, due: int | None) -> None:
        """The earliest instant in a bucket is this (ms); None: it has none."""
        self._next[bucket] = due

    def woken(self, bucket: int, due: int) -> None:
        """A game in this bucket is due at this instant (ms), which was the earliest when that was told."""
        now = self._next[bucket]
        self._next[bucket] = due if now is None else min(now, due)

    def failed(self, bucket: int, now: int) -> None:
        """The bucket could not be looked at."""
        self._next[bucket] = now + AGAIN_MS - self._grace[bucket]

    def earliest(self) -> int | None:
        """When the next of them is to be looked at (ms)."""
        return min(
            (due + grace for due, grace in zip(self._next, self._grace, strict=True) if due is not None), default=None
        )


def _weight(alarm: str, bucket: int) -> bytes:
    return blake2b(f"{bucket}/{alarm}".encode(), digest_size=8).digest()
