"""The lowest die begins. wikimonde, «Déroulement du jeu»; titouan is silent and follows it (card ouverture R1)."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule


@rule
class OuvertureRule(Rule):
    """How the opening is told; it is played by flow/ouverture.py."""

    id = "ouverture"
    label = "Qui commence"
    sources = {"wikimonde": "Déroulement du jeu", "titouan": "Introduction"}
    switchable = False
    fr = "Chacun jette un dé ; le plus bas commence, les ex æquo rejettent."
    en = "Everybody throws one die; the lowest begins, those tied for it throw again."
