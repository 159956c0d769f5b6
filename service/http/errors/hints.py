"""What to send instead: a field that is meant by a name that there is not, and an example of what is read here."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from typing import Any

from marshmallow import Schema, fields, validate

ALIKE = 0.7
"""How alike (0 to 1) two names must be for one to be meant by the other."""

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def unknown(schema: Schema, path: str) -> str:
    """What to say of a field that the schema does not have. path: as it was sent, dotted inside objects."""
    *outer, name = path.split(".")
    here: Schema | None = schema
    for step in outer:
        here = here if here is None or step.isdigit() else _inner(here.fields.get(step))
    if here is None:
        return "There is no such field; leave it out."
    if not here.fields:
        return "There is no such field: nothing is read here but an empty object."
    meant = _meant(here, _HUMP.sub("_", name).replace("-", "_").lower())
    instead = f": did you mean {meant}?" if meant else "."
    return f"There is no such field{instead} The fields are: {', '.join(sorted(here.fields))}."


def _meant(schema: Schema, name: str) -> str:
    """The field that was meant, as it is to be sent; empty where none comes to mind."""
    for known, field in schema.fields.items():
        if name in _choices(field):
            return f'"{known}": "{name}"'
    known_here = {known: f"`{known}`" for known in schema.fields}
    inside = {known: f"`{path}`" for path, known in _nested(schema)}
    for names in (known_here, inside):
        if name in names:
            return names[name]
    for names in (known_here, inside):
        alike = difflib.get_close_matches(name, names, n=1, cutoff=ALIKE)
        if alike:
            return names[alike[0]]
    return ""


def _nested(schema: Schema) -> Iterator[tuple[str, str]]:
    for known, field in schema.fields.items():
        inner = _inner(field)
        if inner is not None and not isinstance(field, fields.List):
            yield from ((f"{known}.{name}", name) for name in inner.fields)


def _inner(field: fields.Field[Any] | None) -> Schema | None:
    if isinstance(field, fields.List):
        field = field.inner
    return field.schema if isinstance(field, fields.Nested) else None


def _choices(field: fields.Field[Any]) -> tuple[str, ...]:
    found = [rule for rule in field.validators if isinstance(rule, validate.OneOf)]
    return tuple(str(choice) for rule in found for choice in rule.choices)
