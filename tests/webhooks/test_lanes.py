"""Threads that carry webhooks' lanes: what goes wrong in one ends no thread, and is told as what it is."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

from service.store.errors import StoreUnavailable
from tests.serve.running import eventually
from worker.delivery.ordered_workers import OrderedWorkers


def failing(error: Exception) -> tuple[Callable[[str], bool], list[str]]:
    done: list[str] = []

    def run(hook_id: str) -> bool:
        if hook_id == "wh_bad":
            raise error
        done.append(hook_id)
        return False

    return run, done


@pytest.mark.parametrize(
    ("error", "level", "traced"),
    [(StoreUnavailable("timeout"), logging.WARNING, False), (ValueError("a fault"), logging.ERROR, True)],
)
def test_a_redis_that_is_away_is_a_line_in_the_log_and_a_fault_of_ours_is_traced(
    caplog: pytest.LogCaptureFixture, error: Exception, level: int, traced: bool
) -> None:
    run, done = failing(error)
    lanes = OrderedWorkers(run, threads=1)
    for hook_id in ("wh_bad", "wh_good"):
        lanes.put(hook_id)
    assert eventually(lambda: done == ["wh_good"]), "the lane behind the one that failed"
    (told,) = caplog.records
    assert (told.levelno, told.exc_info is not None) == (level, traced)
    assert "wh_bad" in told.getMessage()
    assert lanes.stop(1)
