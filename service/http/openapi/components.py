"""The document's schemas, made from the very structs that go over the wire, so that the two cannot drift
apart."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec
from marshmallow import Schema

from service.engine import EVENT_FORMS, EVENT_TYPES
from service.engine.core.events import Timing
from service.http.errors.problems import ProblemDetails
from service.http.openapi import event_unions, extensible_enums, field_descriptions, one_schema
from service.http.requests.fields import LONGEST_NAME, NAME, SLUG
from service.http.requests.games import LONGEST_METADATA, METADATA_KEY
from service.http.responses import games
from service.json_types import JsonObject

# By what a mapping in a body is keyed: teams have names of their own.
_KEYS = {
    "metadata": {"pattern": METADATA_KEY.pattern, "minLength": 1, "maxLength": LONGEST_METADATA},
    **{name: {"pattern": SLUG.pattern} for name in ("rules", "bots", "deal", "roles")},
    "teams": {"pattern": NAME.pattern, "maxLength": LONGEST_NAME},
}
_TEMPLATE = "#/components/schemas/{name}"
ALWAYS: tuple[type[msgspec.Struct], ...] = (
    ProblemDetails, *games.GAMES, *EVENT_TYPES, *(form for form, _ in EVENT_FORMS), *one_schema.CHOICES, Timing,
)  # fmt: skip
"""What clients meet whichever resources there are."""

SMALL: dict[str, tuple[int, int]] = {
    **dict.fromkeys(("faces", "kept", "table", "hidden_dice", "dice"), (0, 6)),
    **dict.fromkeys(("seat", "max_players", "rank"), (0, 64)),
    "cocked_dice": (0, 1000),
    "face": (1, 6),
    "keep_at_most": (0, 2),
    "keep_from": (1, 6),
    "status": (100, 599),
}
"""Whole numbers of answers that fit into 32 bits, by the field that they are in, with their bounds. Generators
take every other one for 32 bits too, and overflow, unless it says that it has 64."""


COMMON = {
    "player": "The player's id at this table.",
    "annonce": "The annonce's id.",
    "challenge": "The duel's id in this game.",
    "combination": "The combination's id.",
    "faces": "The faces of the dice.",
    "score": "In points.",
    "rank": "The rank of cards.",
    "size": "How many cards they are.",
    "place": "1 is the best.",
    "left": "How many cards the player still has.",
    "ruleset": "The id of the rulebook.",
    "visibility": "`public`: listed, and anybody may watch; `private`: for its seats only.",
    "watching": "Who may watch: `public`: anybody; `invited`: guests of the host; `nobody`: seats only.",
    "ticket": "It stands for your token or key.",
    "window": "The window's id in this game.",
    "mode": (
        "`race`: the first one counts; `last`: the last one loses; `bets` and `offer`: everybody has a say until the "
        "deadline; `until` and `open`: until another event closes it; `dice` and `roll`: a player must throw."
    ),
    "test_dice": "Whether its maker gave its dice; no result of such a game means anything.",
}
"""What these fields are wherever nothing else is said of them."""


def said_of(struct: type[msgspec.Struct]) -> str:
    """What an answer of this struct is, in a sentence or more."""
    return field_descriptions.summary(field_descriptions.structs([struct, *games.GAMES])[title_of(struct)])


def title_of(struct: type[msgspec.Struct]) -> str:
    """The schema of an answer of this struct."""
    return one_schema.STANDS_FOR.get(struct.__name__, struct.__name__)


def schemas(structs: Sequence[type[msgspec.Struct]], listed: Mapping[str, Sequence[str]]) -> JsonObject:
    """Component schemas by name. `Event` and its like are unions of all event types, told apart by `type`.

    structs: what goes out beside what always does. listed: by `Schema.field`, the values that it has today.
    """
    shown = tuple(dict.fromkeys([*structs, *ALWAYS]))
    kinds = field_descriptions.structs(shown)
    unsettable = {name: _unsettable(kind) for name, kind in kinds.items()}
    _, found = msgspec.json.schema_components(shown, ref_template=_TEMPLATE)
    named = {name: event_unions.name_of(kind) for name, kind in kinds.items()}
    renamed = {**named, **one_schema.INTO, **one_schema.STANDS_FOR}
    made: JsonObject = {}
    # Those that others go into come first.
    for name in sorted(found.keys() - one_schema.STANDS_FOR.keys(), key=lambda name: (name in one_schema.INTO, name)):
        schema, title = _tidy(found[name], renamed, unsettable), renamed.get(name, name)
        if name in one_schema.INTO:
            one_schema.merge(made[title], schema)
        else:
            made[title] = schema
    for name, kind in kinds.items():
        if name in one_schema.STANDS_FOR:
            continue
        schema = made[renamed.get(name, name)]
        if name not in one_schema.INTO:
            schema["description"] = field_descriptions.summary(kind)
        told = field_descriptions.fields(kind)
        for field, inner in schema.get("properties", {}).items():
            if text := told.get(field) or COMMON.get(field):
                inner.setdefault("description", text)
        extensible_enums.keep_open(renamed.get(name, name), schema, listed, kind.__struct_config__.tag_field or "type")
    made |= event_unions.schemas(frozenset(made))
    return dict(sorted(made.items()))


def bodies(found: JsonObject, declared: Mapping[str, type[Schema]]) -> JsonObject:
    """The schemas of request bodies, as smorest found them, without those of its own that no resource declares."""
    return {
        name: {
            "description": inspect.cleandoc(declared[name].__doc__ or ""),
            **_sized(schema),
            **_counted(declared[name]),
        }
        for name, schema in sorted(found.items())
        if name in declared
    }


def _counted(body: type[Schema]) -> dict[str, int]:
    """How many fields there have to be and may be, where it is not told by their names."""
    told = {"minProperties": getattr(body, "LEAST", 0), "maxProperties": getattr(body, "MOST", 0)}
    return {word: number for word, number in told.items() if number}


def _sized(schema: JsonObject) -> JsonObject:
    """Marshmallow knows one word for the length of everything; a mapping's is counted in properties."""
    for name, inner in schema.get("properties", {}).items():
        if len(kinds := {type(choice) for choice in inner.get("enum", ())}) > 1:
            _parted(inner, kinds)
        if "maxLength" in inner and "additionalProperties" in inner:
            inner["maxProperties"] = inner.pop("maxLength")
            inner["propertyNames"] = _KEYS[name]
    return schema


