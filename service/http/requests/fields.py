"""Marshmallow fields that take a value for what it is: no «true» for true, no "7" for 7."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, ClassVar, cast

from marshmallow import Schema, ValidationError, fields, validate

from service.access.visible_text import BLANK, IGNORED, SPACE, shows
from service.json_types import JsonMapping, JsonObject
from service.players.ids import PATTERN

SLUG = re.compile(r"^[a-z][a-z0-9_]{0,63}$")
RULESET = re.compile(r"^[a-z][a-z0-9_-]{0,63}$")
# Spelled out rather than \s: what counts as a blank differs between the languages that read the document.
# Control characters of all kinds are out: those that steer a terminal, those that turn the direction of writing and
# would rewrite what stands beside, and those without a width, with which two names look the same. The two joiners
# (U+200C, U+200D) stay: Persian and emoji are written with them.
_CONTROL = r"\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff"
TEXT = re.compile(rf"^[^{_CONTROL}]*$")
_ANY, _EDGE, _SEEN = (f"[^{rest}{_CONTROL}]" for rest in ("", SPACE, f"{SPACE}{IGNORED}{BLANK}"))
# As far as a pattern can say it in every language: beyond U+FFFF it is the server alone that looks.
SHOWN_TEXT = re.compile(f"^({_ANY}*{_SEEN}{_ANY}*)?$")
NAME = re.compile(f"^({_EDGE}{_ANY}*)?{_SEEN}({_ANY}*{_EDGE})?$")
LONGEST_NAME = 40
LONGEST_OBJECT = 1_000
# What fits into every JSON reader's integers with room to spare.
LARGEST = 1_000_000_000
LARGEST_OF_32_BITS = 2**31 - 1


class Body(Schema):
    """An object of a request's body. EXAMPLE: one, as JSON, for clients that send something else in its place.

    LEAST, MOST: how many fields there are at least and at most, whichever these are; 0: the document does not say it.
    """

    EXAMPLE: ClassVar[str] = "{}"
    LEAST: ClassVar[int] = 0
    MOST: ClassVar[int] = 0

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.error_messages = {"type": f"Send a JSON object, for instance {cls.EXAMPLE}."}


def list_of(inner: type[Schema] | fields.Field[Any], example: str, **kwargs: Any) -> fields.List[Any]:
    """A list; `example` (JSON) is told where something else comes."""
    of = inner if isinstance(inner, fields.Field) else fields.Nested(inner)
    return fields.List(of, error_messages=instead(f"Send a list, for instance {example}."), **kwargs)


def instead(sentence: str) -> JsonObject:
    """What a field says where it gets something of another type; marshmallow would fill in what stands in braces."""
    return {"invalid": sentence.replace("{", "{{").replace("}", "}}")}


class FullMatch(validate.Regexp):
    """The whole text must match; to Python alone, `$` also means «before a line feed at the end»."""

    def __call__(self, value: Any) -> Any:
        """See marshmallow."""
        if re.fullmatch(cast(re.Pattern[str], self.regex), value) is None:
            raise ValidationError(self._format_error(value))
        return value


class Shown(FullMatch):
    """The whole text must match, and show something unless it is empty. Texts longer than `longest` are not looked at:
    that is told by their length, and could take long."""

    def __init__(self, regex: re.Pattern[str], longest: int, *, error: str) -> None:
        super().__init__(regex, error=error)
        self._longest = longest

    def __call__(self, value: Any) -> Any:
        """See marshmallow."""
        if len(value) <= self._longest:
            super().__call__(value)
            if value and not shows(value):
                raise ValidationError(self._format_error(value))
        return value


class Name(fields.String):
    """A name in Unicode's form NFC, so that two names which look the same to their writers are the same."""

    def _deserialize(self, value: Any, attr: str | None, data: JsonMapping | None, **kwargs: Any) -> str:
        written: str = super()._deserialize(value, attr, data, **kwargs)
        return unicodedata.normalize("NFC", written) if len(written) <= 2 * LONGEST_NAME else written


class Flag(fields.Boolean):
    """true or false, nothing that looks like it. `text` lets it come as a word (in a query string)."""

    def __init__(self, *, text: bool = False, **kwargs: Any) -> None:
        self._text = text
        super().__init__(**kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: JsonMapping | None, **kwargs: Any) -> bool:
        if self._text and value in ("true", "false"):
            return bool(value == "true")
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

    def _deserialize(self, value: Any, attr: str | None, data: JsonMapping | None, **kwargs: Any) -> int:
        if self._text and isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,16}", value):
            return int(value)
        if not _is_whole(value):
            raise ValidationError("Send a whole number.")
        return int(value)


