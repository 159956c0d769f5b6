"""The queue of jobs that close windows: how a job is put there, by the alarm and by a job itself."""

from __future__ import annotations

import redis
from rq import Queue, Retry

QUEUE = "chouette-windows"
LOOK_AT = "worker.jobs.look_at"

JOB_TIMEOUT_S = 30
FAILURE_TTL_S = 7 * 24 * 3600
RETRIES = 3

QUEUED_TTL_S = 10
"""A job that no worker took by then is of no use: the lease has long rung again."""


def windows_queue(connection: redis.Redis) -> Queue:
    """The queue, on the Redis of the alarms."""
    return Queue(QUEUE, connection=connection, default_timeout=JOB_TIMEOUT_S)


def enqueue_look(queue: Queue, game_ids: list[str]) -> None:
    """One job for all games that are due now."""
    queue.enqueue_call(
        LOOK_AT,
        args=(game_ids,),
        result_ttl=0,
        ttl=QUEUED_TTL_S,
        failure_ttl=FAILURE_TTL_S,
        description=f"look at {len(game_ids)} games",
        retry=Retry(max=RETRIES),
    )


def enqueue_alone(queue: Queue, game_id: str) -> None:
    """A job for one game that failed among others; the same game has one such job, however often it fails."""
    queue.enqueue_call(
        LOOK_AT,
        args=([game_id],),
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
        job_id=f"look-at-{game_id}",
        description=f"look at {game_id}",
        retry=Retry(max=RETRIES),
    )
