"""A combination: one to four cards of one rank, laid together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.engine.cards.hands import lacking
from service.engine.cards.pack import is_joker, rank_of
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rules import Field

MOST_CARDS = 4

FIELDS = (Field(name="cards", type="cards"), Field(name="as", type="rank", required=False))
"""By which acts say one."""


class Combination(msgspec.Struct, frozen=True, kw_only=True):
    """Cards as they are laid. rank: what they count as."""

    cards: list[str]
    rank: str

    @property
    def size(self) -> int:
        """How many cards it has."""
        return len(self.cards)

    @property
    def is_pure_four(self) -> bool:
        """Whether it is four of a kind without a joker."""
        return self.size == MOST_CARDS and not any(map(is_joker, self.cards))


def combine(hand: Sequence[str], cards: list[str], as_rank: str | None) -> Combination:
    """What these cards of a hand are together. as_rank: what the player says that they are, None where nothing is said.

    Raises Refusal: `not_held`, `no_combination`, `as_needed`, `wrong_as`.
    """
    missing = lacking(hand, cards)
    if missing:
        raise Refusal("not_held", f"Your hand has no {missing[0]} for this.", field="cards", cards=missing)
    natural = sorted({rank_of(card) for card in cards if not is_joker(card)})
    if not cards or len(cards) > MOST_CARDS or len(natural) > 1:
        raise Refusal(
            "no_combination", f"Lay one to {MOST_CARDS} cards of one rank, jokers among them or not.", field="cards"
        )
    if not natural and as_rank is None:
        raise Refusal("as_needed", "Jokers alone need «as»: the rank that they stand for.", field="as")
    if natural and as_rank not in (None, natural[0]):
        raise Refusal("wrong_as", f"These cards are of rank {natural[0]}: send that as «as», or nothing.", field="as")
    return Combination(cards=list(cards), rank=natural[0] if natural else str(as_rank))
