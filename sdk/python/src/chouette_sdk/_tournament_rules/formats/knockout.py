# Copied from the service by ./dev sdk: not edited here.
"""A knockout: so many of each table go on, until those who are left fit at one table, the final."""

from __future__ import annotations

from collections.abc import Sequence

from chouette_sdk._tournament_rules.formats.brackets import bracket
from chouette_sdk._tournament_rules.rounds import Round, Stage
from chouette_sdk._tournament_rules.seatings.history import History
from chouette_sdk._tournament_rules.seatings.seeds import seeded, spread
from chouette_sdk._tournament_rules.seatings.tables import table
from chouette_sdk._tournament_rules.standings.progress import Passing
from chouette_sdk._tournament_rules.state import State


def is_over(state: State) -> bool:
    """Whether the final is played, or one is left."""
    final = bool(state.rounds) and any(one.stage == "final" for one in state.rounds[-1].tables)
    return final or len(_left(state)) < 2


def next_round(state: State) -> Round:
    """The next round, for at least two who are left. Those who withdrew after they had gone on are missing: their
    tables have one fewer."""
    history = History(state.entries, state.rounds, state.settings.table_size)
    left = _left(state)
    if len(left) <= state.settings.table_size:
        return _final(state, left, history)
    shape = bracket(state.settings, len(left))
    playing = left[len(left) - sum(shape.sizes) :] if shape.byes else left
    tables = _parted(spread(playing, shape.sizes), history)
    seats = state.settings.table_size if state.settings.remainder == "bots" else 0
    return Round(
        number=state.number,
        tables=tuple(table(f"{state.number}.{place}", who, history, seats) for place, who in enumerate(tables, 1)),
        byes=tuple(left[: shape.byes]),
    )


def _left(state: State) -> list[str]:
    """Those who are still in, the best first: in the first round by seed, later those who had a bye, then the best of
    their tables, then the second ones, and so on, each by seed."""
    there = {entry.id for entry in state.entries if entry.since == 1 and entry.takes_part_in(state.number)}
    seeds = seeded(state.settings, (entry for entry in state.entries if entry.id in there), state.lot)
    if not state.rounds:
        return seeds
    last, passing = state.rounds[-1], Passing(state)
    place = dict.fromkeys(last.byes, -1)
    for one in last.tables:
        place |= {entry: rank for rank, entry in enumerate(passing.through(one))}
    return sorted((entry for entry in seeds if entry in place), key=lambda entry: place[entry])


def _final(state: State, left: Sequence[str], history: History) -> Round:
    """The final, and beside it the table for the places behind, where that is settled."""
    who: list[tuple[Sequence[str], Stage]] = [(left, "final")]
    third = _third(state) if state.settings.third_place else []
    if len(third) > 1:
        who.append((third, "third_place"))
    tables = [table(f"{state.number}.{place}", ones, history, 0, stage) for place, (ones, stage) in enumerate(who, 1)]
    return Round(number=state.number, tables=tuple(tables))


def _third(state: State) -> list[str]:
    """The best of those who missed the final by one round, as many as a table has seats: by their places there, then by
    seed."""
    if not state.rounds:
        return []
    there = {entry.id for entry in state.entries if entry.takes_part_in(state.number)}
    passing = Passing(state)
    places = [
        (rank, passing.seeds[entry], entry)
        for one in state.rounds[-1].tables
        for rank, entry in enumerate(passing.out(one))
        if entry in there
    ]
    return [entry for _, _, entry in sorted(places)][: state.settings.table_size]


def _parted(tables: Sequence[Sequence[str]], history: History) -> list[list[str]]:
    """Tables at which those who have met sit together as rarely as exchanges of two that are as strong bring about."""
    found = [list(one) for one in tables]
    while any(_mended(found, number, history) for number in range(len(found))):
        pass
    return found


def _mended(tables: list[list[str]], number: int, history: History) -> bool:
    """Let one table exchange a player with another one, where that parts some who have met; whether it did."""
    if not history.meetings(tables[number]):
        return False
    return any(
        _exchange(tables, number, other, lap, history)
        for other in range(len(tables))
        if other != number
        for lap in range(min(len(tables[number]), len(tables[other])))
    )


def _exchange(tables: list[list[str]], one: int, other: int, lap: int, history: History) -> bool:
    """Let two tables exchange the players that were dealt to them in one lap, where that parts some; whether it did."""
    before = history.meetings(tables[one]) + history.meetings(tables[other])
    tables[one][lap], tables[other][lap] = tables[other][lap], tables[one][lap]
    if history.meetings(tables[one]) + history.meetings(tables[other]) < before:
        return True
    tables[one][lap], tables[other][lap] = tables[other][lap], tables[one][lap]
    return False
