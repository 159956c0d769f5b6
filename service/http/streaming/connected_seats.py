"""Which seats have a stream open in this process, told to the presence registry for as long as they do."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable

import structlog

from service.http.streaming.subscribers import Listener
from service.outbox.presence import PresenceRegistry, Seat

BEATS = 3
"""How often a seat is told within its lease: two in a row may be lost."""


class ConnectedSeats:
    """An observer of every stream (service.http.streaming.subscribers.StreamObserver).

    One beat a process tells all seats at once, and those whose last stream has closed once more, with that instant.
    What stops telling (a process that was killed, too) is found when the lease runs out, so who reconnects within it,
    here or at another process, was never gone: nothing is stored for it.

    now: the service's clock (ms). heard_of: called with a seat that the game may take for cut.
    """

    def __init__(
        self, registry: PresenceRegistry, now: Callable[[], int], heard_of: Callable[[Seat], object], lease_s: float
    ) -> None:
        self._registry = registry
        self._now = now
        self._heard_of = heard_of
        self._beat_s = lease_s / BEATS
        self._lock = threading.Lock()
        self._open: Counter[Seat] = Counter()
        self._closed: dict[Seat, int] = {}
        self._beating = False

    def opened(self, listener: Listener) -> None:
        """Tell it at once, then look whether the game knows it already."""
        seat = _seat(listener)
        if seat is None:
            return
        with self._lock:
            self._open[seat] += 1
            self._closed.pop(seat, None)
            if not self._beating:
                self._beating = True
                threading.Thread(target=self._run, name="presence", daemon=True).start()
        self._registry.seen({seat: self._now()})
        self._heard_of(seat)

    def pulse(self, listener: Listener) -> bytes:
        """Nothing to say."""
        return b""

    def closed(self, listener: Listener) -> None:
        """The next beat tells when that was."""
        seat = _seat(listener)
        if seat is None:
            return
        with self._lock:
            self._open[seat] -= 1
            if self._open[seat] <= 0:
                del self._open[seat]
                self._closed[seat] = self._now()

    def beat(self) -> bool:
        """Tell the registry of all seats once; whether there was anybody to be told of. Never raises."""
        with self._lock:
            now, closed, self._closed = self._now(), self._closed, {}
            seats = closed | dict.fromkeys(self._open, now)
            self._beating = self._beating and bool(seats)
        try:
            self._tell(seats)
        except Exception as error:
            # Whatever it is, the next beat may do better; without beats everybody would be taken for gone.
            structlog.get_logger(__name__).warning("presence cannot be told", error=repr(error))
            with self._lock:
                self._closed = {seat: at for seat, at in closed.items() if seat not in self._open} | self._closed
        return bool(seats)

    def _run(self) -> None:
        beating = True
        while beating:
            time.sleep(self._beat_s)
            beating = self.beat()

    def _tell(self, seats: dict[Seat, int]) -> None:
        for seat in self._registry.seen(seats):
            # It was taken for gone, since this process was too slow to tell.
            if seat in self._open:
                self._heard_of(seat)


def _seat(listener: Listener) -> Seat | None:
    """The seat that a stream shows to be there; a long poll is no connection that lasts."""
    if listener.player is None or listener.format == "poll":
        return None
    return Seat(listener.game_id, listener.player)
