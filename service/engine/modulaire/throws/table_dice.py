"""Dice of the table: ties and values. The table throws them at once, one player after the other."""

from __future__ import annotations

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.dice.throws import table_dice
from service.engine.modulaire import hooks
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.table.order import counts_for


@frame
class TableDice(ModFrame):
    """Its result: by player what their dice count as. who: for whom they fall, in this order; dice: how many each.

    plain: they count as what they show. thrown: so far.
    """

    purpose: str
    who: list[str]
    dice: int = 1
    plain: bool = False
    thrown: dict[str, list[int]] = {}

    def start(self, g: Game) -> Outcome:
        """Those who hold dice of their own are asked just before theirs fall."""
        while len(self.thrown) < len(self.who):
            player = self.who[len(self.thrown)]
            for asking in hooks.own_dice.ask(g, player, self.dice, self.purpose):
                return wait(asking, then=self.asked)
            self._throw(g, [])
        return done(self.thrown)

    def asked(self, g: Game, magic: list[int]) -> Outcome:
        """The table throws the others."""
        self._throw(g, magic)
        return self.start(g)

    def _throw(self, g: Game, magic: list[int]) -> None:
        player = self.who[len(self.thrown)]
        # Who has turned into another meanwhile has that one's magic dice.
        self.thrown[player] = table_dice(g, counts_for(g, player), self.dice, self.purpose, magic, self.plain)
