# Copied from the service by ./dev sdk: not edited here.
"""Whose turn it is to sit out, or at a table that is not full: those who have done so least."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

from chouette_sdk._tournament_rules.seatings.search import Kind

MOST = 48
"""So many choices are looked at where the first ones would have some meet again."""


def choices(order: Sequence[str], counts: Mapping[str, int], number: int) -> Iterator[tuple[str, ...]]:
    """Those whose turn it is to sit out, so many of them: the last ones of the order first, then other choices that are
    as fair. By none of them counts come to differ by more than one, if they did not before."""
    sure, maybe = _turns(order, counts, number)
    for more in islice(combinations(reversed(maybe), number - len(sure)), MOST):
        yield (*sure, *more)


def kinds(order: Sequence[str], counts: Mapping[str, int], number: int) -> tuple[Kind, ...]:
    """At which tables each may sit, where there are so many seats at tables that are not full."""
    sure, maybe = _turns(order, counts, number)
    free, must = set(maybe), set(sure)
    if number in (0, len(order)):
        return tuple("any" for _ in order)
    return tuple("any" if entry in free else "uneven" if entry in must else "full" for entry in order)


def _turns(order: Sequence[str], counts: Mapping[str, int], number: int) -> tuple[list[str], list[str]]:
    """Those whose turn it is for certain, and those of whom some are to be chosen, in the order given."""
    if number == 0:
        return [], []
    edge = sorted(counts.get(entry, 0) for entry in order)[number - 1]
    sure = [entry for entry in order if counts.get(entry, 0) < edge]
    return sure, [entry for entry in order if counts.get(entry, 0) == edge]
