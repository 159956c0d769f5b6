"""What is shown of games, and what may be said in them, is one schema for all kinds of game.

A union would leave generated clients without a single field that they could read before they have told the kinds apart,
and some generators without anything that compiles. So each kind's own struct goes into one schema under the name that
the first kind's has; what only some kinds have may be left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from service.engine import EVENT_FORMS, Choices, event_name, families
from service.http.responses import games
from service.json_types import JsonObject

CHOICES = tuple(family.choices_type for family in families.FAMILIES.values())


def _seat(view: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """What a view shows of each player."""
    seat: type[msgspec.Struct] = get_args(get_type_hints(view)["players"])[0]
    return seat


def _pairs() -> Iterator[tuple[str, str]]:
    """Each struct of a later kind of game, and the name of the schema that it goes into."""
    for kinds in (games.GAMES, tuple(map(_seat, games.GAMES)), CHOICES):
        first, *others = kinds
        for other in others:
            yield other.__name__, first.__name__
    for form, first in EVENT_FORMS:
        yield form.__name__, f"{event_name(first)}Event"
        for other, inner in zip(_structs(form), _structs(first), strict=True):
            if other is not inner:
                yield other.__name__, inner.__name__


def _structs(event: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs that an event tells lists of."""
    hints = get_type_hints(event).values()
    return [
        inner
        for hint in hints
        for inner in get_args(hint)
        if isinstance(inner, type) and issubclass(inner, msgspec.Struct)
    ]


INTO = dict(_pairs())
"""By struct: the schema that it is part of."""

STANDS_FOR = {games.AnyGame.__name__: games.GAMES[0].__name__, Choices.__name__: CHOICES[0].__name__}
"""What stands for a type that each kind of game has its own of, and the schema of all of them."""


def merge(known: JsonObject, more: JsonObject) -> None:
    """Put the fields of one kind's struct into the schema of another's. Raises ValueError where they differ."""
    for name, schema in more["properties"].items():
        there = known["properties"].setdefault(name, schema)
        if _bare(there) != _bare(schema):
            raise ValueError(f"{more.get('title')}.{name} means something else in another kind of game")
    known["required"] = [name for name in known["required"] if name in more["required"]]


def _bare(schema: Any) -> Any:
    """Without descriptions."""
    if isinstance(schema, list):
        return [_bare(inner) for inner in schema]
    if isinstance(schema, dict):
        return {key: _bare(inner) for key, inner in schema.items() if key != "description"}
    return schema
