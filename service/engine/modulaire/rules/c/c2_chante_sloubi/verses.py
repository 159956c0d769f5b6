"""The verses of the song: which gesture belongs to each."""

from __future__ import annotations

LAST = 116
TETE, TORSE, TABLE = "tete", "torse", "table"
GESTURES = (TETE, TORSE, TABLE)
"""Both hands on the head; the left hand on the chest; the right fist on the table."""


def gesture(verse: int) -> list[str]:
    """What is done with a verse: a prime has its own, others as they are even or multiples of 3."""
    if _is_prime(verse):
        return [TETE]
    return [*([TORSE] if verse % 2 == 0 else []), *([TABLE] if verse % 3 == 0 else [])]


def _is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))
