"""Another holder may double the stake of a Civet. titouan, «Civet Doublé»."""

from __future__ import annotations

from service.engine.core import ledger
from service.engine.core.game import Game
from service.engine.core.ledger import Move as AnyMove
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow.betting import covered, sacrifice, sacrificed
from service.engine.cul_de_chouette.hook_types import Staked


@rule
class CivetDoubleRule(Rule):
    """Doubles the stake, never the combination."""

    id = "civet_double"
    label = "Le Civet Doublé"
    sources = {"titouan": "Civet Doublé"}
    needs = ("civet",)
    words = (
        Word(
            id="civet_double", phrase="Civet Doublé !", gesture_fr="montre l'auteur du Civet",
            gesture_en="point at the author of the Civet", fields=(Field(name="target", type="player"),), anytime=True,
        ),
    )  # fmt: skip
    fr = "En sacrifiant son Civet, sinon son Civet-Filoché, on double la mise du Civet d'un autre avant ses chouettes."
    en = "Sacrifice a Civet, or else a Civet-Filoché, to double another player's stake on a Civet before its chouettes."

    def say_civet_double(self, g: Game, player: str, fields: Target) -> None:
        """The latest Civet of the target that waits for its chouettes counts double."""
        target = fields["target"]
        stake = self._stake(g, target)
        if target == player or stake is None:
            raise OutOfBounds("no_civet", "Point at another player whose Civet waits for its chouettes.", target=target)
        if sacrificed(g, player, "civet", "civet_filoche") is None:
            raise OutOfBounds("not_held", "You need a Civet or a Civet-Filoché to sacrifice.")
        doubled, least = 2 * stake.factor * stake.amount, covered(g, target)
        if least is not None and doubled > least:
            raise OutOfBounds("stake_not_covered", f"{target} cannot cover {doubled} points.", maximum=least)
        sacrifice(g, player, "civet", "civet_filoche")
        stake.factor *= 2

    def constraints_civet_double(self, g: Game, player: str) -> Constraints | None:
        """Whose Civet may be doubled; None if there is none, or nothing to sacrifice."""
        targets = [p for p in g.others(player) if self._may(g, p)]
        return Constraints(targets=targets) if targets and sacrificed(g, player, "civet", "civet_filoche") else None

    def _may(self, g: Game, target: str) -> bool:
        stake, least = self._stake(g, target), covered(g, target)
        return stake is not None and (least is None or 2 * stake.factor * stake.amount <= least)

    def _stake(self, g: Game, target: str) -> Staked | None:
        return next(iter(rule_hooks.civet_to_double.ask(g, target)), None)

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: AnyMove) -> int | None:
        """Step 1 of the ledger's order: the stake doubled."""
        return move.points * move.factor if layer == "VALUE" and move.rule == "civet" else None
