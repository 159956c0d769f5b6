"""What the fields of an act may be in this game: the one shape in which modules and frames tell it to clients."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from service.engine.core.stored.plain import JsonObject
from service.engine.core.told.view_types import Choices
from service.engine.dice.bounds import Bounds, CombinationBounds


class HandChoice(msgspec.Struct, kw_only=True, frozen=True):
    """With which hands a number of dice may be thrown. dice: how many. hands: out of `left` and `right`."""

    dice: int
    hands: list[str]


class CardChoice(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A tichette that `card` may name, with what else it needs; what does not concern it is left out.

    card: its number, or `etoile`. targets: what `target` may be: ids of players.
    numbers: what `number` may be. positions: what `position` may be.
    solutions: what `solution` may be. about: what `about` may be: ids of annonces.
    """

    card: int | str
    targets: list[str] | UnsetType = UNSET
    numbers: list[int] | UnsetType = UNSET
    positions: list[int] | UnsetType = UNSET
    solutions: list[str] | UnsetType = UNSET
    about: list[str] | UnsetType = UNSET


class OnSale(msgspec.Struct, kw_only=True, frozen=True):
    """An object that can be bought.

    name: what `objects` calls it: the name alone, or an object with `object` and `target`. price: in gold.
    targets: what `target` must be one of, a player's id; left out where there is no target.
    needs: what the buyer must hold, or name before it in the same order; left out for nothing.
    most: how many can be bought at most; left out where only the gold sets a limit.
    """

    name: str
    price: int
    targets: list[str] | UnsetType = UNSET
    needs: str | UnsetType = UNSET
    most: int | UnsetType = UNSET


class HoldingChoice(msgspec.Struct, kw_only=True, frozen=True):
    """What can be copied of a player.

    target: the id of a player. objects: what `object` may be with this `target`: names, or objects.
    """

    target: str
    objects: list[str | JsonObject]


class ActWithin(msgspec.Struct, kw_only=True, frozen=True):
    """An act with an amount that another player is made to do.

    act: ready to be sent, with the least `amount`; of terms that is in `terms`. maximum: the greatest amount that it
    may have instead, in points; any whole number between counts.
    """

    act: JsonObject
    maximum: int


class ModConstraints(Choices, kw_only=True, frozen=True):
    """What the fields of an act may be just now. What does not concern the act is left out."""

    dice: Annotated[int, Meta(description="Of a throw: how many dice it throws.")] | UnsetType = UNSET
    keep_from: Annotated[
        list[int], Meta(description="Of a throw: the results that `keep` may hold, each as often as it is listed.")
    ] | UnsetType = UNSET  # fmt: skip
    keep_at_most: Annotated[
        int, Meta(description="Of a throw: how many results `keep` may hold at most; none is always allowed.")
    ] | UnsetType = UNSET  # fmt: skip
    targets: Annotated[
        list[str], Meta(description="What `target` (or `into`, each of `targets`, of `shares`) may be: players' ids.")
    ] | UnsetType = UNSET  # fmt: skip
    combinations: Annotated[
        list[CombinationBounds],
        Meta(description="What `combination` may be, each with the bounds of the `amount` that is said with it."),
    ] | UnsetType = UNSET  # fmt: skip
    amount: Annotated[Bounds, Meta(description="What `amount` may be, in points.")] | UnsetType = UNSET
    total: Annotated[
        Bounds, Meta(description="What all amounts of a list may add up to, in whole points.")
    ] | UnsetType = UNSET  # fmt: skip
    values: Annotated[list[int], Meta(description="What `value` may be, where it is a number.")] | UnsetType = UNSET
    gestures: Annotated[
        list[list[str]], Meta(description="What `gesture` may be: lists that are sent as they are.")
    ] | UnsetType = UNSET  # fmt: skip
    names: Annotated[list[str], Meta(description="What `value` may be, where it is a name.")] | UnsetType = UNSET
    seconds: Annotated[
        list[str], Meta(description="What `second` may be, which need not be said: names of combinations.")
    ] | UnsetType = UNSET  # fmt: skip
    tichettes: Annotated[
        list[CardChoice], Meta(description="What `card` may be, each with what else it needs or allows.")
    ] | UnsetType = UNSET  # fmt: skip
    acts: Annotated[
        list[str | JsonObject],
        Meta(
            description="What `act` may be, ready to be sent. Of an act with an amount there are the least and the "
            "greatest here, and all between in `acts_within`; orders at a shop follow from `gold` and `on_sale`."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    acts_within: Annotated[
        list[ActWithin], Meta(description="What `act` may be besides, where the amount of an act is open.")
    ] | UnsetType = UNSET  # fmt: skip
    holdings: Annotated[
        list[HoldingChoice], Meta(description="What `object` may be, by whom `target` names.")
    ] | UnsetType = UNSET  # fmt: skip
    price: Annotated[int, Meta(description="What the act costs, in points.")] | UnsetType = UNSET
    face: Annotated[
        int, Meta(description="The result of the die: the one that must come, or the one that a bird bets on.")
    ] | UnsetType = UNSET  # fmt: skip
    about: Annotated[
        list[str], Meta(description="What a bet on success is about: the combinations of which one must be made.")
    ] | UnsetType = UNSET  # fmt: skip
    won: Annotated[int, Meta(description="What a bet wins if it is right, in points.")] | UnsetType = UNSET
    magic: Annotated[
        list[int],
        Meta(
            description="Of a throw: the results of magic dice that `magic` may name, each as often as it is listed, "
            "and no more than dice are thrown; they are thrown instead of as many. Nothing need be named."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    gold: Annotated[int, Meta(description="How much all of `objects` may cost together, in gold.")] | UnsetType = UNSET
    on_sale: Annotated[
        list[OnSale],
        Meta(
            description="What `objects` may name, each as often as it is wanted, but for `most`; where another player "
            "is made to order, the `objects` of an `act` `{\"annonce\": \"emplettes\", \"objects\": …}`."
        ),
    ] | UnsetType = UNSET  # fmt: skip
    confusions: Annotated[
        list[str], Meta(description="What `left`, `middle` and `right` may be: three different ones of these.")
    ] | UnsetType = UNSET  # fmt: skip
    lost: Annotated[
        int, Meta(description="What it loses if it is wrong, in points, told without a sign.")
    ] | UnsetType = UNSET  # fmt: skip
    artichauts: Annotated[
        int, Meta(description="How many artichauts it puts into the bank; below zero, how many it takes out.")
    ] | UnsetType = UNSET  # fmt: skip
    enough: Annotated[int, Meta(description="The least `amount` that buys what is offered.")] | UnsetType = UNSET
    hand: Annotated[
        list[HandChoice],
        Meta(description="Of a throw: what `hand` may be, by how many dice are thrown; where both may throw it may be "
             "left out."),
    ] | UnsetType = UNSET  # fmt: skip
    solutions: Annotated[list[str], Meta(description="What `solution` may be.")] | UnsetType = UNSET
