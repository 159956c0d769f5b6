"""BX, «Frigelle»: for 30 points another player ends a coup before its cul."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import until_cul
from service.engine.modulaire.table.holdings import count
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import others, preferred
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import Coup, coup_of, member

FRIGELLE = "frigelle"
TATOOINE = "tatooine"
PRICE = 30


def has_walked(g: Game, player: str) -> bool:
    """Whether a player has made the walk, or needs none now."""
    return count(g, player, TATOOINE) > 0 or any(hooks.frigelle_for_all.ask(g))


def can_pay(g: Game, player: str) -> bool:
    """Whether a player has the price."""
    return exact(member(g, player)) >= PRICE


@rule
class FrigelleRule(Rule):
    """Only those count who have walked from Terre to Tatooine, for as long as Jou-jeu does not last."""

    id = "bx"
    label = "Frigelle"
    sources = {RULESET: "BX"}
    needs = ("a1",)
    words = (Word(id=FRIGELLE, phrase="Frigelle !"),)
    holdings = (TATOOINE,)
    points = {"price": -PRICE}
    fr = (
        "Avant le cul, un autre joueur qui a fait Terre-Tatooine à pied peut payer 30 points : le cul n'est pas lancé, "
        "et il ne reste que la Chouette de deux chouettes égales."
    )
    en = (
        "Before the cul another player who has walked from Terre to Tatooine may pay 30 points: the cul is not thrown, "
        "and all that is left is the Chouette of two equal chouettes."
    )

    @hooks.before_cul.answer
    def before_cul(self, g: Game, coup: Coup) -> tuple[str, Frame] | None:
        """Until the cul is thrown."""
        return FRIGELLE, Frigelle()


@frame
class Frigelle(ModFrame):
    """Over once a player has paid. All but the thrower belong to it, as who may can change until the cul."""

    def start(self, g: Game) -> Outcome:
        """The first one pays."""
        return wait(until_cul(g, FRIGELLE, "bx", others(g, coup_of(g).thrower)), then=self.said)

    def welcomes(self, g: Game, player: str) -> bool:
        """Whether a player who lay down can be the first all the same: anybody but the thrower."""
        return player != coup_of(g).thrower

    def verify_frigelle(self, g: Game, player: str, fields: object) -> None:
        """With the walk made, and 30 points; not by the thrower, into whom another may have turned meanwhile."""
        if player == coup_of(g).thrower:
            raise OutOfBounds("wrong_moment", "A Frigelle is for the others, not for the thrower.", annonce=FRIGELLE)
        if not has_walked(g, player):
            raise OutOfBounds("walk_not_made", "A Frigelle takes the walk from Terre to Tatooine.")
        if not can_pay(g, player):
            raise OutOfBounds("cannot_pay", f"A Frigelle costs {PRICE} points, which you do not have.", price=PRICE)

    def constraints_frigelle(self, g: Game, player: str) -> ModConstraints | None:
        """For whom it counts."""
        may = player != coup_of(g).thrower and has_walked(g, player) and can_pay(g, player)
        return ModConstraints(price=PRICE) if may else None

    def said(self, g: Game, answers: Answers) -> Outcome:
        """Of several at once one pays."""
        # A wrong word in between may have cost what the price would have been paid with.
        first = [answer.player for answer in answers.first() if can_pay(g, answer.player)]
        if not first:
            return self.start(g)
        payer = preferred(g, first)
        g.ledger.settle([Move(player=payer, points=-PRICE, rule="bx", kind="price")])
        # As there is no cul any more, the others are late until dice are thrown again.
        g.add_late({FRIGELLE: others(g, coup_of(g).thrower)}, until=None, closes_on=["chouettes"], tag=FRIGELLE)
        return done()
