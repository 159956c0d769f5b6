"""Dice that nobody can bend and everybody can check."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from service.engine import randomness
from service.engine.dice import source as dice
from service.engine.dice.source import DiceExhausted, DiceSource

SEED = "ab" * 32

FAIR_BYTES = 252
"""The greatest multiple of six that a byte can hold."""


def checked_by_hand(seed: str, contributions: str, index: int) -> int:
    """What the documentation says, written down once more by somebody who does not trust the engine."""
    block = 0
    while True:
        stream = hmac.digest(bytes.fromhex(seed), f"{contributions}|{index}|{block}".encode(), hashlib.sha256)
        fair = [byte for byte in stream if byte < 252]
        if fair:
            return fair[0] % 6 + 1
        block += 1


def test_every_die_can_be_checked_from_the_seed_the_contributions_and_its_index() -> None:
    for index in range(200):
        assert dice.face(SEED, "perceval:x;", index) == checked_by_hand(SEED, "perceval:x;", index)


def test_the_faces_are_uniform() -> None:
    """Chi squared with 5 degrees of freedom over 90,000 dice, always the same: over 25 is one case in ten thousand."""
    counts = Counter(dice.face(SEED, "", index) for index in range(90_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert sum((n - 15_000) ** 2 / 15_000 for n in counts.values()) < 25


def test_no_face_is_favoured_by_the_division(monkeypatch: pytest.MonkeyPatch) -> None:
    """252 is 42 times 6: of all bytes that count, 42 make each face, and each of the others makes way to the next."""
    first = 0

    class Rigged:
        def __init__(self, *_: object) -> None: ...

        def digest(self) -> bytes:
            return bytes([first, 255, 0])

    monkeypatch.setattr(randomness.hmac, "new", Rigged)
    faces: Counter[int] = Counter()
    for first in range(256):
        if first < FAIR_BYTES:
            faces[dice.face(SEED, "", 0)] += 1
        else:
            assert dice.face(SEED, "", 0) == 1, "the last byte of those, 0, decides"
    assert faces == dict.fromkeys(range(1, 7), 42)
    assert FAIR_BYTES == 42 * 6


def test_bytes_over_the_greatest_multiple_of_six_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = [bytes([255] * 32), bytes([252, 253, 251])]

    class Rigged:
        def __init__(self, *_: object) -> None: ...

        def digest(self) -> bytes:
            return blocks.pop(0)

    monkeypatch.setattr(randomness.hmac, "new", Rigged)
    assert dice.face(SEED, "", 0) == 251 % 6 + 1


def test_a_contribution_changes_the_dice() -> None:
    alone = [dice.face(SEED, "", n) for n in range(40)]
    assert alone != [dice.face(SEED, "perceval:x;", n) for n in range(40)]


def test_dice_are_numbered_through_a_game() -> None:
    state = DiceSource(seed=SEED)
    assert [dice.throw(state, 2)[1], dice.throw(state, 1)[1], dice.throw(state, 3)[1]] == [0, 2, 3]
    assert state.drawn == 6


def test_given_faces_come_first_and_in_order() -> None:
    state = DiceSource(seed=None, given=[1, 2, 3])
    assert dice.throw(state, 2) == ([1, 2], None)
    assert dice.throw(state, 1) == ([3], None)
    with pytest.raises(DiceExhausted, match="takes 1 faces, and 0 are left"):
        dice.throw(state, 1)


def test_too_few_given_faces_without_a_seed_are_left_where_they_are() -> None:
    state = DiceSource(seed=None, given=[1])
    with pytest.raises(DiceExhausted):
        dice.throw(state, 2)
    assert state.given == [1]


def test_too_few_given_faces_are_filled_up_from_the_seed() -> None:
    state = DiceSource(seed=SEED, given=[6])
    assert dice.throw(state, 2) == ([6, dice.face(SEED, "", 0)], None)
    assert dice.throw(state, 1) == ([dice.face(SEED, "", 1)], 1)
