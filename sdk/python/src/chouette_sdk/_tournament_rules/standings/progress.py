# Copied from the service by ./dev sdk: not edited here.
"""How far entries have come in a knockout, which is what orders them there before all points."""

from __future__ import annotations

from collections.abc import Mapping

from chouette_sdk._tournament_rules.results import Final
from chouette_sdk._tournament_rules.rounds import Round, Table
from chouette_sdk._tournament_rules.seatings.seeds import seeded
from chouette_sdk._tournament_rules.state import State

Progress = tuple[int, int, int]
"""The round that an entry has come to, whether it has played for the third place then, and its place there with its
sign turned: the greater, the better."""


class Passing:
    """Who goes on from which table, by what counts of it now."""

    def __init__(self, state: State) -> None:
        self.on = state.settings.going_on
        self.finals: Mapping[str, Final] = state.finals()
        order = seeded(state.settings, state.entries, state.lot)
        self.seeds = {entry: place for place, entry in enumerate(order)}

    def through(self, table: Table) -> list[str]:
        """Those of a table who go on, the best first: by place, then by score, then by seed. None where it has no
        result yet, or is the last one; a player who forfeited does not go on."""
        return self._ranked(table)[: self.on] if table.stage == "round" else []

    def out(self, table: Table) -> list[str]:
        """Those of a table who do not go on and did not forfeit, the best first."""
        return self._ranked(table)[self.on :] if table.stage == "round" else []

    def _ranked(self, table: Table) -> list[str]:
        final = self.finals.get(table.id)
        if final is None:
            return []
        there = [one for one in final.placings if one.entry in table.entries and not one.forfeit]
        ranked = sorted(there, key=lambda one: (one.place, -one.score, self.seeds.get(one.entry, len(self.seeds))))
        return [one.entry for one in ranked]


def progress(state: State) -> dict[str, Progress]:
    """How far each entry has come."""
    passing = Passing(state)
    found: dict[str, Progress] = {entry.id: (0, 0, 0) for entry in state.entries}
    for made in state.rounds:
        found |= _of_round(passing, made, found)
    return found


def _of_round(passing: Passing, made: Round, before: Mapping[str, Progress]) -> dict[str, Progress]:
    found: dict[str, Progress] = dict.fromkeys(made.byes, (made.number + 1, 0, 0))
    for table in made.tables:
        final = passing.finals.get(table.id)
        on = passing.through(table)
        for entry in table.entries:
            place = final.placing(entry) if final is not None else None
            last = -place.place if place is not None else 0
            if table.stage == "third_place":
                found[entry] = (before[entry][0], 1, last)
            else:
                found[entry] = (made.number + 1, 0, 0) if entry in on else (made.number, 0, last)
    return found
