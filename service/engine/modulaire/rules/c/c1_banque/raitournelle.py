"""A raitournelle that is judged: the bank is bought by enough points, or missing points are given to the banker."""

from __future__ import annotations

from typing import TypedDict

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.dice.bounds import Bounds
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import choice
from service.engine.modulaire.rules.c.c1_banque.bank import bank, banker, hand_over
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import counts_for
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import Coup, member

JE_DONNE = "je_donne"
SUM, PERCENT = 13, 17
"""What the dice must add up to, and which part of the artichauts has to be paid in points."""

NEGOTIATED_SUM, NEGOTIATED_PERCENT = 11, 14
"""The same with the tichette 12."""

PER_POINT = 10
"""What every point missing to the sum costs."""


class Amount(TypedDict):
    """amount: points."""

    amount: int


def judged(g: Game, coup: Coup) -> Frame | None:
    """What comes of a raitournelle on this coup: the price to be named, or the points that are given at once."""
    seller, negotiated = banker(g), bank(g).negotiated
    if seller is None or seller == coup.thrower:
        # Only the banker sells, and never to themselves: the bank may have passed on in the middle of the coup.
        return None
    missing = (NEGOTIATED_SUM if negotiated else SUM) - sum(coup.dice)
    if missing <= 0:
        return Price(buyer=coup.thrower, seller=seller, percent=NEGOTIATED_PERCENT if negotiated else PERCENT)
    lost = missing * PER_POINT
    g.ledger.settle([Move(player=coup.thrower, points=-lost, rule="c1"), Move(player=seller, points=lost, rule="c1")])
    return None


@frame
class Price(ModFrame):
    """buyer: who names it. seller: who gets it. percent: which part of the artichauts is enough."""

    buyer: str
    seller: str
    percent: int

    def start(self, g: Game) -> Outcome:
        """Silence gives 0."""
        return wait(choice(g, JE_DONNE, "c1", self.buyer), then=self.given)

    def _most(self, g: Game) -> int:
        return max(0, int(exact(member(g, counts_for(g, self.buyer)))))

    def verify_je_donne(self, g: Game, player: str, fields: Amount) -> None:
        """It is a price: the buyer must have it."""
        most = self._most(g)
        if fields["amount"] > most:
            raise OutOfBounds("amount_not_allowed", f"You can give {most} at most.", maximum=most)

    def constraints_je_donne(self, g: Game, player: str) -> ModConstraints | None:
        """Whole points, up to what the buyer has, and from where on the bank is theirs."""
        enough = -(-self.percent * bank(g).artichauts // 100)
        return ModConstraints(amount=Bounds(minimum=0, maximum=self._most(g)), enough=enough)

    def given(self, g: Game, answers: Answers) -> Outcome:
        """Enough buys the bank; less is given for nothing."""
        amount = answers.spoken[0].fields["amount"] if answers.spoken else 0
        # The buyer may have turned into another player while there was time to name the price.
        buyer = counts_for(g, self.buyer)
        if amount:
            g.ledger.settle(
                [
                    Move(player=buyer, points=-amount, rule="c1", kind="price"),
                    Move(player=self.seller, points=amount, rule="c1", kind="price"),
                ]
            )
        if not g.over and 100 * amount >= self.percent * bank(g).artichauts:
            hand_over(g, buyer)
        return done()

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """Without the banker no player sells."""
        return done() if player == self.seller else None
