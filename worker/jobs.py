"""The one job: look at these games. Whatever is due in them is closed, as any request would close it."""

from __future__ import annotations

import logging
from contextvars import ContextVar, copy_context
from functools import cache
from typing import Protocol

from rq import get_current_job
from rq.job import Job

from service.assemble import alarm_book, assemble
from service.outbox.alarms import AlarmBook
from service.settings import Settings
from service.store.port import StoreUnavailable
from worker.queue import enqueue_alone, windows_queue

DEFER_MS = 60_000
"""A game that cannot be looked at does not ring again sooner."""

log = logging.getLogger(__name__)


class Ticks(Protocol):
    """What a job needs of the service layer."""

    def tick_all(self, game_ids: list[str]) -> dict[str, Exception]:
        """Close what is due in these games; what failed, by game."""


SERVICE: ContextVar[tuple[Ticks, AlarmBook]] = ContextVar("chouette.worker.service")
"""The service of this process, if whoever started the worker has chosen it (tests do)."""


def look_at(game_ids: list[str]) -> None:
    """Close what is due in each of these games.

    A game that fails does not stop the others: it gets a job of its own, in which it raises, so that RQ tries
    again and then keeps it among the failed jobs. While the store is away, the lease rings again.
    """
    service, alarms = SERVICE.get() if SERVICE in copy_context() else _own()
    try:
        failed = service.tick_all(game_ids)
    except StoreUnavailable as away:
        log.warning("cannot look at %d games now: %s", len(game_ids), away)
        return
    for game_id, error in failed.items():
        alarms.defer(game_id, DEFER_MS)
        job = get_current_job()
        if job is None or job.id == f"look-at-{game_id}":
            raise error
        log.error("cannot look at %s", game_id, exc_info=error)
        _alone(job, game_id)


def _alone(job: Job, game_id: str) -> None:
    assert job.connection is not None
    enqueue_alone(windows_queue(job.connection), game_id)


@cache
def _own() -> tuple[Ticks, AlarmBook]:
    settings = Settings.from_env()
    return assemble(settings), alarm_book(settings)
