"""Dice that fall off the table are thrown again, and cost a bévue. wikimonde, titouan: «Conseils pratiques»."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule


@rule
class CockedDiceRule(Rule):
    """How fallen dice are told; what is thrown again, and what it costs, is decided where acts are received (core)."""

    id = "cocked_dice"
    label = "Les dés qui tombent"
    sources = {"wikimonde": "Conseils pratiques", "titouan": "Conseils pratiques"}
    switchable = False
    fr = "Avec l'option cocked_dice, un dé tombé ou cassé fait relancer tout le jet, et coûte une bévue au lanceur."
    en = "With the option cocked_dice a die that falls or leans has its whole throw made again, for a bévue."
