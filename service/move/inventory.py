"""What is at an end, by what becomes of it; and which games are looked at byte for byte."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from service.move.names import GAMES, Names
from service.move.scan import all_names
from service.store import keys

NAMED = 1000
"""So many names that are not known are kept, to be shown."""


_OWNERS = keys.webhooks_of("")


class Inventory:
    """All names of an end. counts: of what is carried, in words; unknown, foreign: names, the first ones; jobs: of RQ.

    sample: how many games are chosen, each as likely as any other. trial: a key by whose dump it is
    found out whether the other end reads dumps. shared: how many sets there are that are carried member by member.
    owners: those with webhooks.
    """

    def __init__(self, sample: int = 0) -> None:
        self.counts: Counter[str] = Counter()
        self.unknown: list[str] = []
        self.foreign: list[str] = []
        self.jobs = 0
        self.shared = 0
        self.trial = ""
        self.owners: set[str] = set()
        self._sample = sample
        self._lowest: list[int] = []

    @property
    def games(self) -> int:
        """How many there are."""
        return self.counts[GAMES]

    @property
    def keys(self) -> int:
        """How many are carried."""
        return sum(self.counts.values())

    @property
    def empty(self) -> bool:
        """Whether there is nothing that a service has stored for longer than for a moment."""
        return not (self.counts or self.unknown or self.shared)

    def take(self, nodes: list[Any], names: Names, seen: Callable[[int], None] = lambda count: None) -> Inventory:
        """Look at all of them. Raises what redis-py raises."""
        for some in all_names(nodes):
            for name in some:
                self._look(name, names)
            seen(len(some))
        return self

    def chosen(self, game_id: str) -> bool:
        """Whether this game is one of the sample."""
        return bool(self._lowest) and _lot(game_id) <= -self._lowest[0]

    def _look(self, name: str, names: Names) -> None:
        stored = names.of(name)
        match stored.fate:
            case "carried":
                self.counts[stored.what] += 1
                self.trial = self.trial or name
                if name.startswith(_OWNERS):
                    self.owners.add(name.removeprefix(_OWNERS))
                if stored.what == GAMES:
                    self._draw(stored.game_id)
            case "listed":
                self.shared += 1
            case "rq":
                self.jobs += name.startswith("rq:job:")
            case "unknown" if len(self.unknown) < NAMED:
                self.unknown.append(name)
            case "foreign" if len(self.foreign) < NAMED:
                self.foreign.append(name)

    def _draw(self, game_id: str) -> None:
        """Keep the lowest lots: those of the sample, however many there are to choose from."""
        if not self._sample:
            return
        lot = -_lot(game_id)
        if len(self._lowest) == self._sample and lot <= self._lowest[0]:
            return
        # A name may be told twice, and is one lot all the same.
        if lot in self._lowest:
            return
        if len(self._lowest) < self._sample:
            heapq.heappush(self._lowest, lot)
        else:
            heapq.heapreplace(self._lowest, lot)


def _lot(game_id: str) -> int:
    return int.from_bytes(blake2b(game_id.encode(), digest_size=8).digest(), "big")
