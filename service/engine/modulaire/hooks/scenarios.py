"""What is shown of the table, and what scenarios and records tell of it."""

from __future__ import annotations

from typing import Any

from service.engine.core.frame import Frame
from service.engine.core.rulebook.hooks import Notice, Question
from service.engine.core.stored.plain import JsonObject


@Question
def shows(viewer: str | None) -> JsonObject | None:
    """A viewer looks at the table: what a module shows of it, by field of the game's view."""


@Question
def sees(player: str) -> list[int] | None:
    """What a player is shown of dice that have not been thrown."""


@Question
def keys_told() -> list[str] | None:
    """The keys of `table` that a module reads."""


@Notice
def arranges(told: JsonObject) -> None:
    """A scenario begins in the middle: what it says of the table."""


@Question
def tells_table() -> JsonObject | None:
    """What a scenario may expect of the table, by key."""


@Question
def inside() -> Frame | None:
    """A scenario begins in the middle of a coup: what that waits for before its turn ends."""


@Notice
def pack_told(deck: list[Any]) -> None:
    """A game that was recorded opens: the tichettes that are drawn in it, in order."""
