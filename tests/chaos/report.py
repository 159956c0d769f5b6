"""The report: what was done, what was promised, what was seen; for people, and as JSON."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from tests.chaos.control import Control
from tests.chaos.promises import Promise, Seen, in_failover, lateness, promises, wrong

DONE = (
    "A cluster of 3 masters with 2 replicas each, of which one has to acknowledge; RQ behind 3 Sentinels; 2 web "
    "processes, 2 workers, 2 alarms. Players send each act until it is answered, and follow their games by the SDK."
)
CONTROLLED = (
    "The control: 3 masters with a replica each, of which none has to acknowledge; one takes over as planned, then one "
    "is cut off for a moment, and its master is killed."
)


@dataclass
class Report:
    """Of a run and its control."""

    seed: int
    took_s: float
    seen: Seen
    control: Control

    @property
    def promises(self) -> list[Promise]:
        """All of them; that the control can tell is the last."""
        found = self.control
        planned = "a planned failover without acknowledging replicas loses nothing"
        lost = "where a master is cut off and killed without acknowledging replicas acts are lost"
        told = [Promise(planned, found.planned, found.planned_keeps), Promise(lost, found.told, found.proves)]
        return [*promises(self.seen), *told]

    @property
    def kept(self) -> bool:
        """Whether every promise was."""
        return all(promise.kept for promise in self.promises)

    def lines(self) -> list[str]:
        """For people to read."""
        during = lateness([one for one in self.seen.closings if in_failover(one, self.seen.happened)], lambda *_: 0.0)
        times = Counter(one.name for one in self.seen.happened)
        return [
            f"What was done (seed {self.seed}, {self.took_s:.0f} s)",
            f"  {DONE}",
            *(f"  {name}{f' ({count} times)' if count > 1 else ''}" for name, count in times.items()),
            f"  {CONTROLLED}",
            "What was promised, and what was seen",
            *(f"  {'kept  ' if one.kept else 'BROKEN'} {one.text}: {one.seen}" for one in self.promises),
            f"  (in failovers: {during.count} windows, p50 {during.p50:.0f}, latest {during.most:.0f} ms)",
            *(f"  {sentence}" for sentence in wrong(self.seen)),
        ]

    def as_json(self) -> dict[str, Any]:
        """The same for programs. Instants in ms since the epoch."""
        return {
            "kept": self.kept,
            "seed": self.seed,
            "took_s": round(self.took_s, 1),
            "games": self.seen.games,
            "acts": self.seen.acts,
            "done": [asdict(one) for one in self.seen.happened],
            "promises": [asdict(one) for one in self.promises],
            "control": asdict(self.control),
            "wrong": wrong(self.seen),
        }
