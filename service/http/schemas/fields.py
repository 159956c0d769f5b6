"""Marshmallow fields that take a value for what it is: no «true» for true, no "7" for 7."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from marshmallow import ValidationError, fields, validate

SLUG = re.compile(r"^[a-z][a-z0-9_]{0,63}$")
# Spelled out rather than \s: what counts as a blank differs between the languages that read the document.
# Control characters of all kinds are out: those that steer a terminal, those that turn the direction of writing and
# would rewrite what stands beside, and those without a width, with which two names look the same. The two joiners
# (U+200C, U+200D) stay: Persian and emoji are written with them.
_CONTROL = r"\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff"
TEXT = re.compile(rf"^[^{_CONTROL}]*$")
NAME = re.compile(rf"^[^ {_CONTROL}]([^{_CONTROL}]*[^ {_CONTROL}])?$")
LONGEST_NAME = 40
# What fits into every JSON reader's integers with room to spare.
LARGEST = 1_000_000_000
LARGEST_OF_32_BITS = 2**31 - 1


class FullMatch(validate.Regexp):
    """The whole text must match; to Python alone, `$` also means «before a line feed at the end»."""

    def __call__(self, value: Any) -> Any:
        """See marshmallow."""
        if re.fullmatch(cast(re.Pattern[str], self.regex), value) is None:
            raise ValidationError(self._format_error(value))
        return value


class Flag(fields.Boolean):
    """true or false, nothing that looks like it."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> bool:
        if not isinstance(value, bool):
            raise ValidationError("Send true or false.")
        return value


class Whole(fields.Integer):
    """A whole number from `low` to `high`, both included. `text` lets it come as digits (in a query
    string)."""

    def __init__(self, low: int = -LARGEST, high: int = LARGEST, *, text: bool = False, **kwargs: Any) -> None:
        self._text = text
        if max(-low - 1, high) > LARGEST_OF_32_BITS:
            kwargs["metadata"] = {"format": "int64", **kwargs.get("metadata", {})}
        super().__init__(validate=validate.Range(min=low, max=high), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> int:
        if self._text and isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,12}", value):
            return int(value)
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
            raise ValidationError("Send a whole number.")
        return int(value)


def slug(**kwargs: Any) -> fields.String:
    """An id: lower-case letters, digits and underscores."""
    error = "Send an id: lower-case letters, digits and underscores, at most 64."
    return fields.String(validate=FullMatch(SLUG, error=error), **kwargs)


def name(**kwargs: Any) -> fields.String:
    """A name as people write it: 1 to 40 characters, none of them a control character, no blanks around."""
    return fields.String(
        validate=[
            validate.Length(min=1, max=LONGEST_NAME),
            FullMatch(NAME, error="Send a name without control characters and without blanks around it."),
        ],
        **kwargs,
    )


def text(longest: int, *, shortest: int = 0, **kwargs: Any) -> fields.String:
    """What somebody says in his own words: no control characters."""
    return fields.String(
        validate=[
            validate.Length(min=shortest or None, max=longest),
            FullMatch(TEXT, error="Send text without control characters."),
        ],
        **kwargs,
    )


def one_of(*choices: str, **kwargs: Any) -> fields.String:
    """One of these words."""
    return fields.String(validate=validate.OneOf(choices, error="Send one of: {choices}."), **kwargs)


def described(text: str, **more: Any) -> dict[str, Any]:
    """The metadata that puts a description (and more) into the document."""
    return {"description": text, **more}
