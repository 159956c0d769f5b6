"""Events, and lines of files, of which there are many types: one schema stands for all of them, told apart by a tag."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from service.director.events import TOURNAMENT_EVENTS, TournamentEvent
from service.engine import EVENT_TYPES, Event, event_name
from service.http.export.lines import LINES, ExportLine
from service.json_types import JsonObject
from service.players.events import PLAYER_EVENTS, PlayerEvent

_TEMPLATE = "#/components/schemas/{name}"


class EventFamily(NamedTuple):
    """Events of one order, or lines of one file. base: what all of them are; kinds: their types; text: what the schema
    says of itself; tag: the field that tells them apart; live: whether streams of them are resumed by an event's id."""

    base: type[msgspec.Struct]
    kinds: tuple[type[msgspec.Struct], ...]
    text: str
    tag: str = "type"
    live: bool = True


FAMILIES = (
    EventFamily(
        Event, tuple(EVENT_TYPES), "Something that happened, in a game's order (`seq`: 1, 2, 3 …). `type` says what."
    ),
    EventFamily(
        TournamentEvent,
        TOURNAMENT_EVENTS,
        "Something that happened, in a tournament's order (`seq`: 1, 2, 3 …). `type` says what.",
    ),
    EventFamily(
        ExportLine,
        LINES,
        "A line of a tournament's export (`line`: 1, 2, 3 …). `kind` says what it tells.",
        tag="kind",
        live=False,
    ),
    EventFamily(
        PlayerEvent,
        PLAYER_EVENTS,
        "Something that happened to a player, in their order (`seq`: 1, 2, 3 …). `type` says what.",
    ),
)
BASES = frozenset(family.base for family in FAMILIES)
"""What stands for all events of an order."""

LIVE = frozenset(family.base for family in FAMILIES if family.live)
"""Those of them that are streamed as they happen."""


def name_of(kind: type[msgspec.Struct]) -> str:
    """What a struct is called in the document: an event's name says that it is one."""
    if issubclass(kind, Event) and kind in EVENT_TYPES:
        return f"{event_name(kind)}Event"
    return f"{kind.__name__}Event" if kind in (*TOURNAMENT_EVENTS, *PLAYER_EVENTS) else kind.__name__


def schemas(known: frozenset[str]) -> JsonObject:
    """The schema of each order of which the document has events. known: the schemas that there are, by name."""
    return {
        family.base.__name__: _union(family)
        for family in FAMILIES
        if all(name_of(kind) in known for kind in family.kinds)
    }


def _union(family: EventFamily) -> JsonObject:
    return {
        "title": family.base.__name__,
        "description": family.text,
        "oneOf": [{"$ref": _TEMPLATE.format(name=name_of(kind))} for kind in family.kinds],
        "discriminator": {
            "propertyName": family.tag,
            "mapping": {_tag(kind): _TEMPLATE.format(name=name_of(kind)) for kind in family.kinds},
        },
    }


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)
