"""Cards that are thrown in a window of their own: after a race, a sirotage, a Néant, a bévue, before a settlement."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.modulaire.play.windows import side
from service.engine.modulaire.rules.d.d1_voeux.offers import LANCE, CardOffer, who_hold
from service.engine.modulaire.rules.d.d1_voeux.turns import cover
from service.engine.modulaire.table.holdings import put
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import counts_for
from service.engine.modulaire.table.points import SIXTHS
from service.engine.modulaire.table.state import coup_of


@frame
class Bottes(CardOffer):
    """3, «Bottes de sept lieux». who: whose race it was. first: who has thrown the card so far, the last one first."""

    CARD: ClassVar[int] = 3

    who: list[str]
    first: list[str] = []

    def start(self, g: Game) -> Outcome:
        """Those who hold one are asked, and again while another holder is left."""
        who = [p for p in who_hold(g, self.who, self.CARD) if p not in self.first]
        return wait(self.offered(g, who), then=self.thrown) if who else done(self.first)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The later played is first (d1 R5)."""
        found = self.thrower(g, answers)
        if found is None:
            return done(self.first)
        self.first.insert(0, found[0])
        return self.start(g)


@frame
class Cuvee(CardOffer):
    """4, «Cuvée des nains». player: whose sirotage it is. Its result is whether that begins again."""

    CARD: ClassVar[int] = 4

    player: str

    def start(self, g: Game) -> Outcome:
        """Before its settlement, whatever the die shows (d1 R7)."""
        return wait(self.offered(g, [self.player]), then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The die is void, and its bets."""
        return done(self.thrower(g, answers) is not None)


@frame
class Sacoche(CardOffer):
    """6, «Sacoche». player: who has no room for this holding, of this kind."""

    CARD: ClassVar[int] = 6

    player: str
    holding: str
    of: str | int | None = None

    def start(self, g: Game) -> Outcome:
        """Silence lets it go."""
        return wait(self.offered(g, [self.player]), then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """It is kept besides."""
        if self.thrower(g, answers) is not None:
            put(g, counts_for(g, self.player), self.holding, "d1", self.of)
        return done()


@frame
class Casse(CardOffer):
    """7, «Casse-grelottine». player: who is challenged. Its result is whether the limit of the stake is halved."""

    CARD: ClassVar[int] = 7

    player: str

    def start(self, g: Game) -> Outcome:
        """Before the terms."""
        return wait(self.offered(g, [self.player]), then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """Half of it, rounded down."""
        return done(self.thrower(g, answers) is not None)


@frame
class Lunettes(CardOffer):
    """9, «Lunettes protectrices». player: who has made a bévue. sixths: what it took, in sixths of a point."""

    CARD: ClassVar[int] = 9

    player: str
    sixths: int

    def start(self, g: Game) -> Outcome:
        """Beside the game, which goes on."""
        return wait(side(g, f"tichette_{self.CARD}", "d1", [self.player], [LANCE]), then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """It gives back exactly that."""
        if self.thrower(g, answers) is not None:
            back = Move(player=self.player, points=Fraction(self.sixths, SIXTHS), rule="d1", kind="refund")
            g.ledger.settle([back])
        return done()


@frame
class Verre(CardOffer):
    """13, «Grand verre d'eau», when the loss is there. player: who is about to lose."""

    CARD: ClassVar[int] = 13

    player: str

    def start(self, g: Game) -> Outcome:
        """Before the settlement."""
        return wait(self.offered(g, [self.player]), then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """To the end of this turn."""
        if self.thrower(g, answers) is not None:
            cover(g, counts_for(g, self.player))
        return done()


@frame
class Stock(CardOffer):
    """18, «Stock de bois personnel». payees: by who holds the card, whose gain or loss is theirs. of_coup: whether
    it is that of a coup. Its result is a list of those whose points count as if no wood were missing."""

    CARD: ClassVar[int] = 18

    payees: dict[str, str]
    of_coup: bool = True

    def start(self, g: Game) -> Outcome:
        """Each of them decides for themselves."""
        return wait(self.offered(g, list(self.payees), needed=len(self.payees)), then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """For those who have thrown it."""
        # For who has turned into another since this was asked that one decides, and gains or loses.
        payees = {counts_for(g, holder): payee for holder, payee in self.payees.items()}
        own: list[str] = []
        while (found := self.thrower(g, answers)) is not None:
            own.append(payees[found[0]])
            answers.spoken = [answer for answer in answers.spoken if answer.player != found[0]]
        if self.of_coup:
            coup_of(g).own_wood = list(dict.fromkeys([*own, *(counts_for(g, payee) for payee in own)]))
        return done(own)
