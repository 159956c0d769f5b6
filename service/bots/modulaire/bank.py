"""What is said about the bank."""

from __future__ import annotations

from service.bots.modulaire.decider import Decider, Offers, Said
from service.bots.modulaire.odds import FACES, mean_worth

CLOSE = 90
"""So many points from the target a player is dangerous."""
WORTH_TURNING = 25
"""So many points more make it worth changing scores."""
RICH = 96
"""With so many artichauts the banker is free with them."""
SAVING = 32
"""From so many on the banker saves for turning scores, if another player has more."""
HOPEFUL = 11
"""Two chouettes of this sum promise a bank."""
SUM = 13


def _stock(decider: Decider) -> int:
    bank = decider.observation.told.get("bank") or {}
    return int(bank.get("artichauts", 0))


def _banker(decider: Decider) -> str:
    bank = decider.observation.told.get("bank") or {}
    return str(bank.get("owner") or "")


def feed(offers: Offers, decider: Decider) -> Said | None:
    """The banker fills the bank, and now and then a player who means to buy it."""
    mine = _banker(decider) == decider.observation.account
    return Said(offers["artichette"], quick=True) if decider.dares(1.2 if mine else 0.2) else None


def lay_down(offers: Offers, decider: Decider) -> Said | None:
    """The turn of a dangerous player is not played."""
    close = decider.observation.seat(decider.observation.turn).score >= decider.observation.target - CLOSE
    wanted = close or _stock(decider) >= RICH if decider.counts else decider.dares(0.1)
    return Said(offers["couche_sirop"], quick=True) if wanted else None


def take(offers: Offers, decider: Decider) -> Said | None:
    """The gains of a coup that promises much."""
    lying = tuple(decider.observation.dice) if len(decider.observation.dice) == 2 else ()
    promising = bool(lying) and mean_worth(lying) > mean_worth()
    saves = decider.behind >= WORTH_TURNING and SAVING <= _stock(decider) < RICH
    wanted = promising and not saves if decider.counts else decider.dares(0.1)
    return Said(offers["file_sirop"], quick=True) if wanted else None


def turn(offers: Offers, decider: Decider) -> Said | None:
    """The score of a player who has more."""
    ahead = decider.observation.seat(decider.observation.turn).score - decider.observation.me.score >= WORTH_TURNING
    return Said(offers["contre_sirop"], quick=True) if ahead else None


def promise(offers: Offers, decider: Decider) -> Said | None:
    """A bid for the bank, where the sum is likely to be reached."""
    offer, lying = offers["raitournelle"], decider.observation.dice
    needed = SUM - (2 if offer.limits.get("tichettes") else 0)
    if decider.counts:
        likely = len(lying) == 2 and sum(lying) + max(FACES) >= needed and sum(lying) >= HOPEFUL - (SUM - needed)
        if not likely or not _stock(decider):
            return None
    elif not decider.dares(0.08):
        return None
    cards = offer.limits.get("tichettes") or []
    return Said(offer, {"card": cards[0]["card"]} if cards else {})


def pay(offers: Offers, decider: Decider) -> Said | None:
    """Just enough for the bank, if one has it; else nothing."""
    offer = offers["je_donne"]
    bounds, enough = offer.limits.get("amount") or {"maximum": 0}, int(offer.limits.get("enough", 0))
    return Said(offer, {"amount": enough}) if 0 < enough <= int(bounds["maximum"]) else None
