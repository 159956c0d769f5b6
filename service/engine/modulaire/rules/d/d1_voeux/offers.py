"""What offers of cards have in common: a window in which those who hold a certain tichette may throw it."""

from __future__ import annotations

from typing import Any, ClassVar, NotRequired, TypedDict

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window_kinds import Interposed
from service.engine.modulaire.constraints import CardChoice, ModConstraints
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import interposed
from service.engine.modulaire.rules.d.d1_voeux.pack import TICHETTE, Card
from service.engine.modulaire.table.holdings import count, holders, take
from service.engine.modulaire.table.order import exists, preferred

LANCE = "lance_tichette"


class Thrown(TypedDict):
    """card: which one; the others are what the card needs."""

    card: Card
    target: NotRequired[str]
    number: NotRequired[int]
    position: NotRequired[int]
    solution: NotRequired[str]
    about: NotRequired[str]


class CardOffer(ModFrame):
    """Base of the frames that offer one card. CARD: which one."""

    CARD: ClassVar[Card]

    def takes_lance_tichette(self, fields: Thrown) -> bool:
        """Another card is meant for something else."""
        return fields["card"] == self.CARD

    def verify_lance_tichette(self, g: Game, player: str, fields: Thrown) -> None:
        """It must be there to be thrown."""
        check_held(g, player, self.CARD)

    def constraints_lance_tichette(self, g: Game, player: str) -> ModConstraints | None:
        """This card, for players who hold it."""
        choice = self.choice(g, player)
        return ModConstraints(tichettes=[choice]) if count(g, player, TICHETTE, self.CARD) else None

    def choice(self, g: Game, player: str) -> CardChoice:
        """With what else it needs."""
        return CardChoice(card=self.CARD)

    def offered(self, g: Game, who: list[str], needed: int = 1) -> Interposed:
        """To these players, while the game waits."""
        return interposed(g, f"tichette_{self.CARD}", "d1", who, [LANCE], needed)

    def thrower(self, g: Game, answers: Answers) -> tuple[str, Any] | None:
        """Who has thrown it, with what was said: of several at once the one who is preferred. It is spent."""
        there = [answer for answer in answers.spoken if count(g, answer.player, TICHETTE, self.CARD)]
        if not there:
            return None
        first = [answer for answer in there if answer.at == min(a.at for a in there)]
        player = preferred(g, [answer.player for answer in first])
        spend(g, player, self.CARD)
        return player, next(answer.fields for answer in first if answer.player == player)


def check_held(g: Game, player: str, card: Card) -> None:
    """Whether a player has a card. Raises OutOfBounds."""
    if not count(g, player, TICHETTE, card):
        raise OutOfBounds("not_held", f"You have no tichette {card}.", card=card)


def spend(g: Game, player: str, card: Card) -> None:
    """A card that is thrown does not come back."""
    take(g, player, TICHETTE, card)


def who_hold(g: Game, among: list[str], card: Card) -> list[str]:
    """Those of these players who exist and have a card."""
    return holders(g, [p for p in among if exists(g, p)], TICHETTE, card)
