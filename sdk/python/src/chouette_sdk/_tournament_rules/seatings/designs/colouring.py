# Copied from the service by ./dev sdk: not edited here.
"""Seats for a whole plan: in each block of as many rounds as a table has seats, every place has every seat once.

A round robin is known beforehand, so more can be had than table by table. Players and tables are the two sides of a
graph in which each of both has as many edges as a table has seats; by a theorem of König its edges have that many
colours, no two of one colour meeting. The colours are the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from chouette_sdk._tournament_rules.seatings.designs.plan import Tables

Node = tuple[bool, int]
"""A place (False) or a table (True), and its number."""


class _Colouring:
    """Edges are coloured one by one; where no colour is free at both ends, two colours change places along a path."""

    def __init__(self, colours: int) -> None:
        self.colours = range(colours)
        self.at: dict[Node, dict[int, Node]] = {}

    def add(self, place: Node, table: Node) -> None:
        mine, theirs = self.at.setdefault(place, {}), self.at.setdefault(table, {})
        both = next((c for c in self.colours if c not in mine and c not in theirs), None)
        if both is None:
            both = next(c for c in self.colours if c not in mine)
            other = next(c for c in self.colours if c not in theirs)
            self._turn(table, both, other)
        mine[both], theirs[both] = table, place

    def _turn(self, node: Node, one: int, other: int) -> None:
        """Exchange two colours along the path from a node that has the one and not the other."""
        path = [node]
        colour = one
        while colour in self.at[path[-1]]:
            path.append(self.at[path[-1]][colour])
            colour = other if colour == one else one
        edges = [(a, b, other if number % 2 else one) for number, (a, b) in enumerate(pairwise(path))]
        for a, b, colour in edges:
            del self.at[a][colour], self.at[b][colour]
        for a, b, colour in edges:
            turned = other if colour == one else one
            self.at[a][turned], self.at[b][turned] = b, a


def seated(rounds: Sequence[Tables], size: int) -> tuple[Tables, ...]:
    """The same tables with places in the order of play. rounds: at most as many as a table has seats."""
    tables = [table for one in rounds for table in one]
    colouring = _Colouring(size)
    for number, table in enumerate(tables):
        for place in table:
            colouring.add((False, place), (True, number))
    order = iter([tuple(colouring.at[True, number][seat][1] for seat in range(size)) for number in range(len(tables))])
    return tuple(tuple(next(order) for _ in one) for one in rounds)
