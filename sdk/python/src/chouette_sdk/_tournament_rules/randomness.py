# Copied from the service by ./dev sdk: not edited here.
"""Provable randomness: numbers and shuffles that follow from a secret seed, and that everybody can check afterwards.

Draw number `index` (0, 1, 2 …) of a game reads a stream of bytes: HMAC-SHA-256 with the seed's bytes as the key, of the
message `CONTRIBUTIONS|index|block` in UTF-8, for block 0, 1, 2 … A number below n is made of as many bytes as n needs:
groups that would favour some numbers are skipped, and so is a rest of a block that is too short for a group.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

T = TypeVar("T")

BYTE = 256
LARGEST = BYTE**32
"""No number that is drawn can need more bytes than one block has."""


class DrawsExhausted(Exception):
    """What a scenario has given ran out, and there is no seed to go on with."""


class RandomSource(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Where the draws of a game come from.

    seed: the secret (64 hex digits), None where everything is given. contributions: what the players put into it.
    drawn: how many draws it has made so far, which is the index of the next one. given: what is drawn before any of
    these, in scenarios and test games.
    """

    seed: str | None
    contributions: str = ""
    drawn: int = 0
    given: list[int] | None = None

    def __repr__(self) -> str:
        """Without the seed, so that no log and no error can tell it before the end."""
        return f"{type(self).__name__}(drawn={self.drawn})"

    def below(self, n: int) -> int:
        """The next draw: a number from 0 to n − 1. Raises DrawsExhausted without a seed, ValueError for a given one
        that is none of these."""
        if self.given:
            number, *self.given = self.given
            if not 0 <= number < n:
                raise ValueError(f"a number below {n} is to be drawn, and {number} is given")
            return number
        if self.seed is None:
            raise DrawsExhausted(f"a number below {n} is to be drawn, and there is no seed")
        self.drawn += 1
        return below(self.seed, self.contributions, self.drawn - 1, n)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in an order that the next draws decide: one draw fewer than there are items."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def commitment(seed: str) -> str:
    """The SHA-256 (hex) of the seed (hex), published before the first draw."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def digest(seed: str, message: str) -> bytes:
    """The HMAC-SHA-256 of a message, with the bytes of the seed (hex) as its key."""
    return hmac.new(bytes.fromhex(seed), message.encode(), hashlib.sha256).digest()


def below(seed: str, contributions: str, index: int, n: int) -> int:
    """The number from 0 to n − 1 that draw `index` of a game gives. n: 1 to 2**256."""
    if not 1 <= n <= LARGEST:
        raise ValueError(f"draw below a number from 1 to 2**256, not below {n}")
    size = max(1, (n - 1).bit_length() + 7 >> 3)
    fair = BYTE**size // n * n
    return next(group for group in _groups(seed, f"{contributions}|{index}", size) if group < fair) % n


def _groups(seed: str, draw: str, size: int) -> Iterator[int]:
    """The stream of a draw as numbers of so many bytes, the first byte of each being the greatest."""
    block = 0
    while True:
        stream = digest(seed, f"{draw}|{block}")
        for start in range(0, len(stream) - size + 1, size):
            yield int.from_bytes(stream[start : start + size], "big")
        block += 1
