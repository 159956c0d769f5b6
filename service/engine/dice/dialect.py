"""How scenarios and records tell the dice of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.core.told.dialect import Dialect
from service.engine.dice.source import SIDES


class DiceDialect(Dialect):
    """Every die that is thrown takes the next of the faces under `dice`."""

    def given(self, scenario: Mapping[str, Any]) -> Any:
        """The faces."""
        return scenario.get("dice") or []

    def is_drawn(self, face: Any, least: int) -> bool:
        """A face of a die."""
        return isinstance(face, int) and least <= face <= SIDES

    def left_over(self, g: Game) -> str:
        """Faces that were never thrown."""
        left = g.state.randomness.given
        return f"dice {left} were never thrown" if left else ""

    def draws(self, outcomes: list[int], dealt: list[JsonObject]) -> JsonObject:
        """Every face, in order."""
        return {"dice": outcomes}
