"""What was thrown, what it is, and what was shouted before it lay."""

from __future__ import annotations

from service.engine.kernel.events.base import Event, Fields


class DiceReleased(Event, tag="dice_released"):
    """Dice are in the air, in a game where they fly for a while; they land at `lands_at` (ms)."""

    player: str
    purpose: str
    kept: list[int]
    by_table: bool
    lands_at: int


class DiceRolled(Event, tag="dice_rolled"):
    """Dice landed. purpose: `chouettes`, `cul`, `relance`, `re_throw`, or the name of the window the die decides.

    faces: what was thrown now; kept: what stayed; table: all faces that lie there now, by position.
    by_table: the table threw for a silent or absent player. first_die: index of the first of these dice in the
    game's sequence, for checking the dice (null with given dice). hidden: only their thrower sees these dice, in his
    view of the game; faces and table are empty here.
    """

    player: str
    purpose: str
    faces: list[int]
    kept: list[int]
    table: list[int]
    by_table: bool
    first_die: int | None
    hidden: bool = False


class DiceShown(Event, tag="dice_shown"):
    """Dice that had been hidden are shown to everybody."""

    player: str
    faces: list[int]


class CombinationMade(Event, tag="combination_made"):
    """The final dice of a throw. value: what the dice alone are worth, in points. maker: whose combination it is."""

    throw: int
    maker: str
    faces: list[int]
    combinations: list[str]
    value: int


class PreventiveMade(Event, tag="preventive_made"):
    """Somebody shouted while dice were in the air; whether it counts is judged when they land."""

    player: str
    annonce: str
    fields: Fields


class PreventiveFailed(Event, tag="preventive_failed"):
    """The dice landed, and what was shouted before does not count and costs nothing: late, or in a lenient game."""

    player: str
    annonce: str
    code: str
    detail: str
