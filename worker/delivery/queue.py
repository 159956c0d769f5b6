"""The queue of jobs that concern webhooks, and how they are put there. HTTP calls happen behind this queue only."""

from __future__ import annotations

from datetime import UTC, datetime

import redis
from rq import Queue, Retry

QUEUE = "chouette-webhooks"
TELL = "worker.delivery.jobs.tell"
ATTEND = "worker.delivery.jobs.attend"

JOB_TIMEOUT_S = 60
QUEUED_TTL_S = 60
FAILURE_TTL_S = 7 * 24 * 3600
RETRIES = 3


def webhooks_queue(connection: redis.Redis) -> Queue:
    """The queue, on the Redis of the alarms."""
    return Queue(QUEUE, connection=connection, default_timeout=JOB_TIMEOUT_S)


def enqueue_tell(queue: Queue, game_ids: list[str]) -> None:
    """One job that makes the deliveries of what happened in these games."""
    queue.enqueue_call(
        TELL,
        args=(game_ids,),
        result_ttl=0,
        ttl=QUEUED_TTL_S,
        failure_ttl=FAILURE_TTL_S,
        description=f"tell of {len(game_ids)} games",
        retry=Retry(max=RETRIES, interval=1),
    )


def enqueue_attend(queue: Queue, hook_id: str) -> None:
    """A job that looks what is due for a webhook, now."""
    queue.enqueue_call(
        ATTEND,
        args=(hook_id,),
        result_ttl=0,
        ttl=QUEUED_TTL_S,
        failure_ttl=FAILURE_TTL_S,
        description=f"attend to {hook_id}",
        retry=Retry(max=RETRIES, interval=1),
    )


def attend_at(queue: Queue, hook_id: str, at_ms: int) -> None:
    """The same at an instant (ms), by RQ's scheduler. It keeps whole seconds: the next one, so as not to be early.

    The instant is part of the job's id, so that one instant has one job, and one that has run takes no later one with
    it when RQ clears it away.
    """
    seconds = -(-at_ms // 1000)
    queue.enqueue_at(
        datetime.fromtimestamp(seconds, UTC),
        ATTEND,
        hook_id,
        job_id=f"attend-{hook_id}-{seconds}",
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
        description=f"attend to {hook_id} again",
        retry=Retry(max=RETRIES, interval=1),
    )
