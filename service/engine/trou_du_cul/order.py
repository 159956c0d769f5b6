"""Which card is stronger, and which one the game takes where it must choose itself."""

from __future__ import annotations

from collections.abc import Iterable

from service.engine.cards.pack import JOKERS, SUITS, is_joker, rank_of

WEAKEST_FIRST = ("3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2")
"""The ranks in the normal order."""

_STRENGTH = {rank: place for place, rank in enumerate(WEAKEST_FIRST)}


def ranks(revolution: bool) -> tuple[str, ...]:
    """The ranks from weakest to strongest in the order in force."""
    return WEAKEST_FIRST[::-1] if revolution else WEAKEST_FIRST


def strength(rank: str, revolution: bool) -> int:
    """The more, the stronger."""
    return -_STRENGTH[rank] if revolution else _STRENGTH[rank]


def closing_rank(revolution: bool) -> str:
    """The strongest rank in force: it ends the tour, and costs the place of who finishes on it."""
    return ranks(revolution)[-1]


def best_first(cards: Iterable[str], revolution: bool = False) -> list[str]:
    """Cards from the best to the weakest: jokers, then by rank in the order in force, then by suit."""

    def place(card: str) -> tuple[int, int]:
        if is_joker(card):
            return -len(WEAKEST_FIRST), JOKERS.index(card)
        return -strength(rank_of(card), revolution), SUITS.index(card[1])

    return sorted(cards, key=place)
