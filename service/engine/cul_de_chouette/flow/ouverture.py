"""Who begins: everybody throws one die, the lowest face begins, and those tied for it throw again.

wikimonde, «Déroulement du jeu»; titouan does not say and follows it.
"""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.cul_de_chouette.flow.roll_off import RollOff


@frame
class Ouverture(Frame):
    """The opening roll-off; its result is the player who begins."""

    def start(self, g: Game) -> Outcome:
        """Everybody throws, in any order."""
        return wait(RollOff(name="ouverture", rule="ouverture", players=g.seated), then=self.decided)

    def decided(self, g: Game, starter: str) -> Outcome:
        """One player has the lowest die."""
        return done(starter)
