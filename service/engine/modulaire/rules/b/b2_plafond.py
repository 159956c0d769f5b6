"""B2, «Plafond»: a gain out of one's own turn stops 11 points below the target."""

from __future__ import annotations

from fractions import Fraction

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, rule
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.numbers import PLAFOND_BELOW_TARGET


@rule
class Plafond(Rule):
    """The ceiling, for players who are not on turn. What the ledger cuts off is lost: the giver gives in full."""

    id = "b2"
    label = "Plafond"
    sources = {RULESET: "B2"}
    needs = ("a1",)
    parameters = {"below_target": PLAFOND_BELOW_TARGET}
    labels = {
        "below_target": Label(
            "de combien le plafond est sous le but, si la table ne convient pas d'un autre",
            "how far the ceiling lies below the target, unless the table agrees on another",
        ),
    }
    fr = (
        "Hors de son tour, un joueur plafonne à 332 points : ce qui dépasse est perdu, et qui a 332 ou plus ne gagne "
        "rien."
    )
    en = (
        "Out of their turn players gain up to 332 points: what goes beyond is lost, and who has 332 or more gains "
        "nothing."
    )

    @hooks.ceiling.answer
    def ceiling(self, g: Game, player: str) -> Fraction | None:
        """As the table has agreed."""
        return Fraction(g.option("plafond"))
