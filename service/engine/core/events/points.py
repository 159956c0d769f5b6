"""What moved: points and holdings, each with why."""

from __future__ import annotations

import msgspec

from service.engine.core.events.base import Event


class Trace(msgspec.Struct, kw_only=True):
    """One rule that changed a movement.

    rule: the id of that rule.
    layer: the step in which it acted.
    points: what the movement was after it.
    """

    rule: str
    layer: str
    points: int


class Movement(msgspec.Struct, kw_only=True):
    """Points that move for one player.

    base: the points before any rule changed them.
    points: what was really added; below zero, taken away.
    score: the player's score after it.
    rule: the id of the rule that moved them.
    source: the heading of that rule in the rulebook.
    origin: the id of what it comes from, null if nothing; left out in games where points come of nothing of the kind.
    modifiers: the rules that changed it, in order.
    """

    player: str
    base: int
    points: int
    score: int
    rule: str
    source: str
    origin: int | msgspec.UnsetType | None = msgspec.UNSET
    modifiers: list[Trace]


class PointsMoved(Event, tag="points_moved"):
    """One settlement: movements that are applied together, in this order.

    settlement: its number in the game: 1, 2, 3 …
    """

    settlement: int
    movements: list[Movement]


class HoldingGained(Event, tag="holding_gained"):
    """A player holds something more.

    rule: the id of the rule that gave it.
    """

    player: str
    holding: str
    rule: str


class HoldingLost(Event, tag="holding_lost"):
    """A player holds something less.

    reason: `spent`: used; `under_minimum`: the score is too low to keep it; `out`: its holder is out of the game;
    `changed`: it became another holding; `given` to another player; `sacrificed` for a doubling; `renewed`: replaced
    by a fresh one.
    """

    player: str
    holding: str
    reason: str
