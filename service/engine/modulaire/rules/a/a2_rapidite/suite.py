"""The races on a Suite: the last loses; those who are last together race again, and then dice decide."""

from __future__ import annotations

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import last_loses
from service.engine.modulaire.table.order import exists, order_of_play
from service.engine.modulaire.table.state import Penalty, coup_of
from service.engine.modulaire.throws.table_dice import TableDice

SUITE = "suite"
GRELOTTE = "grelotte_ca_picote"
SANS_FIN = "sans_fin_est_la_moisissure"
LOSS = 10


@frame
class SuiteRace(ModFrame):
    """word: what is shouted. who: those who can be last. answers: what was shouted. stake: what the dice decide on."""

    word: str = GRELOTTE
    who: list[str] = []
    answers: Answers | None = None
    stake: int = LOSS

    def start(self, g: Game) -> Outcome:
        """Everybody shouts."""
        self.who = order_of_play(g)
        return self._race(g)

    def _race(self, g: Game) -> Outcome:
        return wait(last_loses(g, self.word, "a2", list(self.who)), then=self.raced)

    def raced(self, g: Game, answers: Answers) -> Outcome:
        """Those who hold the card may still be first."""
        self.answers = answers
        for asking in hooks.after_race.ask(g, self.word, list(self.who)):
            return wait(asking, then=self.judged)
        return self.judged(g, [])

    def judged(self, g: Game, safe: list[str]) -> Outcome:
        """The last among the others; `safe` are first."""
        assert self.answers is not None
        left = [p for p in self.answers.who if p not in safe and exists(g, p)]
        self.answers.who = left
        self.answers.spoken = [answer for answer in self.answers.spoken if answer.player in left]
        last = self.answers.last()
        self.answers = None
        if len(last) < 2:
            return self._lose(g, last)
        self.who = [p for p in order_of_play(g) if p in last]
        if self.word == GRELOTTE:
            self.word = SANS_FIN
            return self._race(g)
        return wait(TableDice(purpose=SUITE, who=list(self.who)), then=self.thrown)

    def thrown(self, g: Game, dice: dict[str, list[int]]) -> Outcome:
        """The lowest loses; several lowest throw again, for 10 points more."""
        lowest = min(dice.values())
        self.who = [p for p, die in dice.items() if die == lowest]
        if len(self.who) < 2:
            return self._lose(g, self.who)
        self.stake += LOSS
        return wait(TableDice(purpose=SUITE, who=list(self.who)), then=self.thrown)

    def _lose(self, g: Game, last: list[str]) -> Outcome:
        coup_of(g).penalties += [Penalty(player=p, points=self.stake, rule="a2") for p in last]
        return done()
