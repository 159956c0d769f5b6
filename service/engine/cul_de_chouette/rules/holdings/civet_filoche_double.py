"""Another holder may double one bet of a Civet-Filoché. titouan, expert: «Civet-Filoché Doublé»."""

from __future__ import annotations

from typing import NotRequired

from service.engine.core import ledger
from service.engine.core.game import Game
from service.engine.core.ledger import Move as AnyMove
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow.betting import covered, sacrifice, sacrificed
from service.engine.cul_de_chouette.hook_types import BetToDouble


class Doubled(Target):
    """bet_on: the id of the player whom the bet is on."""

    bet_on: NotRequired[str]


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

    def say_civet_filoche_double(self, g: Game, player: str, fields: Doubled) -> None:
        """One bet of the target that waits for its chouettes counts double."""
        target = fields["target"]
        found = self._bet(g, target, fields.get("bet_on"))
        if target == player or found is None:
            raise OutOfBounds("no_bet", "Point at another player whose bet waits for its chouettes.", target=target)
        if sacrificed(g, player, "civet_filoche", "civet") is None:
            raise OutOfBounds("not_held", "You need a Civet-Filoché or a Civet to sacrifice.")
        if not self._is_covered(g, found):
            raise OutOfBounds("stake_not_covered", f"{target} cannot cover the doubled stake.", target=target)
        sacrifice(g, player, "civet_filoche", "civet")
        found.bet.factor *= 2

    def _all(self, g: Game) -> list[BetToDouble]:
        return [found for answer in rule_hooks.bets_to_double.ask(g) for found in answer]

    def _bet(self, g: Game, author: str, bet_on: str | None) -> BetToDouble | None:
        theirs = [found for found in self._all(g) if found.bet.bettor == author]
        fitting = [found for found in theirs if (found.latest if bet_on is None else found.bet.target == bet_on)]
        return fitting[-1] if fitting else None

    def _is_covered(self, g: Game, found: BetToDouble) -> bool:
        least = covered(g, found.bet.bettor)
        return least is None or found.at_stake + found.bet.amount * found.bet.factor <= least

    def constraints_civet_filoche_double(self, g: Game, player: str) -> Constraints | None:
        """Whose bets may be doubled, and on whom they are; None if there are none, or nothing to sacrifice."""
        if sacrificed(g, player, "civet_filoche", "civet") is None:
            return None
        bets: dict[str, list[str]] = {}
        for found in self._all(g):
            if found.bet.bettor != player and self._is_covered(g, found):
                bets.setdefault(found.bet.bettor, []).append(found.bet.target)
        return Constraints(targets=list(bets), bets_on=bets) if bets else None

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: AnyMove) -> int | None:
        """Step 1 of the ledger's order: the stake doubled."""
        return move.points * move.factor if layer == "VALUE" and move.rule == "civet_filoche" else None
