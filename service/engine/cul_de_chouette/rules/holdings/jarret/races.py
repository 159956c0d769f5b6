"""The races of the Jarret: for a new one after a relance, and for keeping the one that met a Néant (card jarret)."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import find_throw

LANCE_BUCHES = "lance_buches"
PER_PIP = 2
SOUPLE, CHARRET = "jarret_souple", "charret"


@frame
class LanceBuches(Frame):
    """throw: the relance that calls for it."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Everybody may shout, the thrower too."""
        race = Window(
            name=LANCE_BUCHES, mode="race", rule="jarret", who=g.seated, words=[LANCE_BUCHES],
            length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.verdict)

    def verdict(self, g: Game, answers: Answers) -> Outcome:
        """The first gains a Jarret; several first gain one each, or in wikimonde lose twice the sum and gain none."""
        first = [a.player for a in answers.first()]
        if len(first) > 1 and g.param("jarret", "tie_costs"):
            loss = PER_PIP * sum(find_throw(g, self.throw).faces)
            g.ledger.settle([Move(player=p, points=-loss, rule="jarret", origin=self.throw) for p in first])
        else:
            for player in first:
                g.gain_holding(player, "jarret", "jarret")
        return done()


@frame
class Souple(Frame):
    """throw: the Néant. player: who used a Jarret on it; way: how."""

    throw: int
    player: str
    way: str

    def start(self, g: Game) -> Outcome:
        """The player's word against everybody else's; titouan's Flan exchanges the two."""
        own, against = SOUPLE, CHARRET
        if find_throw(g, self.throw).flan and g.param("jarret", "inverted_by_flan"):
            own, against = against, own
        race = Window(
            name=SOUPLE, mode="race", rule="jarret", who=g.seated, words=[own, against],
            only={own: [self.player], against: g.others(self.player)}, length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.verdict)

    def verdict(self, g: Game, answers: Answers) -> Outcome:
        """The player keeps it, bound to the way, if first or at the same time as the first."""
        if self.player in [a.player for a in answers.first()]:
            g.gain_holding(self.player, "jarret", "jarret", {"souple": self.way})
        return done()
