# Copied from the service by ./dev sdk: not edited here.
"""Plans that geometry gives: lines of affine spaces, and tables that take one from each of several groups."""

from __future__ import annotations

from itertools import product
from math import gcd

from chouette_sdk._tournament_rules.seatings.designs.fields import Field, has_field
from chouette_sdk._tournament_rules.seatings.designs.plan import Plan, Tables

LONGEST = 200


def circle(players: int) -> Plan:
    """All pairs, once each, at tables of two: one stays, the others go round. players: an even number."""
    ring = players - 1
    rounds = [
        ((ring, turn), *(((turn + step) % ring, (turn - step) % ring) for step in range(1, players // 2)))
        for turn in range(ring)
    ]
    return Plan(players=players, size=2, rounds=tuple(rounds), every=1, source="circle")


def space(order: int, dimension: int) -> Plan:
    """The lines of an affine space: ORDER ** DIMENSION players at tables of ORDER, every pair once."""
    field = Field(order)
    points = list(product(range(order), repeat=dimension))
    number = {point: place for place, point in enumerate(points)}
    rounds: list[Tables] = []
    for step in points:
        # Of all steps in one direction the one whose first coordinate that is not 0 is 1.
        if next((at for at in step if at), 0) != 1:
            continue
        left = set(points)
        tables = []
        for point in points:
            if point in left:
                line = [field.moved(point, step, times) for times in range(order)]
                left.difference_update(line)
                tables.append(tuple(number[at] for at in line))
        rounds.append(tuple(tables))
    return Plan(
        players=order**dimension,
        size=order,
        rounds=tuple(rounds),
        every=1,
        source=f"affine space AG({dimension}, {order})",
    )


def groups(size: int, tables: int) -> Plan:
    """SIZE groups of as many places as there are tables; each table takes one of each group, and no pair meets twice.
    Where there is a field with as many numbers as tables there are, each pair of different groups meets once."""
    field = Field(tables)
    fits = tables >= size and has_field(tables)
    turns = tables if fits else min(tables // gcd(apart, tables) for apart in range(1, size))

    def place(group: int, table: int, turn: int) -> int:
        """Who of a group is at a table in a round."""
        moved = field.plus(table, field.times(turn, group)) if fits else (table + turn * group) % tables
        return group * tables + moved

    rounds = [
        tuple(tuple(place(group, table, turn) for group in range(size)) for table in range(tables))
        for turn in range(turns)
    ]
    if fits and tables % size == 0:
        # Those of one group have never met: one more round is theirs.
        places = range(size * tables)
        rounds.append(tuple(tuple(places[start : start + size]) for start in range(0, size * tables, size)))
    source = f"transversals over GF({tables})" if fits else f"cyclic shifts modulo {tables}"
    return Plan(players=size * tables, size=size, rounds=tuple(rounds[:LONGEST]), every=0, source=source)
