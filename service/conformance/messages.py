"""Messages of a stream as bytes, and the places at which it hurts most to cut them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

OPENING = b": open\nretry: 1000\n\n"
HEARTBEAT = b": heartbeat\n\n"


@dataclass(frozen=True)
class Message:
    """A message of an event stream.

    seq: of the event in it, 0 if there is none. unknown: no client can know it all. again: it comes a second time.
    """

    data: str
    event: str = "message"
    id: str = ""
    retry: int | None = None
    seq: int = 0
    type: str = ""
    unknown: bool = False
    again: bool = False

    def frame(self, line_end: str = "\n") -> bytes:
        """As it goes over the wire."""
        lines = [f"id: {self.id}"] if self.id else []
        lines += [f"retry: {self.retry}"] if self.retry is not None else []
        lines += [f"event: {self.event}"] if self.event != "message" else []
        lines += [f"data: {line}" for line in self.data.split("\n")]
        return (line_end.join(lines) + line_end * 2).encode()

    def accented(self) -> Message:
        """The same with a character of several bytes in its data."""
        if not self.data.isascii() or not self.data.startswith("{") or len(self.data) < 3:
            return self
        return replace(self, data=f'{{"x_bench_note":"élan 🎲",{self.data[1:]}')


@dataclass(frozen=True)
class Line(Message):
    """A message of a stream of lines of JSON."""

    def frame(self, line_end: str = "\n") -> bytes:
        """See Message."""
        return (self.data + line_end).encode()


@dataclass(frozen=True)
class Cut:
    """Where a message is cut. whole: whether what comes before the cut may be taken for all of it."""

    frame: bytes
    at: int
    whole: bool


def cut(message: Message, trouble: str, chance: Random) -> Cut:
    """The place at which this trouble cuts."""
    if trouble == "cut-utf8":
        frame = message.accented().frame()
        inside = [at for at in range(1, len(frame)) if frame[at] & 0xC0 == 0x80]
        return Cut(frame, chance.choice(inside) if inside else len(frame) // 2, whole=False)
    if trouble == "cut-crlf":
        frame = message.frame("\r\n")
        last = frame.rstrip(b"\r\n")
        # Between CR and LF of the data's line, or of the empty one behind it, whose CR may already end the message.
        behind = chance.choice([1, 3]) if len(frame) - len(last) == 4 else 1
        return Cut(frame, len(last) + behind, whole=True)
    frame = message.frame()
    if trouble == "cut-blank":
        return Cut(frame, len(frame) - 1, whole=True)
    begins = frame.find(b"data: ")
    if begins >= 0 and chance.random() < 0.3:
        return Cut(frame, begins + chance.randint(1, 5), whole=False)
    return Cut(frame, chance.randint(max(begins, 0) + 7, len(frame) - 4), whole=False)


def pieces(frame: bytes, chance: Random) -> list[bytes]:
    """The frame in pieces, split inside of characters, of `data:`, of line ends, and somewhere else."""
    places = {at for at in range(1, len(frame)) if frame[at] & 0xC0 == 0x80}
    places = set(chance.sample(sorted(places), min(len(places), 2)))
    places |= {frame.find(b"data") + 2, frame.find(b"\n"), len(frame) - 1, chance.randint(1, len(frame) - 1)}
    ends = [0, *sorted(place for place in places if 0 < place < len(frame)), len(frame)]
    return [frame[begin:end] for begin, end in pairwise(ends)]
