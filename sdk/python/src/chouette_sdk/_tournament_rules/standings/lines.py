# Copied from the service by ./dev sdk: not edited here.
"""Standings: one line an entry, in a total order, with what each point is for and what decided between equals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from chouette_sdk._tournament_rules.standings.earned import Earned, earned
from chouette_sdk._tournament_rules.standings.progress import progress
from chouette_sdk._tournament_rules.standings.tie_breaks import TieBreaks
from chouette_sdk._tournament_rules.state import State


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The line of an entry.

    rank: 1 is the first; no two are the same. points: in thousandths. decided_by: what puts it behind the line above:
    `stage` (how far it came in a knockout), `points`, a tie-break, or `lot`; empty for the first line. tie_breaks: the
    values of all that were needed to tell it from its neighbours, by name. earned: what the points are made of.
    withdrawn: it plays no further round.
    """

    entry: str
    rank: int
    points: int
    decided_by: str = ""
    tie_breaks: dict[str, int] = {}
    earned: tuple[Earned, ...] = ()
    withdrawn: bool = False


class _Table:
    """Sorts entries into groups of equals, and these by the next that decides."""

    def __init__(self, state: State, ones: Mapping[str, Sequence[Earned]]) -> None:
        self.breaks = TieBreaks(state, ones)
        self.deciders: list[tuple[str, Callable[[Sequence[str]], Mapping[str, object]]]] = []
        if state.settings.format == "knockout":
            stages = progress(state)
            self.deciders.append(("stage", lambda _: stages))
        self.deciders.append(("points", lambda _: self.breaks.points))
        for name in state.settings.tie_breaks:
            self.deciders.append((name, lambda group, name=name: self.breaks.of(name, group)))  # type: ignore[misc]
        self.deciders.append(("lot", lambda group: {entry: -state.lot.number(entry) for entry in group}))
        self.values: dict[str, dict[str, int]] = {entry: {} for entry in ones}

    def sorted(self, group: Sequence[str], decider: int = 0) -> Iterator[tuple[str, str]]:
        """Each entry with what puts it behind the one before."""
        if len(group) == 1 or decider == len(self.deciders):
            yield from ((entry, "lot") for entry in sorted(group))
            return
        name, values_of = self.deciders[decider]
        values = values_of(group)
        parts: dict[object, list[str]] = {}
        for entry in group:
            parts.setdefault(values[entry], []).append(entry)
            if name not in ("stage", "points", "lot"):
                self.values[entry][name] = values[entry]  # type: ignore[assignment]
        for number, value in enumerate(sorted(parts, reverse=True)):  # type: ignore[type-var]
            for place, (entry, by) in enumerate(self.sorted(parts[value], decider + 1)):
                yield entry, name if number and not place else by


def standings(state: State) -> list[Line]:
    """All entries that were ever there, the first one first, by the results known. The order in which results and
    entries come makes no difference."""
    ones = earned(state)
    there = [entry for entry in state.entries if entry.until != 0]
    table = _Table(state, ones)
    left = {entry.id: entry.until is not None for entry in there}
    order = list(table.sorted(sorted(left))) if left else []
    return [
        Line(
            entry=entry, rank=rank, points=table.breaks.points[entry], decided_by=by if rank > 1 else "",
            tie_breaks=table.values[entry], earned=tuple(ones[entry]), withdrawn=left[entry],
        )
        for rank, (entry, by) in enumerate(order, 1)
    ]  # fmt: skip


def order_of(state: State) -> list[str]:
    """The entries by standing."""
    return [line.entry for line in standings(state)]
