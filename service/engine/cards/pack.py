"""The codes of cards, and packs of 54: 13 ranks in 4 suits, and 2 jokers."""

from __future__ import annotations

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
"""Pique, cœur, carreau, trèfle."""

JOKER = "X"
"""What stands for the rank in the code of a joker."""

JOKERS = ("XR", "XB")
"""The red one and the black one."""

PACK = (*(rank + suit for suit in SUITS for rank in RANKS), *JOKERS)
"""One pack, in the order from which it is shuffled."""

_KNOWN = frozenset(PACK)


def packs(number: int) -> list[str]:
    """So many packs, one after the other."""
    return [*PACK] * number


def is_card(code: object) -> bool:
    """Whether this is the code of a card."""
    return isinstance(code, str) and code in _KNOWN


def rank_of(card: str) -> str:
    """The rank of a card; `X` for a joker."""
    return card[0]


def is_joker(card: str) -> bool:
    """Whether it is one of the jokers."""
    return card[0] == JOKER
