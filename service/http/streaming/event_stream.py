"""A live stream of a game's events: what is written when, as text/event-stream or as lines of JSON."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import msgspec

from service.http.errors.problems import Problem
from service.http.streaming.event_ids import Place, place_of, suffix
from service.http.streaming.subscribers import Format, Listener, Listening
from service.outbox.batch import Batch
from service.outbox.reader import Dropped
from service.store.errors import StoreUnavailable
from service.telemetry import metrics

SSE = "text/event-stream"
NDJSON = "application/x-ndjson"
FORMATS: dict[str, Format] = {SSE: "sse", NDJSON: "ndjson"}

BACK_MS = (500, 3000)
"""After how long (ms) who was sent away may come back: any time in between, so that not all come at once."""


class Head(msgspec.Struct):
    """What a stream needs to know of an event; the rest goes through unread."""

    seq: int
    type: str


class Written(NamedTuple):
    """Events as they go out; last: nothing comes after them."""

    frames: bytes
    last: bool


@dataclass(frozen=True)
class Wire:
    """How a stream is written. write: the same function for every reader, so that a form of a batch is written once."""

    write: Callable[[Batch], Written]
    opening: bytes
    heartbeat: bytes
    end: bytes


class Access(Protocol):
    """What opened a stream (service.http.streaming.grants.Access). ends: when it ends by itself (time.monotonic).

    restless: it is to be looked at again with every heartbeat, since it may end without the game being told.
    """

    ends: float
    restless: bool

    def opens(self) -> bool:
        """Whether it still opens the game."""


class Source(Protocol):
    """A place in a game's events (service.outbox.reader.Reader)."""

    def rechecks(self) -> bool:
        """Whether tokens of this game have been taken back since it was last asked."""

    def batch(self, timeout_s: float) -> Batch | None:
        """The next events; None if none came for so long, or if it was woken. Raises Dropped."""


class Company(Protocol):
    """What comes along with a stream of events, in frames of its own. due: when there is something (time.monotonic)."""

    due: float

    def hear(self, batch: Batch) -> None:
        """These events are about to be written."""

    def say(self) -> bytes:
        """The frames that are due now, or come before the end. Raises StoreUnavailable."""


class Alone:
    """No company."""

    due = float("inf")

    def hear(self, batch: Batch) -> None:
        """Nothing follows."""

    def say(self) -> bytes:
        """Nothing."""
        return b""


_heads = msgspec.json.Decoder(Head)


def head(raw: bytes) -> Head:
    """The seq and type of an encoded event."""
    return _heads.decode(raw)


LAST = ("game_finished", "tournament_finished")
_WORDS = tuple(f'"{kind}"'.encode() for kind in LAST)


def _is_last(raw: bytes) -> bool:
    """Whether a game or a tournament ends with this event; read only where the word is in it, which may be a name."""
    return any(word in raw for word in _WORDS) and head(raw).type in LAST


def _messages(batch: Batch) -> Written:
    ends = {mark: suffix(mark).encode() for mark in set(batch.marks)}
    blocks = [
        b"id: %d%s\ndata: %s\n\n" % (seq, ends[mark], raw)
        for seq, (mark, raw) in enumerate(zip(batch.marks, batch.events, strict=True), batch.first)
    ]
    return Written(b"".join(blocks), any(map(_is_last, batch.events)))


def _lines(batch: Batch) -> Written:
    return Written(b"\n".join([*batch.events, b""]), any(map(_is_last, batch.events)))


WIRES: dict[Format, Wire] = {
    "sse": Wire(
        write=_messages,
        opening=b": open\nretry: 1000\n\n",
        heartbeat=b": heartbeat\n\n",
        end=b"event: end\ndata: {}\n\n",
    ),
    # An empty line is nothing to clients that read JSON, and sends the headers out at once.
    "ndjson": Wire(write=_lines, opening=b"\n", heartbeat=b"\n", end=b""),
}


