"""The race for a Chouette-Velute: the first wins its points; dice decide between those who are first together."""

from __future__ import annotations

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import race
from service.engine.modulaire.table.order import exists, order_of_play
from service.engine.modulaire.table.state import coup_of
from service.engine.modulaire.throws.table_dice import TableDice

PAS_MOU = "pas_mou_le_caillou"
WINNING = 6


@frame
class ChouetteVeluteRace(ModFrame):
    """first: those who were first together."""

    first: list[str] = []

    def start(self, g: Game) -> Outcome:
        """Everybody may shout, the thrower too."""
        return wait(race(g, PAS_MOU, "a2", order_of_play(g)), then=self.raced)

    def welcomes(self, g: Game, player: str) -> bool:
        """Whether a player who lay down can be the first all the same: anybody."""
        return True

    def raced(self, g: Game, answers: Answers) -> Outcome:
        """Those who hold the card may still be first."""
        self.first = [answer.player for answer in answers.first()]
        for asking in hooks.after_race.ask(g, PAS_MOU, order_of_play(g)):
            return wait(asking, then=self.overtaken)
        return self._decide(g)

    def overtaken(self, g: Game, first: list[str]) -> Outcome:
        """Where a card makes a player first, no dice are thrown."""
        if not first:
            return self._decide(g)
        coup_of(g).taken_by = first[0]
        return done()

    def _decide(self, g: Game) -> Outcome:
        coup = coup_of(g)
        self.first = [p for p in self.first if exists(g, p)]
        if len(self.first) < 2:
            coup.taken_by = self.first[0] if self.first else ""
            return done()
        who = [p for p in order_of_play(g) if p in self.first and p != coup.thrower]
        # Where no 6 is possible for any of them, nothing would ever end it but dice that count as what they show.
        plain = coup.thrower not in self.first and not any(self._can_win(g, p) for p in who)
        return wait(TableDice(purpose=PAS_MOU, who=who, plain=plain), then=self.thrown)

    def _can_win(self, g: Game, player: str) -> bool:
        return not any(hooks.never_six.ask(g, player))

    def thrown(self, g: Game, dice: dict[str, list[int]]) -> Outcome:
        """Exactly one 6 wins. Otherwise the thrower does, if the thrower was among the first; else they throw again."""
        coup = coup_of(g)
        winners = [p for p, die in dice.items() if die == [WINNING]]
        if len(winners) == 1:
            coup.taken_by = winners[0]
            return done()
        return done() if coup.thrower in self.first else self._decide(g)