def _is_whole(value: Any) -> bool:
    """As JSON Schema means it: 1.0 is a whole number, too."""
    return isinstance(value, int | float) and not isinstance(value, bool) and bool(value == value // 1)


class Choice(fields.Field[Any]):
    """One of these words and numbers; marshmallow's own fields are of one type each."""

    def __init__(self, choices: Sequence[str | int], **kwargs: Any) -> None:
        super().__init__(validate=validate.OneOf(choices, error="Send one of: {choices}."), **kwargs)
        self._kinds = {type(choice) for choice in choices}

    def _deserialize(self, value: Any, attr: str | None, data: JsonMapping | None, **kwargs: Any) -> Any:
        # True and 1.0 are equal to 1, and no numbers that were listed.
        return value if type(value) in self._kinds else str(value)


class NumberOrName(fields.Field[Any]):
    """A whole number, or an id: lower-case letters, digits and underscores."""

    def __init__(self, **kwargs: Any) -> None:
        number = {"type": "integer", "format": "int64", "minimum": -LARGEST, "maximum": LARGEST}
        kinds = {"anyOf": [number, {"type": "string", "pattern": SLUG.pattern}]}
        super().__init__(**{**kwargs, "metadata": {**kinds, **kwargs.get("metadata", {})}})

    def _deserialize(self, value: Any, attr: str | None, data: JsonMapping | None, **kwargs: Any) -> int | str:
        if isinstance(value, str) and SLUG.fullmatch(value):
            return value
        if not _is_whole(value) or abs(value) > LARGEST:
            raise ValidationError("Send a whole number, or an id: lower-case letters, digits and underscores.")
        return int(value)


class Points(fields.Field[Any]):
    """Points, below zero too: a whole number, or sixths as text («1/6», «-7/3»)."""

    PATTERN: ClassVar[str] = r"^-?[0-9]{1,9}/[1236]$"

    def __init__(self, **kwargs: Any) -> None:
        number = {"type": "integer", "format": "int64", "minimum": -LARGEST, "maximum": LARGEST}
        kinds = {"anyOf": [number, {"type": "string", "pattern": self.PATTERN}]}
        super().__init__(**{**kwargs, "metadata": {**kinds, **kwargs.get("metadata", {})}})

    def _deserialize(self, value: Any, attr: str | None, data: JsonMapping | None, **kwargs: Any) -> int | str:
        if isinstance(value, str) and re.fullmatch(self.PATTERN, value):
            return value
        if not _is_whole(value) or abs(value) > LARGEST:
            raise ValidationError("Send a whole number, or sixths as text, for instance 7/6.")
        return int(value)


class NameOrObject(fields.Field[Any]):
    """An id, or an object that says more, whose fields the game knows."""

    MOST: ClassVar[int] = 16

    def __init__(self, **kwargs: Any) -> None:
        kinds = {"anyOf": [{"type": "string", "pattern": SLUG.pattern}, {"type": "object", "maxProperties": self.MOST}]}
        super().__init__(**{**kwargs, "metadata": {**kinds, **kwargs.get("metadata", {})}})

    def _deserialize(self, value: Any, attr: str | None, data: JsonMapping | None, **kwargs: Any) -> Any:
        if isinstance(value, str) and SLUG.fullmatch(value):
            return value
        if not isinstance(value, dict) or len(value) > self.MOST or len(repr(value)) > LONGEST_OBJECT:
            raise ValidationError("Send an id, or an object that says more.")
        return value


def slug(**kwargs: Any) -> fields.String:
    """An id: lower-case letters, digits and underscores."""
    error = "Send an id: lower-case letters, digits and underscores, at most 64."
    return fields.String(validate=FullMatch(SLUG, error=error), **kwargs)


def ruleset(**kwargs: Any) -> fields.String:
    """The id of a rulebook."""
    return fields.String(
        validate=FullMatch(RULESET, error="Send the id of a rulebook that GET /v1/rulesets lists."), **kwargs
    )


def name(**kwargs: Any) -> fields.String:
    """A name as people write it: 1 to 40 characters that show something, no control characters, no blanks around."""
    error = "Send a name that shows at least one character, without control characters and without blanks around it."
    return Name(
        validate=[validate.Length(min=1, max=LONGEST_NAME), Shown(NAME, LONGEST_NAME, error=error)],
        **kwargs,
    )


def text(longest: int, *, shortest: int = 0, shown: bool = True, **kwargs: Any) -> fields.String:
    """What people say in their own words: no control characters. shown: to be read, so that it must show something."""
    plain = FullMatch(TEXT, error="Send text without control characters.")
    seen = Shown(SHOWN_TEXT, longest, error="Send text that shows something, without control characters.")
    return fields.String(
        validate=[validate.Length(min=shortest or None, max=longest), seen if shown else plain],
        **kwargs,
    )


def player_id(said: str) -> fields.String:
    """The id of a player who is kept beyond games."""
    error = "Send the id of a player, as it was told when the player was made."
    return fields.String(validate=FullMatch(re.compile(f"^{PATTERN}$"), error=error), metadata=described(said))


def one_of(*choices: str, **kwargs: Any) -> fields.String:
    """One of these words."""
    return fields.String(validate=validate.OneOf(choices, error="Send one of: {choices}."), **kwargs)


def described(text: str, **more: Any) -> JsonObject:
    """The metadata that puts a description (and more) into the document."""
    return {"description": text, **more}
