"""Which game a name in Redis belongs to: the inverse of a layout, for those who look at all names that there are."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from service.store.layout import Layout

Kind = Literal["game", "events", "order", "answers", "record", "round_trips"]
"""What a game has, each a method of `Layout` by this name."""

_KINDS: dict[str, Kind] = {
    "game": "game", "events": "events", "order": "order", "answers": "answers", "idem": "record", "trips": "round_trips"
}  # fmt: skip
_OF_PLAIN = re.compile(r"chouette:\{([^{}:]+)\}:(?:(game|events|order|answers)|(idem|trips):([^:]+))")
_OF_BUCKETS = re.compile(r"chouette:\{b\d+\}:(?:(game|events|order|answers):([^:]+)|(idem|trips):([^:]+):([^:]+))")
_WEBHOOKS = "webhooks"
"""No game has this id: it is the tag of what belongs to webhooks."""


class Belonging(NamedTuple):
    """A key of one game. more: which record it is, or whose round trips; empty for the others."""

    kind: Kind
    game_id: str
    more: str = ""

    def name(self, layout: Layout) -> str:
        """What it is called in this layout."""
        match self.kind:
            case "game":
                return layout.game(self.game_id)
            case "events":
                return layout.events(self.game_id)
            case "order":
                return layout.order(self.game_id)
            case "answers":
                return layout.answers(self.game_id)
            case "record":
                return layout.record(self.game_id, self.more)
            case "round_trips":
                return layout.round_trips(self.game_id, self.more)


def belonging(layout: Layout, name: str) -> Belonging | None:
    """What this name is of a game; None for all other names, and for those that this layout would not give."""
    found = _of_one_redis(name) or _of_buckets(name)
    return found if found is not None and found.name(layout) == name else None


def _of_one_redis(name: str) -> Belonging | None:
    found = _OF_PLAIN.fullmatch(name)
    if found is None or found[1] == _WEBHOOKS:
        return None
    return Belonging(_KINDS[found[2] or found[3]], found[1], found[4] or "")


def _of_buckets(name: str) -> Belonging | None:
    found = _OF_BUCKETS.fullmatch(name)
    if found is None:
        return None
    return Belonging(_KINDS[found[1] or found[3]], found[2] or found[4], found[5] or "")
