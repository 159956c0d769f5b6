"""The cards that the player has chosen of their hand, by the keys of their ranks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from chouette_sdk import Play, models, plays, rank_of


class Hand:
    """chosen: codes of cards, each as often as it is chosen."""

    def __init__(self) -> None:
        self.chosen: list[str] = []

    def hold(self, cards: Sequence[str]) -> None:
        """These are the player's cards now; what was chosen of others is let go."""
        left = Counter(cards)
        kept = []
        for card in self.chosen:
            if left[card]:
                left[card] -= 1
                kept.append(card)
        self.chosen = kept

    def press(self, rank: str, cards: Sequence[str]) -> None:
        """Choose one more card of this rank, or none of it any more where all were chosen."""
        left = Counter(cards)
        left.subtract(self.chosen)
        free = [card for card in cards if rank_of(card) == rank and left[card] > 0]
        if free:
            self.chosen.append(free[0])
        else:
            self.chosen = [card for card in self.chosen if rank_of(card) != rank]

    def clear(self) -> None:
        """Choose nothing."""
        self.chosen = []


def matching(offer: models.ExpectedAct, chosen: Sequence[str]) -> list[Play]:
    """The plays that these cards are: several where jokers alone may stand for several ranks."""
    wanted = Counter(chosen)
    return [play for play in plays(offer) if Counter(play.cards) == wanted]
