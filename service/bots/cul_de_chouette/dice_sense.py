"""What a player knows about three dice: what they make, what that is worth, how likely it is to make them make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, product

FACES = range(1, 7)
TRIPLES = {
    "soufflette": (1, 2, 4), "artichette": (3, 4, 4), "bleu_rouge": (3, 3, 4), "flan": (2, 5, 6), "pelican": (6, 6, 6),
}  # fmt: skip
"""Combinations that are three dice and no others."""


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


def worth(faces: Sequence[int]) -> int:
    """What three dice bring their maker by the base rules, in points; nothing for what others can take away."""
    names, high = made(faces), max(faces)
    if "cul_de_chouette" in names:
        return 40 + 10 * high
    if "velute" in names:
        return 2 * high * high
    return sorted(faces)[1] ** 2 if "chouette" in names else 0


@cache
def chance(combination: str, kept: tuple[int, ...]) -> float:
    """How likely (0 to 1) these kept dice and the others, thrown once, make the combination."""
    return _mean(lambda faces: float(_meets(combination, faces)), kept)


@cache
def best_keep(combination: str, faces: tuple[int, ...], at_most: int = 2) -> tuple[tuple[int, ...], float]:
    """Which dice to keep for one more throw, and how likely that throw then makes the combination."""
    best = max(_choices(faces, at_most), key=lambda kept: chance(combination, kept))
    return best, chance(combination, best)


@cache
def most_worth(faces: tuple[int, ...], at_most: int = 2) -> tuple[tuple[int, ...], float]:
    """Which dice to keep for one more throw where any points will do, and how many it then brings on average."""
    best = max(_choices(faces, at_most), key=_worth_of_keeping)
    return best, _worth_of_keeping(best)


@cache
def chance_in_two(combination: str) -> float:
    """How likely a challenged player, who must throw twice, meets the combination by keeping the right dice."""
    throws = Counter(tuple(sorted(thrown)) for thrown in product(FACES, repeat=3))
    return sum(times * best_keep(combination, thrown)[1] for thrown, times in throws.items()) / throws.total()


@cache
def _worth_of_keeping(kept: tuple[int, ...]) -> float:
    return _mean(lambda faces: float(worth(faces)), kept)


def _mean(value: Callable[[Sequence[int]], float], kept: tuple[int, ...]) -> float:
    throws = list(product(FACES, repeat=3 - len(kept)))
    return sum(value((*kept, *thrown)) for thrown in throws) / len(throws)


def _meets(combination: str, faces: Sequence[int]) -> bool:
    triple = TRIPLES.get(combination)
    return tuple(sorted(faces)) == triple if triple else combination in made(faces)


def _choices(faces: Sequence[int], at_most: int) -> list[tuple[int, ...]]:
    return sorted({kept for n in range(at_most + 1) for kept in combinations(sorted(faces), n)})
