"""A shout made while dice are in the air comes before all others. wikimonde, titouan: «Conseils pratiques»."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.dice import hooks as dice_hooks


@rule
class PreventiveRule(Rule):
    """Whether such shouts are waited with; how they are judged when the dice land is the core's (flight)."""

    id = "preventive"
    label = "La Préventive"
    sources = {"wikimonde": "Conseils pratiques", "titouan": "Préventive"}
    fr = (
        "Une annonce faite pendant que les dés volent (option flight_ms) compte avant toutes les autres si le jet lui "
        "donne raison ; sinon c'est une bévue."
    )
    en = (
        "A shout made while the dice fly (option flight_ms) counts before all others if the throw proves it right; "
        "if not, it is a bévue."
    )

    @dice_hooks.may_be_early.answer
    def may_be_early(self, g: Game) -> bool:
        """Shouts in the air are judged at the landing."""
        return True
