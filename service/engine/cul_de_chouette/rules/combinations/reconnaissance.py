"""The most specific combination that fits is what a throw is. wikimonde, «Déroulement du jeu»; all rulebooks alike."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule


@rule
class ReconnaissanceRule(Rule):
    """How recognition is told; combination.py does it."""

    id = "reconnaissance"
    label = "Quelle combinaison est-ce ?"
    sources = {"wikimonde": "Déroulement du jeu", "titouan": "Introduction", "expert": "Les combinaisons"}
    switchable = False
    fr = "L'ordre des dés ne compte pas ; la combinaison la plus précise l'emporte ; 1-2-3 est Suite et Velute."
    en = "The order of the dice does not matter; the most specific combination wins; 1-2-3 is both Suite and Velute."
