"""What one commit led to, as all readers of a process share it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

_Made = TypeVar("_Made")


class Batch:
    """Events (raw JSON) that follow each other, and the mark of each; first: the seq of the first of them.

    before: the mark of the event before them, empty where it is not known. size: in bytes.
    """

    __slots__ = ("_kept", "before", "events", "first", "marks", "size")

    def __init__(self, first: int, events: list[bytes], marks: list[str], before: str = "") -> None:
        self.first = first
        self.events = events
        self.marks = marks
        self.before = before
        self.size = sum(map(len, events))
        self._kept: dict[Hashable, Any] = {}

    @property
    def last(self) -> int:
        """The seq of the last of them."""
        return self.first + len(self.events) - 1

    def kept(self, make: Callable[[Batch], _Made]) -> _Made:
        """What this function makes of it, made once however many readers ask."""
        found: _Made | None = self._kept.get(make)
        if found is None:
            found = self._kept[make] = make(self)
        return found

    def mark_of(self, seq: int) -> str:
        """The mark of one of them, or of the one before."""
        return self.before if seq < self.first else self.marks[seq - self.first]

    def after(self, seq: int) -> Batch | None:
        """The part of it that comes after this seq; itself where that is all of it."""
        if seq < self.first:
            return self
        skipped = seq + 1 - self.first
        rest = self.events[skipped:]
        return Batch(seq + 1, rest, self.marks[skipped:], self.mark_of(seq)) if rest else None
