"""What the fields of an act may be: the one shape in which rules and frames tell it to clients."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from service.engine.core.told.view_types import Choices
from service.engine.dice.bounds import Bounds, CombinationBounds


class Constraints(Choices, kw_only=True, frozen=True):
    """What the fields of an act may be just now, and what follows from it. What does not concern the act is left out.

    What keeps to it counts (save where `at_own_risk` is true); anything else is refused or costs a bévue.
    """

    dice: Annotated[
        int,
        Meta(
            description="Of a throw: how many dice it throws. Where faces may be kept: how many if none is; otherwise "
            "the rest of the three."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    keep_from: Annotated[
        list[int], Meta(description="Of a throw: the faces that `keep` may hold, each as often as it is listed.")
    ] | UnsetType = UNSET  # fmt: skip
    keep_at_most: Annotated[
        int, Meta(description="Of a throw: how many faces `keep` may hold at most; none is always allowed.")
    ] | UnsetType = UNSET  # fmt: skip
    targets: Annotated[
        list[str],
        Meta(description="What `target` may be (in `bets` and `shares`: the `target` of each entry): ids of players."),
    ] | UnsetType = UNSET  # fmt: skip
    bets_on: Annotated[
        dict[str, list[str]],
        Meta(
            description="What `bet_on` may be, by `target`: the ids of the players on whom the target has bet. Left "
            "out, it means the latest bet of all, which need not be one of these."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    combinations: Annotated[
        list[CombinationBounds],
        Meta(
            description="What `combination` may be (in `bets`: the `combination` of each entry), each with the bounds "
            "of the `amount` that is said with it."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    amount: Annotated[
        Bounds, Meta(description="What each `amount` in `shares` may be, in sips.")
    ] | UnsetType = UNSET  # fmt: skip
    total: Annotated[
        Bounds,
        Meta(description="What all amounts in `bets` (points) or `shares` (sips) may come to together."),
    ] | UnsetType = UNSET  # fmt: skip
    values: Annotated[
        list[int],
        Meta(
            description="What `value` may be, where no combination is named with it: the sums of a relance that are "
            "still free, the bids that a Tichette allows, what leaving it costs (points), the next number of a song."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    up_to: Annotated[int, Meta(description="Of a song: the number that ends it.")] | UnsetType = UNSET
    base: Annotated[
        int,
        Meta(
            description="Of asking for a seat: the points, without a sign, with which the player begins, and the "
            "number up to which singing brings half as many more; à l'Aquitaine it tells nothing."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    price: Annotated[int, Meta(description="What the act costs, in points.")] | UnsetType = UNSET
    face: Annotated[
        int,
        Meta(
            description="The face of the die, 1 to 6: the one that must come for a Sirop to be made, or the one that a "
            "bird bets on."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    won: Annotated[int, Meta(description="What a bet wins if it is right, in points.")] | UnsetType = UNSET
    lost: Annotated[
        int, Meta(description="What it loses if it is wrong, in points, told without a sign.")
    ] | UnsetType = UNSET  # fmt: skip
    at_own_risk: Annotated[
        bool,
        Meta(
            description="True where the service does not tell whether the act is right: to accuse a player of a fault "
            "that was not made costs a bévue."
        ),
    ] | UnsetType = UNSET  # fmt: skip


NONE = Constraints()
"""Of an act that has nothing to choose."""
