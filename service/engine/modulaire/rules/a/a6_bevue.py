"""A6, «Bévue»: a wrong act costs its author 10 points."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule
from service.engine.modulaire.names import RULESET

COST = 10


@rule
class BevueRule(Rule):
    """Without it whatever is wrong is refused, and costs nothing."""

    id = "a6"
    label = "Bévue"
    sources = {RULESET: "A6"}
    needs = ("a1",)
    points = {"price": -COST}
    fr = "Un acte bien formé, mais au mauvais moment ou contre une règle, coûte 10 points et n'a pas d'effet."
    en = "A well-formed act at the wrong moment, or against a rule, costs its author 10 points and has no effect."
