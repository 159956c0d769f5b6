"""What sets the levels apart at cards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """How a level plays cards.

    weighs: whether a hand is weighed before it is touched, rather than the weakest legal cards laid. counts: whether
    the cards laid are remembered, and seats that can no longer answer. errs: how often something legal is done without
    a thought, misses: how often a putsch is not seen in time (0 to 1). worth_it: what laying must bring more than
    passing. think_ms: the usual time for a choice.
    """

    weighs: bool
    counts: bool
    errs: float
    misses: float
    worth_it: float
    think_ms: float


STYLES = {
    "novice": Style(weighs=False, counts=False, errs=0.3, misses=0.5, worth_it=0.0, think_ms=2600),
    "regular": Style(weighs=True, counts=False, errs=0.05, misses=0.15, worth_it=-0.1, think_ms=1900),
    "champion": Style(weighs=True, counts=True, errs=0.0, misses=0.02, worth_it=-0.2, think_ms=1400),
}
"""By level."""
