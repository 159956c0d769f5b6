"""With what a bot throws: which dice it keeps, which of its own it throws instead, and with which hand."""

from __future__ import annotations

from service.bots.modulaire.decider import Decider
from service.bots.modulaire.observation import THROW, Offer
from service.bots.modulaire.odds import SOUFFLETTE, kept_for, worth
from service.json_types import JsonObject

WHOLE = 3
LAVISH = 0.4
"""How often (0 to 1) the boldest throw a die of their own instead of the table's."""
WORTH_A_DIE = 40
"""So many points are worth a magic die."""


def choose(offer: Offer, decider: Decider) -> JsonObject | None:
    """A throw as its constraints allow it; None where it need not be made, and is not worth a die."""
    limits = offer.limits
    if decider.window is not None and decider.window.mode != THROW:
        return _for_the_table(offer, decider)
    act: JsonObject = {"act": "roll", "window": offer.window}
    dice = int(limits.get("dice", WHOLE))
    lying = limits.get("keep_from") or []
    if lying:
        kept = kept_for(SOUFFLETTE, lying)[: int(limits.get("keep_at_most", 0))]
        act["keep"], dice = kept or None, WHOLE - len(kept)
    for choice in limits.get("hand") or ():
        if choice["dice"] == dice and choice["hands"]:
            act["hand"] = decider.chance.choice(choice["hands"])
    magic = own_dice(list(limits.get("magic") or []), list(decider.observation.dice), dice)
    if magic and decider.observation.thrower == decider.observation.account:
        act["magic"] = magic
    return act


def _for_the_table(offer: Offer, decider: Decider) -> JsonObject | None:
    """Dice of the table that fall for the player: a high one wins most ties."""
    held = [int(die) for die in offer.limits.get("magic") or ()]
    if not held or not decider.dares(LAVISH):
        return None
    return {"act": "roll", "window": offer.window, "magic": [max(held)]}


def own_dice(held: list[int], lying: list[int], dice: int) -> list[int]:
    """Magic dice that make something of what lies there: a Cul de Chouette rather than anything else."""
    if dice != 1 or len(lying) != 2:
        return []
    best = max(held, key=lambda die: worth((*lying, die)), default=0)
    return [best] if best and worth((*lying, best)) >= WORTH_A_DIE else []
