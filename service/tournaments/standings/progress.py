"""How far entries have come in a knockout, which is what orders them there before all points."""

from __future__ import annotations

from collections.abc import Mapping

from service.tournaments.results import Final
from service.tournaments.rounds import Round, Table
from service.tournaments.seatings.seeds import seeded
from service.tournaments.state import State

Progress = tuple[int, int, int]
"""The round that an entry has come to, whether it has played for the third place then, and its place there with its
sign turned: the greater, the better."""


def through(state: State, table: Table, final: Final | None) -> list[str]:
    """Those of a table who go on, the best first: by place, then by score, then by seed. None where it has no result
    yet, or is the last one; a player who forfeited does not go on."""
    if final is None or table.stage != "round":
        return []
    return _ranked(state, table, final)[: state.settings.going_on]


def out(state: State, table: Table, final: Final) -> list[str]:
    """Those of a table who do not go on and did not forfeit, the best first."""
    on = through(state, table, final)
    return [entry for entry in _ranked(state, table, final) if entry not in on]


def _ranked(state: State, table: Table, final: Final) -> list[str]:
    seeds = {entry: place for place, entry in enumerate(seeded(state.settings, state.entries, state.lot))}
    there = [one for one in final.placings if one.entry in table.entries and not one.forfeit]
    ranked = sorted(there, key=lambda one: (one.place, -one.score, seeds.get(one.entry, len(seeds))))
    return [one.entry for one in ranked]


def progress(state: State) -> dict[str, Progress]:
    """How far each entry has come."""
    finals = state.finals()
    found: dict[str, Progress] = {entry.id: (0, 0, 0) for entry in state.entries}
    for made in state.rounds:
        found |= _of_round(state, made, finals, found)
    return found


def _of_round(
    state: State, made: Round, finals: Mapping[str, Final], before: Mapping[str, Progress]
) -> dict[str, Progress]:
    found: dict[str, Progress] = dict.fromkeys(made.byes, (made.number + 1, 0, 0))
    for table in made.tables:
        final = finals.get(table.id)
        on = through(state, table, final)
        for entry in table.entries:
            place = final.placing(entry) if final is not None else None
            last = -place.place if place is not None else 0
            if table.stage == "third_place":
                found[entry] = (before[entry][0], 1, last)
            else:
                found[entry] = (made.number + 1, 0, 0) if entry in on else (made.number, 0, last)
    return found
