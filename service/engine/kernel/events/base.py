"""The base of all events, and the shape of what is not known in advance."""

from __future__ import annotations

from typing import Any

import msgspec

Fields = dict[str, Any]


class Event(msgspec.Struct, kw_only=True, tag_field="type", omit_defaults=False):
    """The base of all events."""

    seq: int
    at: int
