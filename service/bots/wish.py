"""What a bot wants to do, and what every kind of game has to give for its bots: a strategy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from service.bots.chance import Chance
from service.bots.levels import Level
from service.json_types import JsonMapping


@dataclass(frozen=True)
class Wish:
    """One act that a bot has in mind.

    at: when it would be done, in ms on the game's clock. window: where it belongs. act: its kind as `act`, and its
    fields. once: whether nothing in the state would tell that it was done, so that it must not be done later.
    """

    at: int
    window: int
    act: JsonMapping
    once: bool = False


class Strategy(Protocol):
    """How bots play one kind of game, from plain data: the bodies of `get_game` and `get_expected`."""

    def speaks_unasked(self, level: Level) -> bool:
        """Whether a bot of this level may do something that is not expected of it."""

    def wishes(
        self, view: JsonMapping, expected: JsonMapping, level: Level, chance: Chance, speed: float
    ) -> Sequence[Wish]:
        """What a bot that is told this wants to do. speed: so many times human pace."""
