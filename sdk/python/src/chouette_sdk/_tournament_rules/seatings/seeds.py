# Copied from the service by ./dev sdk: not edited here.
"""The order of entries at the start, and how it is spread over tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chouette_sdk._tournament_rules.entries import Entry
from chouette_sdk._tournament_rules.lot import Lot
from chouette_sdk._tournament_rules.settings import Settings


def seeded(settings: Settings, entries: Iterable[Entry], lot: Lot) -> list[str]:
    """Entries, the first seed first. Those without a number, or without a rating, come last; the lot decides between
    equals."""

    def key(entry: Entry) -> tuple[bool, int, int, str]:
        value = None
        if settings.seeding == "given":
            value = entry.seed
        elif settings.seeding == "rating" and entry.rating is not None:
            value = -entry.rating
        return value is None, value or 0, lot.number(entry.id), entry.id

    return [entry.id for entry in sorted(entries, key=key)]


def spread(order: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Tables of these sizes such that each has its share of the first ones: dealt to and fro. Of four tables of four
    the first gets 1, 8, 9, 16 and the last 4, 5, 12, 13."""
    tables: list[list[str]] = [[] for _ in sizes]
    left = iter(order)
    for lap in range(max(sizes, default=0)):
        open_ones = [number for number, size in enumerate(sizes) if lap < size]
        for number in open_ones if lap % 2 == 0 else reversed(open_ones):
            tables[number].append(next(left))
    return tables
