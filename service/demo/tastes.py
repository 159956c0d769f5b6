"""What a bot likes to say: one of the annonces that are offered to him, with what it says besides its name.

It goes by the words that the rulebook's players know, and by the constraints that are offered with each.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from chouette_sdk import models

from service.demo.known import Table

# What may be said while play goes on and only ever helps who says it.
WORTH_SAYING = frozenset({"poulette", "passe_grelot", "rigodon", "a_kadoc"})
# What one must dare, and how often (0 to 1) the boldest does.
DARING = {
    "je_sirote": 0.25, "attrape_oiseau": 0.2, "j_achete": 0.1, "je_rachete": 0.1, "vert_linette": 0.1,
    "cul_de_chouette": 0.1, "sirop_jeannot": 0.0, "excalibur": 0.5,
}  # fmt: skip
# What he had better not say although it is offered: it would take something from himself.
AGAINST_HIMSELF = frozenset({"je_suis_un_miserable"})
WISHES = ("flan", "civet", "bi_jarret", "civet_filoche", "jarret_sifflet", "mi_jarret")
CAREFUL = 20
"""So many points a careful player stakes."""
BIRDS_A_SIROP = 0.3
LIKELIEST_SUM = 10.5


@dataclass(frozen=True)
class Said:
    """An annonce with its fields."""

    name: str
    fields: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Mind:
    """Who chooses, at which table, and with which chance. bold: 0 to 1."""

    player: str
    bold: float
    table: Table
    chance: Random


def pick(mode: str, acts: Sequence[models.ExpectedAct], mind: Mind) -> Said | None:
    """What to say in a window of this mode; None for nothing."""
    offers = {act.name: act.constraints.additional_properties for act in acts if act.act == "annonce"}
    for name, choose in CHOICES.items():
        if name in offers:
            return choose(offers, mind)
    wanted = [name for name in offers if _wants(name, mode, mind)]
    plain = [act.name for act in acts if act.name in wanted and not act.fields]
    if plain:
        return Said(mind.chance.choice(plain))
    for name in wanted:
        targets = offers[name].get("targets")
        if targets:
            return Said(name, {"target": leader(mind.table, targets)})
    return None


def wish(acts: Sequence[models.ExpectedAct], mind: Mind) -> Said | None:
    """What to say before one's own chouettes of what needs no window, now and then; None for nothing."""
    offers = {act.name: act.constraints.additional_properties for act in acts if act.act == "annonce"}
    wanted = next((name for name in WISHES if name in offers), None)
    if wanted is None or mind.chance.random() >= mind.bold:
        return None
    limits = offers[wanted]
    if wanted == "civet":
        return Said(wanted, {"amount": min(CAREFUL, limits["amount"]["maximum"]), "combination": "chouette"})
    if wanted == "civet_filoche":
        amount = min(CAREFUL, limits["amount"]["maximum_in_all"])
        bet = {"target": leader(mind.table, limits["targets"]), "amount": amount, "combination": "chouette"}
        return Said(wanted, {"bets": [bet]})
    return Said(wanted, {"target": leader(mind.table, limits["targets"])} if "targets" in limits else {})


def _wants(name: str, mode: str, mind: Mind) -> bool:
    duel = mind.table.duel
    if name == "je_sirote" and duel and (duel.combination, duel.defie) == ("sirop_grelot", mind.player):
        return True
    if name in DARING:
        return mind.chance.random() < mind.bold * DARING[name]
    return name not in AGAINST_HIMSELF and (mode != "until" or name in WORTH_SAYING)


def _sum(offers: Mapping[str, Mapping[str, Any]], mind: Mind) -> Said | None:
    """A likely sum of three dice; each seat has its own, so that those who speak together do not collide."""
    seats = [seat.id for seat in mind.table.seats]
    likely = sorted(range(3, 19), key=lambda value: abs(value - LIKELIEST_SUM))
    free = set(offers["je_relance"]["values"])
    own = [value for at, value in enumerate(likely) if at % len(seats) == seats.index(mind.player)]
    wanted = [value for value in own if value in free] or sorted(free)
    return Said("je_relance", {"value": wanted[0]}) if wanted else None


def _bird(offers: Mapping[str, Mapping[str, Any]], mind: Mind) -> Said | None:
    """A bird now and then; else he declines, as everybody must who bets nothing."""
    birds = [name for name, limits in offers.items() if "face" in limits]
    if birds and mind.chance.random() < BIRDS_A_SIROP:
        return Said(mind.chance.choice(birds))
    return Said("couche_sirop")


def _artichette(offers: Mapping[str, Mapping[str, Any]], mind: Mind) -> Said | None:
    """Whoever has thrown it has one word, all others the other."""
    return Said("raitournelle" if mind.table.maker == mind.player else "artichette")


def _jarret(offers: Mapping[str, Mapping[str, Any]], mind: Mind) -> Said | None:
    """His own Jarret is kept, another's is not begrudged."""
    return Said("jarret_souple") if mind.table.maker == mind.player and "jarret_souple" in offers else None


def _tiche(offers: Mapping[str, Mapping[str, Any]], mind: Mind) -> Said | None:
    """The last one says so; else he leaves where he may, and bids the least where he may not."""
    if "tichage" in offers:
        return Said("tichage")
    if "quichette" in offers:
        return Said("quichette", {"value": offers["quichette"]["value"]})
    bids = {name: limits["values"] for name, limits in offers.items() if limits.get("values")}
    name = min(bids, key=lambda each: min(bids[each]), default=None)
    return Said(name, {"value": min(bids[name])}) if name else None


def _shares(offers: Mapping[str, Mapping[str, Any]], mind: Mind) -> Said | None:
    """All for whoever leads."""
    limits = offers["je_distribue"]
    others = [target for target in limits["targets"] if target != mind.player]
    share = {"target": leader(mind.table, others or limits["targets"]), "amount": math.floor(limits["amount"])}
    return Said("je_distribue", {"shares": [share]})


Choice = Callable[[Mapping[str, Mapping[str, Any]], Mind], Said | None]
# By a word that is only ever offered there: how one chooses in its window.
CHOICES: dict[str, Choice] = {
    "je_relance": _sum, "file_sirop": _bird, "raitournelle": _artichette, "artichette": _artichette,
    "charret": _jarret, "jarret_souple": _jarret, "tichage": _tiche, "michette": _tiche, "tichette": _tiche,
    "bichette": _tiche, "bichette_resinee": _tiche, "quichette": _tiche, "je_distribue": _shares,
}  # fmt: skip


def leader(table: Table, targets: Sequence[str]) -> str:
    """Whoever of these has most points."""
    return max(targets, key=lambda id_: (table.player(id_).score, id_))
