"""What players who count know about dice: how likely a coup is what, what it is worth, which dice to keep."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

FACES = range(1, 7)
WHOLE = 3
SOUFFLETTE = (1, 2, 4)
TRIPLES = {
    "soufflette": (SOUFFLETTE,),
    "chante_sloubi": ((1, 3, 5), (2, 4, 6)),
    "suite": tuple((low, low + 1, low + 2) for low in range(1, 5)),
}
BASIC = ("chouette", "velute", "chouette_velute", "cul_de_chouette")
SIROTED = "sirop_grelot"


def made(dice: Sequence[int]) -> frozenset[str]:
    """What three dice are by the module a1, and the named triples."""
    a, b, c = sorted(dice)
    found = {name for name, triples in TRIPLES.items() if (a, b, c) in triples}
    if a == c:
        return frozenset({"cul_de_chouette"})
    if a == b and a + b == c:
        return frozenset({"chouette_velute"})
    if a + b == c:
        found.add("velute")
    elif a == b or b == c:
        found.add("chouette")
    return frozenset(found)


@cache
def chance(combination: str, lying: tuple[int, ...] = ()) -> float:
    """How likely (0 to 1) one coup makes a combination, if these dice lie already."""
    if combination == SIROTED:
        return chance("chouette", lying) / len(FACES)
    throws = list(product(FACES, repeat=3 - len(lying)))
    return sum(combination in made((*lying, *thrown)) for thrown in throws) / len(throws)


@cache
def chance_of_any(combinations: tuple[str, ...]) -> float:
    """How likely (0 to 1) one coup makes one of these."""
    found = sum(any(name in made(thrown) for name in combinations) for thrown in product(FACES, repeat=3))
    return found / len(FACES) ** 3


def nothing(rules: Sequence[str]) -> float:
    """How likely (0 to 1) a coup is a Néant with these modules in force."""
    more = {"a2": "suite", "b1": "soufflette", "c2": "chante_sloubi"}
    return 1 - chance_of_any((*BASIC, *(name for module, name in more.items() if module in rules)))


def worth(dice: Sequence[int]) -> int:
    """What dice bring their thrower by the module a1, in points: three, or the chouettes of a coup cut short."""
    if len(dice) < WHOLE:
        return (paired(dice) or 0) ** 2
    names, high = made(dice), max(dice)
    if "cul_de_chouette" in names:
        return 40 + 10 * high
    if names & {"velute", "chouette_velute"}:
        return 2 * high * high
    return int(sorted(dice)[1] ** 2) if "chouette" in names else 0


@cache
def mean_worth(lying: tuple[int, ...] = ()) -> float:
    """What a coup brings its thrower on average, if these dice lie already."""
    throws = list(product(FACES, repeat=3 - len(lying)))
    return sum(worth((*lying, *thrown)) for thrown in throws) / len(throws)


def paired(dice: Sequence[int]) -> int | None:
    """The x of a Chouette of x that lies there."""
    return next((die for die in dice if list(dice).count(die) > 1), None)


def sirotage_brings(x: int, chouette: int) -> float:
    """What a sirotage of x brings on average, where the Chouette is worth so many points."""
    return (40 + 10 * x - 5 * chouette) / len(FACES)


def kept_for(wanted: Sequence[int], lying: Sequence[int]) -> list[int]:
    """Those of the dice that lie there which are wanted, each once."""
    return [die for die in wanted if die in lying]
