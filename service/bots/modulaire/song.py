"""The song: whether it is begun, its verses with their gestures, mistakes, and the salades that it brings."""

from __future__ import annotations

from service.bots.modulaire.decider import Decider, Offers, Said

WRONG = 0.12
"""How often (0 to 1) a player without any skill gets a verse wrong."""
NOTICED = 0.9
"""How often (0 to 1) the boldest stop a song that has gone wrong."""
VETOED = 0.5


def gesture(number: int) -> list[str]:
    """What is done with the hands at a verse, in which its number is sung."""
    if number > 1 and all(number % divisor for divisor in range(2, number)):
        return ["tete"]
    found = ["torse"] if number % 2 == 0 else []
    return [*found, "table"] if number % 3 == 0 else found


def begin(offers: Offers, decider: Decider) -> Said | None:
    """A song costs the launcher nothing but salades."""
    return Said(offers["chante_sloubi"]) if decider.dares(1.1) else None


def sing(offers: Offers, decider: Decider) -> Said | None:
    """The verse that is due, now and then wrong."""
    offer = offers["sloubi"]
    values = offer.limits.get("values") or []
    if not values:
        return None
    value = int(values[0])
    done = list((offer.limits.get("gestures") or [gesture(value)])[0])
    if decider.chance.random() < WRONG * (1 - decider.level.skill) ** 2:
        done = [] if done else ["tete"]
    return Said(offer, {"value": value, "gesture": done})


def halt(offers: Offers, decider: Decider) -> Said | None:
    """It is only offered while something is wrong with the song."""
    return Said(offers["sloubi_halte"], quick=True) if decider.dares(NOTICED) else None


def veto(offers: Offers, decider: Decider) -> Said | None:
    """An act of a player of whom one has a salade."""
    offer = offers["salade"]
    targets = offer.limits.get("targets") or []
    return Said(offer, {"target": targets[0]}, quick=True) if targets and decider.dares(VETOED) else None
