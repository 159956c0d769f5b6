# Copied from the service by ./dev sdk: not edited here.
"""Tables mended by exchanges: where two who have met sit together, one of them changes places with another player."""

from __future__ import annotations

from collections.abc import Sequence

from chouette_sdk._tournament_rules.seatings.search import Task

REST = 7
"""For so many exchanges, or up to twice as many, a place that was moved stays, so that none is undone at once."""


class Mending:
    """Tables on their way, with what they cost: how often those at one table have met before, all together.

    near: for each place and each table how often it has met those who sit there.
    """

    def __init__(self, task: Task, tables: Sequence[Sequence[int]], looks: int) -> None:
        self.task = task
        self.tables = [list(table) for table in tables]
        self.at = [0] * len(task.kinds)
        for number, table in enumerate(self.tables):
            for place in table:
                self.at[place] = number
        self.near = [[sum([row[other] for other in table]) for table in self.tables] for row in task.met]
        self.cost = sum(self.near[place][number] for place, number in enumerate(self.at)) // 2
        self.looks = looks
        self._rests = [0] * len(self.at)
        self._turn = 0

    def troubled(self, after: int) -> int | None:
        """The next place after this one, in the order and round again, that sits with one it has met."""
        count = len(self.at)
        for step in range(1, count + 1):
            place = (after + step) % count
            if self.near[place][self.at[place]]:
                return place
        return None

    def exchange(self, place: int, best: int) -> None:
        """The exchange for a place that costs least, or saves most; of equal ones the nearest in the order. A place
        that was moved a moment ago is moved again only where that is better than all before."""
        self._turn += 1
        self.looks -= len(self.at)
        mine = self.at[place]
        met, near, open_to = self.task.met[place], self.near[place], self._open_to(place)
        found: tuple[int, int, int] | None = None
        for other, theirs in enumerate(self.at):
            if not open_to[theirs]:
                continue
            row = self.near[other]
            more = near[theirs] + row[mine] - 2 * met[other] - near[mine] - row[theirs]
            if found is not None and more > found[0]:
                continue
            if self._rests[other] > self._turn and self.cost + more >= best:
                continue
            key = (more, abs(other - place), other)
            if (found is None or key < found) and self.task.may_sit(other, len(self.tables[mine])):
                found = key
        if found is not None:
            self._swap(place, found[2])
            self.cost += found[0]

    def _open_to(self, place: int) -> list[bool]:
        """At which tables a place may sit, its own one aside."""
        mine = self.at[place]
        return [
            number != mine and self.task.may_sit(place, len(table)) for number, table in enumerate(self.tables)
        ]  # fmt: skip

    def _swap(self, one: int, other: int) -> None:
        a, b = self.at[one], self.at[other]
        self.tables[a][self.tables[a].index(one)] = other
        self.tables[b][self.tables[b].index(other)] = one
        self.at[one], self.at[other] = b, a
        for row, came, went in zip(self.near, self.task.met[other], self.task.met[one], strict=True):
            row[a] += came - went
            row[b] += went - came
        for place in (one, other):
            self._rests[place] = self._turn + REST + (self._turn * 5 + place) % REST


def mended(task: Task, tables: Sequence[Sequence[int]], looks: int) -> tuple[list[list[int]], int]:
    """The best tables that so many looks at exchanges come to, and what they cost. The sizes of tables stay."""
    mending = Mending(task, tables, looks)
    best = [list(table) for table in mending.tables]
    cost, place = mending.cost, -1
    while cost and mending.looks > 0 and len(best) > 1:
        found = mending.troubled(place)
        if found is None:
            break
        place = found
        mending.exchange(place, cost)
        if mending.cost < cost:
            best, cost = [list(table) for table in mending.tables], mending.cost
    return best, cost
