# Copied from the service by ./dev sdk: not edited here.
"""The tables of a round out of an order of the field: who sits out, who at which table, who in which seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chouette_sdk._tournament_rules.entries import EMPTY
from chouette_sdk._tournament_rules.rounds import Round, Stage, Table
from chouette_sdk._tournament_rules.seatings.arrange import STEPS, arranged
from chouette_sdk._tournament_rules.seatings.chairs import seated
from chouette_sdk._tournament_rules.seatings.history import History
from chouette_sdk._tournament_rules.seatings.search import Task
from chouette_sdk._tournament_rules.seatings.sizes import Cut, cut
from chouette_sdk._tournament_rules.seatings.turns import choices, kinds
from chouette_sdk._tournament_rules.settings import Settings

FURTHER = STEPS // 20
"""The steps for each further choice of those who sit out, where by the first ones some would meet again."""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """Tables, the leaders' first, without an order of play yet; who sits out; how often those at one table have met,
    all together."""

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...]
    cost: int


def made(settings: Settings, order: Sequence[str], history: History) -> Made:
    """The tables for an order of the field. Of one entry alone there is none: it sits out. First byes and tables that
    are not full are shared fairly, then as few as can be meet again, then neighbours in the order sit together."""
    if len(order) < 2:
        return Made(tables=(), byes=tuple(order), cost=0)
    size = cut(settings, len(order))
    best: Made | None = None
    for byes in choices(order, history.byes, size.byes):
        there = [entry for entry in order if entry not in byes]
        task = _task(settings.table_size, size, there, history)
        tables, cost = arranged(task, STEPS if best is None else FURTHER)
        if best is None or cost < best.cost:
            named = tuple(tuple(there[place] for place in table) for table in tables)
            best = Made(tables=named, byes=byes, cost=cost)
        if best.cost == 0:
            break
    assert best is not None
    return best


def _task(full: int, size: Cut, order: Sequence[str], history: History) -> Task:
    seats = sum(players for players in size.sizes if players != full)
    return Task(
        met=history.matrix(order), sizes=size.sizes, full=full, kinds=kinds(order, history.uneven, seats)
    )  # fmt: skip


def round_of(settings: Settings, number: int, plan: Made, history: History) -> Round:
    """The round, with seats in the order of play, and those that stay empty."""
    seats = settings.table_size if settings.remainder == "bots" else 0
    tables = [table(f"{number}.{place}", who, history, seats) for place, who in enumerate(plan.tables, 1)]
    return Round(number=number, tables=tuple(tables), byes=plan.byes)


def table(name: str, who: Sequence[str], history: History, seats: int = 0, stage: Stage = "round") -> Table:
    """A table of these entries, with empty seats up to so many."""
    empty = [f"{EMPTY}{number}" for number in range(1, seats - len(who) + 1)]
    return Table(id=name, seats=tuple(seated([*who, *empty], history)), stage=stage)
