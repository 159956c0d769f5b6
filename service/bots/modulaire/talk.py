"""Questions and answers, what is decided for others, and who leaves or gets up."""

from __future__ import annotations

from service.bots.modulaire.decider import Decider, Offers, Said

QUESTIONS = ("Tu vas siroter ?", "C'est à moi de jouer ?", "Tu es sûr de ton coup ?", "On en est à la migration ?")
HOPELESS = 40
"""So near to the target another player is, where a novice far below zero has had enough."""


COSTLY = ("civet", "je_donne")
"""What costs most points, if another player says it for one."""
PROMISE = "eloquence"
"""The window of a question whose answer binds."""
GLADLY = ("defi_merlin", "soufflette")
"""What a player may do alone, without being quick, and does whenever they may: it can be promised."""


def ask(offers: Offers, decider: Decider) -> Said | None:
    """A player who knows the answer that pays does not get caught: novices and people are asked."""
    offer = offers["question"]
    targets = list(offer.limits.get("targets") or [])
    if decider.counts:
        targets = [target for target in targets if decider.observation.seat(target).bot in ("", "novice")]
    if not targets or not decider.dares(0.25):
        return None
    return Said(offer, {"target": decider.chance.choice(targets), "text": decider.chance.choice(QUESTIONS)})


def answer(offers: Offers, decider: Decider) -> Said | None:
    """The word that costs the asker, by players who think of it; otherwise what comes to mind."""
    if "zbradaraldjan" in offers and decider.counts:
        return Said(offers["zbradaraldjan"], quick=True)
    # What is promised must be done at the first occasion, and what is not is forbidden for a while.
    words = ["oui", "non", "zbradaraldjan"]
    if decider.window is not None and decider.window.name == PROMISE:
        words = ["oui" if decider.observation.asked_about in GLADLY else "non"]
    words = [word for word in words if word in offers]
    return Said(offers[decider.chance.choice(words)], quick=True) if words else None


def get_up(offers: Offers, decider: Decider) -> Said | None:
    """Lying down brings nothing: after a while one gets up."""
    return Said(offers["je_me_leve"]) if decider.dares(0.5) else None


def leave(offers: Offers, decider: Decider) -> Said | None:
    """Only novices leave, below zero where another player is about to win, and leave their debts to that one."""
    offer, me = offers["droit_de_vidage"], decider.observation.me
    hopeless = me.score < 0 and decider.observation.best >= decider.observation.target - HOPELESS
    if decider.counts or not hopeless or not decider.dares(0.3):
        return None
    targets = list(offer.limits.get("targets") or [])
    debt = int((offer.limits.get("total") or {"minimum": 0})["minimum"])
    shares = [{"target": decider.leader(targets), "amount": debt}] if targets and debt else []
    return Said(offer, {"shares": shares})


def decide_for(offers: Offers, decider: Decider) -> Said | None:
    """What another player must do: the worst bet, or to let the occasion go."""
    offer = offers["je_force"]
    acts, targets = list(offer.limits.get("acts") or []), list(offer.limits.get("targets") or [])
    if not acts or not targets or not decider.dares(0.4):
        return None
    costly = [act for act in acts if isinstance(act, dict) and act.get("annonce") in COSTLY]
    act = costly[-1] if costly else "pass" if "pass" in acts else decider.chance.choice(acts)
    return Said(offer, {"target": targets[0], "act": act}, quick=True)
