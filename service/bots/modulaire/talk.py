"""Questions and answers, what is decided for others, and who leaves or gets up."""

from __future__ import annotations

from service.bots.modulaire.mind import Mind, Offers, Said

QUESTIONS = ("Tu vas siroter ?", "C'est à moi de jouer ?", "Tu es sûr de ton coup ?", "On en est à la migration ?")
HOPELESS = 40
"""So near to the target another player is, where a novice far below zero has had enough."""


COSTLY = ("civet", "je_donne")
"""What costs most points, if another player says it for one."""
PROMISE = "eloquence"
"""The window of a question whose answer binds."""


def ask(offers: Offers, mind: Mind) -> Said | None:
    """A player who knows the answer that pays does not get caught: novices and people are asked."""
    offer = offers["question"]
    targets = list(offer.limits.get("targets") or [])
    if mind.counts:
        targets = [target for target in targets if mind.sight.seat(target).bot in ("", "novice")]
    if not targets or not mind.dares(0.25):
        return None
    return Said(offer, {"target": mind.chance.choice(targets), "text": mind.chance.choice(QUESTIONS)})


def answer(offers: Offers, mind: Mind) -> Said | None:
    """The word that costs the asker, by players who think of it; otherwise what comes to mind."""
    if "zbradaraldjan" in offers and mind.counts:
        return Said(offers["zbradaraldjan"], quick=True)
    # What is promised must be done at the first occasion: bots rather promise not to.
    words = ["non"] if mind.window is not None and mind.window.name == PROMISE else ["oui", "non", "zbradaraldjan"]
    words = [word for word in words if word in offers]
    return Said(offers[mind.chance.choice(words)], quick=True) if words else None


def get_up(offers: Offers, mind: Mind) -> Said | None:
    """Lying down brings nothing: after a while one gets up."""
    return Said(offers["je_me_leve"]) if mind.dares(0.5) else None


def leave(offers: Offers, mind: Mind) -> Said | None:
    """Only novices leave, below zero where another player is about to win, and leave their debts to that one."""
    offer, me = offers["droit_de_vidage"], mind.sight.me
    hopeless = me.score < 0 and mind.sight.best >= mind.sight.target - HOPELESS
    if mind.counts or not hopeless or not mind.dares(0.3):
        return None
    targets = list(offer.limits.get("targets") or [])
    debt = int((offer.limits.get("total") or {"minimum": 0})["minimum"])
    shares = [{"target": mind.leader(targets), "amount": debt}] if targets and debt else []
    return Said(offer, {"shares": shares})


def decide_for(offers: Offers, mind: Mind) -> Said | None:
    """What another player must do: the worst bet, or to let the occasion go."""
    offer = offers["je_force"]
    acts, targets = list(offer.limits.get("acts") or []), list(offer.limits.get("targets") or [])
    if not acts or not targets or not mind.dares(0.4):
        return None
    costly = [act for act in acts if isinstance(act, dict) and act.get("annonce") in COSTLY]
    act = costly[-1] if costly else "pass" if "pass" in acts else mind.chance.choice(acts)
    return Said(offer, {"target": targets[0], "act": act}, quick=True)
