"""What a game remembers: parts, each of a type of its own, that one rule or the flow declares.

A part is read and written where it is declared; a rule that needs to know of another's asks a hook. Names are stored.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

import msgspec

from service.engine.core.stored.plain import JsonObject

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)


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
    def all_parts(cls) -> type[msgspec.Struct]:
        """All parts as one type, in which each may be missing. Every part must have been declared by now."""
        parts = [(name, cls.known[name].kind | None, None) for name in cls.stored]
        return msgspec.defstruct("Parts", parts)  # type: ignore[arg-type]

    @classmethod
    def apart(cls, parts: msgspec.Struct) -> JsonObject:
        """Those parts that are there, by name, of what was read as that type."""
        return {name: part for name in cls.stored if (part := getattr(parts, name)) is not None}

    @classmethod
    def revived(cls, notes: JsonObject) -> JsonObject:
        """What is stored, each part as its type again."""
        return {
            name: msgspec.convert(notes[name], cls.known[name].kind)
            for name in cls.stored
            if notes.get(name) is not None
        }


def reading(state: type[S], notes: type[Note[object]]) -> type[S]:
    """The same type of state, but what it remembers is read as what it is, together with all the rest.

    Read as plain data first and converted then, part after part, it takes three times as long. A type must know its
    fields when it is made, and the parts are declared by modules that know the state: so this type is made after them.
    """
    stored = ("stored_notes", notes.all_parts() | None, msgspec.field(default=None, name="notes"))
    made = msgspec.defstruct(
        state.__name__, [stored], bases=(state,), kw_only=True, omit_defaults=True  # type: ignore[list-item]
    )  # fmt: skip
    return cast(type[S], made)
