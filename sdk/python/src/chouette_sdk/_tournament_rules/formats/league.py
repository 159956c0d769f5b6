# Copied from the service by ./dev sdk: not edited here.
"""A league: tables are made as players ask for them, of those who have met least and stand closest."""

from __future__ import annotations

from collections.abc import Sequence

from chouette_sdk._tournament_rules.rounds import Round, Unready
from chouette_sdk._tournament_rules.seatings.history import History
from chouette_sdk._tournament_rules.seatings.tables import table
from chouette_sdk._tournament_rules.standings.lines import order_of
from chouette_sdk._tournament_rules.state import State


def next_round(state: State, asked: Sequence[str], fewest: int | None) -> Round | Unready:
    """The next table, as a round of its own, if there are enough for one.

    The one who has waited longest sits there; then one by one those who have met the others least, of these the nearest
    in the standings, of these who asked first. fewest: a table of so many will do where there are not enough for a full
    one.
    """
    settings, number = state.settings, state.number
    waiting = _waiting(state, asked)
    wanted = min(settings.table_size, len(waiting))
    if wanted < (settings.table_size if fewest is None else max(2, fewest)):
        return Unready()
    history = History(state.entries, state.rounds, settings.table_size)
    seats = settings.table_size if settings.remainder == "bots" else 0
    made = table(f"{number}.1", _company(state, waiting, wanted, history), history, seats)
    return Round(number=number, tables=(made,), asked=tuple(asked), fewest=fewest)


def _waiting(state: State, asked: Sequence[str]) -> list[str]:
    """Those who ask and may play: they are in the league, at no open table, and have games left."""
    open_ones = set(state.open_tables())
    tables = [one for made in state.rounds for one in made.tables]
    busy = {entry for one in tables if one.id in open_ones for entry in one.entries}
    there = {entry.id for entry in state.entries if entry.takes_part_in(state.number)} - busy
    most = state.settings.games
    if most is not None:
        there = {entry for entry in there if sum(entry in one.entries for one in tables) < most}
    return [entry for entry in dict.fromkeys(asked) if entry in there]


def _company(state: State, waiting: Sequence[str], wanted: int, history: History) -> list[str]:
    ranks = {entry: rank for rank, entry in enumerate(order_of(state))}
    first, *others = waiting
    there = [first]
    while len(there) < wanted:
        best = min(
            others,
            key=lambda entry: (
                history.meetings([entry, *there]), abs(ranks[entry] - ranks[first]), waiting.index(entry)
            ),
        )  # fmt: skip
        there.append(best)
        others.remove(best)
    return there
