"""Which trouble comes when: drawn from a seed, so that a run can be made again."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random

from service.conformance.troubles import TROUBLES, Kind, Trouble

GAPS: dict[Kind, tuple[int, int]] = {"act": (1, 3), "read": (4, 9), "opening": (1, 2), "stream": (2, 6)}
"""How many requests (messages of a stream) pass untroubled before the next trouble: from and to."""


class Deck:
    """All troubles of a kind in an order that is drawn; when it has been dealt it is shuffled again."""

    def __init__(self, kind: Kind, chance: Random, troubles: Collection[str]) -> None:
        self._all = [trouble for trouble in TROUBLES.values() if trouble.kind == kind and trouble.id in troubles]
        self._gaps = GAPS[kind]
        self._chance = chance
        self._left: list[Trouble] = []
        self._wait = 0

    def gap(self) -> int:
        """How many pass untroubled."""
        return self._chance.randint(*self._gaps)

    def draw(self, fits: Callable[[Trouble], bool] = lambda _: True) -> Trouble | None:
        """The first one that fits here; what does not fit stays for later. None if there is none."""
        if not self._left:
            self._left = self._chance.sample(self._all, len(self._all))
        for trouble in self._left:
            if fits(trouble):
                self._left.remove(trouble)
                return trouble
        return None

    def next(self, fits: Callable[[Trouble], bool]) -> Trouble | None:
        """The trouble of this request, None for most."""
        if self._wait > 0:
            self._wait -= 1
            return None
        found = self.draw(fits)
        if found is not None:
            self._wait = self.gap()
        return found


class Plan:
    """The troubles of one run. skew_ms: by how much the service's clock is moved; None: drawn from the seed."""

    def __init__(self, seed: str, troubles: Collection[str], skew_ms: int | None = None) -> None:
        self.seed = seed
        self.troubles = frozenset(troubles)
        # A deck for each kind, with chance of its own: what one kind of request does changes nothing for the others.
        self.acts = Deck("act", Random(f"{seed}/act"), troubles)
        self.reads = Deck("read", Random(f"{seed}/read"), troubles)
        self.openings = Deck("opening", Random(f"{seed}/opening"), troubles)
        self.streams = Deck("stream", Random(f"{seed}/stream"), troubles)
        self.chance = Random(f"{seed}/where")
        drawn = Random(f"{seed}/skew").choice((-1, 1)) * Random(f"{seed}/skew").randint(5_000, 9_000)
        self.skew_ms = (drawn if skew_ms is None else skew_ms) if "skew" in troubles else 0

    def has(self, trouble: str) -> bool:
        """Whether this trouble is made at all."""
        return trouble in self.troubles
