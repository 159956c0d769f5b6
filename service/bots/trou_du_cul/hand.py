"""What a hand is worth: how many leads it takes to get rid of it, and how likely cards are to be beaten."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from service.bots.trou_du_cul.observation import JOKER, Observation

SUITS = 4
JOKERS_A_PACK = 2
LEAD = 1.6
"""What cards that no player beats save: themselves, and some of the weak ones that are led next."""
JOKER_WORTH = 0.75
CLOSING_WORTH = 0.75
FOUL = 6.0
"""What it costs to be left with the closing rank alone."""
KEPT_BACK = 0.5
"""How often cards of the closing rank, and jokers, are spent on what they would beat."""
WILLING = 0.33
"""How strongly each player who could beat cards tells against them."""
TOO_WEAK = 0.2
"""What the weakest rank costs more than the strongest."""


def ranks_of(cards: Iterable[str]) -> Counter[str]:
    """How many of each rank; jokers under their letter."""
    return Counter(card[0] for card in cards)


class Judge:
    """Weighs hands in one order of ranks, from what one player sees. counts: whether the cards laid are remembered."""

    def __init__(self, observation: Observation, counts: bool, order: Sequence[str] | None = None) -> None:
        self.order = list(order or observation.order)
        self.closing = self.order[-1]
        self._place = {rank: place for place, rank in enumerate(self.order)}
        self._others = [seat.cards for seat in observation.others]
        gone = ranks_of([*observation.hand, *(observation.laid if counts else ())])
        unseen = {rank: max(0, SUITS * observation.packs - gone[rank]) for rank in self.order}
        wild = max(0, JOKERS_A_PACK * observation.packs - gone[JOKER])
        # Without a memory for cards the others hold of each what they hold of all.
        share = 1.0 if counts else min(1.0, sum(self._others) / max(1, sum(unseen.values()) + wild))
        self._unseen = {rank: round(number * share) for rank, number in unseen.items()}
        self._wild = round(wild * share)
        self._known: dict[tuple[str, int], float] = {}

    def cost(self, hand: Counter[str]) -> float:
        """The less, the sooner it is laid; below zero where every card wins a lead."""
        total, plain = 0.0, 0
        for rank, number in hand.items():
            if rank == JOKER:
                total -= JOKER_WORTH * number
            elif rank == self.closing:
                total -= CLOSING_WORTH * number
            else:
                plain += number
                total += 1 + TOO_WEAK * (1 - self._place[rank] / len(self.order)) - LEAD * self.stays(rank, number)
        if not plain and hand[self.closing]:
            total += FOUL
        return total

    def stays(self, rank: str, size: int, asked: int | None = None) -> float:
        """How likely no player beats so many of a rank (0 to 1). asked: how many others are still in the tour."""
        if rank == self.closing:
            return 1.0
        if (rank, size) not in self._known:
            self._known[rank, size] = self._beaten_by(rank, size)
        beaten_by = self._known[rank, size]
        if asked is not None and self._others:
            beaten_by *= asked / len(self._others)
        return math.exp(-WILLING * beaten_by)

    def losers(self, hand: Counter[str]) -> int:
        """How many groups are likely to be beaten."""
        return sum(
            rank not in (JOKER, self.closing) and self.stays(rank, number) < KEPT_BACK for rank, number in hand.items()
        )

    def _beaten_by(self, rank: str, size: int) -> float:
        """How many answers the others are likely to hold."""
        able = sum(cards >= size for cards in self._others)
        if not able:
            return 0.0
        found = 0.0
        for higher in self.order[self._place[rank] :]:
            likely = _likely(self._unseen[higher], size, able)
            if size > 1 and self._wild:
                likely += KEPT_BACK * _likely(self._unseen[higher] + 1, size, able) / size
            found += min(likely, able) * (KEPT_BACK if higher == self.closing else 1.0)
        if size == 1:
            found += KEPT_BACK * min(self._wild, able)
        return found


def _likely(unseen: int, size: int, able: int) -> float:
    """How many of so many players hold so many of the cards of a rank, on average and roughly."""
    return float(math.comb(unseen, size) / able ** (size - 1))
