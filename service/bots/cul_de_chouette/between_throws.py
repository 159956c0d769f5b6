"""What a bot says that belongs to no window: holdings used, bets laid, in the pause before the next chouettes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from service.bots.cul_de_chouette.choices import Decider, Offers, Said, leader
from service.bots.cul_de_chouette.observation import Offer
from service.json_types import JsonMapping, JsonObject

CAREFUL = 20
"""So many points a careful player stakes."""
SMALL = 5
"""By the odds no bet on dice is better than even: the stake is small, and what comes with it the gain."""
SLIPS = {"chouette_velute": "pas_mou_le_caillou", "suite": "grelotte_ca_picote"}
"""By rule: what a player shouts who sees in the dice what is not there."""
LIKELY = ("chouette", "neant", "velute", "suite")
"""What a player stakes on who does not think long."""


def wish(offers: Sequence[Offer], decider: Decider) -> Said | None:
    """What to say now, of what may be said at any moment; None for nothing."""
    limits = {offer.name: offer.limits for offer in offers}
    for name, (how_often, choose) in WISHES.items():
        if name in limits and decider.chance.random() < how_often * max(decider.level.bold, 0.5):
            said = choose(name, limits, decider)
            if said is not None:
                return said
    return None


def _plain(name: str, offers: Offers, decider: Decider) -> Said | None:
    return Said(name)


def _at_leader(name: str, offers: Offers, decider: Decider) -> Said | None:
    """Against the leader, not against one's own side; never a player who is flanned, unless it counts double."""
    return Said(name, {"target": leader(decider.observation, offers[name]["targets"])})


def _to_mate(name: str, offers: Offers, decider: Decider) -> Said | None:
    """A gift is for a team-mate who sits behind, so that it does not come back again and again."""
    order, me = [seat.id for seat in decider.observation.seats], decider.observation.me
    behind = order[order.index(me.id) + 1 :] if me.id in order else []
    mates = [t for t in offers[name]["targets"] if t in behind and decider.observation.seat(t).side == me.side]
    return Said(name, {"target": mates[0]}) if mates else None


def _civet(name: str, offers: Offers, decider: Decider) -> Said | None:
    """A stake on one's own throw."""
    limits = offers[name]
    amount = _stake(decider, max(int(named["maximum"]) for named in limits["combinations"]))
    return Said(name, {"amount": amount, **_bet_on(limits, decider)})


def _filoche(name: str, offers: Offers, decider: Decider) -> Said | None:
    """A stake on another's throw, whose points come on top."""
    limits = offers[name]
    amount = _stake(decider, int(limits["total"]["maximum"]))
    target = leader(decider.observation, limits["targets"])
    return Said(name, {"bets": [{"target": target, "amount": amount, **_bet_on(limits, decider)}]})


def _stake(decider: Decider, most: int) -> int:
    if decider.counts:
        return min(SMALL, most)
    return min(most, decider.chance.choice((CAREFUL, CAREFUL, 2 * CAREFUL, most)))


def _bet_on(limits: JsonMapping, decider: Decider) -> JsonObject:
    there = [named["name"] for named in limits["combinations"]]
    known = [name for name in LIKELY if name in there] or there
    return {"combination": known[0] if decider.counts else decider.chance.choice(known)}


def _doubling(name: str, offers: Offers, decider: Decider) -> Said | None:
    """A player who holds nothing better doubles another's stake, hoping that the other loses it."""
    limits = offers[name]
    target = leader(decider.observation, limits["targets"])
    on = limits.get("bets_on", {}).get(target)
    return Said(name, {"target": target} | ({"bet_on": on[0]} if on else {}))


def _enough(name: str, offers: Offers, decider: Decider) -> Said | None:
    """Bots stop when people want to, and not before."""
    people = any(not decider.observation.seat(player).bot for player in decider.observation.enough)
    return Said(name) if people == (name == "on_arrete") else None


Wish = Callable[[str, Offers, Decider], Said | None]
WISHES: dict[str, tuple[float, Wish]] = {
    "chante_sloubi": (9.0, _plain),
    "on_arrete": (9.0, _enough),
    "on_continue": (9.0, _enough),
    "civet_filoche_double": (0.25, _doubling),
    "civet_double": (0.4, _doubling),
    "lance_flan": (0.25, _to_mate),
    "lance_civet": (0.25, _to_mate),
    "lance_civet_filoche": (0.25, _to_mate),
    "lance_jarret": (0.25, _to_mate),
    "flan": (0.8, _at_leader),
    "civet": (0.7, _civet),
    "jarret_sifflet": (0.9, _plain),
    "bi_jarret": (0.5, _plain),
    "mi_jarret": (0.8, _plain),
    "civet_filoche": (0.6, _filoche),
    "explique_la_tichette": (0.02, _plain),
}  # fmt: skip
"""In the order in which they are thought of: how often (before one's nerve), and how it is said."""
