"""What follows from the dice of a coup, moment after moment, each when the one before is over."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait_all
from service.engine.core.game import Game
from service.engine.modulaire import hooks
from service.engine.modulaire.events import CoupMade
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.table.state import coup_of
from service.engine.modulaire.throws.combinations import CHOUETTE, recognise

BEFORE = ("races", "objection", "chouette", "own_wood")
"""Up to the settlement: races; what may block a combination; a Chouette's sirotage; own wood."""

AFTER = ("received", "raitournelle", "merlin", "golo", "soufflette", "song", "bird", "call")
"""From the settlement on: what players receive, what was promised, and what the combination opens."""

MOMENTS = (*BEFORE, "settlement", *AFTER)


@frame
class Landing(ModFrame):
    """at: the place of the moment that comes next."""

    at: int = 0

    def start(self, g: Game) -> Outcome:
        """The dice are named."""
        coup = coup_of(g)
        if coup.cut_short:
            coup.names = [CHOUETTE] if coup.dice[0] == coup.dice[1] else []
        else:
            coup.names = recognise(g, coup.dice)
        g.emit(CoupMade, coup=coup.id, player=coup.thrower, kind=coup.kind, dice=coup.dice, combinations=coup.names)
        if not coup.cut_short:
            hooks.three_lie.tell(g, coup.thrower, coup.dice)
        return self.go_on(g, None)

    def go_on(self, g: Game, _: object) -> Outcome:
        """One moment after the other."""
        coup = coup_of(g)
        while self.at < len(MOMENTS) and not g.over:
            moment, self.at = MOMENTS[self.at], self.at + 1
            if moment == "settlement":
                g.ledger.settle([move for moves in hooks.coup_moves.ask(g, coup) for move in moves])
            frames: dict[str, Frame] = dict(hooks.follows.each(g, coup, moment))
            if frames:
                return wait_all(frames, then=self.go_on)
        return done()
