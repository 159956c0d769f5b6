# Copied from the service by ./dev sdk: not edited here.
"""The next round of a tournament of any format, or why there is none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from chouette_sdk._tournament_rules.formats import knockout, league, round_robin, swiss
from chouette_sdk._tournament_rules.rounds import Finished, Round, Unready
from chouette_sdk._tournament_rules.state import State


class _Format(NamedTuple):
    """When a format is over, and how its next round is made."""

    is_over: Callable[[State], bool]
    next_round: Callable[[State], Round]


FORMATS: dict[str, _Format] = {
    "round_robin": _Format(round_robin.is_over, round_robin.next_round),
    "swiss": _Format(swiss.is_over, swiss.next_round),
    "knockout": _Format(knockout.is_over, knockout.next_round),
}
"""The formats whose rounds follow one another; a league has tables as players ask for them."""


def next_round(state: State, asked: Sequence[str] = (), fewest: int | None = None) -> Round | Finished | Unready:
    """The next round. It follows from the state alone, so that anybody can derive it.

    asked: of a league, who asks for a table, in their order; fewest: how many are enough for one, where a full one is
    not asked for. Finished where all rounds are played, or fewer than two entries are left; Unready while results are
    missing, or too few ask for a table. A league is never finished by itself.
    """
    state = state.before(state.number)
    if state.settings.format == "league":
        return league.next_round(state, asked, fewest)
    missing = state.open_tables()
    if missing:
        return Unready(tables=missing)
    format_ = FORMATS[state.settings.format]
    if format_.is_over(state):
        return Finished(reason="played" if state.rounds else "too_few")
    if len([entry for entry in state.entries if entry.takes_part_in(state.number)]) < 2:
        return Finished(reason="too_few")
    return format_.next_round(state)
