"""A die that shows the right number: the first to say so feeds the bank, while the game goes on."""

from __future__ import annotations

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import side
from service.engine.modulaire.rules.c.c1_banque.bank import add
from service.engine.modulaire.table.order import order_of_play

ARTICHETTE = "artichette"


@frame
class Artichette(ModFrame):
    """One die. brings: how many artichauts."""

    brings: int

    def start(self, g: Game) -> Outcome:
        """Anybody may say it; who does is of no importance."""
        return wait(side(g, ARTICHETTE, "c1", order_of_play(g), [ARTICHETTE]), then=self.said)

    def welcomes(self, g: Game, player: str) -> bool:
        """Whether a player who lay down can be the first all the same: anybody."""
        return True

    def constraints_artichette(self, g: Game, player: str) -> ModConstraints | None:
        """How many it brings."""
        return ModConstraints(artichauts=self.brings)

    def said(self, g: Game, answers: Answers) -> Outcome:
        """In silence nothing grows."""
        if answers.spoken:
            add(g, self.brings)
        return done()
