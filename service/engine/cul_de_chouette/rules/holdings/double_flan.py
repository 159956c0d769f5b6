"""Flans on one player add up. wikimonde, «Le Double Flan»; titouan, «Double-Flan»; card double_flan."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.state import Flan


@rule
class DoubleFlanRule(Rule):
    """Who may add a Flan to one that lies already; without this rule no player may."""

    id = "double_flan"
    label = "Le Double Flan"
    sources = {"wikimonde": "Le Double Flan", "titouan": "Double-Flan", "expert": "Le Double Flan"}
    needs = ("flan",)
    fr = "Un deuxième Flan sur la même victime double tout, un troisième triple ; chez wikimonde, d'un autre joueur."
    en = "A second Flan on the same victim doubles everything, a third triples it; in wikimonde, by another player."

    @rule_hooks.flan_added.answer
    def flan_added(self, g: Game, player: str, target: str, waiting: list[Flan]) -> None:
        """wikimonde: only another player than the one whose Flan lies there. Raises OutOfBounds."""
        if not g.param(self.id, "same_flanneur") and any(flan.by == player for flan in waiting):
            raise OutOfBounds("flanned_by_you", f"{target} is flanned by you already.", target=target)
