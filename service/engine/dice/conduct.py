"""What dice ask of a game that is played with them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol, cast

from service.engine.core.game import Game
from service.engine.core.view_types import Choices
from service.engine.dice.window import ThrowWindow


class DiceConduct(Protocol):
    """How a game conducts itself with dice; its family derives from `DiceFamily`, which does the rest."""

    @abstractmethod
    def too_early(self, g: Game, player: str) -> bool:
        """Whether a throw that was not asked for is merely too early from this player."""

    @abstractmethod
    def begins_turn(self, window: ThrowWindow) -> bool:
        """Whether a turn begins with this throw."""

    @abstractmethod
    def throw_choices(self, g: Game, dice: int, keep_from: list[int] | None, keep_at_most: int) -> Choices:
        """How many dice are thrown, and which faces may be kept; None: no faces can be."""


def conduct(g: Game) -> DiceConduct:
    """Of this game."""
    return cast(DiceConduct, g.family)
