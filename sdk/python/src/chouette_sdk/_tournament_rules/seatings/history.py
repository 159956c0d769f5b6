# Copied from the service by ./dev sdk: not edited here.
"""What the rounds so far were: who met whom, who sat where, out, or at a table of another size."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

from chouette_sdk._tournament_rules.entries import Entry
from chouette_sdk._tournament_rules.rounds import Round, tables_of


class History:
    """Read from rounds once, then asked.

    met: how often two entries had a table in common. sat: how often an entry was at each seat in the order of play,
    counted from 0. byes and uneven: how often an entry sat out without having asked for it, and how often its table was
    not full. Those who came late have as many as the one with the fewest had by then, so that they are not the next in
    turn for having come late.
    """

    def __init__(self, entries: Sequence[Entry], rounds: Sequence[Round], table_size: int) -> None:
        self.table_size = table_size
        self.met: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.sat: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.byes: dict[str, int] = {}
        self.uneven: dict[str, int] = {}
        for made in rounds:
            self._enter(entries, made.number)
            self._take(made)
        self._enter(entries, rounds[-1].number + 1 if rounds else 1)

    def _enter(self, entries: Iterable[Entry], number: int) -> None:
        """Those who are in the tournament from a round on begin with the fewest byes of those who are."""
        for counts in (self.byes, self.uneven):
            there = [counts[entry.id] for entry in entries if entry.id in counts and entry.takes_part_in(number)]
            fewest = min(there, default=0)
            for entry in entries:
                if entry.since <= number:
                    counts.setdefault(entry.id, fewest)

    def _take(self, made: Round) -> None:
        for entry in made.byes:
            self.byes[entry] = self.byes.get(entry, 0) + 1
        for _, table in tables_of([made]):
            there = table.entries
            for seat, entry in enumerate(table.seats):
                self.sat[entry][seat] += 1
            for one, other in combinations(there, 2):
                self.met[one][other] += 1
                self.met[other][one] += 1
            if len(there) != self.table_size:
                for entry in there:
                    self.uneven[entry] = self.uneven.get(entry, 0) + 1

    def matrix(self, order: Sequence[str]) -> list[list[int]]:
        """How often each two of an order have met, by their places in it."""
        places = {entry: place for place, entry in enumerate(order)}
        rows = []
        for entry in order:
            row = [0] * len(order)
            for other, times in self.met.get(entry, {}).items():
                if other in places:
                    row[places[other]] = times
            rows.append(row)
        return rows

    def meetings(self, table: Sequence[str]) -> int:
        """How often those of a table have met before, all pairs together."""
        return sum(self.met[one][other] for one, other in combinations(table, 2))
