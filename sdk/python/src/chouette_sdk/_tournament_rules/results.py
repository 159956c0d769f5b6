# Copied from the service by ./dev sdk: not edited here.
"""What games gave, and what was said of them afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec


class Placing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended for one seat.

    entry: who sat there, as the table names it. place: 1 is the best; those who share a place have the same, and the
    places behind it are left out (1, 2, 2, 4). score: the more, the better, so that of a game which the lowest score
    wins the caller gives it with its sign turned. forfeit: left the game, or never came.
    """

    entry: str
    place: int
    score: int = 0
    forfeit: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of a table: the game that gave it, and all seats.

    decided: by what, if not by the game itself (`time`: the round's longest time was over; `walkover`). round: the
    number of the last round that had been begun when it was known; it matters in a league, whose tables are made while
    others are played.
    """

    table: str
    game: str
    placings: tuple[Placing, ...]
    decided: str = "game"
    round: int = 0


class Correction(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Another result of a table, with its reason. It counts in place of the result, and of earlier corrections.

    round: the number of the last round that had been begun when it was made. Rounds up to that one were seated without
    it, and are derived without it. game: the game, where it was played again.
    """

    table: str
    placings: tuple[Placing, ...]
    reason: str
    round: int
    game: str | None = None


class Final(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What counts of a table: its result, or what corrects it."""

    table: str
    game: str
    placings: tuple[Placing, ...]
    decided: str = "game"
    corrected: str = ""

    def placing(self, entry: str) -> Placing | None:
        """How the game ended for an entry, None where it has no seat there."""
        return next((placing for placing in self.placings if placing.entry == entry), None)


def finals(results: Iterable[Result], corrections: Sequence[Correction] = ()) -> dict[str, Final]:
    """What counts, by table. results: in any order, one a table, as whatever changes one is a correction (of two the
    one whose game's name comes first counts). corrections: in the order in which they were made."""
    found: dict[str, Final] = {}
    for result in sorted(results, key=lambda result: (result.table, result.game)):
        found.setdefault(
            result.table,
            Final(table=result.table, game=result.game, placings=result.placings, decided=result.decided),
        )
    for correction in corrections:
        known = found.get(correction.table)
        if known is None:
            continue
        found[correction.table] = Final(
            table=correction.table, game=correction.game or known.game, placings=correction.placings,
            decided=known.decided, corrected=correction.reason,
        )  # fmt: skip
    return found


def faults(seats: Sequence[str], placings: Sequence[Placing]) -> list[str]:
    """What is wrong with the result of a table of these seats, each a sentence; empty where nothing is."""
    told = [placing.entry for placing in placings]
    found = [f"{entry} has no seat at this table: leave it out." for entry in told if entry not in seats]
    found += [f"{entry} is missing: give its place." for entry in seats if entry not in told]
    found += [f"{entry} is there twice: give one place." for entry in sorted({e for e in told if told.count(e) > 1})]
    right = _places(placings)
    found += [
        f"{placing.entry} has place {placing.place}: by the others it is place {right[placing.place]}."
        for placing in placings
        if right[placing.place] != placing.place
    ]
    return found


def _places(placings: Sequence[Placing]) -> Mapping[int, int]:
    """Each place that is named, and what it must be: one more than there are better ones."""
    return {p.place: 1 + sum(other.place < p.place for other in placings) for p in placings}
