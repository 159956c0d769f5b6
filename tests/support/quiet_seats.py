"""Presence that is told no longer once its test is over: the servers that tests share must not hear of seats before."""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

from service.http.streaming.connected_seats import ConnectedSeats

_ALIVE: WeakSet[QuietSeats] = WeakSet()


class QuietSeats(ConnectedSeats):
    """Tells who is connected until it is silenced; its thread ends with its next beat then."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.silenced = False
        _ALIVE.add(self)

    def beat(self) -> bool:
        """See ConnectedSeats."""
        return False if self.silenced else super().beat()


def silence() -> None:
    """No application of this process tells of its seats any more."""
    for seats in list(_ALIVE):
        seats.silenced = True
