# Copied from the service by ./dev sdk: not edited here.
"""Tables out of an order, so that as few as can be meet again: a search in whole numbers and a fixed number of steps.

It gives the same tables on every machine and at every speed. First by the order, table by table: each is the first
entry without a table and the next ones in the order whom those at it have not met, going back where that leads nowhere.
With small fields this tells for certain whether a pair must meet again, and which tables have the fewest do so. Where
the steps run out before, tables are mended by exchanges.
"""

from __future__ import annotations

from chouette_sdk._tournament_rules.seatings.exchange import mended
from chouette_sdk._tournament_rules.seatings.search import Search, Task

STEPS = 40_000
"""So many entries are tried on seats; a field of a thousand that has hardly met takes some thousands."""
LOOKS = 24
"""So many exchanges are looked at for each of these steps, where they do not lead to the end,"""
TURNS = 200
"""and for each entry so many are made."""


def arranged(task: Task, steps: int = STEPS) -> tuple[list[list[int]], int]:
    """The tables, each in the order given, the first one's first, and how often those at one table have met before, all
    together. Where no two need to meet again and the steps suffice, none do."""
    search = Search(task)
    found = search.within(0, steps)
    if found is not None:
        return found, 0
    tables, cost = mended(task, search.begun(), min(LOOKS * steps, TURNS * len(task.kinds) ** 2))
    if search.exhausted:
        # The field is small: the steps may do to go through all tables for those that cost least.
        better = search.least(cost, steps)
        if better is not None:
            return better
    return sorted(sorted(table) for table in tables), cost
