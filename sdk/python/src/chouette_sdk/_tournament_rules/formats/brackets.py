# Copied from the service by ./dev sdk: not edited here.
"""How many tables a round of a knockout has, and who is spared it."""

from __future__ import annotations

import msgspec

from chouette_sdk._tournament_rules.seatings.sizes import even
from chouette_sdk._tournament_rules.settings import LARGEST, Settings


class Bracket(msgspec.Struct, frozen=True, kw_only=True):
    """The players at each table, and how many go on without playing."""

    sizes: tuple[int, ...]
    byes: int = 0


def bracket(settings: Settings, players: int) -> Bracket:
    """A round for more players than fit at the final.

    With byes, the first round leaves as many as fill all rounds behind it, and the best are spared it. Otherwise all
    play, at tables of like sizes; but where at one of these all would go on, there are byes all the same.
    """
    full, on = settings.table_size, settings.going_on
    tables = -(-players // full)
    if (
        settings.remainder == "larger"
        and players >= 2 * full
        and -(-players // (players // full)) <= min(LARGEST, full + 1)
    ):
        tables = players // full
    sizes = even(players, tables)
    if settings.remainder == "byes" or sizes[-1] <= on:
        return _with_byes(settings, players)
    return Bracket(sizes=sizes)


def _with_byes(settings: Settings, players: int) -> Bracket:
    full, on = settings.table_size, settings.going_on
    out = players - _fits(settings, players)
    tables = -(-out // (full - on))
    sizes = tuple(on + leaving for leaving in even(out, tables))
    return Bracket(sizes=sizes, byes=players - sum(sizes))


def _fits(settings: Settings, players: int) -> int:
    """The most that fill the rounds to come, fewer than there are players."""
    tables = 1
    while (further := tables * settings.table_size // settings.going_on) * settings.table_size < players:
        tables = further
    return tables * settings.table_size
