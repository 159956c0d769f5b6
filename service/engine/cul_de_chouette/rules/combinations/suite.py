"""Three dice in a row: the last to shout loses 10; those tied for last shout again, then throw for it.

wikimonde, titouan: «La Suite».
"""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.flow.draw import Draw, Drawn
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw, find_throw
from service.engine.dice.figures import in_steps

FIRST_SHOUT = "grelotte_ca_picote"
SECOND_SHOUT = "sans_fin_est_la_moisissure"
STAKE = 10


@rule
class SuiteRule(Combination):
    """Recognition of a Suite."""

    id = "suite"
    label = "La Suite"
    sources = {"wikimonde": "La Suite", "titouan": "Suite"}
    words = (
        Word(id=FIRST_SHOUT, phrase="Grelotte ça picote !", gesture_fr="poing sur la table",
             gesture_en="fist on the table"),
        Word(id=SECOND_SHOUT, phrase="Sans fin est la moisissure des bières bretonnes !"),
    )  # fmt: skip
    wording = {"titouan": {FIRST_SHOUT: {"phrase": "Grelote ça picote !"}}}
    points = {"last": -STAKE, "tie_step": -STAKE}
    fr = (
        "Trois dés qui se suivent : tous crient, le dernier perd 10 points. Les derniers ex æquo crient encore, puis "
        "se départagent aux dés : le plus haut perd 10, puis 20, puis 30 points."
    )
    en = (
        "Three dice in a row: everybody shouts, the last one loses 10 points. Those tied for last shout again, then "
        "throw a die each: the highest loses 10, after a tie 20, then 30 points."
    )

    def fits(self, faces: list[int]) -> bool:
        """Each die one higher than the one before."""
        return in_steps(faces, 1)

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """Everybody has to shout."""
        return Suite(throw=throw.id)


@frame
class Suite(Frame):
    """loss: what the dice of the third step cost, 10 more after each tie."""

    throw: int
    loss: int = STAKE

    def start(self, g: Game) -> Outcome:
        """Step 1: everybody, the maker too; under a Flan the first to shout loses, and silence is free."""
        if find_throw(g, self.throw).flan:
            race = self._shouting(g, FIRST_SHOUT, g.seated, need=1)
            race.mode = "race"
            return wait(race, then=self.first_lose)
        return wait(self._shouting(g, FIRST_SHOUT, g.seated, need=1), then=self.shouted)

    def _shouting(self, g: Game, shout: str, who: list[str], need: int) -> Window:
        return Window(
            name=shout, mode="last", rule="suite", who=who, words=[shout], need=need, length=g.option("reaction_ms")
        )

    def first_lose(self, g: Game, answers: Answers) -> Outcome:
        """Everybody who was first pays (card flan R7)."""
        return self._settle(g, [a.player for a in answers.first()])

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """One last one loses; several go to step 2, and only they."""
        last = answers.last()
        if len(last) < 2:
            return self._settle(g, last)
        return wait(self._shouting(g, SECOND_SHOUT, last, need=2), then=self.shouted_again)

    def shouted_again(self, g: Game, answers: Answers) -> Outcome:
        """One last one loses; several go to step 3, and only they."""
        last = answers.last()
        return self._settle(g, last) if len(last) < 2 else self._dice(g, last)

    def _dice(self, g: Game, who: list[str]) -> Outcome:
        return wait(Draw(name="suite", rule="suite", players=who, again=self.loss > STAKE), then=self.thrown)

    def thrown(self, g: Game, drawn: Drawn) -> Outcome:
        """The highest face loses, unless a player was named; several highest throw again, for 10 more."""
        who, faces = drawn["who"], drawn["faces"]
        if len(who) < 2 or drawn["named"]:
            return self._settle(g, [drawn["named"]] if drawn["named"] else who)
        highest = [p for p in who if faces[p] == max(faces.values())]
        if len(highest) == 1:
            return self._settle(g, highest)
        self.loss += STAKE
        return self._dice(g, highest)

    def _settle(self, g: Game, losers: list[str]) -> Outcome:
        throw = find_throw(g, self.throw)
        # A Flan has changed who pays; it turns the sign of every amount, so that the loss goes in turned.
        loss = self.loss if throw.flan else -self.loss
        moves = [Move(player=p, points=loss, rule="suite", origin=throw.id, kind="combination") for p in losers]
        settle_throw(g, throw, moves)
        return done()
