"""A card that needs no window: what each of them says of itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.stored.state import Record
from service.engine.modulaire.constraints import CardChoice
from service.engine.modulaire.play import free_moments
from service.engine.modulaire.rules.d.d1_voeux.offers import Thrown
from service.engine.modulaire.rules.d.d1_voeux.pack import Card


class AnytimeCard(ABC):
    """A card that is thrown at a moment of the turn. number: which one; table_action: whether it is a table action."""

    number: ClassVar[Card]
    table_action: ClassVar[bool] = True

    def check(self, g: Game, player: str, fields: Thrown) -> None:
        """Whether it may be thrown so, at a free moment if it is a table action. Raises OutOfBounds, Refusal."""
        if self.choice(g, player) is None:
            raise OutOfBounds("wrong_moment", f"The tichette {self.number} does not count now.", card=self.number)

    def choice(self, g: Game, player: str) -> CardChoice | None:
        """What else it needs; None while it does not count."""
        return CardChoice(card=self.number) if self.counts(g, player) else None

    def counts(self, g: Game, player: str) -> bool:
        """Whether this is its moment."""
        return not self.table_action or free_moments.is_free(g)

    def concerns(self, g: Game) -> list[Record]:
        """The windows that stay open while others may still stop it."""
        return []

    @abstractmethod
    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """Let it take effect; it is spent."""
