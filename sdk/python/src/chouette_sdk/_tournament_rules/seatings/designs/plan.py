# Copied from the service by ./dev sdk: not edited here.
"""A plan: all rounds of a round robin at once, by the numbers of places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import msgspec

Tables = tuple[tuple[int, ...], ...]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Rounds of tables of places 0, 1, 2 …; each place is at one table in each round.

    every: how often each pair has met after the last round, 0 where some have met and others have not. source: what it
    is, for those who want to look it up. since: for so many rounds or more it is the most even; for fewer of them one
    by which no two meet twice goes further, be it that its last rounds are made without a plan.
    """

    players: int
    size: int
    rounds: tuple[Tables, ...]
    every: int
    source: str
    since: int = 1


def meetings(rounds: Sequence[Sequence[Sequence[int]]]) -> Counter[tuple[int, int]]:
    """How often each pair that has met has done so."""
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))


def repeats(rounds: Sequence[Sequence[Sequence[int]]]) -> int:
    """In how many pairs of rounds the same two meet, all pairs together: 0 where no two meet twice, 1 for two who do, 3
    for two who meet three times. The more even, the less."""
    return sum(times * (times - 1) // 2 for times in meetings(rounds).values())


def least_repeats(players: int, size: int, rounds: int) -> int:
    """No seating of full tables has fewer repeats than this: pairs cannot meet more evenly than equally often, and
    where there are fewer tables than seats at one, those of one table cannot all part."""
    tables = players // size
    pairs = players * (players - 1) // 2
    often, more = divmod(rounds * tables * size * (size - 1) // 2, pairs)
    even = pairs * often * (often - 1) // 2 + more * often
    each, rest = divmod(size, tables)
    stuck = tables * (tables * each * (each - 1) // 2 + rest * each)
    return max(even, rounds * (rounds - 1) // 2 * stuck)
