"""What one commit led to, as all readers of a process share it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

_Made = TypeVar("_Made")


class Batch:
    """Events (raw JSON) that follow each other; first: the seq of the first of them; size in bytes."""

    __slots__ = ("_kept", "events", "first", "size")

    def __init__(self, first: int, events: list[bytes]) -> None:
        self.first = first
        self.events = events
        self.size = sum(map(len, events))
        self._kept: dict[Hashable, Any] = {}

    def kept(self, make: Callable[[Batch], _Made]) -> _Made:
        """What this function makes of it, made once however many readers ask."""
        found: _Made | None = self._kept.get(make)
        if found is None:
            found = self._kept[make] = make(self)
        return found

    def after(self, seq: int) -> Batch | None:
        """The part of it that comes after this seq; itself where that is all of it."""
        if seq < self.first:
            return self
        rest = self.events[seq + 1 - self.first :]
        return Batch(seq + 1, rest) if rest else None
