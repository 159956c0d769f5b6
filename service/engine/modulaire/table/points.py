"""Exact points: whole numbers and sixths."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from service.engine.modulaire.table.state import ModPlayer

SIXTHS = 6
"""Of one point: nothing else ever divides points."""


def exact(player: ModPlayer) -> Fraction:
    """The score of a player."""
    return Fraction(player.score * SIXTHS + player.sixths, SIXTHS)


def is_whole(player: ModPlayer, points: int | None) -> bool:
    """Whether the score of a player is exactly this whole number."""
    return player.score == points and not player.sixths


def put(player: ModPlayer, score: Fraction) -> None:
    """Give a player this score."""
    player.score, player.sixths = parts(score)


def parts(points: Fraction) -> tuple[int, int]:
    """Points as the whole number below them, and the sixths that are missing to them."""
    whole = points.numerator // points.denominator
    return whole, int((points - whole) * SIXTHS)


def sixths(points: Fraction) -> int | msgspec.UnsetType:
    """The sixths that are to be added to the whole number below; unset where there are none."""
    return parts(points)[1] or msgspec.UNSET


def told(points: Fraction) -> int | str:
    """As scenarios tell it: a number, or a fraction as text."""
    return points.numerator if points.denominator == 1 else str(points)
