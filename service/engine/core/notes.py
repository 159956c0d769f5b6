"""What a game remembers: parts, each of a type of its own, that one rule or the flow declares.

A part is read and written where it is declared; a rule that needs to know of another's asks a hook. Names are stored.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from service.engine.core.plain import JsonObject

T = TypeVar("T")


class Remembering(Protocol):
    """What parts may be remembered of. stored_notes: by name, as it is stored."""

    stored_notes: JsonObject | None


class Note(Generic[T]):
    """A part of what is remembered. name: what it is stored as. kind: its type.

    stored: the names of all parts, in the order in which they are stored, so that a state always gives the same bytes.
    """

    stored: ClassVar[tuple[str, ...]]
    known: ClassVar[dict[str, Note[Any]]]

    def __init__(self, name: str, kind: type[T]) -> None:
        assert name in self.stored, f"{name} has no place among the parts that are stored"
        assert name not in self.known, f"{name} is declared already"
        self.name, self.kind = name, kind
        self.known[name] = self

    def of(self, remembering: Remembering) -> T | None:
        """This part of what is remembered of it; None where nothing is."""
        notes = remembering.stored_notes
        return notes.get(self.name) if notes else None

    def put(self, remembering: Remembering, value: T | None) -> None:
        """Remember this of it; None forgets it."""
        notes = {**(remembering.stored_notes or {}), self.name: value}
        remembering.stored_notes = {name: notes[name] for name in self.stored if notes.get(name) is not None}

    @classmethod
    def revived(cls, notes: JsonObject) -> JsonObject:
        """What is stored, each part as its type again."""
        return {
            name: msgspec.convert(notes[name], cls.known[name].kind)
            for name in cls.stored
            if notes.get(name) is not None
        }
