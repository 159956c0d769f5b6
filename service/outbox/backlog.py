"""What waits to be done after commits, and who is there to do it: alarms and RQ's queues, as they are now.

RQ's keys are read as they lie in Redis: importing RQ would cost each web process time and memory, and to count
through it may write to Redis.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
import redis

from service.outbox import processes
from service.outbox.processes import Process
from service.store import keys
from service.store.redis.connection import unavailable

OVERDUE_MS = 250
"""What is due is claimed within some ms; what still waits after so long has no alarm that looks at it."""

_QUEUES, _WORKERS, _OURS = "rq:queues", "rq:workers", b"chouette-"


class QueueState(msgspec.Struct, frozen=True):
    """Jobs of a queue: waiting, and given up after all retries."""

    waiting: int
    failed: int


class Backlog(msgspec.Struct, frozen=True, kw_only=True):
    """overdue: games that no alarm has claimed in time. waiting: games that must be looked at some time.

    alarm_age_ms: since an alarm last looked, None if that is long ago. queues: by name. silent_ms: by queue, how
    long ago (ms) the liveliest of its workers gave a sign of life. processes: those behind the API, as they last told
    of themselves. now: of the store's clock (ms).
    """

    overdue: int
    waiting: int
    alarm_age_ms: int | None
    queues: dict[str, QueueState]
    silent_ms: dict[str, int]
    processes: list[Process] = []
    now: int = 0


class Waiting(NamedTuple):
    """The alarms at an instant (ms): how many games wait, how many are overdue, and when an alarm last looked."""

    all: int
    overdue: int
    beat: int | None


def read(client: redis.Redis, waiting: Callable[[int], Waiting] | None = None) -> Backlog:
    """Look into the Redis of RQ's queues: two round trips. Raises StoreUnavailable.

    waiting: tells of the alarms at an instant (ms) where they are elsewhere.
    """
    with unavailable():
        pipe: Any = client.pipeline(transaction=False)
        pipe.time()
        pipe.get(keys.ALARM_HEARTBEAT)
        pipe.zcard(keys.ALARMS)
        pipe.smembers(_QUEUES)
        pipe.smembers(_WORKERS)
        pipe.hgetall(keys.PROCESSES)
        (seconds, micros), beat, count, queues, workers, told = pipe.execute()
        now = int(seconds) * 1000 + int(micros) // 1000
        # RQ keeps whole keys in these sets: "rq:queue:NAME" and "rq:worker:NAME".
        names = sorted(key.rpartition(b":")[2] for key in queues)
        ours = [name for name in names if name.startswith(_OURS)]
        pipe.zcount(keys.ALARMS, "-inf", now - OVERDUE_MS)
        for name in ours:
            pipe.llen(b"rq:queue:" + name)
            pipe.zcard(b"rq:failed:" + name)
        for worker in workers:
            pipe.hmget(worker, "queues", "last_heartbeat")
        overdue, *found = pipe.execute()
    alarms = waiting(now) if waiting else Waiting(count, overdue, None if beat is None else int(beat))
    counts, beats = found[: 2 * len(ours)], found[2 * len(ours) :]
    return Backlog(
        overdue=alarms.overdue,
        waiting=alarms.all,
        alarm_age_ms=None if alarms.beat is None else now - alarms.beat,
        queues={
            name.decode(): QueueState(depth, failed)
            for name, depth, failed in zip(ours, counts[::2], counts[1::2], strict=True)
        },
        silent_ms=_silence(beats, now),
        processes=list(processes.decoded(told).values()),
        now=now,
    )


def _silence(beats: list[tuple[bytes | None, bytes | None]], now: int) -> dict[str, int]:
    """By queue: how long ago one of its workers was last heard of. A worker that is gone has left no beat."""
    found: dict[str, int] = {}
    for names, beat in beats:
        if names and beat:
            silent = max(0, now - int(datetime.fromisoformat(beat.decode()).timestamp() * 1000))
            for name in names.decode().split(","):
                found[name] = min(silent, found.get(name, silent))
    return found
