# Copied from the service by ./dev sdk: not edited here.
"""Who sits where at a table: seats in the order of play, spread evenly over the rounds."""

from __future__ import annotations

from collections.abc import Sequence

from chouette_sdk._tournament_rules.entries import is_empty
from chouette_sdk._tournament_rules.seatings.history import History

STEEP = 16
"""A seat that an entry has had once more than another one costs so many times as much: the worst seat of any is what
counts first."""
FAR = 6


def seated(table: Sequence[str], history: History) -> list[str]:
    """Those of a table in the order of play, such that all have had their seats as rarely as can be. Of equal orders
    the first, by the order that they come in."""
    wishes = [_wishes(entry, len(table), history) for entry in table]
    return [table[place] for place in _cheapest(wishes)]


def _wishes(entry: str, seats: int, history: History) -> list[int]:
    """What each seat costs an entry; a bot that takes an empty one does not mind."""
    if is_empty(entry):
        return [0] * seats
    had = history.sat[entry]
    times = [had[seat] for seat in range(seats)]
    return [STEEP ** min(time - min(times), FAR) for time in times]


def _cheapest(wishes: Sequence[Sequence[int]]) -> list[int]:
    """For each seat who takes it, so that the sum is least: seat by seat, over all sets of those who sit already."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seat in range(len(wishes)):
        further: dict[int, tuple[int, list[int]]] = {}
        for there, (cost, order) in best.items():
            for place, wish in enumerate(wishes):
                both = there | 1 << place
                if both == there:
                    continue
                found = (cost + wish[seat], [*order, place])
                if both not in further or found < further[both]:
                    further[both] = found
        best = further
    [(_, order)] = best.values()
    return order
