"""What a player knows about three dice: what they make, and how likely it is to make them make it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

FACES = range(1, 7)


def made(faces: Sequence[int]) -> frozenset[str]:
    """What three dice are, by the base rules; 1-2-3 is two things at once."""
    a, b, c = sorted(faces)
    if a == c:
        return frozenset({"cul_de_chouette"})
    if a == b and a + b == c:
        return frozenset({"chouette_velute"})
    found = set()
    if b == a + 1 and c == b + 1:
        found.add("suite")
    if a + b == c:
        found.add("velute")
    if not found:
        found.add("chouette" if a == b or b == c else "neant")
    return frozenset(found)


@cache
def chance(combination: str, kept: tuple[int, ...]) -> float:
    """How likely (0 to 1) these kept dice and the others, thrown once, make the combination."""
    throws = list(product(FACES, repeat=3 - len(kept)))
    return sum(combination in made((*kept, *thrown)) for thrown in throws) / len(throws)


def best_keep(combination: str, faces: Sequence[int], at_most: int = 2) -> tuple[tuple[int, ...], float]:
    """Which dice to keep for one more throw, and how likely that throw then makes the combination."""
    choices = sorted({kept for n in range(at_most + 1) for kept in combinations(sorted(faces), n)})
    best = max(choices, key=lambda kept: chance(combination, kept))
    return best, chance(combination, best)


@cache
def chance_in_two(combination: str) -> float:
    """How likely a challenged player, who must throw twice, meets the combination if he keeps the right dice."""
    throws = list(product(FACES, repeat=3))
    return sum(best_keep(combination, thrown)[1] for thrown in throws) / len(throws)
