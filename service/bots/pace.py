"""How long people take."""

from __future__ import annotations

import math
from random import Random

from service.bots.levels import LEAST_MS, LONGEST_MS, Level

SPOKEN_FOR = 0.75
"""Players who are slow say it when so much of a short window is over, rather than never."""


def reaction(level: Level, chance: Random, length: float | None) -> float:
    """A human reaction (ms): log-normal, never inhuman, and not so long that a short window is over.

    length: of the window (ms), None where it has no end.
    """
    drawn = min(chance.lognormvariate(math.log(level.quick_ms), level.spread), LONGEST_MS)
    in_time = drawn if length is None else min(drawn, SPOKEN_FOR * length)
    return max(float(LEAST_MS), in_time)


def thinking(chance: Random, usual_ms: float, spread: float, length: float | None) -> float:
    """How long a choice takes (ms), about as long as usual, and in time. length: as of a reaction."""
    drawn = chance.lognormvariate(math.log(usual_ms), spread)
    in_time = drawn if length is None else min(drawn, SPOKEN_FOR * length)
    return max(float(LEAST_MS), in_time)
