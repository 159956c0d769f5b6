"""Merlin, the shop, and what was bought there (t3)."""

from __future__ import annotations

from typing import Any

from service.bots.modulaire.decider import Decider, Offers, Said
from service.json_types import JsonMapping

WISHES = ("potion_vivacite", "potion_chagrin", "plaque", "divination", "tabouret", "potion_polymorphisme",
          "potion_confusion", "cake", "oeil_de_taupe", "pierre_de_lune")  # fmt: skip
"""What is bought first, by players who think."""
CAULDRON = "chaudron"
MOST_OF_ONE = 2


def dare(offers: Offers, decider: Decider) -> Said | None:
    """It costs nothing."""
    return Said(offers["defi_merlin"])


def shop(offers: Offers, decider: Decider) -> Said | None:
    """As much as the gold buys, a cauldron first."""
    offer = offers["emplettes"]
    gold = int(offer.limits.get("gold", 0))
    sold: dict[str, JsonMapping] = {each["name"]: each for each in offer.limits.get("on_sale") or ()}
    bought: list[Any] = [CAULDRON] if CAULDRON in sold else []
    wishes = [name for name in WISHES if name in sold]
    if not decider.counts:
        decider.chance.shuffle(wishes)
    # One of each first, so that a full purse brings more than one thing to use.
    for name in wishes * MOST_OF_ONE:
        if sold[name]["price"] <= gold:
            gold -= int(sold[name]["price"])
            bought.append(_item(name, sold[name], decider))
    return Said(offer, {"objects": bought}) if bought else None


def _item(name: str, told: JsonMapping, decider: Decider) -> Any:
    targets = told.get("targets")
    if not targets:
        return name
    own = name == "potion_vivacite" and decider.observation.account in targets
    return {"object": name, "target": decider.observation.account if own else decider.leader(list(targets))}


def confuse(offers: Offers, decider: Decider) -> Said | None:
    """Three different confusions, before another player's throw."""
    offer = offers["potion_confusion"]
    names = list(offer.limits.get("confusions") or [])
    if len(names) < 3 or decider.observation.turn == decider.observation.account or not decider.dares(0.4):
        return None
    left, middle, right = decider.chance.sample(names, 3)
    return Said(offer, {"left": left, "middle": middle, "right": right})


def change_seats(offers: Offers, decider: Decider) -> Said | None:
    """With the player who has most points."""
    offer = offers["tabouret"]
    targets = list(offer.limits.get("targets") or [])
    if len(targets) < 2 or not decider.dares(0.3):
        return None
    first = decider.observation.account if decider.observation.account in targets else decider.chance.choice(targets)
    second = decider.leader([target for target in targets if target != first])
    return Said(offer, {"targets": [first, second]})


def change_shape(offers: Offers, decider: Decider) -> Said | None:
    """The leader plays for a player who is far behind, and that is oneself, if it can be."""
    offer = offers["potion_polymorphisme"]
    targets = list(offer.limits.get("targets") or [])
    if len(targets) < 2 or not decider.dares(0.3):
        return None
    target = decider.leader(targets)
    shapes = [player for player in targets if player != target]
    shape = decider.observation.account if decider.observation.account in shapes else decider.chance.choice(shapes)
    return Said(offer, {"target": target, "into": shape})


def hide(offers: Offers, decider: Decider) -> Said | None:
    """Now and then, with points to keep: a player who lies down neither gains nor loses."""
    return Said(offers["plaque_dissimulation"]) if decider.behind <= 0 and decider.dares(0.3) else None


def eat(offers: Offers, decider: Decider) -> Said | None:
    """It is good."""
    return Said(offers["je_mange_le_cake"]) if decider.dares(1.0) else None
