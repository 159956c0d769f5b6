"""A holding is one player's alone, seen by everybody, and lasts until it is used, lost or given. All rulebooks."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule


@rule
class HoldingsRule(Rule):
    """How holdings are told; the core keeps them."""

    id = "holdings"
    label = "Ce qu'on peut posséder"
    sources = {"wikimonde": "La Grelottine", "titouan": "Grelottine"}
    switchable = False
    fr = "Ce qu'on possède est visible de tous et ne se cumule pas."
    en = "What a player holds is seen by everybody, and no player holds two of a kind."
