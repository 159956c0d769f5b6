"""Every type of event that a game of this service can have, whichever kind of game it is of."""

from __future__ import annotations

from typing import Any, Union

from service.engine import families
from service.engine.core.events import EVENT_TYPES as CORE_EVENT_TYPES
from service.engine.core.events import Event


def _event_types() -> tuple[type[Event], ...]:
    found: dict[Any, type[Event]] = {}
    for family in families.FAMILIES.values():
        for kind in family.all_event_types:
            tag = kind.__struct_config__.tag
            # A game's own form of an event that all games have says more than the common one.
            if tag not in found or found[tag] in CORE_EVENT_TYPES:
                found[tag] = kind
    return tuple(found.values())


EVENT_TYPES = _event_types()
"""One type for each tag."""

EVENT_FORMS = tuple(
    (kind, next(first for first in EVENT_TYPES if first.__struct_config__.tag == kind.__struct_config__.tag))
    for family in families.FAMILIES.values()
    for kind in family.all_event_types
    if kind not in EVENT_TYPES and kind not in CORE_EVENT_TYPES
)
"""What some kinds of game tell more of in an event that another kind has a form of too, with that form."""

EventUnion: Any = Union[EVENT_TYPES]  # noqa: UP007  (a union of a tuple has no other spelling)
"""Any event, for decoding: the `type` of each tells which it is."""

_NAMES = {kind.__struct_config__.tag: kind.__name__ for kind in CORE_EVENT_TYPES}


def event_name(kind: type[Event]) -> str:
    """What an event is called, whichever kind of game has a form of its own of it."""
    return _NAMES.get(kind.__struct_config__.tag, kind.__name__)
