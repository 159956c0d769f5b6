"""Between the chouettes and the cul, or before the die of a Sirop, anybody may buy what is to be thrown, for 30.

wikimonde, «L'Achat de Dé»; titouan, «Achat».
Rulings of ours: the cul of a doubling and of a relance has no such moment; a seller's pair is paid with the first
settlement of the final dice, after their own points, and a Bi-Jarret or a Flan does not touch it.
"""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.flow.sale import PRICE
from service.engine.cul_de_chouette.flow.sirop import SIX, face_of
from service.engine.cul_de_chouette.flow.throws import AGAIN
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.rules.dice_in_hand.achat.buying import BUY, Achat
from service.engine.cul_de_chouette.rules.dice_in_hand.achat.sale import undecided
from service.engine.cul_de_chouette.state import Throw
from service.engine.dice.figures import pair_value

FEWEST_IN_A_DUEL = 3


class Sold(msgspec.Struct, kw_only=True):
    """The cul was sold. since: when (ms)."""

    since: int


SOLD = ThrowNote("achat", Sold)


@rule
class AchatRule(Rule):
    """What may be bought, and what the seller is paid."""

    id = "achat"
    label = "L'Achat de dé"
    sources = {"wikimonde": "L'Achat de Dé", "titouan": "Achat"}
    words = (Word(id=BUY, phrase="J'achète !", gesture_fr="doigt levé", gesture_en="finger raised"),)
    points = {"price": -PRICE, **{f"seller_pair_of_{face}": pair_value(face) for face in range(1, 6)}}
    fr = (
        "Pour 30 points on achète le cul d'un lancer, ou le dé d'un Sirop : l'acheteur le jette et la combinaison est "
        "à lui. Le vendeur garde la Chouette de ses propres chouettes. Deux 6 ne s'achètent pas."
    )
    en = (
        "For 30 points a player buys the cul of a throw, or the die of a Sirop, throws it, and has the combination. "
        "The seller keeps the Chouette of the chouettes that lie. Two 6s cannot be bought."
    )

    @hooks.between.answer
    def between(self, g: Game, throw: Throw) -> tuple[str, Frame] | None:
        """The cul of a throw made in two rolls."""
        sale = SOLD.of(throw)
        if throw.chouettes == [SIX, SIX] or not self._may_be_sold(g, throw, sale is not None):
            return None
        since = 0 if sale is None else sale.since
        return self.id, Achat(throw=throw.id, owner=throw.maker, sold=sale is not None, since=since)

    @hooks.sirop_taken.answer
    def sirop_taken(self, g: Game, throw: Throw, sirotant: str, sold: bool, since: int) -> tuple[str, Frame] | None:
        """The die of a Sirop, from the shout that took it up."""
        face = face_of(throw)
        if (face == SIX and not g.param(self.id, "sirop_of_six")) or not self._may_be_sold(g, throw, sold):
            return None
        return self.id, Achat(throw=throw.id, owner=sirotant, sold=sold, since=since, face=face)

    def _may_be_sold(self, g: Game, throw: Throw, sold: bool) -> bool:
        if throw.kind in ("soufflette", "doubling") or (sold and not g.has_rule("double_achat")):
            return False
        never_with = g.param(self.id, "never_with")
        if any(bound and rule_id in never_with for rule_id, bound in rule_hooks.bound_to.each(g, throw)):
            return False
        if throw.kind != "grelottine":
            return True
        if len(g.seated) < FEWEST_IN_A_DUEL or g.state.options["teams"]:
            return False
        return not (AGAIN.of(throw) and g.param(self.id, "duel_first_throw_only"))

    @rule_hooks.sale_undecided.answer
    def sale_undecided(self, g: Game) -> bool:
        """Simultaneous buyers throw for it."""
        return undecided(g)

    @hooks.cul_sold.answer
    def cul_sold(self, g: Game, throw: Throw, since: int) -> None:
        """It may be bought again."""
        SOLD.put(throw, Sold(since=since))

    @hooks.cul_lies.answer
    def cul_lies(self, g: Game, throw: Throw) -> None:
        """The seller is paid the pair of the chouettes, whatever comes."""
        if SOLD.of(throw) is not None:
            SOLD.put(throw, None)
        if throw.bought and len(set(throw.chouettes)) == 1:
            points = pair_value(throw.chouettes[0])
            throw.aside.append(Move(player=throw.author, points=points, rule=self.id, origin=throw.id))
