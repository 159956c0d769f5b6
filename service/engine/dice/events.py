"""What was thrown, what was shouted before it lay, and the duels that are thrown for."""

from __future__ import annotations

import msgspec

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
    hand: with which they were thrown, only where that was said.
    magic: how many of them, the last ones, are of fixed results that their thrower held; only where any are.
    released: only of a throw that was held, or that another player forced: true, as it was told of before.
    fronts: the sides that those turn to the player on turn that were drawn; only where one of them counts as that.
    person: whose act it was, where it counts for another player.
    """

    player: str
    purpose: str
    faces: list[int]
    kept: list[int]
    table: list[int]
    by_table: bool
    first_die: int | None
    hidden: bool = False
    hand: str | msgspec.UnsetType = msgspec.UNSET
    magic: int | msgspec.UnsetType = msgspec.UNSET
    released: bool | msgspec.UnsetType = msgspec.UNSET
    fronts: list[int] | msgspec.UnsetType = msgspec.UNSET
    person: str | msgspec.UnsetType = msgspec.UNSET


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


class ChallengeTaken(Event, tag="challenge_taken"):
    """A duel has begun.

    challenge: its id in this game.
    kind: the rule that it goes by.
    challenger: the id of the player who challenged.
    defie: the id of the player who has to throw.
    """

    challenge: int
    kind: str
    challenger: str
    defie: str


class TermsSet(Event, tag="terms_set"):
    """The challenger has named the combination and the stake.

    amount: the stake, in points.
    """

    challenge: int
    combination: str
    amount: int


class DuelEnded(Event, tag="duel_ended"):
    """A duel is over.

    outcome: `met` or `failed`: whether the dice met the terms; `lapsed`: no terms were set; `void`: no stake is paid.
    winner: the id of the player who took the stake, null if none did.
    """

    challenge: int
    outcome: str
    winner: str | None


EVENT_TYPES: tuple[type[Event], ...] = (
    DiceReleased, DiceRolled, DiceShown, PreventiveMade, PreventiveFailed, ChallengeTaken, TermsSet, DuelEnded,
)  # fmt: skip
"""Every type that games with dice have."""
