"""How times are taken: candidates in turn, again and again, so that a noisy machine is noisy to all of them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from time import thread_time_ns
from typing import TypeVar

S = TypeVar("S")


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


def least_of_each(
    lists: Sequence[Sequence[S]], act: Callable[[S], object], rounds: int
) -> list[float]:  # fmt: skip
    """By list the mean of the least processor time (ns) that each of its steps took in so many rounds of A B C A B C …

    On a machine that is busy with other work hardly a whole list is ever undisturbed, but of each step some round is.
    """
    best = [[float("inf")] * len(steps) for steps in lists]
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for steps, least in zip(lists, best, strict=True):
                for index, step in enumerate(steps):
                    begun = thread_time_ns()
                    act(step)
                    least[index] = min(least[index], thread_time_ns() - begun)
    finally:
        gc.enable()
    return [sum(least) / len(least) for least in best]


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so great a share (0 to 1) of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -(-len(ordered) * int(share * 1000) // 1000) - 1))]


def median(values: Sequence[float]) -> float:
    """The middle one."""
    return percentile(values, 0.5)
