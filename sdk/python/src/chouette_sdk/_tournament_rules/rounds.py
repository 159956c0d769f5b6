# Copied from the service by ./dev sdk: not edited here.
"""Rounds and tables as they are made, and what is said where none can be made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from chouette_sdk._tournament_rules.entries import is_empty

Stage = Literal["round", "final", "third_place"]


class Table(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who play together. id: `ROUND.TABLE`, from 1 on. seats: entries in the order of play; what begins with `bot:` is
    an empty seat that a bot takes. stage: what is played for."""

    id: str
    seats: tuple[str, ...]
    stage: Stage = "round"

    @property
    def entries(self) -> tuple[str, ...]:
        """Those who sit here, without the empty seats."""
        return tuple(seat for seat in self.seats if not is_empty(seat))


class Round(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A round: its number from 1 on, its tables, the first being that of the leaders, and those who have a bye.

    asked: of a league, who had asked for a table, in their order, those who still wait for one included. fewest: of a
    league, the fewest players that would do, where those of a full table were not asked for.
    """

    number: int
    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    fewest: int | None = None


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """There is no further round. reason: `played` (all rounds are), `too_few` (fewer than two entries are left)."""

    reason: Literal["played", "too_few"]


class Unready(msgspec.Struct, frozen=True, kw_only=True):
    """No round can be made yet. tables: those whose results are missing; none of them: too few ask for a table of a
    league."""

    tables: tuple[str, ...] = ()


def tables_of(rounds: Sequence[Round]) -> Iterator[tuple[int, Table]]:
    """All tables, each with the number of its round."""
    for made in rounds:
        for table in made.tables:
            yield made.number, table
