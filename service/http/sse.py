"""Events as text/event-stream: ids, heartbeats, and an end when the game has ended."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Protocol

import msgspec

from service.http.problems import Problem
from service.http.streams import Streams
from service.outbox.fanout import Dropped
from service.store.port import StoreUnavailable

MEDIA_TYPE = "text/event-stream"
# A look at the clock so often, whatever the heartbeat: this bounds how long a shutdown waits for a quiet
# stream.
LOOK_MS = 500


class Head(msgspec.Struct):
    """What a stream needs to know of an event; the rest goes through unread."""

    seq: int
    type: str


_heads = msgspec.json.Decoder(Head)


class Source(Protocol):
    """A place in a game's events (service.outbox.fanout.Reader)."""

    def next(self, timeout_ms: int) -> list[bytes]:
        """The next encoded events; none if none came for so long. Raises Dropped."""


def head(raw: bytes) -> Head:
    """The seq and type of an encoded event."""
    return _heads.decode(raw)


def last_event_id(header: str | None, after: int | None) -> int:
    """Where to resume: the Last-Event-ID header if there is one (a reconnect), else `after`, else the
    beginning."""
    if not header:
        return after or 0
    if not (header.isascii() and header.isdigit() and len(header) <= 12):
        raise Problem("last_event_id_invalid")
    return int(header)


def frames(source: Source, streams: Streams, *, heartbeat_s: float, longest_s: float) -> Iterator[bytes]:
    """The stream of what comes from a source.

    Ends after `game_finished` (with an event `end`, so that a client knows not to come back), after
    `longest_s` seconds, when the client is too slow, or when the streams are being closed; who comes back
    then resumes.
    """
    started = spoke = time.monotonic()
    try:
        with streams.counted():
            yield b": open\nretry: 1000\n\n"
            while not streams.closing and time.monotonic() - started < longest_s:
                for raw in source.next(min(LOOK_MS, int(heartbeat_s * 1000))):
                    event = head(raw)
                    yield b"id: %d\ndata: %s\n\n" % (event.seq, raw)
                    spoke = time.monotonic()
                    if event.type == "game_finished":
                        yield b"event: end\ndata: {}\n\n"
                        return
                if time.monotonic() - spoke >= heartbeat_s:
                    yield b": heartbeat\n\n"
                    spoke = time.monotonic()
    except (Dropped, StoreUnavailable):
        # The headers are long gone: all that can be said is the end, and the client comes back by itself.
        return
