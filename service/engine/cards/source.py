"""Where the shuffled pack of each deal comes from: given ones first, then the game's seed.

A deal of so many packs shuffles `packs(n)` by the next draws of the seed (see randomness.py), so that it can be
recomputed once the seed is known: deals follow each other without a gap in the draws.
"""

from __future__ import annotations

from service.engine.cards.pack import packs
from service.engine.randomness import RandomSource


class CardSource(RandomSource, kw_only=True, omit_defaults=True):
    """given_packs: the order of cards, from the top, of the deals that come first (test games).

    given_hands: the hands, by player, of deals that a scenario tells; they come before any pack.
    """

    given_packs: list[list[str]] = []
    given_hands: list[dict[str, list[str]]] = []

    @property
    def is_out(self) -> bool:
        """Whether nothing is left to deal: everything was given, and has been dealt."""
        return self.seed is None and not self.given_packs and not self.given_hands

    @property
    def next_draw(self) -> int | None:
        """The index of the first draw of the next deal, None where that deal is given."""
        return None if self.given_packs or self.given_hands else self.drawn

    def hands(self) -> dict[str, list[str]] | None:
        """The hands of the next deal where a scenario tells them."""
        if not self.given_hands:
            return None
        hands, *self.given_hands = self.given_hands
        return hands

    def pack(self, number: int) -> list[str]:
        """The cards of the next deal in order, from the top. number: of packs. Raises DrawsExhausted."""
        if self.given_packs:
            cards, *self.given_packs = self.given_packs
            return cards
        return self.shuffled(packs(number))
