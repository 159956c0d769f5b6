"""What happens in Cul de Chouette alone: combinations, duels, bévues, sips."""

from __future__ import annotations

import msgspec

from service.engine.core import events
from service.engine.core.events import Event, WrongAct


class Movement(events.Movement, kw_only=True):
    """Points that move for one player.

    base: the points before any rule changed them.
    points: what was really added; below zero, taken away.
    score: the player's score after it.
    rule: the id of the rule that moved them.
    source: the heading of that rule in the rulebook.
    throw: the id of the throw that it comes from, null if none; left out in games without throws.
    modifiers: the rules that changed it, in order.
    """

    origin: int | msgspec.UnsetType | None = msgspec.field(name="throw", default=msgspec.UNSET)


class PointsMoved(events.PointsMoved, tag="points_moved"):
    """One settlement: movements that are applied together, in this order.

    settlement: its number in the game: 1, 2, 3 …
    """

    movements: list[Movement]  # type: ignore[assignment]


class CombinationMade(Event, tag="combination_made"):
    """The final dice of a throw.

    throw: the id of the throw.
    maker: the id of the player whose combination it is.
    combinations: what the dice are, by id.
    value: what the dice alone are worth, in points.
    """

    throw: int
    maker: str
    faces: list[int]
    combinations: list[str]
    value: int


class ChallengePassed(Event, tag="challenge_passed"):
    """The challenged player handed the duel on.

    player: the id of the player who was challenged.
    defie: the id of the player who must take it up now.
    """

    challenge: int
    player: str
    defie: str


class Bevue(WrongAct, tag="bevue"):
    """A wrong act, or a silence that counts as one.

    act: what was done, as it was sent.
    code: what was wrong, for programs.
    detail: what was wrong, in a sentence.
    timing: only where lag is compensated, and the act claimed a reaction.
    """


class SipsMoved(Event, tag="sips_moved"):
    """À l'Aquitaine: who drinks how much now, and who has how much to give.

    drunk: sips by player.
    to_give: sips by player.
    giver: the id of the player whose gift was drunk, null if it was no gift.
    """

    drunk: dict[str, int]
    to_give: dict[str, int]
    giver: str | None


class KingMade(Event, tag="king_made"):
    """À l'Aquitaine: this player is King until the next one is made."""

    player: str


EVENT_TYPES: tuple[type[Event], ...] = (
    CombinationMade, ChallengePassed, Bevue, PointsMoved, SipsMoved, KingMade,
)  # fmt: skip
"""Every type that is this game's own."""
