# Copied from the service by ./dev sdk: not edited here.
"""A round robin of tables: pairs meet as evenly as can be."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chouette_sdk._tournament_rules.rounds import Round, Table
from chouette_sdk._tournament_rules.seatings.designs.catalogue import block, plan_for
from chouette_sdk._tournament_rules.seatings.designs.plan import Plan, Tables, meetings
from chouette_sdk._tournament_rules.seatings.history import History
from chouette_sdk._tournament_rules.seatings.seeds import seeded
from chouette_sdk._tournament_rules.seatings.sizes import cut
from chouette_sdk._tournament_rules.seatings.tables import Made, made, round_of
from chouette_sdk._tournament_rules.state import State


def length(state: State) -> int:
    """How many rounds it has: as settled, or as its plan for the field at the start has."""
    return state.settings.rounds or len(_plan(state).rounds)


def is_over(state: State) -> bool:
    """Whether all of its rounds are made."""
    return len(state.rounds) >= length(state)


def next_round(state: State) -> Round:
    """The next round.

    It follows the plan as long as that makes tables of the right sizes, shares those that are not full fairly, and has
    no more meet again than it was meant to. Where late entries and withdrawals have left too little of it, tables are
    made from what was played so far.
    """
    history = History(state.entries, state.rounds, state.settings.table_size)
    planned = _planned(state)
    if planned is not None and _fits(state, planned, history):
        return _seated(state, planned, history)
    order = state.lot.shuffled(f"round|{state.number}", (entry.id for entry in state.playing(state.number)))
    return round_of(state.settings, state.number, made(state.settings, order, history), history)


class Planned(msgspec.Struct, frozen=True, kw_only=True):
    """A round as the plan has it: entries in the order of play, and how often those at one table were to have met
    before."""

    tables: tuple[tuple[str, ...], ...]
    cost: int


def _plan(state: State) -> Plan:
    size = state.settings.table_size
    players = max(len(state.playing(1)), size)
    return plan_for(-(-players // size) * size, size, state.settings.rounds)


def _planned(state: State) -> Planned | None:
    """The next round by the plan, None where it has no more."""
    plan, index = _plan(state), state.number - 1
    if index >= len(plan.rounds) and not plan.every:
        return None
    number, turn = divmod(index, plan.size)
    tables = block(plan.players, plan.size, state.settings.rounds, number)[turn]
    there = {entry.id for entry in state.playing(state.number)}
    places = dict(enumerate(_places(state)))
    named = [tuple(places[place] for place in table if places.get(place) in there) for table in tables]
    return Planned(tables=tuple(one for one in named if one), cost=_cost(plan, index, tables))


def _cost(plan: Plan, index: int, tables: Tables) -> int:
    """How often the pairs of a round of the plan have met in the rounds before it."""
    laps, before = divmod(index, len(plan.rounds))
    now, met = meetings([tables]), meetings(plan.rounds[:before])
    return sum(met[pair] + laps * plan.every for pair in now)


def _places(state: State) -> Sequence[str]:
    """Who has which place: those of the start in the order of their seeds, and late entries, in the order of their
    lots, in the places of those who have withdrawn, then behind."""
    settings, lot = state.settings, state.lot
    places = seeded(settings, state.playing(1), lot)
    known = {entry.id: entry for entry in state.entries}
    for number in range(2, state.number + 1):
        free = [place for place, entry in enumerate(places) if not known[entry].takes_part_in(number)]
        waiting = {entry.id for entry in state.entries if entry.takes_part_in(number)} - set(places)
        for entry in lot.drawn(waiting):
            if free:
                places[free.pop(0)] = entry
            else:
                places.append(entry)
    return places


def _fits(state: State, planned: Planned, history: History) -> bool:
    """Whether the planned round is one that could be made without a plan as well."""
    playing = state.playing(state.number)
    if len(playing) < 2:
        return False
    size = cut(state.settings, len(playing))
    if sorted(map(len, planned.tables), reverse=True) != list(size.sizes) or size.byes:
        return False
    uneven = {entry for table in planned.tables if len(table) != state.settings.table_size for entry in table}
    counts = [history.uneven[entry.id] + (entry.id in uneven) for entry in playing]
    met = sum(history.meetings(table) for table in planned.tables)
    return max(counts) - min(counts) <= 1 and met <= planned.cost


def _seated(state: State, planned: Planned, history: History) -> Round:
    """With the seats of the plan, where that spreads them evenly; it does while the field is that of the start."""
    settings, number = state.settings, state.number
    if all(len(table) == settings.table_size and _even(table, history) for table in planned.tables):
        tables = [Table(id=f"{number}.{place}", seats=one) for place, one in enumerate(planned.tables, 1)]
        return Round(number=number, tables=tuple(tables))
    return round_of(settings, number, Made(tables=planned.tables, byes=(), cost=planned.cost), history)


def _even(seats: Sequence[str], history: History) -> bool:
    """Whether everybody at a table has had each seat as often as the others, or once more, with these seats."""
    for seat, entry in enumerate(seats):
        had = [history.sat[entry][other] + (other == seat) for other in range(len(seats))]
        if max(had) - min(had) > 1:
            return False
    return True
