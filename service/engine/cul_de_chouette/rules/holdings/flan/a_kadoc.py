"""6-5-2 and «À Kadoc !» bring a Flan. wikimonde, «Le Flan»; titouan, «Flan»; card flan."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.flow.throws import NEXT_TURN
from service.engine.cul_de_chouette.rules.holdings.flan import aimed


@frame
class AKadoc(Frame):
    """throw: the 6-5-2. player: who may claim the Flan. maker: it is their own throw, not one they have bet on."""

    throw: int
    player: str
    maker: bool

    def start(self, g: Game) -> Outcome:
        """Until the chouettes of the next turn: those of a duel or a relance do not end it (card flan R12)."""
        shout = Window(
            name="a_kadoc", mode="until", rule="flan", who=[self.player], words=["a_kadoc"], at_once=True,
            closes_on=[NEXT_TURN],
        )  # fmt: skip
        return wait(shout, then=self.shouted)

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """The player gains a Flan, and the one that lay on this throw is lifted from its maker."""
        if answers.spoken:
            g.gain_holding(self.player, "flan", "flan")
            if self.maker:
                aimed.lift(g, [flan for flan in aimed.waiting(g, self.player) if flan.kept == self.throw])
        return done()
