"""Keeps count of the open event streams, so that a server that is told to go can end them instead of
waiting."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from contextlib import contextmanager


class Streams:
    """The open streams of one application."""

    def __init__(self) -> None:
        self.closing = False
        self.open = 0
        _EVERY.add(self)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Around a stream for as long as it is open."""
        self.open += 1
        try:
            yield
        finally:
            self.open -= 1

    def close(self) -> None:
        """From now on every stream ends at its next look; clients come back to another process and resume."""
        self.closing = True


# The server's shutdown hook knows this module and no application; the set holds nothing alive by itself.
_EVERY: weakref.WeakSet[Streams] = weakref.WeakSet()


def close_all() -> None:
    """End the event streams of every application in this process."""
    for streams in list(_EVERY):
        streams.close()
