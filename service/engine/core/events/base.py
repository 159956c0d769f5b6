"""The base of all events, and the shape of what is not known in advance."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from service.engine.core.stored.plain import JsonObject

Fields = JsonObject

Forms = Mapping[str, "Event"]
"""By player id: the form of an event that this seat sees in place of the public one."""


class Event(msgspec.Struct, kw_only=True, tag_field="type", omit_defaults=False):
    """The base of all events.

    What everybody may see of it is its public form. Where some seats may see more, they have forms of their own
    (`Forms`) of the same type, seq and instant: a log has no gap for any reader.

    seq: the place in the game's order: 1, 2, 3 … without gaps. at: when it counts in the game, in ms since the epoch.
    """

    seq: int
    at: int

    @property
    def outcomes(self) -> list[int]:
        """What was drawn for it, as a record gives it to the game that is played again."""
        return []
