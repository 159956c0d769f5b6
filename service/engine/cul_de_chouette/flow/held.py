"""Points of a throw that must wait for another settlement: held back, and let go in the order in which they came."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.flow.sirop import sirop_on
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw, find_throw

SIGNAL = "let_go"


def at_the_landing(throw: Throw) -> list[Move]:
    """Take out what a held throw has already asked for: it goes along with the settlement that it waits for."""
    moves = [move for settlement in throw.held or [] for move in settlement]
    if throw.held is not None:
        throw.held = []
    return moves


def let_go(g: Game, throw: Throw | None) -> None:
    """A Sirop is settled: settle what was held back, each settlement by itself; from now on nothing is."""
    if throw is not None:
        held, throw.held = throw.held or [], None
        for moves in held:
            if not g.over:
                settle_throw(g, throw, moves)
    g.signal(SIGNAL)


def unsettled(g: Game, throw: Throw) -> bool:
    """Whether a Sirop on this throw, or the one from which these dice came, has not been settled yet."""
    sirop = sirop_on(g, throw)
    return throw.held is not None or (sirop is not None and not sirop.settled)


@frame
class UntilLetGo(Frame):
    """Done as soon as the Sirop on this throw, or from which it came, is settled: what is thrown for it waits."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Nothing is asked of anybody meanwhile."""
        if not unsettled(g, find_throw(g, self.throw)):
            return done()
        return wait(Window(name="held", mode="open", rule="tour", who=[], closes_on=[SIGNAL]), then=self.look)

    def look(self, g: Game, _: object) -> Outcome:
        """Another throw may have been let go."""
        return self.start(g)
