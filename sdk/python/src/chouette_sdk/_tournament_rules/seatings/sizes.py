# Copied from the service by ./dev sdk: not edited here.
"""How many tables, of how many players."""

from __future__ import annotations

import msgspec

from chouette_sdk._tournament_rules.settings import LARGEST, Settings


class Cut(msgspec.Struct, frozen=True, kw_only=True):
    """How a field is cut: the players at each table, great tables first; how many sit out; seats at each table, empty
    ones included."""

    sizes: tuple[int, ...]
    byes: int = 0
    seats: int | None = None


def cut(settings: Settings, players: int) -> Cut:
    """The tables for so many players, at least two of them."""
    full = settings.table_size
    if players < full:
        # Fewer than a table: they play all the same, at the one table that there is.
        return Cut(sizes=(players,), seats=full if settings.remainder == "bots" else None)
    fewest, most = players // full, -(-players // full)
    if settings.remainder == "byes":
        return Cut(sizes=(full,) * fewest, byes=players % full)
    if settings.remainder == "bots":
        return Cut(sizes=even(players, most), seats=full)
    larger = -(-players // fewest)
    if settings.remainder == "larger" and larger <= min(LARGEST, full + 1):
        return Cut(sizes=even(players, fewest))
    return Cut(sizes=_smaller(players, full, most))


def even(players: int, tables: int) -> tuple[int, ...]:
    """The sizes of so many tables, one apart at most, great ones first."""
    size, more = divmod(players, tables)
    return (size + 1,) * more + (size,) * (tables - more)


def _smaller(players: int, full: int, tables: int) -> tuple[int, ...]:
    """Tables of like sizes. No player is left alone: three at tables of two are one table."""
    sizes = even(players, tables)
    return even(players, tables - 1) if sizes[-1] < 2 else sizes
