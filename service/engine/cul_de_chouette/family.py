"""What Cul de Chouette tells the core about itself."""

from __future__ import annotations

from typing import Any

from service.engine.core.game import Game
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.flow import bevues
from service.engine.cul_de_chouette.flow.duel import Duel
from service.engine.cul_de_chouette.state import table


class CulDeChouette:
    """The family object of every game of Cul de Chouette."""

    def on_turn(self, g: Game) -> str | None:
        """Whose turn it is."""
        return table(g).turn

    def begun(self, g: Game) -> bool:
        """Whether the first turn has begun."""
        return table(g).turn is not None

    def too_early(self, g: Game, player: str) -> bool:
        """Who is to throw next may be too early, never wrong (card tour R1); a cul that was sold is the buyer's."""
        state = table(g)
        if state.turn is None or state.end:
            return False
        if any(isinstance(r.frame, Duel) and r.frame.to_throw(g) == player for r in state.records):
            return True
        if any(r.frame.thrower(g) == player for r in state.records) or any(hooks.will_throw.ask(g, player)):
            return True
        if state.phase == "chouettes":
            return False
        coming = g.next_after(state.turn) if state.phase == "combination" else state.turn
        return player == coming

    def lowest_wins(self, g: Game) -> bool:
        """Towards a target below zero."""
        return g.option("target") < 0

    def bevue(self, g: Game, player: str, act: dict[str, Any], code: str, detail: str) -> None:
        """A wrong act costs its author 10 points."""
        bevues.commit(g, player, act, code, detail)
