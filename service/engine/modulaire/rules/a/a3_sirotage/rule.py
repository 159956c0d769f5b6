"""A3, «Sirotage»: the thrower of a Chouette may throw its odd die again, for a Cul de Chouette or a loss."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, Word, rule
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.betting import LOST, WON, bet_moves
from service.engine.modulaire.rules.a.a3_sirotage.sirotage import BIRDS, JE_SIROTE, Sirotage
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.state import Coup
from service.engine.modulaire.throws.combinations import CHOUETTE, CUL, height, value


@rule
class SirotageRule(Rule):
    """The offer, the bets of the others, and what it brings."""

    id = "a3"
    label = "Sirotage"
    sources = {RULESET: "A3"}
    needs = ("a1",)
    words = (
        Word(id=JE_SIROTE, phrase="Je sirote"),
        *(Word(id=bird, phrase=f"{bird.capitalize()} !") for bird in BIRDS),
    )
    points = {"bet_won": WON, "bet_lost": -LOST}
    parameters = {"birds": {bird: face for face, bird in enumerate(BIRDS, 1)}}
    labels = {
        "birds": Label("le dé sur lequel chaque oiseau parie", "the die that each bird bets on"),
    }
    fr = (
        "Qui a fait une Chouette peut relancer le dé qui diffère : un Cul de Chouette, ou la perte de la Chouette. Les "
        "autres parient par un oiseau sur le dé à venir : +25, sinon -5."
    )
    en = (
        "The thrower of a Chouette may throw the die that differs again: a Cul de Chouette, or the Chouette's points "
        "are lost. The others bet on the coming die by a bird: +25, otherwise -5."
    )

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """Only a Chouette, and only a whole coup."""
        possible = moment == CHOUETTE and CHOUETTE in coup.names and not coup.blocked and not coup.cut_short
        return Sirotage() if possible else None

    @hooks.coup_moves.answer
    def coup_moves(self, g: Game, coup: Coup) -> list[Move]:
        """What it won or lost, and what the birds did."""
        moves = bet_moves(g, coup, self.id)
        if not coup.sirotage:
            return moves
        x = height(CHOUETTE, coup.dice)
        if coup.sirotage == "lost":
            points = -value(g, CHOUETTE, x, coup.thrower)
            return [*moves, Move(player=coup.thrower, points=points, rule=self.id, cause="sirotage")]
        if coup.blocked:
            return moves
        coup.earned = value(g, CUL, x, coup.thrower)
        return [*moves, Move(player=coup.thrower, points=coup.earned, rule=self.id, cause="sirotage")]
