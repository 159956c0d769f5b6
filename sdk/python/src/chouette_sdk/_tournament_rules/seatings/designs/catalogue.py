# Copied from the service by ./dev sdk: not edited here.
"""Which plan a round robin follows: the best that is known here for its players, its table size and its rounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from chouette_sdk._tournament_rules.seatings.designs.colouring import seated
from chouette_sdk._tournament_rules.seatings.designs.fields import has_field
from chouette_sdk._tournament_rules.seatings.designs.geometry import circle, groups, space
from chouette_sdk._tournament_rules.seatings.designs.plan import Plan, Tables


class Found(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A plan as it is stored: rounds that a shift makes all others of.

    Places are `classes` rings of `shift` places each, and those behind, which stay. base: one round or several; the
    others of each are made of it by moving all rings on by one. every, since: as in Plan. source: whose it is, where it
    is not ours.
    """

    players: int
    size: int
    every: int
    since: int
    classes: int
    shift: int
    base: tuple[Tables, ...]
    source: str = ""

    def plan(self) -> Plan:
        """All of its rounds."""
        rounds = tuple(
            tuple(tuple(self._moved(place, by) for place in table) for table in tables)
            for tables in self.base
            for by in range(self.shift)
        )
        return Plan(
            players=self.players, size=self.size, rounds=rounds, every=self.every, since=self.since,
            source=self.source or f"found by search, cyclic modulo {self.shift}",
        )  # fmt: skip

    def _moved(self, place: int, by: int) -> int:
        if place >= self.classes * self.shift:
            return place
        ring, at = divmod(place, self.shift)
        return ring * self.shift + (at + by) % self.shift


@cache
def _found() -> tuple[Found, ...]:
    text = files(__package__).joinpath("found.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[Found, ...])


@lru_cache(maxsize=16)
def plans(players: int, size: int) -> tuple[Plan, ...]:
    """The plans for full tables, players being a multiple of size: one by which no two meet twice, and, where there is
    one that goes on longer and brings all together equally often, that one."""
    known = [
        *_geometric(players, size),
        *(one.plan() for one in _found() if (one.players, one.size) == (players, size)),
    ]
    once = max((plan for plan in known if plan.every <= 1), key=lambda plan: len(plan.rounds))
    return once, *(plan for plan in known if plan.every > 1)


def _geometric(players: int, size: int) -> Iterator[Plan]:
    if players == size:
        yield Plan(players=size, size=size, rounds=((tuple(range(size)),),), every=1, source="one table")
        return
    if size == 2:
        yield circle(players)
        return
    for dimension in range(2, 6):
        if size**dimension == players and has_field(size):
            yield space(size, dimension)
    yield groups(size, players // size)


def plan_for(players: int, size: int, rounds: int | None) -> Plan:
    """The plan for a number of rounds; it may have fewer, or more. rounds None: the one that brings all together
    equally often, if there is one."""
    once, *longer = plans(players, size)
    if longer and not once.every and (rounds is None or rounds >= longer[0].since):
        return longer[0]
    return once


@lru_cache(maxsize=64)
def block(players: int, size: int, rounds: int | None, number: int) -> tuple[Tables, ...]:
    """Rounds of a plan with places in the order of play: as many as a table has seats, those of block `number`.
    A plan after which all have met equally often begins again."""
    plan = plan_for(players, size, rounds)
    length, first = len(plan.rounds), number * size
    wanted = range(first, first + size if plan.every else min(first + size, length))
    return seated([plan.rounds[index % length] for index in wanted], size)
