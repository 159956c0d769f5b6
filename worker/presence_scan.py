"""Finds the seats whose connection is gone: part of the alarm, which looks at the presence registry now and then."""

from __future__ import annotations

import time

from rq import Queue

from service.outbox.presence import PresenceRegistry
from worker.queues import enqueue_cuts

LOOKS = 4
"""How often it looks within a lease, so that who is gone is found a quarter of a lease after it ran out."""


class PresenceScan:
    """Any number may look, without a leader: what one finds, no other does.

    It does not believe the registry until it has been able to read it for a whole lease: while Redis was away no
    process could tell of its seats.
    """

    def __init__(self, book: PresenceRegistry, queue: Queue, lease_s: float) -> None:
        self._book = book
        self._queue = queue
        self._lease_s = lease_s
        self._next = 0.0
        self.doubt()

    def doubt(self) -> None:
        """The registry could not be read."""
        self._next = time.monotonic() + self._lease_s

    def look(self) -> int:
        """Have a job tell the games of those who are gone, if it is time to look; how many they were.

        Raises StoreUnavailable, and what redis-py raises.
        """
        if time.monotonic() < self._next:
            return 0
        self._next = time.monotonic() + self._lease_s / LOOKS / self._book.parts
        missing = self._book.missing(int(self._lease_s * 1000))
        if missing:
            enqueue_cuts(self._queue, [(seat.game_id, seat.player, seen) for seat, seen in missing])
        return len(missing)