def last_event_id(header: str | None, after: Place | None) -> Place:
    """Where to resume: the Last-Event-ID header if there is one (a reconnect), else `after`, else the
    beginning."""
    if not header:
        return after or Place.of(0)
    place = place_of(header)
    if place is None:
        raise Problem("last_event_id_invalid")
    return place


def frames(
    source: Source, listener: Listener, listening: Listening, *, heartbeat_s: float, longest_s: float, access: Access,
    company: Company | None = None,
) -> Iterator[bytes]:  # fmt: skip
    """The stream of what comes from a source.

    Ends after `game_finished` (with an event `end`, so that a client knows not to come back), or with an event
    `dropped` and a reason: `slow` (too much waits for this client), `time` (after `longest_s` seconds), `closing`
    (this process ends), `store` (Redis is away), after which a client that comes back resumes; `token` (what opened it
    opens it no more); or `rewound` (the event that it got last was lost), after which it has to load the game anew.
    access: what opened it, looked at where tokens of the game were taken back. company: what comes along. Wakes for an
    event, for the next pulse, for its company, for the end of its time, and for nothing else.
    """
    parts = _frames(source, listener, listening, heartbeat_s, longest_s, access, company or Alone())
    return until_dropped(listener, parts)


def _frames(
    source: Source, listener: Listener, listening: Listening, heartbeat_s: float, longest_s: float, access: Access,
    company: Company,
) -> Generator[bytes, None, str]:  # fmt: skip
    wire = WIRES[listener.format]
    yield wire.opening
    until = min(access.ends, end_of(longest_s))
    listener.beat, quiet, looks = 0.0, False, False
    while (now := time.monotonic()) < until and not (listening.closing or listener.gone):
        if now >= listener.beat:
            # Before the pulse, which may ask for an earlier one.
            listener.beat = next_beat(now, heartbeat_s)
            said = listening.pulse(listener) or (wire.heartbeat if quiet else b"")
            if said:
                yield said
            quiet, looks = True, access.restless
        batch = source.batch(min(listener.beat, until, company.due) - time.monotonic())
        if (source.rechecks() or looks) and not access.opens():
            return "token"
        looks = False
        if batch:
            company.hear(batch)
            written = batch.seen_by(listener.player).kept(wire.write)
            yield written.frames
            metrics.delivered(len(batch.events))
            quiet = False
            if written.last:
                yield from filter(None, (company.say(), wire.end))
                return ""
        if time.monotonic() >= company.due and (said := company.say()):
            yield said
            quiet = False
    return "closing" if listening.closing else "time" if time.monotonic() < access.ends else "token"


def end_of(longest_s: float) -> float:
    """When a stream that begins now ends (time.monotonic): spread out, so that not all come back in one instant."""
    return time.monotonic() + longest_s * random.uniform(0.9, 1.0)


def next_beat(now: float, heartbeat_s: float) -> float:
    """When the heartbeat after now is due: spread out, so that streams that began together do not stay so."""
    return now + heartbeat_s * random.uniform(0.8, 1.0)


def until_dropped(listener: Listener, parts: Generator[bytes, None, str]) -> Iterator[bytes]:
    """A stream, and at its end the frame that says why it ends too early.

    parts: the stream; returns the reason, empty where it has come to its end. What Dropped and StoreUnavailable say
    are reasons as well.
    """
    try:
        reason = yield from parts
        if reason and not listener.gone:
            metrics.dropped(reason)
    except Dropped as why:
        # Counted where it was raised.
        reason = str(why)
    except StoreUnavailable:
        reason = "store"
        metrics.dropped(reason)
    if reason and not listener.gone:
        yield dropped(listener, reason)


def dropped(listener: Listener, reason: str) -> bytes:
    """The frame that says why a stream ends too early."""
    said = listener.frame("dropped", b'{"reason":"%s"}' % reason.encode())
    return b"retry: %d\n%s" % (random.randint(*BACK_MS), said) if listener.format == "sse" else said
