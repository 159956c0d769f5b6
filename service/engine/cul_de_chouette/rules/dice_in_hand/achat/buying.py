"""The window in which a cul, or the die of a Sirop, may be bought. wikimonde, «L'Achat de Dé»; titouan, «Achat»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow.sale import PRICE
from service.engine.cul_de_chouette.rules.dice_in_hand.achat.sale import Sale
from service.engine.cul_de_chouette.state import find_throw

BUY = "j_achete"
BUY_AGAIN = "je_rachete"


@frame
class Achat(Frame):
    """Its result: the sale. owner: whose the cul or the die is now. sold: it has been bought before, at `since`.

    face: that of the pair whose Sirop is for sale; 0 where it is a cul.
    """

    throw: int
    owner: str
    sold: bool
    since: int
    face: int = 0

    def start(self, g: Game) -> Outcome:
        """Open until the die is released."""
        words = [BUY]
        if self.sold:
            words = [BUY_AGAIN, *([BUY] if g.param("double_achat", "same_word") else [])]
        shout = Window(name="achat", mode="until", rule="achat", who=g.others(self.owner), words=words)
        return wait(shout, then=self.shouted)

    def verify_j_achete(self, g: Game, player: str, fields: object) -> None:
        """Right after a sale the word was meant for that one: late, and free (card double_achat R1)."""
        if self.sold and g.now < self.since + g.option("pause_ms"):
            raise Refusal("too_late", "It has just been bought: say je_rachete to buy it again.", "too_late")
        self._check(g, player)

    def verify_je_rachete(self, g: Game, player: str, fields: object) -> None:
        """Buying again asks for what buying asks for."""
        self._check(g, player)

    def constraints_j_achete(self, g: Game, player: str) -> Constraints | None:
        """The price; None for a player who may not buy."""
        if self.sold and g.now < self.since + g.option("pause_ms"):
            return None
        return self._constraints(g, player)

    def constraints_je_rachete(self, g: Game, player: str) -> Constraints | None:
        """The price; None for a player who may not buy."""
        return self._constraints(g, player)

    def _constraints(self, g: Game, player: str) -> Constraints | None:
        try:
            self._check(g, player)
        except OutOfBounds:
            return None
        return Constraints(price=PRICE)

    def _check(self, g: Game, player: str) -> None:
        at_stake = 0 if g.state.options["negative_scores"] else self.face**2
        least = int(g.param("achat", "minimum")) + at_stake
        if g.player(player).score < least:
            raise OutOfBounds("score_too_low", f"This needs {least} points.", minimum=least)
        duels = rule_hooks.thrown_for.ask(g, find_throw(g, self.throw))
        if any(duel.challenger == player for duel in duels):
            raise OutOfBounds("own_duel", "You are the challenger in this duel: you cannot buy in it.")

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """Those who were first together."""
        first = answers.first()
        return done(Sale(buyers=[a.player for a in first], at=first[0].since))
