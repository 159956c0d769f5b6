"""The jobs: look at these games, closing what is due as any request would; let the bots of these games play."""

from __future__ import annotations

import logging
from contextvars import ContextVar, copy_context
from functools import cache

from rq import get_current_job
from rq.job import Job

from service.assemble import alarm_schedule, assemble
from service.engine import NewerState
from service.games.bots import runner as bot_runner
from service.games.service import GameService
from service.outbox.alarms import Alarms
from service.settings import Settings
from service.store.errors import StoreUnavailable
from worker import other_jobs
from worker.queues import (
    GAMES_AT_ONCE,
    bots_queue,
    enqueue_all,
    enqueue_alone,
    enqueue_bots,
    enqueue_packing,
    enqueue_wakes,
    packing_queue,
    windows_queue,
)

DEFER_MS = 60_000
"""A game that cannot be looked at does not ring again sooner."""

LEFT_MS = 250
"""One that a newer release has stored rings again so soon: a worker of that release may take it then."""

NAMED = 20

TURNS_A_JOB = 25
"""So often a job takes games, before what else waits in the queue comes first."""

LEASE_MS = 200
"""Far longer than a worker takes for the games that it holds; a worker that hangs delays them by so much."""

log = logging.getLogger(__name__)


SERVICE: ContextVar[tuple[GameService, Alarms]] = ContextVar("chouette.worker.service")
"""The service of this process, if the code that started the worker has chosen it (tests do)."""


def look_at_due() -> None:
    """Close what is due in the games that have waited longest for a worker, until none waits or others have a turn.

    Those that are due in a moment are played at once, and stored at their instants.
    """
    service, alarms = SERVICE.get() if SERVICE in copy_context() else _own()
    games = service.due_games()
    turns, left = TURNS_A_JOB, 1
    try:
        while games.pending or (left and turns):
            if turns:
                due, left = alarms.take(limit=GAMES_AT_ONCE, lease_ms=LEASE_MS)
                due = other_jobs.without_others(due, alarms)
                if due:
                    games.play(due)
                turns -= 1
            if games.pending and not (left and turns):
                games.wait()
            _looked(*games.store())
    except StoreUnavailable as away:
        log.warning("cannot close what is due now: %s", away)
        return
    job = get_current_job()
    if left and job is not None and job.connection is not None:
        enqueue_wakes(windows_queue(job.connection), 1)


def look_at(game_ids: list[str]) -> None:
    """Close what is due in each of these games.

    A game that fails does not stop the others: it gets a job of its own, in which it raises, so that RQ tries
    again and then keeps it among the failed jobs. While the store is away, the lease rings again.
    """
    service, _ = SERVICE.get() if SERVICE in copy_context() else _own()
    try:
        failed = service.tick_all(game_ids)
    except StoreUnavailable as away:
        log.warning("cannot look at games now: %s", away, extra=_told(game_ids))
        return
    _looked(game_ids, failed)


def _looked(game_ids: list[str], failed: dict[str, Exception]) -> None:
    """These games have been looked at: their bots may have something to do."""
    if not game_ids:
        return
    service, alarms = SERVICE.get() if SERVICE in copy_context() else _own()
    log.info("looked", extra=_told(game_ids))
    _hand_over_logs(service)
    well = [game_id for game_id in game_ids if game_id not in failed]
    _hand_over(service.with_bots(well))
    other_jobs.report(service, well)
    for game_id, error in failed.items():
        if isinstance(error, NewerState):
            _left(game_id)
            alarms.defer(game_id, LEFT_MS)
            continue
        alarms.defer(game_id, DEFER_MS)
        job = get_current_job()
        if job is None or job.id == f"look-at-{game_id}":
            raise error
        log.error("cannot look at %s", game_id, exc_info=error, extra={"game": game_id})
        _alone(job, game_id)


def look_at_all(cursor: int) -> None:
    """Set the alarm of every game: what was due is closed, and the schedule of alarms may have lost what it knew.

    Games that an older release stored are put into the lists of the keys that made them.
    """
    service, _ = SERVICE.get() if SERVICE in copy_context() else _own()
    service.try_alarms_again()
    found, cursor = service.store.games(cursor)
    game_ids = [known for known in found if other_jobs.is_game(known)]
    for game_id, error in (service.tick_all(game_ids, anew=True) | service.list_owned(game_ids)).items():
        if isinstance(error, NewerState):
            _left(game_id)
        else:
            log.error("cannot look at %s", game_id, exc_info=error)
    job = get_current_job()
    other_jobs.look_at([known for known in found if not other_jobs.is_game(known)])
    if cursor and job is not None and job.connection is not None:
        enqueue_all(windows_queue(job.connection), cursor)


def play_bots(game_ids: list[str]) -> None:
    """Let the bots of these games do what they want to do by now."""
    service, _ = SERVICE.get() if SERVICE in copy_context() else _own()
    for game_id in game_ids:
        try:
            bot_runner.play_bots(service, game_id)
        except StoreUnavailable as away:
            log.warning("bots cannot play now: %s", away)
            return
        except NewerState:
            # The job that is made again a second later may come to a worker of that release.
            _left(game_id)


def _hand_over(game_ids: list[str]) -> None:
    """Bots think in jobs of their own, which wait while windows are due."""
    if not game_ids:
        return
    job = get_current_job()
    if job is None or job.connection is None:
        play_bots(game_ids)
    else:
        enqueue_bots(bots_queue(job.connection), game_ids)


def _hand_over_logs(service: GameService) -> None:
    """Logs are packed in jobs of their own, which wait while anything else is to be done."""
    job = get_current_job()
    game_ids = service.packing.take()
    if game_ids and job is not None and job.connection is not None:
        enqueue_packing(packing_queue(job.connection), game_ids)


def pack(game_id: str) -> None:
    """Pack the log of this game."""
    service, _ = SERVICE.get() if SERVICE in copy_context() else _own()
    try:
        service.pack(game_id)
    except StoreUnavailable as away:
        log.warning("cannot pack a log now: %s", away, extra=_told([game_id]))
    except NewerState:
        _left(game_id)


def _left(game_id: str) -> None:
    """While releases are replaced, workers of both run: what the newer one has stored is no fault, and not ours."""
    log.info("left to a newer release", extra={"game": game_id})


def _told(game_ids: list[str]) -> dict[str, object]:
    """The games of a job as its log lines name them: not hundreds in one line."""
    return {"count": len(game_ids), "games": game_ids[:NAMED]}


def _alone(job: Job, game_id: str) -> None:
    assert job.connection is not None
    enqueue_alone(windows_queue(job.connection), game_id)


@cache
def _own() -> tuple[GameService, Alarms]:
    settings = Settings.from_env()
    return assemble(settings), alarm_schedule(settings)
