# Copied from the service by ./dev sdk: not edited here.
"""A Swiss: tables by standing, no two at one table twice while that can be avoided."""

from __future__ import annotations

from collections.abc import Sequence

from chouette_sdk._tournament_rules.rounds import Round
from chouette_sdk._tournament_rules.seatings.history import History
from chouette_sdk._tournament_rules.seatings.seeds import seeded, spread
from chouette_sdk._tournament_rules.seatings.sizes import cut
from chouette_sdk._tournament_rules.seatings.tables import made, round_of
from chouette_sdk._tournament_rules.standings.lines import order_of
from chouette_sdk._tournament_rules.state import State


def length(state: State) -> int:
    """How many rounds it has: as settled, or as many as bring out one winner of games of two of the field at the
    start."""
    if state.settings.rounds is not None:
        return state.settings.rounds
    return max(1, (len(state.playing(1)) - 1).bit_length())


def is_over(state: State) -> bool:
    """Whether all of its rounds are made."""
    return len(state.rounds) >= length(state)


def next_round(state: State) -> Round:
    """The next round."""
    settings, number = state.settings, state.number
    history = History(state.entries, state.rounds, settings.table_size)
    order = _order(state)
    return round_of(settings, number, made(settings, order, history), history)


def _order(state: State) -> list[str]:
    """By standing. In the first round each table has its share of the first seeds, but for those who sit out."""
    playing = state.playing(state.number)
    if state.number > 1:
        there = {entry.id for entry in playing}
        return [entry for entry in order_of(state) if entry in there]
    order = seeded(state.settings, playing, state.lot)
    size = cut(state.settings, len(order))
    seated = len(order) - size.byes
    tables: Sequence[Sequence[str]] = spread(order[:seated], size.sizes)
    return [entry for table in tables for entry in table] + order[seated:]
