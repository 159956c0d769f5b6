"""Who listens to which game in this process, and what goes along with a listener for as long as they do."""

from __future__ import annotations

import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, Protocol

import structlog

from service.http.errors.problems import Problem
from service.http.streaming.round_trips import Measure, unknown

Format = Literal["sse", "ndjson", "poll"]
Place = tuple[str, ...]

RETRY_S = 5
"""After how many seconds a client that was one too many may ask again."""


def _nobody() -> None:
    """Wakes no thread: none waits yet."""


@dataclass(eq=False, slots=True)
class Listener:
    """One open connection that follows one game.

    player: whose seat it is, None for a spectator. format: `sse`, `ndjson`, or `poll` for a long poll (which
    has no pulse). opened: ms since the epoch, by the service's clock. remote: the address it came from.
    """

    game_id: str
    player: str | None
    format: Format
    opened: int
    remote: str = ""
    round_trip: Measure = field(default=unknown, repr=False)
    """Tells the round trip of the connection by which it listens."""
    wake: Callable[[], None] = field(default=_nobody, repr=False)
    """Interrupts the waiting of the thread that writes this stream, which sets it."""
    beat: float = field(default=float("inf"), repr=False)
    """When its next pulse is due (time.monotonic)."""
    gone: bool = False
    """Whether the connection is known to be closed; nothing is written any more then."""

    def pulse_in(self, seconds: float) -> None:
        """Ask for the next pulse this soon, if it is not due earlier. From any thread, also out of a pulse."""
        due = time.monotonic() + seconds
        if due < self.beat:
            self.beat = due
            self.wake()

    def leave(self) -> None:
        """The client has hung up: end its stream now, not at the next attempt to write."""
        self.gone = True
        self.wake()

    def frame(self, name: str, data: bytes) -> bytes:
        """A named frame in this listener's format. data: one line of JSON."""
        if self.format == "ndjson":
            return b'{"event":"%s","data":%s}\n' % (name.encode(), data)
        return b"event: %s\ndata: %s\n\n" % (name.encode(), data)


class StreamObserver(Protocol):
    """Goes along with every listener. Called in the listener's own greenlet, so it may wait for Redis; what it
    raises is logged and does the stream no harm."""

    def opened(self, listener: Listener) -> None:
        """The listener is there from now on."""

    def pulse(self, listener: Listener) -> bytes:
        """Frames (see Listener.frame) to send to them now: at the opening of a stream, and with each heartbeat."""

    def closed(self, listener: Listener) -> None:
        """The listener is gone. Called exactly once for each one that was opened."""


@dataclass(frozen=True)
class Limits:
    """How many may listen in one process: in all, to one game, for one seat, from one address. 0 is no limit."""

    process: int = 0
    game: int = 0
    seat: int = 0
    address: int = 0


class Listening:
    """The open listeners of one application, in this process."""

    def __init__(self, observers: Sequence[StreamObserver] = (), limits: Limits | None = None) -> None:
        self.closing = False
        self._limits = limits or Limits()
        self._counts: Counter[Place] = Counter()
        self.observers = tuple(observers)
        self._lock = threading.Lock()
        self._open: dict[str, set[Listener]] = {}
        self._count = 0
        _EVERY.add(self)

    def __len__(self) -> int:
        return self._count

    def everybody(self) -> list[Listener]:
        """All who listen now."""
        with self._lock:
            return [listener for group in self._open.values() for listener in group]

    def to(self, game_id: str) -> list[Listener]:
        """Who listens to this game now."""
        with self._lock:
            return list(self._open.get(game_id, ()))

    def open(self, listener: Listener) -> None:
        """A listener begins. Raises `streams_full` and `too_many_streams`."""
        places = self._places(listener)
        with self._lock:
            self._check(places)
            self._counts.update(places.keys())
            self._open.setdefault(listener.game_id, set()).add(listener)
            self._count += 1
        for observer in self.observers:
            with _harmless(observer):
                observer.opened(listener)

    def close(self, listener: Listener) -> None:
        """The listener is gone; the second time nothing happens."""
        with self._lock:
            group = self._open.get(listener.game_id, set())
            if listener not in group:
                return
            group.discard(listener)
            self._count -= 1
            for place in self._places(listener):
                self._counts[place] -= 1
                if not self._counts[place]:
                    del self._counts[place]
            if not group:
                del self._open[listener.game_id]
        for observer in self.observers:
            with _harmless(observer):
                observer.closed(listener)

    def pulse(self, listener: Listener) -> bytes:
        """What the observers have to say to the listener."""
        said = []
        for observer in self.observers:
            with _harmless(observer):
                said.append(observer.pulse(listener))
        return b"".join(said)

    def end(self) -> None:
        """From now on every stream ends at once; clients come back to another process and resume."""
        self.closing = True
        for listener in self.everybody():
            listener.wake()

    def _places(self, listener: Listener) -> dict[Place, int]:
        """What this listener counts for, and how many may be there."""
        limits = self._limits
        places: dict[Place, int] = {("game", listener.game_id): limits.game}
        if listener.player:
            places["seat", listener.game_id, listener.player] = limits.seat
        if limits.address and listener.remote:
            places["address", listener.remote] = limits.address
        return places

    def _check(self, places: dict[Place, int]) -> None:
        wait = {"Retry-After": str(RETRY_S)}
        if self._limits.process and self._count >= self._limits.process:
            raise Problem("streams_full", headers=wait)
        for place, limit in places.items():
            if limit and self._counts[place] >= limit:
                raise Problem("too_many_streams", values={"scope": place[0], "limit": limit}, headers=wait)


@contextmanager
def _harmless(observer: StreamObserver) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        structlog.get_logger(__name__).error(
            "an observer of streams failed", observer=type(observer).__name__, error=repr(error)
        )


# The server's shutdown hook knows this module and no application; the set holds nothing alive by itself.
_EVERY: weakref.WeakSet[Listening] = weakref.WeakSet()


def end_all() -> None:
    """End the listeners of every application in this process."""
    for listening in list(_EVERY):
        listening.end()
