# Copied from the service by ./dev sdk: not edited here.
"""Goes through the tables that an order allows, the nearest to the order first, until some cost no more than wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

Matrix = Sequence[Sequence[int]]
Kind = Literal["any", "full", "uneven"]


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Places 0, 1, 2 … of an order to be seated. met: how often each two have met; sizes: players at each table; full:
    at a full one; kinds: for each place at which kind of table it may sit. There are as many places as the tables have,
    and no more of a kind than tables of it have."""

    met: Matrix
    sizes: tuple[int, ...]
    full: int
    kinds: tuple[Kind, ...]

    def kind(self, size: int) -> Kind:
        """The kind of a table."""
        return "full" if size == self.full else "uneven"

    def may_sit(self, place: int, size: int) -> bool:
        """Whether a place may sit at a table of a size."""
        return self.kinds[place] in ("any", self.kind(size))


class Search:
    """Depth first, seat by seat. The first seat of each table is for the first place that has none yet, which may open
    a table of any size that is left; the next seats are for places behind it. So all tables are seen, and none
    twice."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.steps = 0
        self.exhausted = False
        """Whether the last call saw all tables that there are, so that what it did not find is not there."""
        self._deepest: list[list[int]] = []
        self._deepest_sizes: list[int] = []
        self._begin(0)

    def _begin(self, steps: int) -> None:
        self.steps, self.exhausted = steps, False
        self._tables: list[list[int]] = []
        self._sizes: list[int] = []
        self._costs = [0]
        self._free = [True] * len(self.task.kinds)
        self._unused = list(self.task.sizes)
        self._seats: dict[Kind, int] = {"full": 0, "uneven": 0}
        for size in self.task.sizes:
            self._seats[self.task.kind(size)] += size
        self._must: dict[Kind, int] = {
            kind: sum(one == kind for one in self.task.kinds) for kind in ("any", "full", "uneven")
        }

    def within(self, most: int, steps: int) -> list[list[int]] | None:
        """The first tables whose pairs have met no more than `most` times, all together; None where there are none, or
        where so many steps did not find any."""
        self._deepest, self._deepest_sizes = [], []
        self._begin(steps)
        return self._further(most, -1)

    def least(self, below: int, steps: int) -> tuple[list[list[int]], int] | None:
        """The first of the tables whose pairs have met least, with how often, where that is less than `below`; None
        where there are none. Where the steps run out, the best that they found."""
        best: tuple[list[list[int]], int] | None = None
        self._begin(steps)
        found = self._further(below - 1, -1)
        while found is not None:
            best = found, self._costs[-1]
            found = self._further(self._costs[-1] - 1, self._undo())
        return best

    def _further(self, most: int, after: int) -> list[list[int]] | None:
        """The next tables that cost no more, from where it stands."""
        while any(self._free):
            opening = not self._tables or len(self._tables[-1]) == self._sizes[-1]
            found = self._open(after) if opening else self._join(after, most)
            if found:
                after = -1
            elif self.steps <= 0:
                self._remember()
                return None
            elif not self._tables:
                self.exhausted = True
                return None
            else:
                self._remember()
                after = self._undo()
        return [list(table) for table in self._tables]

    def begun(self) -> list[list[int]]:
        """As far as the last call came, and the others as they come and may."""
        there = {place for table in self._deepest for place in table}
        left = [place for place in range(len(self.task.kinds)) if place not in there]
        unused = list(self.task.sizes)
        for size in self._deepest_sizes:
            unused.remove(size)
        sizes = [*self._deepest_sizes, *unused]
        tables = [*map(list, self._deepest), *([] for _ in unused)]
        # First those who must sit at a kind of table, then those who may sit at any.
        for wanted in ("full", "uneven", "any"):
            for table, size in zip(tables, sizes, strict=True):
                if wanted in ("any", self.task.kind(size)):
                    ones = [place for place in left if self.task.kinds[place] == wanted][: size - len(table)]
                    table += ones
                    left = [place for place in left if place not in ones]
        return tables

    def _open(self, after: int) -> bool:
        """The next table, of another size than `after` where that was tried; full ones are tried first."""
        place = self._free.index(True)
        sizes = [size for size in sorted(set(self._unused), reverse=True) if self.task.may_sit(place, size)]
        sizes = sorted(sizes, key=lambda size: (size != self.task.full, -size))
        if after >= 0:
            sizes = sizes[sizes.index(after) + 1 :]
        sizes = [size for size in sizes if self._room(place, self.task.kind(size))]
        if not sizes:
            return False
        self._unused.remove(sizes[0])
        self._tables.append([])
        self._sizes.append(sizes[0])
        self._take(place, 0)
        return True

    def _join(self, after: int, most: int) -> bool:
        """The next seat of the last table, for a place behind `after`."""
        table, kind = self._tables[-1], self.task.kind(self._sizes[-1])
        for place in range(max(after, table[-1]) + 1, len(self._free)):
            if not self._free[place] or self.task.kinds[place] not in ("any", kind):
                continue
            self.steps -= 1
            if self.steps <= 0:
                return False
            row = self.task.met[place]
            more = sum([row[other] for other in table])
            if self._costs[-1] + more <= most and self._room(place, kind):
                self._take(place, more)
                return True
        return False

    def _room(self, place: int, kind: Kind) -> bool:
        """Whether there are seats enough for those who must sit at such a table, if this one does."""
        return self.task.kinds[place] == kind or self._seats[kind] > self._must[kind]

    def _take(self, place: int, more: int) -> None:
        self._tables[-1].append(place)
        self._costs.append(self._costs[-1] + more)
        self._free[place] = False
        self._seats[self.task.kind(self._sizes[-1])] -= 1
        self._must[self.task.kinds[place]] -= 1

    def _undo(self) -> int:
        """Takes the last seat back: behind what to look for another one. Of a table's first seat that is its size."""
        place = self._tables[-1].pop()
        self._costs.pop()
        self._free[place] = True
        self._seats[self.task.kind(self._sizes[-1])] += 1
        self._must[self.task.kinds[place]] += 1
        if self._tables[-1]:
            return place
        self._tables.pop()
        self._unused.append(self._sizes[-1])
        return self._sizes.pop()

    def _remember(self) -> None:
        if sum(map(len, self._tables)) > sum(map(len, self._deepest)):
            self._deepest = [list(table) for table in self._tables]
            self._deepest_sizes = list(self._sizes)
