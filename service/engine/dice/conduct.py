"""What dice ask of a game that is played with them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Protocol, cast

import msgspec

from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.core.told.view_types import Choices
from service.engine.dice.acts import Roll
from service.engine.dice.window import ThrowWindow


class Drawn(msgspec.Struct, frozen=True):
    """Dice that fell. shown: their upper faces, 0 for what is off the table; counts: what they count as.

    first: the index of the first of them in the game's sequence, None where some were given.
    magic: how many of them, the last ones, were no draws. told: what the event of the throw says besides, by field.
    """

    shown: list[int]
    counts: list[int]
    first: int | None
    magic: int = 0
    told: JsonObject = {}


class DiceConduct(Protocol):
    """How a game conducts itself with dice; its family derives from `DiceFamily`, which does the rest.

    early_is_wrong: whether a throw that comes too early is a wrong act, and not only refused.
    """

    early_is_wrong: ClassVar[bool]

    @abstractmethod
    def too_early(self, g: Game, player: str) -> bool:
        """Whether a throw that was not asked for is merely too early from this player."""

    @abstractmethod
    def begins_turn(self, window: ThrowWindow) -> bool:
        """Whether a turn begins with this throw."""

    @abstractmethod
    def check_throw(self, g: Game, act: Roll, window: ThrowWindow) -> None:
        """Whether a throw may be made as it is: with this hand, with these dice. Raises Refusal, OutOfBounds."""

    @abstractmethod
    def drawn(self, g: Game, player: str, count: int, magic: Sequence[int], by_table: bool) -> Drawn:
        """Dice of a player fall. count: how many, with those of `magic`; by_table: the table throws them."""

    @abstractmethod
    def fell(self, g: Game, player: str, drawn: Drawn, hand: str | None) -> None:
        """Dice of a player have fallen, and are told of. hand: with which they were thrown, empty where that was
        not said, None for dice that the table throws for no throw of a player."""

    @abstractmethod
    def throw_choices(self, g: Game, dice: int, keep_from: list[int] | None, keep_at_most: int) -> Choices:
        """How many dice are thrown, and which faces may be kept; None: no faces can be."""


def conduct(g: Game) -> DiceConduct:
    """Of this game."""
    return cast(DiceConduct, g.family)
