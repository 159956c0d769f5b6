"""The values of players: how they are thrown, and who follows a value in the order of play."""

from __future__ import annotations

from math import prod

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.modulaire.events import ValuesSet
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.table.order import exists
from service.engine.modulaire.table.state import table
from service.engine.modulaire.throws.table_dice import TableDice

DICE = 3


def by_value(g: Game) -> list[str]:
    """Everybody in the game by their values, in the direction of play."""
    state = table(g)
    return sorted(g.seated, key=lambda p: state.values[p], reverse=state.falling)


def after_value(g: Game, value: int) -> list[str]:
    """Everybody in the game, beginning with the one whose value is the next after this."""
    state, order = table(g), by_value(g)
    later = [p for p in order if (state.values[p] < value if state.falling else state.values[p] > value)]
    return later + [p for p in order if p not in later]


@frame
class Values(ModFrame):
    """Values for these players, in this order. thrown: theirs so far, while some of them are equal."""

    who: list[str]
    thrown: dict[str, int] = {}

    def start(self, g: Game) -> Outcome:
        """Three dice for everybody."""
        return wait(TableDice(purpose="values", who=list(self.who), dice=DICE), then=self.multiplied)

    def multiplied(self, g: Game, dice: dict[str, list[int]]) -> Outcome:
        """The product of each."""
        self.thrown = {p: prod(found) for p, found in dice.items()}
        return self._compare(g)

    def _compare(self, g: Game) -> Outcome:
        values = {**table(g).values, **self.thrown}
        # Players who lie down keep theirs, and throw no die where another's is the same; those who are gone have none.
        there = [values[p] for p in g.seated if p in values]
        equal = [p for p in self.who if there.count(values[p]) > 1 and exists(g, p)]
        if equal:
            return wait(TableDice(purpose="values", who=equal), then=self.added)
        table(g).values = values
        g.emit(ValuesSet, values=values)
        return done()

    def added(self, g: Game, dice: dict[str, list[int]]) -> Outcome:
        """One die is added where values are equal."""
        for player, [die] in dice.items():
            self.thrown[player] += die
        return self._compare(g)
