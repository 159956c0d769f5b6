"""Hands: lists of cards, in which a card may be twice where two packs are played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from service.engine.cards.pack import JOKER, rank_of


def lacking(hand: Iterable[str], cards: Iterable[str]) -> list[str]:
    """Those of these cards that the hand does not hold, or not so often."""
    return list((Counter(cards) - Counter(hand)).elements())


def without(hand: Iterable[str], cards: Iterable[str]) -> list[str]:
    """The hand when these cards, which it holds, are taken out."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def of_rank(hand: Iterable[str], rank: str) -> list[str]:
    """The cards of a rank, without jokers."""
    return [card for card in hand if rank_of(card) == rank]


def jokers(hand: Iterable[str]) -> list[str]:
    """The jokers among them."""
    return of_rank(hand, JOKER)
