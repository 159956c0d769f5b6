"""Players see their own hand only."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule


@rule
class MainCachee(Rule):
    """Its words for clients; it has no part of its own in the flow."""

    id = "main_cachee"
    label = "La main cachée"
    switchable = False
    fr = "Chacun ne voit que sa main ; des autres, le nombre de cartes."
    en = "Players see their own hand only; of the others', how many cards they are."
