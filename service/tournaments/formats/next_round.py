"""The next round of a tournament of any format, or why there is none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from service.tournaments.formats import round_robin, swiss
from service.tournaments.rounds import Finished, Round, Unready
from service.tournaments.state import State


class _Format(NamedTuple):
    """How many rounds a format has, and how the next one is made."""

    length: Callable[[State], int]
    next_round: Callable[[State], Round]


FORMATS: dict[str, _Format] = {
    "round_robin": _Format(round_robin.length, round_robin.next_round),
    "swiss": _Format(swiss.length, swiss.next_round),
}
"""The formats whose rounds follow one another."""


def next_round(state: State, asked: Sequence[str] = ()) -> Round | Finished | Unready:
    """The next round. It follows from the state alone, so that anybody can derive it.

    asked: of a league, who asks for a table, in their order. Finished where all rounds are played, or fewer than two
    entries are left; Unready while results are missing, or too few ask for a table.
    """
    missing = state.open_tables()
    if missing:
        return Unready(tables=missing)
    left = [entry for entry in state.entries if entry.takes_part_in(state.number)]
    if len(left) < 2:
        return Finished(reason="too_few")
    format_ = FORMATS[state.settings.format]
    if state.number > format_.length(state):
        return Finished(reason="played")
    playing = state.playing(state.number)
    if len(playing) < 2:
        # All others sit out: who is left has a bye, and the round is over as it begins.
        return Round(number=state.number, tables=(), byes=tuple(entry.id for entry in playing))
    return format_.next_round(state)
