"""On chouettes that may become a 6-4-2 the others may bet on it, 25 points against 5.

wikimonde, «Le Verdier»; titouan, «Verdier».
"""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw, find_throw

SHOUT = "vert_linette"
FACES = [2, 4, 6]
WON = 25
LOST = 5


@rule
class VerdierRule(Rule):
    """When it may be bet on, and when the bets are settled."""

    id = "verdier"
    label = "Le Verdier"
    sources = {"wikimonde": "Le Verdier", "titouan": "Verdier"}
    needs = ("velute",)
    words = (Word(id=SHOUT, phrase="Vert-Linette !"),)
    points = {"bet_won": WON, "bet_lost": -LOST}
    fr = (
        "Sur des chouettes 6-4, 6-2 ou 4-2, chacun sauf leur lanceur peut parier sur la Velute de 6 avant le cul : 25 "
        "points si 6-4-2 vient, 5 de perdus sinon."
    )
    en = (
        "On chouettes 6-4, 6-2 or 4-2 everybody but their thrower may bet on the Velute of 6 before the cul: 25 points "
        "if 6-4-2 comes, 5 lost if it does not."
    )

    @hooks.chouettes_lie.answer
    def chouettes_lie(self, g: Game, throw: Throw) -> None:
        """Open it beside whatever else may be said before the cul."""
        if len(set(throw.chouettes)) > 1 and set(throw.chouettes) <= set(FACES):
            g.spawn(Verdier(throw=throw.id))

    @hooks.thrown_again.answer
    def thrown_again(self, g: Game, throw: Throw) -> None:
        """The bets are on the cul just thrown: if these dice are not final, they are settled at once (R3)."""
        bets = [move for move in throw.aside if move.rule == self.id]
        throw.aside = [move for move in throw.aside if move.rule != self.id]
        g.ledger.settle(bets)


@frame
class Verdier(Frame):
    """throw: whose cul is bet on."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Everybody but the author of the chouettes, a buyer too, once each, until the cul is released."""
        who = g.others(find_throw(g, self.throw).author)
        offer = Window(name="verdier", mode="open", rule="verdier", who=who, words=[SHOUT], closes_on=["cul"])
        return wait(offer, then=self.thrown)

    def verify_vert_linette(self, g: Game, player: str, fields: object) -> None:
        """titouan without negative scores: 5 points are needed. No bet counts while buyers throw for the cul."""
        least = self._least(g)
        if least is not None and g.player(player).score < least:
            raise OutOfBounds("score_too_low", f"A bet needs {least} points.", minimum=least)
        if any(rule_hooks.sale_undecided.ask(g)):
            raise OutOfBounds("sale_undecided", "The cul is being thrown for: nothing else counts meanwhile.")

    def constraints_vert_linette(self, g: Game, player: str) -> Constraints | None:
        """What is won and lost; None for a player who may not bet."""
        try:
            self.verify_vert_linette(g, player, {})
        except OutOfBounds:
            return None
        return Constraints(won=WON, lost=LOST)

    def _least(self, g: Game) -> int | None:
        return None if g.state.options["negative_scores"] else int(g.param("verdier", "least_to_bet"))

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The bets go with the settlement of these dice, after their own points."""
        throw = find_throw(g, self.throw)
        points = WON if sorted(throw.faces) == FACES else -LOST
        throw.aside += [
            Move(player=p, points=points, rule="verdier", origin=throw.id)
            for p in g.in_order([a.player for a in answers.spoken])
        ]
        return done()

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """A cul that will not be thrown any more cannot be bet on."""
        throw = find_throw(g, self.throw)
        sold = throw.bought and throw.kind != "turn"
        if player != (throw.maker if sold else throw.author) or (sold and g.player(throw.author).in_game):
            return None
        for record, window in g.windows():
            if g.owner(record) is self:
                # Nothing of it is late until the next cul: it has nothing to do with that one.
                window.closes_on = []
        return done()
