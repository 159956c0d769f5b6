"""Games of the rulebook `modulaire` that play themselves: players who know nothing but what `expected` tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from service import engine
from service.engine import Game
from service.engine.core.actions.acts import Act
from service.engine.core.refusals import Refusal
from service.engine.core.told.view_types import ExpectedAct
from service.engine.modulaire.table.state import table
from tests.benchmarks.play import GAP_MS, NAMES, Step, seated
from tests.fuzz.modular_acting import LAST_WORDS, act_of

EIGHT = (*NAMES, "Séli", "Yvain")
LONG = {"target": 100_000}
DEMONIC = {"demonic": True}


class Style(msgspec.Struct, frozen=True):
    """How a table plays. take: how often a player does what is offered beside throws and passes. seed: of choices.

    must: the modules in whose races one player always shouts, as every table does.
    dice: the faces that a turn begins with, by its number; real dice without.
    """

    take: float = 0.4
    seed: int = 0
    must: tuple[str, ...] = ()
    dice: Callable[[int], list[int]] | None = None


def laid(preset: str, *, demonic: bool = True) -> Game:
    """Eight players before the first act of a game with such a version of the rulebook.

    demonic: whether a game with t1 is past its Transplanage, so that no module sleeps.
    """
    game = seated(EIGHT, book="modulaire", options={"preset": preset, **LONG})
    if demonic and game.has_rule("t1"):
        game.family.arrange(game, {"table": DEMONIC})
    return game


def play(game: Game, acts: int = 1_000_000, style: Style | None = None) -> Iterator[Step]:
    """Play so many acts, or to the end of the game, and tell each of them once it was played."""
    return Table(game, style or Style()).play(acts)


class Table:
    """All players of one game. now: ms; turn: how many have begun."""

    def __init__(self, game: Game, style: Style) -> None:
        self.game, self.style = game, style
        self.now, self.turn = game.state.clock, table(game).turns
        self._rng = Random(style.seed)
        self._put_dice()

    def play(self, acts: int) -> Iterator[Step]:
        """See the function of this name."""
        game, count = self.game, 0
        while count < acts and game.state.status == "playing":
            engine.settle(game, self.now)
            self._look()
            act = self._next_act()
            if act is None or act.at > self.now:
                waits = [at for at in (act and act.at, engine.next_due(game)) if at is not None]
                if not waits and game.state.status == "playing":
                    raise RuntimeError("a game that asks no player and waits for nothing is stuck")
                self.now = max([self.now, min(waits, default=self.now)])
                continue
            blob = engine.encode(game)
            self.now += GAP_MS
            try:
                engine.play(game, act)
            except Refusal as refusal:
                if refusal.kind != "too_late":
                    raise
                continue
            count += 1
            yield Step(blob, act, self.turn)

    def _look(self) -> None:
        self.game.forget_events()
        if self.turn != table(self.game).turns:
            self.turn = table(self.game).turns
            self._put_dice()

    def _next_act(self) -> Act | None:
        """What a player likes to do; who does not passes; at last the throw that is owed. None where time goes on."""
        offers = [
            (player.id, one)
            for player in self.game.state.players
            for one in engine.expected(self.game, player.id, self.now).acts
            if one.name not in LAST_WORDS
        ]
        now = [(player, one) for player, one in offers if one.not_before <= self.now]
        said = [(player, one) for player, one in now if one.act not in ("pass", "roll")]
        owed_words = self._races()
        for player, one in said:
            if one.window in owed_words:
                return self._made(player, one)
        if said and self._rng.random() < self.style.take:
            return self._made(*self._rng.choice(said))
        declined = [(player, one) for player, one in now if one.act == "pass"]
        if declined:
            return self._made(*declined[0])
        owed = [(player, one) for player, one in offers if one.act == "roll"]
        return self._made(*min(owed, key=lambda offer: offer[1].not_before)) if owed else None

    def _races(self) -> set[int]:
        """Races that no player has answered yet, of the modules whose races are answered."""
        return {
            record.id
            for record, window in self.game.windows()
            if window.mode in ("race", "last") and window.rule in self.style.must and not window.spoken
        }

    def _made(self, player: str, one: ExpectedAct) -> Act:
        return act_of(self.game, player, one, self.now, self._rng)

    def _put_dice(self) -> None:
        if self.style.dice is not None:
            self.game.state.randomness.given = self.style.dice(self.turn)
