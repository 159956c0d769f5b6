"""Vows, tichettes and the two cards of the choice (d1, d2)."""

from __future__ import annotations

from collections.abc import Mapping

from service.bots.modulaire.coup import BIRDS
from service.bots.modulaire.decider import Decider, Offers, Said
from service.bots.modulaire.observation import Offer
from service.bots.modulaire.odds import chance, paired, worth
from service.json_types import JsonMapping, JsonObject

STAR = "etoile"
AT_ONCE, FETISH, BOOTS, VOID, LURE, ROOM, HALF, GLASSES, COIN, BASKET = 1, 2, 3, 4, 5, 6, 7, 9, 10, 11
COVER, PELICAN, GUITAR, PIGEON, WOOD, ROBIN, CLOUD, GATE = 13, 14, 15, 16, 18, 19, 20, 21
ALWAYS = (BOOTS, LURE, ROOM, HALF, GLASSES, GUITAR, WOOD, GATE)
"""Cards that only ever help, at their moment."""
SELDOM: Mapping[int | str, float] = {
    AT_ONCE: 0.4, COIN: 0.1, BASKET: 0.4, PELICAN: 0.6, PIGEON: 0.5, CLOUD: 0.04, STAR: 0.15
}  # fmt: skip
"""Cards that help or not: how often (0 to 1) the boldest throw them at a moment."""
WORTH_BLOCKING = 16
"""A combination of another player that brings so many points is worth a card."""
VOWS = (
    "", "pauvrete", "silence", "chastete", "penitence", "probite", "courage", "integrite", "justice", "noblesse",
)  # fmt: skip
"""By the unit digit of the score at which each of them draws."""
PRIZED = ("tichette", "plaque", "de_magique", "grelottine", "boucliette", "salade")
"""What is copied first."""


def vow(offers: Offers, decider: Decider) -> Said | None:
    """The vow that draws a card at once."""
    offer, score = offers["voeu"], decider.observation.me.score
    names = offer.limits.get("names") or []
    wanted = VOWS[int(score) % 10] if score >= 1 else ""
    if score.denominator > 1:
        wanted = "ragout"
    return Said(offer, {"value": wanted}) if wanted in names and decider.dares(1.0) else None


def draw(offers: Offers, decider: Decider) -> Said | None:
    """A card is worth a point."""
    return Said(offers["je_pioche"])


def choose(offers: Offers, decider: Decider) -> Said | None:
    """With or without: both cards are good."""
    offer = offers["axiome_du_choix"]
    return Said(offer, {"value": decider.chance.choice(offer.limits.get("names") or ["avec", "sans"])})


def block(offers: Offers, decider: Decider) -> Said | None:
    """Another player's points, where there are many."""
    observation = decider.observation
    mine = observation.thrower == observation.account
    brings = worth(observation.dice)
    much, wins = brings >= WORTH_BLOCKING, observation.seat(observation.thrower).score + brings >= observation.target
    wanted = much or wins if decider.counts else decider.dares(0.4)
    return Said(offers["pas_les_bases"], quick=True) if wanted and not mine else None


def copy(offers: Offers, decider: Decider) -> Said | None:
    """The best thing that any player holds."""
    offer = offers["duplication"]
    held = [(each["target"], thing) for each in offer.limits.get("holdings") or () for thing in each["objects"]]
    if not held or not decider.dares(0.3):
        return None
    target, thing = min(held, key=lambda each: (_rank(each[1]), str(each)))
    return Said(offer, {"target": target, "object": thing})


def _rank(thing: object) -> int:
    name = next(iter(thing)) if isinstance(thing, dict) else str(thing)
    return PRIZED.index(name) if name in PRIZED else len(PRIZED)


def throw(offers: Offers, decider: Decider) -> Said | None:
    """The first card that is worth throwing at this moment."""
    offer = offers["lance_tichette"]
    for choice in offer.limits.get("tichettes") or ():
        if _wanted(choice["card"], decider):
            fields = _needed(offer, choice, decider)
            if fields is not None:
                return Said(offer, {"card": choice["card"], **fields})
    return None


def _wanted(card: int | str, decider: Decider) -> bool:
    observation = decider.observation
    if card in ALWAYS:
        return True
    if card == FETISH:
        lying = tuple(observation.dice)
        return len(lying) == 2 and paired(lying) is None and chance("velute", lying) == 0
    if card == ROBIN:
        return (
            sum(
                (seat.score > observation.me.score) - (seat.score < observation.me.score) for seat in observation.others
            )
            > 0
        )
    if card == VOID:
        # A die that makes a Cul de Chouette is kept by every player who looks.
        lost = (observation.told.get("coup") or {}).get("sirotage") == "lost"
        return lost if decider.counts else decider.dares(0.5)
    if card == COVER:
        return decider.window is not None and decider.window.mode != "roll"
    return decider.dares(SELDOM.get(card, 0.2))


def _needed(offer: Offer, choice: JsonMapping, decider: Decider) -> JsonObject | None:
    """What else the card needs; None where it cannot be said."""
    fields: JsonObject = {}
    if "targets" in choice:
        others = [target for target in choice["targets"] if target != decider.observation.account] or list(
            choice["targets"]
        )
        if not others:
            return None
        fields["target"] = decider.chance.choice(others)
    for name, choices in (("number", "numbers"), ("position", "positions"), ("solution", "solutions"), ("about",) * 2):
        if choices in choice:
            if not choice[choices]:
                return None
            fields[name] = decider.chance.choice(list(choice[choices]))
    return fields


def second_bird(offers: Offers, decider: Decider) -> Said | None:
    """After the lure: another bird."""
    birds = [offers[name] for name in BIRDS if name in offers]
    return Said(decider.chance.choice(birds)) if birds else None
