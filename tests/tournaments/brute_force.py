"""All rounds that could be made, for fields small enough to go through them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from service.tournaments import State
from service.tournaments.seatings.history import History
from service.tournaments.seatings.sizes import cut


def partitions(field: frozenset[str], sizes: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """All ways to put a field at tables of these sizes, each once or more."""
    if not sizes:
        yield []
        return
    first = min(field)
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for others in combinations(sorted(field - {first}), size - 1):
            for rest in partitions(field - {first, *others}, left):
                yield [(first, *others), *rest]


def fair(field: Sequence[str], chosen: frozenset[str], counts: Mapping[str, int]) -> bool:
    """Whether none is chosen who has been chosen more often than one who is not."""
    others = [counts[entry] for entry in field if entry not in chosen]
    return not chosen or not others or max(counts[entry] for entry in chosen) <= min(others)


def fewest_meetings(state: State) -> int:
    """How often those at one table must have met before, at least, in the next round, all together."""
    settings = state.settings
    history = History(state.entries, state.rounds, settings.table_size)
    field = sorted(entry.id for entry in state.playing(state.number))
    size = cut(settings, len(field))
    found = []
    for byes in combinations(field, size.byes):
        if not fair(field, frozenset(byes), history.byes):
            continue
        there = [entry for entry in field if entry not in byes]
        for tables in partitions(frozenset(there), size.sizes):
            uneven = frozenset(e for table in tables if len(table) != settings.table_size for e in table)
            if fair(there, uneven, history.uneven):
                found.append(sum(history.meetings(table) for table in tables))
    return min(found)
