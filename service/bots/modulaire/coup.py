"""What is said about a coup: races, sirotage and birds, challenges, the Civet, the Sirop-golo, the Frigelle."""

from __future__ import annotations

import math
from collections.abc import Mapping

from service.bots.modulaire.decider import Decider, Offers, Said
from service.bots.modulaire.observation import Offer
from service.bots.modulaire.odds import (
    SIROTED,
    chance,
    chance_of_any,
    mean_worth,
    nothing,
    paired,
    sirotage_brings,
    worth,
)
from service.json_types import JsonMapping

BIRDS = ("linotte", "alouette", "fauvette", "mouette", "bergeronnette", "chouette")
SHOUTS = ("pas_mou_le_caillou", "grelotte_ca_picote", "sans_fin_est_la_moisissure", "double")
CLOSE = 60
"""So many points from the target a player is about to win."""
DESPERATE = 80
"""So far behind, a bet that loses on average is worth it."""
FRIGELLE_PRICE = 30
LONG_WOOD = 30
"""With only these bouts de bois a Chouette is worth nothing."""


def shout(offers: Offers, decider: Decider) -> Said | None:
    """A race: a player who notices shouts."""
    return next((Said(offers[word], quick=True) for word in SHOUTS if word in offers), None)


def sirote(offers: Offers, decider: Decider) -> Said | None:
    """By the odds if it brings more than the Chouette, and the Chouette does not win already."""
    x = paired(decider.observation.dice)
    if x is None:
        return None
    # What the Chouette is worth depends on the bouts de bois.
    chouette = 0 if (decider.observation.told.get("birds") or {}).get("wood") == [LONG_WOOD] else x * x
    if decider.counts and decider.observation.me.score + chouette >= decider.observation.target:
        return None
    return Said(offers["je_sirote"]) if decider.would(sirotage_brings(x, chouette) - chouette, 0.4) else None


def bird(offers: Offers, decider: Decider) -> Said | None:
    """The odds are even, whichever bird: a bet now and then."""
    birds = [offers[name] for name in BIRDS if name in offers]
    return Said(decider.chance.choice(birds)) if birds and decider.dares(0.7) else None


def challenge(offers: Offers, decider: Decider) -> Said | None:
    """The player who is challenged is likely to miss: it only takes the nerve."""
    offer = next(offers[word] for word in ("grelottine", "soufflette") if word in offers)
    targets = offer.limits.get("targets") or []
    return Said(offer, {"target": decider.leader(targets)}) if targets and decider.dares(1.1) else None


def terms(offers: Offers, decider: Decider) -> Said | None:
    """The more a combination may cost the other player, and the less likely it is, the rather it is named."""
    offer = offers["terms"]
    named: dict[str, JsonMapping] = {each["name"]: each for each in offer.limits.get("combinations") or ()}
    if not named:
        return None
    worthy = {name: int(each["maximum"]) * (1 - 2 * chance(name)) for name, each in named.items()}
    if decider.counts:
        name = max(worthy, key=lambda each: worthy[each])
        amount = int(named[name]["maximum"])
    else:
        name = decider.chance.choice(sorted(named))
        amount = math.ceil(int(named[name]["maximum"]) * decider.chance.uniform(0.3, 1.0))
    return Said(offer, {"combination": name, "amount": amount})


def back(offers: Offers, decider: Decider) -> Said | None:
    """A bet that the coup of another player succeeds."""
    offer = offers["pari_reussite"]
    about = offer.limits.get("about") or ["chouette"]
    likely = chance_of_any(tuple(name for name in about if name != SIROTED))
    brings = likely * offer.limits.get("won", 25) - (1 - likely) * offer.limits.get("lost", 5)
    return Said(offer) if decider.would(brings, 0.5) else None


def shield(offers: Offers, decider: Decider) -> Said | None:
    """It protects the player who is challenged: one does so for oneself."""
    mine = decider.observation.thrower == decider.observation.account
    return Said(offers["boucliette"], quick=True) if mine and decider.dares(1.0) else None


def again(offers: Offers, decider: Decider) -> Said | None:
    """A golo brings another coup, and a Néant loses the Cul de Chouette; what is begun is finished."""
    window = decider.window
    begun = window is not None and decider.observation.account in window.spoken
    x = decider.observation.dice[0] if decider.observation.dice else 6
    x = paired(decider.observation.dice) or x
    brings = mean_worth() - nothing(decider.observation.rules) * (40 + 10 * x)
    return Said(offers["cul_de_chouette"]) if begun or decider.would(brings, 0.3) else None


def civet(offers: Offers, decider: Decider) -> Said | None:
    """On two combinations it is likely to succeed; on one it is for players who must catch up."""
    offer = offers["civet"]
    named = {each["name"]: int(each["maximum"]) for each in offer.limits.get("combinations") or ()}
    if not named:
        return None
    likely = sorted(named, key=chance, reverse=True)
    two = _second(offer, named)
    if two:
        return Said(offer, {"combination": two[0], "second": two[1], "amount": named[two[0]]})
    if decider.counts:
        if decider.behind < DESPERATE:
            return None
        return Said(offer, {"combination": likely[0], "amount": min(named[likely[0]], int(decider.behind))})
    if not decider.dares(0.5):
        return None
    name = decider.chance.choice(likely)
    return Said(offer, {"combination": name, "amount": decider.chance.randint(0, named[name])})


def _second(offer: Offer, named: Mapping[str, int]) -> tuple[str, str] | None:
    """The two likeliest combinations, where a card lets the player name two."""
    seconds = offer.limits.get("seconds") or []
    pairs = [(a, b) for a in named for b in seconds if a != b and SIROTED not in (a, b)]
    return max(pairs, key=chance_of_any, default=None)


def frigelle(offers: Offers, decider: Decider) -> Said | None:
    """It keeps a player from the cul who is about to win, or to get much more than the pair."""
    offer, observation = offers["frigelle"], decider.observation
    lying = tuple(observation.dice[:2])
    if len(lying) < 2:
        return None
    pair = paired(lying)
    saved = mean_worth(lying) - (pair or 0) ** 2
    close = observation.seat(observation.thrower).score + worth((*lying, lying[0])) >= observation.target - CLOSE
    if decider.counts:
        return Said(offer, quick=True) if close and saved > 0 and observation.me.score >= FRIGELLE_PRICE else None
    return Said(offer, quick=True) if decider.dares(0.15) else None
