"""Brings a state that an older release has stored forward to the present schema, one step a schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated

import msgspec

from service.engine.core.stored.plain import JsonObject

Stored = JsonObject
"""A state as its JSON has it."""

Step = Callable[[Stored], None]

Steps = Mapping[int, Step]
"""By the schema to which each leads."""

_Schema = Annotated[int, msgspec.Meta(ge=1)]


class NewerState(ValueError):
    """A newer release has stored this state; its argument is what this release does not know: a schema, an edition."""


def _newcomers_have_a_plain_name(stored: Stored) -> None:
    stored["waiting_players"] = stored.pop("door", [])


def _what_was_agreed_on_is_whole(stored: Stored) -> None:
    """Options and rules that are stored whole are read as they are: only older releases cannot read them shorter."""


def _logs_and_answers_may_be_packed(stored: Stored) -> None:
    """The state is as it was: only older releases cannot read the log and the answers that are kept beside it now."""


def _windows_over_held_acts_are_a_kind_of_their_own(stored: Stored) -> None:
    """Whose name and mode go without saying."""
    for record in stored.get("records", []):
        frame = record["frame"]
        if frame["kind"] == "Window" and frame["name"] == "held_act":
            frame["kind"] = "HeldWindow"
            for usual in ("name", "mode", "holds"):
                del frame[usual]


STEPS: tuple[Step, ...] = (
    _newcomers_have_a_plain_name,
    _what_was_agreed_on_is_whole,
    _logs_and_answers_may_be_packed,
    _windows_over_held_acts_are_a_kind_of_their_own,
)
"""The first leads from schema 1 to 2, the next from 2 to 3, and so on. What was released is never changed."""

SCHEMA = len(STEPS) + 1
"""Of the states that this release stores."""


def bring_forward(stored: Stored, own: Steps) -> Stored:
    """The same game in the present schema; changes what it is given. Raises NewerState, msgspec.ValidationError.

    own: what is done besides to games of this family.
    """
    schema = msgspec.convert(stored.get("schema", 1), _Schema)
    if schema > SCHEMA:
        raise NewerState(schema)
    for reached in range(schema + 1, SCHEMA + 1):
        STEPS[reached - 2](stored)
        if reached in own:
            own[reached](stored)
    stored["schema"] = SCHEMA
    return stored
