"""All orders are equally likely, and each card falls to each player equally often: sampled, from fixed seeds.

A chi-square of k cells has k − 1 degrees of freedom. The bounds are those that a fair shuffle stays under with 999 of
1,000 samples; the seeds are fixed, so that a sample that is under its bound once always is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

from service import engine
from service.engine.cards.pack import PACK
from service.engine.cards.source import CardSource
from service.engine.core.actions.acts import Join, Start
from tests.fairness.card_games import RULESET
from tests.fairness.games import ENTROPY

BOUNDS = {1: 10.83, 5: 20.52, 23: 49.73, 53: 90.57, 159: 219.4}
"""By degrees of freedom."""

DEALS = 1_500


def chi_square(seen: Counter[tuple[str, ...]], cells: Iterable[tuple[str, ...]]) -> float:
    """How far these counts are from equal ones, over these cells."""
    among = list(cells)
    fair = seen.total() / len(among)
    return sum((seen[cell] - fair) ** 2 for cell in among) / fair


@pytest.mark.parametrize("cards", ["AB", "ABC", "ABCD"])
def test_all_orders_of_a_few_cards_are_equally_likely(cards: str) -> None:
    source = CardSource(seed="5e" * 32, contributions="perceval:tavernier;")
    seen = Counter(tuple(source.shuffled(cards)) for _ in range(24_000))
    orders = list(permutations(cards))
    assert set(seen) == set(orders)
    assert chi_square(seen, orders) < BOUNDS[len(orders) - 1]


def test_a_shuffle_that_favours_some_orders_would_be_found() -> None:
    """The well-known wrong one: each place changes with any other, which makes 27 ways for 6 orders."""
    source = CardSource(seed="5e" * 32)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(24_000):
        cards = list("ABC")
        for place in range(3):
            other = source.below(3)
            cards[place], cards[other] = cards[other], cards[place]
        seen[tuple(cards)] += 1
    assert chi_square(seen, permutations("ABC")) > 10 * BOUNDS[5]


def test_each_place_of_a_whole_pack_takes_each_card_equally_often() -> None:
    source = CardSource(seed="5e" * 32)
    packs = [source.pack(1) for _ in range(3_000)]
    for place in (0, 1, 26, 52, 53):
        seen = Counter((pack[place],) for pack in packs)
        assert chi_square(seen, [(card,) for card in PACK]) < BOUNDS[53]


def test_each_card_falls_to_each_player_equally_often() -> None:
    """Of first deals of whole matches. Two players have a card more than the others: 14 of 54 go to each of these."""
    names = list(ENTROPY)
    seen: Counter[tuple[str, ...]] = Counter()
    for number in range(DEALS):
        g = engine.create(ruleset=RULESET, game_id="fair", now=0, seed=f"{number:064x}")
        for name in names:
            engine.play(g, Join(player="", at=0, name=name, entropy=ENTROPY[name]))
        engine.play(g, Start(player=names[0].lower(), at=0))
        for name in names:
            seen.update((card, name) for card in engine.view(g, name.lower()).hand)
    fair = {name: DEALS * (14 if place < 2 else 13) / 54 for place, name in enumerate(names)}
    far = sum((seen[(card, name)] - fair[name]) ** 2 / fair[name] for card in PACK for name in names)
    # Of the four counts of a card, which add up to DEALS, three are free: 53 × 3 with those of the hands.
    assert seen.total() == DEALS * 54
    assert far < BOUNDS[159]
