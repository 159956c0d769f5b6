"""What moved: points, sips and holdings, each with why."""

from __future__ import annotations

import msgspec

from service.engine.kernel.events.base import Event


class Trace(msgspec.Struct, kw_only=True):
    """One modifier that acted on a movement: by which rule, in which layer, and the points after it."""

    rule: str
    layer: str
    points: int


class Movement(msgspec.Struct, kw_only=True):
    """Points that move for one player.

    base: points before modifiers; points: what was really added; score: the score after it.
    rule: the rule that moved them; source: its heading in the rulebook; modifiers: what acted in between.
    """

    player: str
    base: int
    points: int
    score: int
    rule: str
    source: str
    throw: int | None
    modifiers: list[Trace]


class PointsMoved(Event, tag="points_moved"):
    """One settlement: movements applied together, in this order. settlement: 1, 2, 3 … in a game."""

    settlement: int
    movements: list[Movement]


class SipsMoved(Event, tag="sips_moved"):
    """À l'Aquitaine: who drinks how much now, and who has how much to give. giver: whose gift was drunk, if any's."""

    drunk: dict[str, int]
    to_give: dict[str, int]
    giver: str | None


class KingMade(Event, tag="king_made"):
    """À l'Aquitaine: this player is King until the next one is made."""

    player: str


class HoldingGained(Event, tag="holding_gained"):
    """A player holds something more."""

    player: str
    holding: str
    rule: str


class HoldingLost(Event, tag="holding_lost"):
    """A player holds something less.

    reason: `spent`, `used_up`, `under_minimum`, `out`, `changed`, `given`, `sacrificed`.
    """

    player: str
    holding: str
    reason: str
