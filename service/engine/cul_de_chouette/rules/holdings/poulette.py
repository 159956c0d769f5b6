"""A duel that is missed with a Néant: the first to shout gains 10. wikimonde, «La Poulette»; titouan, «Poulette»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.flow.sides import shares
from service.engine.cul_de_chouette.ledger import Move

POINTS = 10


@rule
class PouletteRule(Rule):
    """When the Poulette may be called."""

    id = "poulette"
    label = "La Poulette"
    sources = {"wikimonde": "La Poulette", "titouan": "Poulette"}
    needs = ("grelottine",)
    words = (Word(id="poulette", phrase="Elle est où la Poulette ?"),)
    points = {"first": POINTS, "tied": -POINTS}
    fr = (
        "Le défié qui rate son défi sur un Néant gagne 10 points s'il crie avant les chouettes suivantes ; chez "
        "titouan le grelottin aussi, et ensemble chacun en perd 10."
    )
    en = (
        "A challenged player who misses with a Néant gains 10 points by shouting before the next chouettes; in titouan "
        "the challenger may too, and together each loses 10."
    )

    def points_in(self, settings: JsonObject) -> dict[str, int]:
        """Where the défié alone may shout there is no tie."""
        return self.points if settings["grelottin_too"] else {"first": POINTS}

    @hooks.duel_missed.answer
    def duel_missed(self, g: Game, grelottin: str, defie: str) -> None:
        """Open it beside whatever comes next."""
        who = [defie, grelottin] if g.param(self.id, "grelottin_too") else [defie]
        g.spawn(Poulette(who=[player for player in who if g.player(player).in_game]))


@frame
class Poulette(Frame):
    """Lingers until the next chouettes of anybody, or the next challenge."""

    who: list[str]

    def start(self, g: Game) -> Outcome:
        """First come, first served."""
        shout = Window(
            name="poulette", mode="until", rule="poulette", who=self.who, words=["poulette"],
            closes_on=["chouettes", "challenge"],
        )  # fmt: skip
        return wait(shout, then=self.shouted)

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """One first gains, two first lose; a settlement of its own."""
        first = shares(g, [a.player for a in answers.first()], POINTS)
        g.ledger.settle([Move(player=p, points=points, rule="poulette") for p, points in first])
        return done()
