"""What the resources of an application declare, gathered for its document."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from flask import Flask
from marshmallow import Schema, fields

from service.engine import families
from service.engine.core.actions.acts import Act
from service.http.errors import kinds, refusals
from service.http.errors.kinds import Kind
from service.http.openapi.event_unions import BASES
from service.http.openapi.played_game import Examples
from service.http.openapi.smorest import Operation, Resource
from service.json_types import JsonObject


class Declared:
    """All of it. kinds: every problem by its code; faults: codes of what is wrong with an act, where that costs."""

    def __init__(self, app: Flask) -> None:
        self.resources = [found for found in app.blueprints.values() if isinstance(found, Resource)]
        refused = {code: kind for each in self.resources for code, kind in each.refusals.items()}
        own = {code: kind for each in self.resources for code, kind in each.kinds.items()}
        self.kinds: dict[str, Kind] = {**kinds.OF_ALL, **own, **refusals.OF_ALL, **refused}
        # Acts that have refusals of their own are never a bévue: they are refused, and cost nothing.
        self.faults = tuple(code for code in self.codes if code not in refused)
        self.operations: dict[str, Operation] = {
            id_: operation for each in self.resources for id_, operation in each.operations.items()
        }

    @property
    def acts(self) -> dict[type[Act], list[str]]:
        """By type of act: the operations by which players do it."""
        found: dict[type[Act], list[str]] = {}
        for id_, operation in self.operations.items():
            for act in operation.acts:
                found.setdefault(act, []).append(id_)
        return found

    def problems_of(self, id_: str) -> tuple[str, ...]:
        """What an operation can be refused with: also by games whose family does not know its acts."""
        operation = self.operations[id_]
        known = (set(operation.acts) & set(family.act_types) for family in families.FAMILIES.values())
        foreign = bool(operation.acts) and not all(known)
        return (*operation.problems, *(("wrong_moment",) if foreign else ()))

    @property
    def codes(self) -> tuple[str, ...]:
        """Every code of a problem, in the order of the alphabet."""
        return tuple(sorted(self.kinds))

    def tags(self) -> list[dict[str, str]]:
        """What each resource says of itself, in the order in which they are registered."""
        found: list[dict[str, str]] = []
        for each in self.resources:
            found.append({"name": each.name, "description": each.description})
            if each.sends is not None:
                found.append({"name": each.sends.tag, "description": each.sends.summary})
        return found

    def parameters(self) -> dict[str, JsonObject]:
        """By name: what there is to say of a parameter in a path."""
        return {name: told for each in self.resources for name, told in each.parameters.items()}

    def structs(self) -> tuple[type[msgspec.Struct], ...]:
        """What goes out, each once. Events are told by themselves."""
        answered = (
            struct
            for each in self.resources
            for operation in each.operations.values()
            for shape in operation.answers.values()
            for struct in shape.contents.values()
            if struct is not None and struct not in BASES
        )
        named = (struct for each in self.resources for struct in each.structs)
        return tuple(dict.fromkeys([*answered, *named]))

    def bodies(self) -> dict[str, type[Schema]]:
        """The schemas of bodies, and those inside them, by name."""
        return dict(_named(body for each in self.resources for body in each.bodies))

    def examples(self) -> Examples:
        """What the resources show."""
        made = Examples()
        for each in self.resources:
            if each.examples is not None:
                each.examples(made)
        return made

    def sent(self, shown: Examples) -> JsonObject:
        """The requests that the service makes by itself."""
        found: JsonObject = {}
        for each in self.resources:
            if each.sends is not None:
                found |= each.sends.requests(shown)
        return found


def _named(schemas: Iterable[type[Schema]]) -> Iterator[tuple[str, type[Schema]]]:
    for schema in schemas:
        yield schema.__name__, schema
        yield from _named(_inside(schema().fields.values()))


def _inside(found: Iterable[fields.Field[Any]]) -> Iterator[type[Schema]]:
    for field in found:
        if isinstance(field, fields.Nested):
            yield type(field.schema)
        elif isinstance(field, fields.List):
            yield from _inside([field.inner])
        elif isinstance(field, fields.Dict) and field.value_field is not None:
            yield from _inside([field.value_field])
