"""What one commit led to, as all readers of a process share it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

import msgspec

from service.store.log import Entry

_Made = TypeVar("_Made")
_forms = msgspec.json.Decoder(dict[str, msgspec.Raw])


def seen_by(entries: list[Entry], player: str | None) -> list[bytes]:
    """Events of a log in the forms that this seat sees; None: the public ones."""
    if player is None:
        return [entry.raw for entry in entries]
    return [bytes(_forms.decode(e.private).get(player, e.raw)) if e.private else e.raw for e in entries]


def _read(batch: Batch) -> dict[int, dict[str, msgspec.Raw]]:
    """By seq and seat: the forms in place of the public ones."""
    return {seq: _forms.decode(forms) for seq, forms in batch.private.items()}


class Batch:
    """Events (public forms, JSON) that follow each other, and the mark of each; first: the seq of the first of them.

    before: the mark of the event before them, empty where it is not known. private: by seq, what some seats see in
    place of an event (as in `Entry`). size: of all that, in bytes.
    """

    __slots__ = ("_kept", "before", "events", "first", "marks", "private", "size")

    def __init__(
        self,
        first: int,
        events: list[bytes],
        marks: list[str],
        before: str = "",
        private: Mapping[int, bytes] | None = None,
    ) -> None:
        self.first = first
        self.events = events
        self.marks = marks
        self.before = before
        self.private = private or {}
        self.size = sum(map(len, events)) + sum(map(len, self.private.values()))
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

    def seen_by(self, player: str | None) -> Batch:
        """The same in the forms that this seat sees, made once a seat; itself where those are the public ones."""
        if player is None or not self.private:
            return self
        found: Batch | None = self._kept.get(player)
        if found is None:
            own = {seq: bytes(forms[player]) for seq, forms in self.kept(_read).items() if player in forms}
            seen = [own.get(seq, raw) for seq, raw in enumerate(self.events, self.first)]
            found = self._kept[player] = Batch(self.first, seen, self.marks, self.before) if own else self
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
        private = {place: own for place, own in self.private.items() if place > seq}
        return Batch(seq + 1, rest, self.marks[skipped:], self.mark_of(seq), private) if rest else None
