"""What the document says is said to clients: plain English, about the API and about nothing behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from service import engine
from service.http.openapi import document
from tests.http.table import HandClock, application

FORBIDDEN = {
    "of one sex": r"\b(he|him|his|himself|she|her|hers)\b",
    "no plain English": r"\b(whoever|whomever|nobody|somebody|someone)\b",
    "a relative clause without its noun": r"\b(for|to|of|by|than|from|is) who\b",
    "Python": r"(?<!-)\b(Raises?|None|dict|str|msgspec|marshmallow|Python|kwargs|UNSET|mapping)\b",
    "the engine": r"\b(OutOfBounds|Refusal|frame|verify_<|say_<|constraints_<|hook|the engine|struct)\b",
    "the name of a class": r"\b[A-Z][a-z]+[A-Z]\w*",
    "nothing": r"^Done\b|^\s*$|TODO",
}
PROPER = ("EventSource", "OpenMetrics", "RateLimit", "TypeScript", "Python")
"""Names that are written like classes."""


@pytest.fixture(scope="module")
def spec() -> dict[str, Any]:
    return document.build(application(HandClock(1_800_000_000_000)))


def texts(node: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Every description and summary, with the way to it."""
    if isinstance(node, dict):
        for key, inner in node.items():
            if key in ("description", "summary") and isinstance(inner, str):
                yield "/".join((*path, key)), inner
            elif key not in ("example", "examples"):
                yield from texts(inner, (*path, key))
    for at, inner in enumerate(node if isinstance(node, list) else []):
        yield from texts(inner, (*path, str(at)))


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_description_speaks_of(what: str, spec: dict[str, Any]) -> None:
    found = {}
    for where, text in texts(spec):
        plain = re.sub(r"`[^`]*`", "", text)
        for name in PROPER:
            plain = plain.replace(name, "")
        if hit := re.search(FORBIDDEN[what], plain):
            found[where] = f"«{hit.group()}» in: {text}"
    assert found == {}


def test_options_are_described_in_plain_english_too() -> None:
    for book in engine.rulesets():
        for option in book.options:
            for what in ("of one sex", "no plain English", "Python"):
                assert not re.search(FORBIDDEN[what], option.en), f"{option.name}: {option.en}"


def test_every_schema_every_parameter_and_nearly_every_field_is_described(spec: dict[str, Any]) -> None:
    plain = {
        "id", "type", "kind", "name", "code", "fr", "en", "events", "title", "source", "url", "status", "seat",
        "holding",
    }  # fmt: skip
    for name, schema in spec["components"]["schemas"].items():
        assert schema["description"], name
        for field, inner in schema.get("properties", {}).items():
            told = inner.get("description") or "$ref" in inner or inner.get("type") in ("array", "object")
            assert told or field in plain, f"{name}.{field}"
    for item in spec["paths"].values():
        for operation in item.values():
            for parameter in operation if isinstance(operation, list) else operation["parameters"]:
                assert parameter["description"], parameter["name"]


def test_what_a_struct_says_of_a_field_is_said_at_that_field(spec: dict[str, Any]) -> None:
    schemas = spec["components"]["schemas"]
    assert schemas["Expected"]["description"].startswith("What one player may do now")
    assert "seq" not in schemas["Expected"]["description"]
    assert schemas["Expected"]["properties"]["seq"]["description"].startswith("The last event that this follows from")
    assert schemas["Game"]["properties"]["created_at"]["description"] == "In ms since the epoch."
    assert schemas["PointsMovedEvent"]["properties"]["seq"]["description"].startswith("The place in the game's order")
