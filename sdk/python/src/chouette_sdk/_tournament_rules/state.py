# Copied from the service by ./dev sdk: not edited here.
"""All that is known of a tournament when a round is to be made, or standings are to be told."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from chouette_sdk._tournament_rules.entries import Entry
from chouette_sdk._tournament_rules.lot import Lot
from chouette_sdk._tournament_rules.results import Correction, Final, Result, finals
from chouette_sdk._tournament_rules.rounds import Round
from chouette_sdk._tournament_rules.settings import Settings


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Settings, entries in any order, the rounds so far, results and corrections in the order in which they came, and
    the lot."""

    settings: Settings
    entries: tuple[Entry, ...]
    lot: Lot
    rounds: tuple[Round, ...] = ()
    results: tuple[Result, ...] = ()
    corrections: tuple[Correction, ...] = ()

    @property
    def number(self) -> int:
        """The number of the next round."""
        return len(self.rounds) + 1

    def playing(self, number: int) -> list[Entry]:
        """Those who want a table in a round."""
        return [entry for entry in self.entries if entry.plays_in(number)]

    def finals(self) -> Mapping[str, Final]:
        """What counts of each table that is over."""
        return finals(self.results, self.corrections)

    def before(self, number: int) -> State:
        """The state by which a round was made: without that round and what came after it, late entries included."""
        earlier = self.rounds[: number - 1]
        known = {table.id for made in earlier for table in made.tables}
        return msgspec.structs.replace(
            self,
            entries=tuple(entry for entry in self.entries if entry.since <= number),
            rounds=earlier,
            results=tuple(result for result in self.results if result.table in known and result.round < number),
            corrections=tuple(c for c in self.corrections if c.table in known and c.round < number),
        )

    def open_tables(self) -> tuple[str, ...]:
        """The tables without a result."""
        over = {result.table for result in self.results}
        return tuple(table.id for made in self.rounds for table in made.tables if table.id not in over)
