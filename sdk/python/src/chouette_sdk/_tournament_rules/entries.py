# Copied from the service by ./dev sdk: not edited here.
"""Who takes part, and in which rounds."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

EMPTY = "bot:"
"""What the name of an empty seat, which a bot takes, begins with. No entry may be called so."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One who takes part: a player, a team, a script or a bot of one's own.

    id: names it in tables and results. seed: its number, where seeding is given (1 is the best). rating: where seeding
    is by rating, the more, the better. since: the first round that it may be seated in (1: there from the start),
    until: the last one (None: it has not withdrawn; 0: it withdrew before the start). sits_out: rounds that it asked
    not to be seated in.
    """

    id: str
    seed: int | None = None
    rating: int | None = None
    since: int = 1
    until: int | None = None
    sits_out: tuple[int, ...] = ()

    def plays_in(self, number: int) -> bool:
        """Whether it wants a table in a round."""
        return self.takes_part_in(number) and number not in self.sits_out

    def takes_part_in(self, number: int) -> bool:
        """Whether it is in the tournament by that round, be it that it sits out."""
        return self.since <= number and (self.until is None or number <= self.until)


def is_empty(seat: str) -> bool:
    """Whether no entry has a seat, but a bot in its place."""
    return seat.startswith(EMPTY)


def faults(entries: Iterable[Entry]) -> list[str]:
    """What is wrong with the entries, each a sentence; empty where nothing is."""
    found, seen = [], set()
    for entry in entries:
        if entry.id in seen:
            found.append(f"{entry.id} is entered twice: enter it once.")
        if not entry.id or is_empty(entry.id):
            found.append(f"An entry is called “{entry.id}”: names are not empty and do not begin with “{EMPTY}”.")
        seen.add(entry.id)
    return found
