"""Where no score may be negative, a loss stops at zero; titouan: who loses at zero gives it to all the others.

wikimonde, «Le score ne peut jamais être négatif»; titouan, «Variante : Jeu sans score négatif».
"""

from __future__ import annotations

from service.engine.core import ledger
from service.engine.core.game import Game
from service.engine.core.ledger import Move as AnyMove
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.cul_de_chouette.ledger import Move


@rule
class VariantNoNegativeRule(Rule):
    """The floor under every movement, and the gift of zero."""

    id = "variant_no_negative"
    label = "Sans score négatif"
    sources = {"wikimonde": "Déroulement du jeu", "titouan": "Variante: Jeu sans score négatif"}
    switchable = False
    fr = "Sans scores négatifs, une perte s'arrête à zéro ; chez titouan, qui perd à zéro donne sa perte à chacun."
    en = "Without negative scores a loss stops at zero; in titouan, each other player gains what one there would lose."

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: AnyMove) -> int | None:
        """Stop a loss at zero; what a player at zero would have lost is a gift to the others."""
        score = g.player(move.player).score
        if layer != "BOUND" or g.state.options["negative_scores"] or score + move.points >= 0:
            return None
        if score == 0 and g.param(self.id, "gift_of_zero"):
            move.gift = -move.points
        return -score

    @ledger.gifts.answer
    def gifts(self, g: Game, moves: list[AnyMove]) -> list[AnyMove]:
        """The gifts of a settlement: added after its last movement, not transformed."""
        return [
            Move(player=receiver, points=move.gift, rule=self.id, origin=move.origin)
            for move in moves
            if move.gift
            for receiver in g.sides()
            if not g.same_side(receiver, move.player)
        ]
