"""Whether the dice are fair, over ten million of them, and how quickly they are made."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from functools import partial
from math import erfc, exp, pi, sqrt

from service.engine.dice import source as dice
from tests.benchmarks.measure import interleaved
from tests.benchmarks.report import Results, Row, machine

GROUP = "dice"
DICE = 10_000_000
GAMES = 100
"""So many seeds share those dice, each with a contribution of its own."""

LEAST_P = 1e-6
"""Fair dice come out rarer than this once in a million runs."""


def run(*, quick: bool = False) -> Results:
    """Chi squared over all faces, over faces by their place in a throw of three, and the rate against a bare HMAC."""
    count = DICE // 500 if quick else DICE
    by_place = [[0] * 6 for _ in range(3)]
    for index, face in enumerate(faces(count)):
        by_place[index % 3][face - 1] += 1
    totals = [sum(column) for column in zip(*by_place, strict=True)]
    rows = _judged(f"{count:,} dice, all", totals)
    for place, counts in enumerate(by_place):
        rows += _judged(f"{count:,} dice, number {place + 1} of each three", counts)
    rows.append(_rate(2_000 if quick else 20_000))
    note = (
        f"dice of {GAMES} seeds, made one by one as the engine makes them. Chi squared has 5 degrees of freedom "
        f"(6 faces): 5 on average; p is how often fair dice are at least so uneven, and the goal is missed only under "
        f"{LEAST_P}. The seeds are fixed, so that every run finds the same."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def faces(count: int) -> Iterator[int]:
    """So many dice of these games."""
    for game in range(GAMES):
        seed, contributions = hashlib.sha256(f"game {game}".encode()).hexdigest(), f"perceval:{game};"
        for index in range(count // GAMES):
            yield dice.face(seed, contributions, index)


def chi_squared(counts: list[int]) -> float:
    """How far these counts of the faces are from even ones."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def p_value(statistic: float) -> float:
    """How often fair dice reach this statistic (0 to 1); exact for the 5 degrees of freedom of six faces."""
    return erfc(sqrt(statistic / 2)) + sqrt(2 * statistic / pi) * exp(-statistic / 2) * (1 + statistic / 3)


def _judged(what: str, counts: list[int]) -> list[Row]:
    statistic = chi_squared(counts)
    p = p_value(statistic)
    return [
        Row(group=GROUP, what=f"{what}: chi squared", value=statistic, unit=""),
        Row(group=GROUP, what=f"{what}: p", value=p, unit="", goal=f"p ≥ {LEAST_P}", met=p >= LEAST_P),
    ]


def _rate(count: int) -> Row:
    seed = "5e" * 32
    times = interleaved([partial(_thrown, seed, count), partial(_hashed, bytes.fromhex(seed), count)], rounds=5)
    made, bare = (count / ns * 1e9 for ns in times)
    return Row(group=GROUP, what="dice a second", value=made, unit="dice/s", floor=bare, against="one bare HMAC a die")


def _thrown(seed: str, count: int) -> None:
    for index in range(count):
        dice.face(seed, "perceval:x;", index)


def _hashed(key: bytes, count: int) -> None:
    for index in range(count):
        hmac.digest(key, f"perceval:x;|{index}|0".encode(), "sha256")
