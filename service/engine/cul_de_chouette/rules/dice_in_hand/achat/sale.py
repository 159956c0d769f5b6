"""The sale of a cul or of a Sirop: simultaneous buyers throw for it, and the price is paid at once (card achat)."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.cul_de_chouette.flow.roll_off import RollOff
from service.engine.cul_de_chouette.flow.sale import PRICE, Bought
from service.engine.cul_de_chouette.ledger import Move

ROLL_OFF = "achat"


def undecided(g: Game) -> bool:
    """Whether buyers throw for a cul or a Sirop now: meanwhile only a Flan and gifts count (card achat R7)."""
    return any(window.name == ROLL_OFF and window.mode == "dice" for _, window in g.windows())


@frame
class Sale(Frame):
    """Its result is `Bought`.

    buyers: who shouted together; at: when the earliest of them did.
    """

    buyers: list[str]
    at: int

    def start(self, g: Game) -> Outcome:
        """One buys; of several the lowest die buys, and must."""
        if len(self.buyers) == 1:
            return self._sell(g, self.buyers[0], self.at)
        g.add_late({"j_achete": g.seated, "je_rachete": g.seated}, until=None, closes_on=["sale"], tag="achat")
        return wait(RollOff(name=ROLL_OFF, rule="achat", players=self.buyers), then=self.rolled)

    def rolled(self, g: Game, buyer: str | None) -> Outcome:
        """The lowest die; no buyer is left if all of them are out of the game."""
        if buyer is None:
            g.signal("sale")
            return done(Bought(buyer=None, since=g.now))
        return self._sell(g, buyer, g.now)

    def _sell(self, g: Game, buyer: str, since: int) -> Outcome:
        g.signal("sale")
        g.ledger.settle([Move(player=buyer, points=-PRICE, rule="achat")])
        # Two who shout a moment apart both meant the first sale: the second is late, and free.
        g.add_late({"j_achete": g.others(buyer)}, until=since + g.option("pause_ms"), closes_on=["cul"], tag="achat")
        return done(Bought(buyer=buyer, since=since))
