"""Two chouettes, then the cul, and no die is thrown before the others had time to speak.

wikimonde, «Déroulement du jeu»; titouan, «Introduction»; guard, pause and time limits by card tour.
"""

from __future__ import annotations

from service.engine.core import ledger
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.cul_de_chouette.flow.guard import begin_guard
from service.engine.cul_de_chouette.state import table


@rule
class TourRule(Rule):
    """The guard before the chouettes; the turn itself is flow/turn.py."""

    id = "tour"
    label = "Le tour de jeu"
    sources = {"wikimonde": "Déroulement du jeu", "titouan": "Introduction"}
    switchable = False
    fr = "On jette les deux chouettes, puis le cul ; la combinaison jouée, la main passe au suivant."
    en = "Throw the two chouettes, then the cul; when the combination is played, the next player is on turn."

    @ledger.after_settlement.answer
    def after_settlement(self, g: Game) -> None:
        """Points that moved in the lull put the coming chouettes off, so that everybody sees them first."""
        state = table(g)
        if state.phase == "lull" and state.turn is not None and state.guard_from == g.now:
            begin_guard(g, state.turn)
