# Copied from the service by ./dev sdk: not edited here.
"""Whether the rounds of a tournament are those that follow from its settings, entries, lot and results."""

from __future__ import annotations

import msgspec

from chouette_sdk._tournament_rules.formats.next_round import next_round
from chouette_sdk._tournament_rules.rounds import Round
from chouette_sdk._tournament_rules.state import State


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """The first round that is not what it must be. derived: what it must be; None where there must be none."""

    round: int
    derived: Round | None


def first_difference(state: State) -> Difference | None:
    """The first round that does not follow from what was known before it, None where all do.

    The lot's seed is only told once a tournament is over. What is known before a round is what its late entries,
    withdrawals, results and corrections say of themselves.
    """
    for made in state.rounds:
        derived = next_round(state.before(made.number), made.asked, made.fewest)
        if derived != made:
            return Difference(round=made.number, derived=derived if isinstance(derived, Round) else None)
    return None
