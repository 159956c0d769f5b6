"""Which solution a player takes who has caught a bird (c3, t4)."""

from __future__ import annotations

from service.bots.modulaire.decider import Decider, Offers, Said

AGAINST_LEADERS = ("jeu_gagnant", "on_divise_par_six", "on_change_de_sens", "on_annule_le_tour")
"""What helps players who are behind."""
GOOD = ("joujou", "on_annule_le_tour", "doublette", "jou_jeu", "on_compte", "on_change_de_sens")
"""What does no harm to the player who leads."""
WORTH_A_CARD = ("jeu_gagnant", "joujou")
"""What is taken again, by players who hold the card for it."""
CAGE = 17
LEAST = ("on_se_couche",)
"""Last of all."""


def solution(offers: Offers, decider: Decider) -> Said | None:
    """By rank, or what comes to mind; a card lets the player take what is taken."""
    offer = offers["attrape_oiseau"]
    free = list(offer.limits.get("solutions") or [])
    if not free:
        return None
    liked = [name for name in (AGAINST_LEADERS if decider.behind > 0 else GOOD) if name in free]
    others = [name for name in free if name not in LEAST] or free
    chosen = liked[0] if decider.counts and liked else decider.chance.choice(others)
    taken = [name for name in WORTH_A_CARD if name in (offer.limits.get("solutions_with_card") or [])]
    if taken and decider.behind > 0 and decider.dares(0.7):
        return Said(offer, {"solution": taken[0], "card": CAGE})
    return Said(offer, {"solution": chosen})
