"""Reads bodies that are plainly right with msgspec, as the Marshmallow schema that documents them describes them.

The schema stays the one definition: what this reads, it would read the same; whatever else comes is for the schema,
which knows what is wrong with it and says so field by field.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Required, TypedDict, Union, cast

import marshmallow
import msgspec
from marshmallow import fields, validate

from service.http.requests.fields import LARGEST, SLUG, Body, FullMatch, NumberOrName, Whole
from service.json_types import JsonObject

# Types are values here, which type checkers do not know how to read.
_made: Any = TypedDict
_annotated: Any = Annotated
_required: Any = Required
_list: Any = list
_union: Any = Union

Read = Callable[[bytes], JsonObject | None]
"""A body (JSON), or None where the schema has to look at it."""


def reader_of(schema: type[Body]) -> Read:
    """What reads the plain bodies of this schema: objects whose fields are ids, whole numbers and lists of these."""
    wanted: JsonObject = {}
    for name, field in schema().fields.items():
        if (found := _type_of(field)) is not None:
            wanted[name] = _required[found] if field.required else found
    decode = msgspec.json.Decoder(_made(schema.__name__, wanted, total=False)).decode

    def read(raw: bytes) -> JsonObject | None:
        try:
            found: JsonObject = decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None
        # With as many colons as fields none of them is unknown, and none is there twice.
        return found if raw.count(b":") == len(found) else None

    return read


def _type_of(field: fields.Field[Any]) -> Any:
    """What msgspec is to take for this field; None where only the schema can tell."""
    if field.allow_none or field.load_default is not marshmallow.missing:
        return None
    if isinstance(field, NumberOrName):
        bounds_of_all = msgspec.Meta(ge=-LARGEST, le=LARGEST)
        return _union[_annotated[int, bounds_of_all], _annotated[str, msgspec.Meta(pattern=_whole(SLUG.pattern))]]
    if len(field.validators) != 1:
        return None
    match field, field.validators[0]:
        case Whole(), validate.Range() as bounds:
            return _annotated[int, msgspec.Meta(ge=bounds.min, le=bounds.max)]
        case fields.String(), FullMatch() as check if type(field) is fields.String and type(check) is FullMatch:
            pattern = cast(re.Pattern[str], check.regex).pattern
            return _annotated[str, msgspec.Meta(pattern=_whole(pattern))]
        case fields.List(), validate.Length() as length if (inner := _type_of(field.inner)) is not None:
            return _annotated[_list[inner], msgspec.Meta(min_length=length.min, max_length=length.max)]
    return None


def _whole(pattern: str) -> str:
    """A pattern of all of a text: msgspec searches, and to it `$` also means «before a line feed at the end»."""
    return rf"^(?:{pattern})\Z"
