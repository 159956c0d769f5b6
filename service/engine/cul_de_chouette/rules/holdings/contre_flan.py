"""A Flan on a flanneur frees the victim. wikimonde, «Le Contre-Flan»; titouan, «Contre-Flan»; card contre_flan."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.state import Flan

FEWEST = 3
"""Only a player who is neither flanneur nor victim can counter a Flan."""


@rule
class ContreFlanRule(Rule):
    """Which Flan a Flan counters; the word is the same."""

    id = "contre_flan"
    label = "Le Contre-Flan"
    sources = {"wikimonde": "Le Contre-Flan", "titouan": "Contre-Flan", "expert": "Le Contre-Flan"}
    needs = ("flan",)
    fr = (
        "Un tiers qui flanne un flanneur avant les chouettes de sa victime libère celle-ci : c'est le flanneur qui est "
        "flanné, chez titouan doublement, et un contre-flanneur peut l'être à son tour."
    )
    en = (
        "A third player who flans a flanneur before the victim's chouettes frees the victim: the flanneur is flanned, "
        "in titouan with double weight, and there a contre-flanneur may be countered in turn."
    )

    @rule_hooks.countered_flan.answer
    def countered_flan(self, g: Game, player: str, target: str, waiting: list[Flan]) -> Flan | None:
        """The latest Flan of the target that still waits, untried, for its victim's chouettes."""
        if len(g.seated) < FEWEST:
            return None
        aimed = [
            flan
            for flan in waiting
            if flan.by == target and flan.on != player and not flan.kept
            if g.param(self.id, "chain") or not flan.counter
        ]
        return aimed[-1] if aimed else None
