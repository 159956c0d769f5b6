"""The race for being the ticheur. expert, «La Tichette»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.bidding import Tichette


@frame
class Salsifi(Frame):
    """The race for being the ticheur, beside the Sirop's own windows. tied: who was first together."""

    throw: int
    tied: list[str] = []

    def start(self, g: Game) -> Outcome:
        """Everybody may shout."""
        return wait(self._race(g, "salsifi", g.seated, need=1), then=self.shouted)

    def _race(self, g: Game, word: str, who: list[str], need: int) -> Window:
        return Window(
            name=word, mode="race", rule="tichette", who=who, words=[word], need=need, length=g.option("reaction_ms")
        )

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """One first is the ticheur; those tied shout again; silence: no Tichette."""
        self.tied = [a.player for a in answers.first()]
        if len(self.tied) < 2:
            return self._play(self.tied)
        return wait(self._race(g, "sganabadarlane", list(self.tied), need=2), then=self.shouted_again)

    def shouted_again(self, g: Game, answers: Answers) -> Outcome:
        """Tied again, or all silent: the newest at the table (card tichette R2)."""
        first = [a.player for a in answers.first()] or answers.who
        seats = [p.id for p in g.state.players]
        newest = sorted(first, key=lambda p: (g.player(p).arrived, seats.index(p)))
        return self._play(newest[-1:])

    def _play(self, ticheur: list[str]) -> Outcome:
        self.tied = []
        return wait(Tichette(throw=self.throw, ticheur=ticheur[0]), then=self.over) if ticheur else done()

    def over(self, g: Game, _: object) -> Outcome:
        """The Tichette is over."""
        return done()