def _parted(schema: JsonObject, kinds: set[type]) -> None:
    """Words and numbers to choose from as two schemas: generators know no enum of both."""
    choices = schema.pop("enum")
    names = {str: "string", int: "integer"}
    for kind in sorted(kinds, key=names.__getitem__):
        own: list[Any] = [choice for choice in choices if type(choice) is kind]
        bounds = {"minimum": min(own), "maximum": max(own)} if kind is int else {}
        schema.setdefault("anyOf", []).append({"type": names[kind], "enum": own, **bounds})


def _unsettable(kind: type[msgspec.Struct]) -> set[str]:
    """The fields that the encoder leaves out where there is nothing to tell."""
    return {f.encode_name for f in msgspec.structs.fields(kind) if msgspec.UnsetType in get_args(f.type)}


def _tag(kind: type[msgspec.Struct]) -> str:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str), "every event type has a tag"
    return tag


def _tidy(node: Any, renamed: dict[str, str], unset: Mapping[str, set[str]]) -> Any:
    """As OpenAPI's readers like it: every field of an answer is always there but those that may be unset, one-word
    enums are constants."""
    if isinstance(node, list):
        return [_tidy(inner, renamed, unset) for inner in node]
    if not isinstance(node, dict):
        return node
    tidy = {key: _tidy(inner, renamed, unset) for key, inner in node.items()}
    if tidy.get("type") == "integer":
        tidy["format"] = "int64"
    if tidy.get("type") == "number":
        tidy["format"] = "double"
    if isinstance(ref := tidy.get("$ref"), str):
        stem, _, name = ref.rpartition("/")
        tidy["$ref"] = f"{stem}/{renamed.get(name, name)}"
        return tidy
    properties = tidy.get("properties")
    if tidy.get("type") == "object" and isinstance(properties, dict):
        # The encoder leaves no field out, whether it has a default or not.
        left_out = unset.get(str(tidy.get("title")), ())
        tidy["required"] = [name for name in properties if name not in left_out]
        for inner in properties.values():
            inner.pop("default", None)
        for name in SMALL.keys() & properties.keys():
            _narrow(properties[name], *SMALL[name])
    if isinstance(tidy.get("enum"), list) and len(tidy["enum"]) == 1:
        tidy["const"] = tidy.pop("enum")[0]
        tidy["type"] = "string"
    if isinstance(title := tidy.get("title"), str):
        tidy["title"] = renamed.get(title, title)
    return tidy


def _narrow(node: Any, least: int, most: int) -> None:
    """Put bounds on every whole number in a field."""
    for inner in [node, *node.get("anyOf", ()), node.get("items")]:
        if isinstance(inner, dict) and inner.get("type") == "integer":
            del inner["format"]
            inner.update(minimum=least, maximum=most)
