"""Draws that nobody can bend and everybody can check: numbers below n, and shuffles."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from service.engine import randomness
from service.engine.randomness import DrawsExhausted, RandomSource

SEED = "ab" * 32

LIMITS = {1: 16, 2: 21, 3: 25, 5: 30, 6: 32, 12: 45, 23: 62, 51: 103, 119: 194}
"""Chi squared that one case in some ten thousand is beyond, by degrees of freedom; the draws are always the same."""


def chi_squared(counts: Counter[object], cells: int, draws: int) -> float:
    """How far counts are from being equal."""
    fair = draws / cells
    return sum((n - fair) ** 2 / fair for n in counts.values()) + (cells - len(counts)) * fair


def checked_by_hand(contributions: str, index: int, n: int) -> int:
    """What the module says, written down once more, for n up to 65,536."""
    size = 1 if n <= 256 else 2
    block = 0
    while True:
        message = f"{contributions}|{index}|{block}".encode()
        stream = hmac.digest(bytes.fromhex(SEED), message, hashlib.sha256)
        groups = [int.from_bytes(stream[i : i + size], "big") for i in range(0, 32, size)]
        fair = [group for group in groups if group < 256**size - 256**size % n]
        if fair:
            return fair[0] % n
        block += 1


@pytest.mark.parametrize("n", [1, 2, 6, 52, 256, 257, 1000, 65_536])
def test_every_draw_can_be_checked_from_the_seed_the_contributions_and_its_index(n: int) -> None:
    found = [randomness.below(SEED, "perceval:x;", index, n) for index in range(200)]
    assert found == [checked_by_hand("perceval:x;", index, n) for index in range(200)]


@pytest.mark.parametrize("n", [2, 3, 4, 6, 7, 13, 52])
def test_numbers_below_n_are_uniform(n: int) -> None:
    draws = 2_000 * n
    counts: Counter[object] = Counter(randomness.below(SEED, "", index, n) for index in range(draws))
    assert set(counts) == set(range(n))
    assert chi_squared(counts, n, draws) < LIMITS[n - 1]


@pytest.mark.parametrize("cards", [2, 3, 4, 5])
def test_all_orders_of_a_small_shuffle_are_equally_likely(cards: int) -> None:
    source, orders = RandomSource(seed=SEED), factorial(cards)
    draws = 200 * orders
    counts: Counter[object] = Counter(tuple(source.shuffled(range(cards))) for _ in range(draws))
    assert set(counts) == set(permutations(range(cards)))
    assert chi_squared(counts, orders, draws) < LIMITS[orders - 1]


def test_every_card_of_a_pack_comes_to_every_place_equally_often() -> None:
    source, draws = RandomSource(seed=SEED), 2_600
    packs = [source.shuffled(range(52)) for _ in range(draws)]
    for place in (0, 1, 25, 50, 51):
        counts: Counter[object] = Counter(pack[place] for pack in packs)
        assert chi_squared(counts, 52, draws) < LIMITS[51]
    assert all(sorted(pack) == list(range(52)) for pack in packs)


def test_groups_that_would_favour_some_numbers_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = [bytes([255, 252, 253]), bytes([254, 251, 0])]
    monkeypatch.setattr(randomness, "digest", lambda seed, message: blocks[int(message.rsplit("|", 1)[1])])
    assert randomness.below(SEED, "", 0, 6) == 251 % 6


def test_a_rest_of_a_block_that_is_too_short_for_a_group_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = [bytes([255, 255, 7]), bytes([1, 2, 3])]
    monkeypatch.setattr(randomness, "digest", lambda seed, message: blocks[int(message.rsplit("|", 1)[1])])
    assert randomness.below(SEED, "", 0, 1_000) == (1 * 256 + 2) % 1_000


def test_draws_are_numbered_through_a_game() -> None:
    source = RandomSource(seed=SEED, contributions="perceval:x;")
    first, order, last = source.below(6), source.shuffled("abc"), source.below(6)
    assert source.drawn == 1 + 2 + 1
    assert first == randomness.below(SEED, "perceval:x;", 0, 6)
    assert last == randomness.below(SEED, "perceval:x;", 3, 6)
    assert order == RandomSource(seed=SEED, contributions="perceval:x;", drawn=1).shuffled("abc")


def test_a_contribution_changes_the_draws() -> None:
    alone = [randomness.below(SEED, "", n, 6) for n in range(40)]
    assert alone != [randomness.below(SEED, "perceval:x;", n, 6) for n in range(40)]


def test_without_a_seed_nothing_is_drawn() -> None:
    source = RandomSource(seed=None)
    with pytest.raises(DrawsExhausted, match="below 6"):
        source.below(6)
    assert (source.drawn, source.shuffled(["alone"]), source.shuffled([])) == (0, ["alone"], [])


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1])
def test_a_number_below_what_cannot_be_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        randomness.below(SEED, "", 0, n)


def test_no_log_and_no_error_tells_the_seed() -> None:
    assert SEED not in f"{RandomSource(seed=SEED)!r} {RandomSource(seed=SEED)}"


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert randomness.commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
