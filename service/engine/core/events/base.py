"""The base of all events, and the shape of what is not known in advance."""

from __future__ import annotations

from typing import Any

import msgspec

Fields = dict[str, Any]


class Event(msgspec.Struct, kw_only=True, tag_field="type", omit_defaults=False):
    """The base of all events.

    seq: the place in the game's order: 1, 2, 3 … without gaps. at: when it counts in the game, in ms since the epoch.
    """

    seq: int
    at: int
