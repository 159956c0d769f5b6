"""The ids of events on the wire, which say where a reader stands in a log that may have been rewound.

An id is the event's seq, a dot, and the mark of its commit in decimal: `20.39472946051`. Two events that the log had
under one seq, one of them lost, differ in it. It stays a number for clients that keep ids as numbers, and its last
digit is never a zero that a number would lose. Without dot and mark it says less, and is taken all the same.
"""

from __future__ import annotations

import re

from service.store.revision import MARK

PATTERN = r"^([0-9]{1,12}(\.[0-9]{10}1)?)?$"
"""What a Last-Event-ID may be; nothing is the beginning."""

_FORM = re.compile(r"([0-9]{1,12})(?:\.([0-9]{10})1)?")


class Place(int):
    """The seq of the event that a reader stands behind (0: before the first).

    mark: of its commit, empty if not told.
    """

    mark: str = ""

    @classmethod
    def of(cls, seq: int, mark: str = "") -> Place:
        """This place."""
        found = cls(seq)
        found.mark = mark
        return found

    @property
    def id(self) -> str:
        """The id of the event."""
        return id_of(self, self.mark)


def id_of(seq: int, mark: str) -> str:
    """The id of the event with this seq and mark."""
    return f"{int(seq)}{suffix(mark)}"


def suffix(mark: str) -> str:
    """What follows the seq in the ids of a commit's events."""
    return f".{int(mark, 16):010d}1" if len(mark) == MARK else ""


def place_of(text: str) -> Place | None:
    """The place that this id tells, None if it is none."""
    found = _FORM.fullmatch(text) if text.isascii() else None
    if found is None:
        return None
    return Place.of(int(found[1]), f"{int(found[2]):08x}" if found[2] else "")
