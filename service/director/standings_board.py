"""Standings of tournaments as this process knows them: counted once for all who ask, with what changed since when."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from service.director.record import Tournament
from service.director.repository import Stored, TournamentRepository
from service.store.revision import Revision
from service.tournaments.standings.lines import Line, standings

TOURNAMENTS = 32
"""Of so many tournaments a process keeps the standings."""


class Standing(msgspec.Struct, frozen=True):
    """The standings of one stored state. count: goes up with each state that this process has counted."""

    tournament: Tournament
    revision: Revision
    lines: list[Line]
    count: int


class Changes(NamedTuple):
    """What has become of standings since a count: the lines that are other ones now, and entries that have none now."""

    standing: Standing
    lines: list[Line]
    gone: list[str]


class _Kept:
    """Of one tournament: its standings now, and with which count each line became what it is."""

    def __init__(self, standing: Standing) -> None:
        self.changed: dict[str, tuple[Line, int]] = {}
        self.gone: dict[str, int] = {}
        self.renew(standing)

    def renew(self, standing: Standing) -> None:
        before, self.changed = self.changed, {}
        for line in standing.lines:
            known = before.get(line.entry)
            self.changed[line.entry] = known if known and known[0] == line else (line, standing.count)
        self.gone |= dict.fromkeys(before.keys() - self.changed.keys(), standing.count)
        self.gone = {entry: count for entry, count in self.gone.items() if entry not in self.changed}
        self.standing = standing

    def since(self, count: int) -> Changes:
        lines = [line for line, changed in self.changed.values() if changed > count]
        return Changes(self.standing, lines, sorted(entry for entry, left in self.gone.items() if left > count > 0))


class StandingsBoard:
    """For all threads and greenlets of a process."""

    def __init__(self, repository: TournamentRepository) -> None:
        self._repository = repository
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._lock = threading.Lock()
        self._counted = 0

    def of(self, stored: Stored) -> Standing:
        """The standings of a tournament in a state that was just loaded."""
        with self._lock:
            return self._renewed(stored).standing

    def since(self, tournament_id: str, count: int) -> Changes:
        """The standings as they are stored, and what has changed since that count (0: all of it).

        Raises TournamentNotFound, StoreUnavailable.
        """
        kept = self._kept.get(tournament_id)
        known = Stored(kept.standing.tournament, kept.standing.revision) if kept else None
        stored = self._repository.load(tournament_id, known)
        # One thread counts; those that come meanwhile find what it has counted.
        with self._lock:
            return self._renewed(stored).since(count)

    def _renewed(self, stored: Stored) -> _Kept:
        kept = self._kept.get(stored.tournament.id)
        if kept is None or kept.standing.revision != stored.revision:
            self._counted += 1
            lines = standings(stored.tournament.known)
            standing = Standing(stored.tournament, stored.revision, lines, self._counted)
            if kept is None:
                kept = self._kept[stored.tournament.id] = _Kept(standing)
            else:
                kept.renew(standing)
        self._kept.move_to_end(stored.tournament.id)
        while len(self._kept) > TOURNAMENTS:
            self._kept.popitem(last=False)
        return kept
