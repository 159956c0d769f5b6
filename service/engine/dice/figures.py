"""Figures of dice that all rulebooks know, and what they are worth in all of them."""

from __future__ import annotations

from collections.abc import Sequence


def all_alike(dice: Sequence[int]) -> bool:
    """Whether all show the same."""
    return len(set(dice)) == 1


def pair(dice: Sequence[int]) -> int | None:
    """What two of two or three dice show, or all of them; None where none are alike."""
    return next((face for face in dice if list(dice).count(face) > 1), None)


def sum_of_others(dice: Sequence[int]) -> int | None:
    """What one of three dice shows, if it is the sum of the two others; None where none is."""
    low, middle, high = sorted(dice)
    return high if low + middle == high else None


def in_steps(dice: Sequence[int], step: int) -> bool:
    """Whether three dice rise by this step each."""
    low, middle, high = sorted(dice)
    return middle - low == high - middle == step


def pair_value(face: int) -> int:
    """What two dice of this face are worth."""
    return face * face


def velute_value(highest: int) -> int:
    """What a Velute is worth, by its highest die: twice the square."""
    return 2 * highest * highest


def cul_value(face: int) -> int:
    """What three dice of this face are worth."""
    return 40 + 10 * face
