# Copied from the service by ./dev sdk: not edited here.
"""What an entry has earned, point by point: each names its game, its place and its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from chouette_sdk._tournament_rules.results import Final, Placing
from chouette_sdk._tournament_rules.rounds import Round, Table
from chouette_sdk._tournament_rules.settings import Settings
from chouette_sdk._tournament_rules.standings.points import bye_points, paid, tied
from chouette_sdk._tournament_rules.state import State

Rule = Literal["places", "wins", "share", "forfeit", "bye"]


class Earned(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one round gave to an entry.

    points: in thousandths. rule: by which they are counted. For a game: its table and id, the place, how many share it
    (`tied`), of how many at the table, and the score. corrected: the reason, where a correction counts in place of the
    result.
    """

    round: int
    points: int
    rule: Rule
    table: str = ""
    game: str = ""
    place: int = 0
    tied: int = 1
    players: int = 0
    score: int = 0
    corrected: str = ""


def earned(state: State) -> dict[str, list[Earned]]:
    """What all entries have earned, in the order of the rounds. Tables without a result give nothing yet."""
    finals = state.finals()
    found: dict[str, list[Earned]] = {entry.id: [] for entry in state.entries}
    for made in state.rounds:
        for entry, one in _of_round(state.settings, made, finals):
            if entry in found:
                found[entry].append(one)
    return found


def _of_round(settings: Settings, made: Round, finals: Mapping[str, Final]) -> list[tuple[str, Earned]]:
    worth = bye_points(settings.points, settings.table_size)
    found = [(entry, Earned(round=made.number, points=worth, rule="bye")) for entry in made.byes]
    for table in made.tables:
        final = finals.get(table.id)
        if final is not None:
            found += _of_table(settings, made.number, table, final)
    return found


def _of_table(settings: Settings, number: int, table: Table, final: Final) -> list[tuple[str, Earned]]:
    points = paid(settings.points, final.placings, settings.table_size)
    return [
        (placing.entry, _one(settings, number, final, placing, given))
        for placing, given in zip(final.placings, points, strict=True)
        if placing.entry in table.entries
    ]


def _one(settings: Settings, number: int, final: Final, placing: Placing, points: int) -> Earned:
    return Earned(
        round=number, points=points, rule="forfeit" if placing.forfeit else settings.points.by, table=final.table,
        game=final.game, place=placing.place, tied=tied(final.placings, placing), players=len(final.placings),
        score=placing.score, corrected=final.corrected,
    )  # fmt: skip
