"""Matchmaking: tables of players of like ratings, who become less particular the longer they wait."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence

import msgspec


class Queue(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a queue makes tables. size: players at one. width: how far apart ratings (as shown) may be at once; widening:
    how much farther after each second of waiting; widest: never farther than that (None: any distance, in the end)."""

    size: int = 4
    width: int = 100
    widening: int = 10
    widest: int | None = None


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A player who waits: rating as shown, since when in ms."""

    player: str
    rating: int
    since: int


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A table, the players in the order in which they came."""

    players: tuple[str, ...]


def accepted(queue: Queue, since: int, now: int) -> int:
    """How far apart ratings may be by now for a player who waits since then (ms)."""
    width = queue.width + queue.widening * max(now - since, 0) // 1000
    return width if queue.widest is None else min(width, max(queue.widest, queue.width))


def matched(queue: Queue, waiting: Sequence[Waiting], now: int) -> tuple[list[Match], int | None]:
    """The tables that are due by now, and the next instant (ms) at which one will be if no other player comes; None
    where waiting alone brings no table. At a table all accept the distance between its ratings. What is due first is
    made first, so that it makes no difference how often one looks."""
    line = _Line(queue, waiting)
    found: list[Match] = []
    while (first := line.first()) is not None and first.at <= now:
        found.append(line.make(first))
    return found, first.at if first is not None else None


def gathered(queue: Queue, waiting: Sequence[Waiting], player: str, now: int) -> Match:
    """Those who would sit with a player by now at a table that is not full: all accept the distance between its
    ratings, and the nearest come first; the player alone, where no other one accepts it."""
    late = next(one for one in waiting if one.player == player)
    table, low, high, least = [late], late.rating, late.rating, accepted(queue, late.since, now)
    others = (one for one in waiting if one.player != player)
    for one in sorted(others, key=lambda one: (abs(one.rating - late.rating), one.since, one.player)):
        if len(table) == queue.size:
            break
        wider = min(low, one.rating), max(high, one.rating)
        stricter = min(least, accepted(queue, one.since, now))
        if wider[1] - wider[0] <= stricter:
            (low, high), least = wider, stricter
            table.append(one)
    return Match(players=tuple(one.player for one in sorted(table, key=_age)))


class _Table(msgspec.Struct, frozen=True, order=True):
    """A table that could be made. at: when all accept it (ms). youngest: its player who came last, as a place in the
    order of coming; places: of all at it, in the order of ratings."""

    at: int
    apart: int
    youngest: int
    places: tuple[int, ...]


class _Line:
    """Those who wait. Of each player the best table with none but earlier ones is known: the narrowest, which are
    neighbours by rating among these, as it is the player who came last that the others wait for. So few tables have to
    be looked at, and those of a player only again where one at theirs has got another table."""

    def __init__(self, queue: Queue, waiting: Sequence[Waiting]) -> None:
        self._queue = queue
        self._ones = sorted(waiting, key=lambda one: (one.rating, *_age(one)))
        count = len(self._ones)
        by_age = sorted(range(count), key=lambda place: _age(self._ones[place]))
        self._age = [0] * count
        for age, place in enumerate(by_age):
            self._age[place] = age
        self._place = by_age
        # Neighbours by rating among those who still wait; the ends are -1 and `count`.
        self._below = list(range(-1, count - 1))
        self._above = list(range(1, count + 1))
        self._waits = [True] * count
        found = (self._best(place) for place in range(count))
        self._tables = [table for table in found if table is not None]
        heapq.heapify(self._tables)

    def first(self) -> _Table | None:
        """The table that all at it accept first; of several the narrowest."""
        while self._tables:
            table = self._tables[0]
            if all(self._waits[place] for place in table.places):
                return table
            youngest = self._place[table.youngest]
            again = self._best(youngest) if self._waits[youngest] else None
            if again is None:
                heapq.heappop(self._tables)
            else:
                heapq.heapreplace(self._tables, again)
        return None

    def make(self, table: _Table) -> Match:
        """Have this table; its players wait no longer."""
        for place in table.places:
            self._waits[place] = False
            below, above = self._below[place], self._above[place]
            if below >= 0:
                self._above[below] = above
            if above < len(self._ones):
                self._below[above] = below
        there = sorted(table.places, key=lambda place: self._age[place])
        return Match(players=tuple(self._ones[place].player for place in there))

    def _best(self, place: int) -> _Table | None:
        """The narrowest table of a player and of those who came earlier."""
        more = self._queue.size - 1
        lower = list(self._earlier(place, self._below, more))[::-1]
        # Where these are enough, one above that is as far off as the lowest of them brings no narrower table.
        own = self._ones[place].rating
        within = own - self._ones[lower[0]].rating if len(lower) == more else None
        near = [*lower, place, *self._earlier(place, self._above, more, within)]
        best: tuple[int, int] | None = None
        for start in range(len(near) - more):
            apart = self._ones[near[start + more]].rating - self._ones[near[start]].rating
            if best is None or apart < best[0]:
                best = apart, start
        if best is None or (wait := _wait(self._queue, best[0])) is None:
            return None
        chosen = tuple(near[best[1] : best[1] + more + 1])
        return _Table(self._ones[place].since + wait, best[0], self._age[place], chosen)

    def _earlier(self, place: int, neighbour: list[int], most: int, within: int | None = None) -> Iterator[int]:
        """The nearest ones on one side who came before this one. within: only those that are less far off."""
        at, found, own = neighbour[place], 0, self._ones[place].rating
        while 0 <= at < len(self._ones) and found < most:
            if within is not None and abs(self._ones[at].rating - own) >= within:
                return
            if self._age[at] < self._age[place]:
                yield at
                found += 1
            at = neighbour[at]


def _age(one: Waiting) -> tuple[int, str]:
    return one.since, one.player


def _wait(queue: Queue, apart: int) -> int | None:
    """How long (ms) a player waits until ratings so far apart are accepted; None where they never are."""
    if apart <= queue.width:
        return 0
    if queue.widening == 0 or (queue.widest is not None and apart > queue.widest):
        return None
    return -(-(apart - queue.width) * 1000 // queue.widening)
