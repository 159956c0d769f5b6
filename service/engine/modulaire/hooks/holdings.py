"""What is asked of what players hold: objects, tichettes and Civets."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.rulebook.hooks import Notice, Question


@Question
def makes_room(player: str, holding: str, rule: str, kind: str | int | None) -> Frame | None:
    """A player is to receive a holding that they have no room for, of this kind: what decides whether they get it."""


@Notice
def holding_gained(player: str, holding: str) -> None:
    """A player has received a holding."""


@Question
def room_for(player: str, holding: str) -> bool | None:
    """Whether a player may hold something, where that takes more than not to have it."""


@Question
def allows_second(player: str) -> bool | None:
    """A Civet names a second combination: whether its player may."""


@Notice
def second_named(player: str) -> None:
    """A Civet was said on two combinations."""


@Question
def may_spend_card(player: str, card: int) -> bool | None:
    """A word of another module names a tichette: whether its player has it."""


@Notice
def card_spent(player: str, card: int) -> None:
    """A word was said together with a tichette, which is spent."""
