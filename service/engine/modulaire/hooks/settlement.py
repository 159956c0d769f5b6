"""What changes points, and who gets them."""

from __future__ import annotations

from fractions import Fraction

from service.engine.core.rulebook.hooks import Notice, Question
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.state import Coup


@Question
def coup_moves(coup: Coup) -> list[Move] | None:
    """A coup is settled: movements."""


@Question
def bets_pay() -> tuple[int, int] | None:
    """What a side bet that is right wins, and what a wrong one loses, if not 25 and 5."""


@Question
def takes_gains(player: str) -> str | None:
    """A player gains: who gets it instead."""


@Question
def inverts_gains(player: str) -> bool | None:
    """A player gains: whether that is a loss."""


@Question
def divides() -> bool | None:
    """Points move: whether they are divided by six."""


@Question
def covers_loss(move: Move) -> bool | None:
    """A player loses: whether that is dropped."""


@Question
def ceiling(player: str) -> Fraction | None:
    """A player's score rises in a settlement: up to where at most."""


@Notice
def bevue_made(player: str, paid: Fraction) -> None:
    """A player has paid so many points for a bévue."""
