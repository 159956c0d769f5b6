"""The draws of a game, from its seed, its contributions and an index: what dice show, how packs lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from chouette_sdk.promises import digest

T = TypeVar("T")

_BYTE = 256
_SIDES = 6


def below(seed: str, contributions: str, index: int, n: int) -> int:
    """Draw number `index` (from 0) of a game with this seed (hex) and these contributions: 0 to n − 1. n: 1 to 256."""
    # Bytes from the greatest multiple of n on are passed over, so that no number is favoured.
    fair, block = _BYTE - _BYTE % n, 0
    while True:
        for byte in digest(seed, f"{contributions}|{index}|{block}"):
            if byte < fair:
                return byte % n
        block += 1


def face(seed: str, contributions: str, index: int) -> int:
    """The face (1 to 6) of die number `index`."""
    return below(seed, contributions, index, _SIDES) + 1


def falls(seed: str, contributions: str, index: int, per_mille: int) -> bool:
    """Whether die number `index` falls off the table, in a game where so many of 1000 do."""
    return _number(seed, f"{contributions}|{index}|fall") % 1000 < per_mille


def front(seed: str, contributions: str, index: int, top: int) -> int:
    """The side that die number `index` turns to the player on turn, as it shows `top` (1 to 6)."""
    sides = [side for side in range(1, _SIDES + 1) if side not in (top, _SIDES + 1 - top)]
    return sides[_number(seed, f"{contributions}|{index}|front") % len(sides)]


def shuffled(seed: str, contributions: str, first_draw: int, items: Iterable[T]) -> list[T]:
    """These in the order that the draws from `first_draw` on give them, from the top; one draw fewer than items."""
    order = list(items)
    for index, place in enumerate(range(len(order) - 1, 0, -1), first_draw):
        other = below(seed, contributions, index, place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def _number(seed: str, message: str) -> int:
    return int.from_bytes(digest(seed, message)[:8], "big")
