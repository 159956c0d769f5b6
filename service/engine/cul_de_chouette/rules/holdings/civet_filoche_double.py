"""Another holder may double one bet of a Civet-Filoché. titouan, expert: «Civet-Filoché Doublé»."""

from __future__ import annotations

from typing import Any

from service.engine.core import ledger
from service.engine.core.game import Game
from service.engine.core.ledger import Move as AnyMove
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rules import Field, Rule, Word, rule
from service.engine.cul_de_chouette import filoche
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.notes import Bet
from service.engine.cul_de_chouette.stakes import covered, sacrifice, sacrificed


@rule
class CivetFilocheDoubleRule(Rule):
    """Doubles that one bet's stake, never the share."""

    id = "civet_filoche_double"
    label = "Le Civet-Filoché Doublé"
    sources = {"titouan": "Civet-Filoché Doublé", "expert": "Le Civet-Filoché Doublé"}
    needs = ("civet_filoche",)
    words = (
        Word(
            id="civet_filoche_double", phrase="Civet-Filoché Doublé !", gesture_fr="montre l'auteur du Civet-Filoché",
            gesture_en="point at the author of the Civet-Filoché", anytime=True,
            fields=(Field(name="target", type="player"), Field(name="bet_on", type="player", required=False)),
        ),
    )  # fmt: skip
    fr = "En sacrifiant son Civet-Filoché, sinon son Civet, on double une mise d'un autre avant les chouettes visées."
    en = "Sacrifice a Civet-Filoché, or else a Civet, to double one bet of another before the chouettes it is on."

    def say_civet_filoche_double(self, g: Game, player: str, fields: dict[str, Any]) -> None:
        """One bet of the target that waits for its chouettes counts double."""
        target = fields["target"]
        bet = self._bet(g, target, fields.get("bet_on"))
        if target == player or bet is None:
            raise OutOfBounds("no_bet", "Point at another player whose bet waits for its chouettes.", target=target)
        if sacrificed(g, player, "civet_filoche", "civet") is None:
            raise OutOfBounds("not_held", "You need a Civet-Filoché or a Civet to sacrifice.")
        if not self._is_covered(g, target, bet):
            raise OutOfBounds("stake_not_covered", f"{target} cannot cover the doubled stake.", target=target)
        sacrifice(g, player, "civet_filoche", "civet")
        bet.factor *= 2

    def _bet(self, g: Game, author: str, bet_on: str | None) -> Bet | None:
        if bet_on is None:
            return filoche.latest(g, author)
        bets = [bet for bet in filoche.may_be_doubled(g) if bet.bettor == author and bet.target == bet_on]
        return bets[-1] if bets else None

    def _is_covered(self, g: Game, author: str, bet: Bet) -> bool:
        least = covered(g, author)
        return least is None or filoche.at_stake(g, author) + bet.amount * bet.factor <= least

    def constraints_civet_filoche_double(self, g: Game, player: str) -> Constraints | None:
        """Whose bets may be doubled, and on whom they are; None if there are none, or nothing to sacrifice."""
        if sacrificed(g, player, "civet_filoche", "civet") is None:
            return None
        bets: dict[str, list[str]] = {}
        for bet in filoche.may_be_doubled(g):
            if bet.bettor != player and self._is_covered(g, bet.bettor, bet):
                bets.setdefault(bet.bettor, []).append(bet.target)
        return Constraints(targets=list(bets), bets_on=bets) if bets else None

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: AnyMove) -> int | None:
        """Step 1 of the ledger's order: the stake doubled."""
        return move.points * move.factor if layer == "VALUE" and move.rule == "civet_filoche" else None
