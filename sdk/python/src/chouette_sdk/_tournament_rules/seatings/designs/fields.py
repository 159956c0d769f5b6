# Copied from the service by ./dev sdk: not edited here.
"""Finite fields, which planes and their like are built of: sums and products of the numbers below their order."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

import msgspec

POLYNOMIALS = {4: 0b111, 8: 0b1011, 16: 0b10011, 32: 0b100101, 64: 0b1000011}
"""By which the fields of these orders are counted, as bits: x² + x + 1, x³ + x + 1, and so on."""


class Field(msgspec.Struct, frozen=True):
    """The field of an order: a prime, or one of POLYNOMIALS."""

    order: int

    def plus(self, one: int, other: int) -> int:
        """Their sum."""
        return one ^ other if self.order in POLYNOMIALS else (one + other) % self.order

    def times(self, one: int, other: int) -> int:
        """Their product."""
        if self.order not in POLYNOMIALS:
            return one * other % self.order
        modulus = POLYNOMIALS[self.order]
        product = 0
        while other:
            product ^= one if other & 1 else 0
            one, other = one << 1, other >> 1
            if one & self.order:
                one ^= modulus
        return product

    def moved(self, point: Sequence[int], step: Sequence[int], times: int) -> tuple[int, ...]:
        """The point so many times the step further."""
        return tuple(self.plus(at, self.times(times, by)) for at, by in zip(point, step, strict=True))


def has_field(order: int) -> bool:
    """Whether there is a Field of an order here."""
    return order in POLYNOMIALS or (order > 1 and all(order % divisor for divisor in range(2, isqrt(order) + 1)))
