"""Final dice take effect: they are recognised, and every rule of what they are does its part, side by side."""

from __future__ import annotations

from service.engine.cul_de_chouette.combination import combination, raw_value, recognise
from service.engine.cul_de_chouette.state import find_throw, settle_throw
from service.engine.kernel.events import CombinationMade
from service.engine.kernel.frame import Frame, Outcome, done, frame, wait_all
from service.engine.kernel.game import Game


@frame
class Landing(Frame):
    """throw: the id of the throw that has landed."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Recognise the dice; what asks for no shout is settled now, the rest when its windows close."""
        throw = find_throw(g, self.throw)
        throw.names = recognise(g, throw.faces)
        g.emit(
            CombinationMade, throw=throw.id, maker=throw.maker, faces=throw.faces, combinations=throw.names,
            value=raw_value(throw.names, throw.faces),
        )  # fmt: skip
        frames = {name: combination(name).lands(g, throw) for name in throw.names}
        return wait_all({name: f for name, f in frames.items() if f is not None}, then=self.settled)

    def settled(self, g: Game, _: object) -> Outcome:
        """What nothing has taken along yet is settled by itself."""
        throw = find_throw(g, self.throw)
        throw.together = False
        settle_throw(g, throw, [])
        return wait_all(dict(g.moment("after_landing", throw)), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """Nothing more comes of these dice."""
        return done()
