"""What rules are asked and told about dice."""

from __future__ import annotations

from service.engine.core.rulebook.hooks import Notice, Question


@Question
def may_be_early() -> bool | None:
    """A word comes while dice are in the air: whether it is judged when they land."""


@Notice
def dice_fell(player: str) -> None:
    """Dice of a player's throw fell off the table."""
