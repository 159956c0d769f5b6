"""Brings a state that an older release has stored forward to the present schema, one step a schema."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

Stored = dict[str, Any]
"""A state as its JSON has it."""

Step = Callable[[Stored], None]

_Schema = Annotated[int, msgspec.Meta(ge=1)]


class NewerState(ValueError):
    """A newer release has stored this state; its argument is the state's schema."""


def _newcomers_have_a_plain_name(stored: Stored) -> None:
    stored["waiting_players"] = stored.pop("door", [])


STEPS: tuple[Step, ...] = (_newcomers_have_a_plain_name,)
"""The first leads from schema 1 to 2, the next from 2 to 3, and so on. What was released is never changed."""

SCHEMA = len(STEPS) + 1
"""Of the states that this release stores."""


def bring_forward(stored: Stored) -> Stored:
    """The same game in the present schema; changes what it is given. Raises NewerState, msgspec.ValidationError."""
    schema = msgspec.convert(stored.get("schema", 1), _Schema)
    if schema > SCHEMA:
        raise NewerState(schema)
    for step in STEPS[schema - 1 :]:
        step(stored)
    stored["schema"] = SCHEMA
    return stored
