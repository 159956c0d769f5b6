"""Final dice take effect: they are recognised, and every rule of what they are does its part, side by side."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait_all
from service.engine.core.game import Game
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.combination import combination, raw_value, recognise
from service.engine.cul_de_chouette.events import CombinationMade
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.state import find_throw


@frame
class Landing(Frame):
    """throw: the id of the throw that has landed."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Recognise the dice; what asks for no shout is settled now, the rest when its windows close."""
        throw = find_throw(g, self.throw)
        throw.names = recognise(g, throw.faces)
        lost = [move for move in throw.pending if move.kind == "other"]
        if lost and not all(combination(name).pays_at_once(g, throw) for name in throw.names):
            # What a duel has cost is judged before anything is asked of its last dice (card soufflette R7).
            throw.pending = [move for move in throw.pending if move.kind != "other"]
            g.ledger.settle(lost)
            if self._ended(g):
                return self._without_combination(g)
        g.emit(
            CombinationMade, throw=throw.id, maker=throw.maker, faces=throw.faces, combinations=throw.names,
            value=raw_value(throw.names, throw.faces),
        )  # fmt: skip
        frames = {name: combination(name).lands(g, throw) for name in throw.names}
        if lost and self._ended(g):
            return self._without_combination(g)
        return wait_all({name: f for name, f in frames.items() if f is not None}, then=self.settled)

    def _ended(self, g: Game) -> bool:
        """Whether nothing comes of these dice any more, because of what they have cost."""
        return g.over or not g.player(find_throw(g, self.throw).maker).in_game

    def _without_combination(self, g: Game) -> Outcome:
        """Only what others have bet on these dice is still paid."""
        throw = find_throw(g, self.throw)
        if not g.over:
            g.ledger.settle(throw.aside)
        return done()

    def settled(self, g: Game, _: object) -> Outcome:
        """What nothing has taken along yet is settled by itself."""
        throw = find_throw(g, self.throw)
        throw.together = False
        settle_throw(g, throw, [])
        return wait_all(dict(hooks.after_landing.ask(g, throw)), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """Nothing more comes of these dice."""
        return done()
