"""How times are taken: candidates in turn, again and again, so that a noisy machine is noisy to all of them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from time import thread_time_ns


def interleaved(candidates: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """The least processor time (ns) that each candidate took in so many rounds of A B C A B C …"""
    best = [float("inf")] * len(candidates)
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for index, candidate in enumerate(candidates):
                begun = thread_time_ns()
                candidate()
                best[index] = min(best[index], thread_time_ns() - begun)
    finally:
        gc.enable()
    return best


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so great a share (0 to 1) of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -(-len(ordered) * int(share * 1000) // 1000) - 1))]


def median(values: Sequence[float]) -> float:
    """The middle one."""
    return percentile(values, 0.5)
