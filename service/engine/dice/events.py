"""What was thrown, what it is, and what was shouted before it lay."""

from __future__ import annotations

from service.engine.core.events.base import Event, Fields


class DiceReleased(Event, tag="dice_released"):
    """Dice are in the air, in a game where they fly for a while.

    player: who threw them.
    purpose: as in `dice_rolled`.
    kept: the faces that stayed on the table.
    by_table: whether the table threw for a silent or absent player.
    lands_at: when they land, in ms since the epoch.
    """

    player: str
    purpose: str
    kept: list[int]
    by_table: bool
    lands_at: int


class DiceRolled(Event, tag="dice_rolled"):
    """Dice landed.

    player: who threw them.
    purpose: which throw of the game it is: otherwise the name of the window that the dice decide.
    faces: what was thrown now, 0 for a die that fell off the table; where `hidden` is true, empty for everybody but the
    thrower.
    kept: the faces that stayed on the table.
    table: all faces that lie there now, by position; where `hidden` is true, empty for everybody but the thrower.
    by_table: whether the table threw for a silent or absent player.
    first_die: the index of the first of these dice in the game's sequence, with which they can be checked; null with
    test dice.
    hidden: whether only their thrower sees these dice: here, and as `hidden_dice` of the game.
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
    """Dice that had been hidden are shown to everybody.

    player: who threw them.
    """

    player: str
    faces: list[int]


class PreventiveMade(Event, tag="preventive_made"):
    """A player shouted while dice were in the air; whether it counts is judged when they land.

    fields: what was said besides the annonce, as it was sent.
    """

    player: str
    annonce: str
    fields: Fields


class PreventiveFailed(Event, tag="preventive_failed"):
    """The dice landed, and what was shouted before does not count and costs nothing: it was late, or the game is
    lenient.

    code: why, for programs.
    detail: why, in a sentence.
    """

    player: str
    annonce: str
    code: str
    detail: str


EVENT_TYPES: tuple[type[Event], ...] = (DiceReleased, DiceRolled, DiceShown, PreventiveMade, PreventiveFailed)
"""Every type that games with dice have."""
