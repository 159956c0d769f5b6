"""RQ's worker as we run it: it does not fork, is back soon after Redis is, and says often that it lives."""

from __future__ import annotations

import logging
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from types import FrameType
from typing import Any

import redis
from redis.exceptions import RedisError
from rq import Queue, SimpleWorker
from rq.exceptions import StopRequested
from rq.job import Job
from rq.timeouts import JobTimeoutException
from rq.worker import WorkerStatus

from worker.queues import LOOK_AT_DUE

AGAIN_S = 0.3
BEAT_S = 2
"""How often a worker without jobs says that it lives. RQ's own seven minutes would show a dead one too late."""

ANSWER_S = 2
"""So much later than it was to, Redis may answer a worker that waits for jobs. RQ would wait for seven minutes: so long
no window would be closed where the machine of a Redis was lost without a word, though another had taken its place."""

FORGOTTEN_S = 30
"""What a worker that has gone without a word is still listed for, and a minute more."""

OFTEN_S = 1.0
"""A sign of life that follows another one within so long is not sent, unless it costs no round trip of its own: RQ
would send three with each job, one of them while the windows to be closed are waiting."""

log = logging.getLogger(__name__)


class PatientWorker(SimpleWorker):
    """A fork would cost more than a job."""

    max_connection_wait_time = 1.0
    told_to_stop = False
    in_hand = False
    """Whether it does a job of which RQ does not know."""

    told_alive = -OFTEN_S
    """When it last said that it lives (s of the monotonic clock)."""

    came_round: Callable[[], None] = staticmethod(lambda: None)
    """Called whenever it looks for jobs: its sign of life."""

    @property
    def dequeue_timeout(self) -> int:
        """How long it waits for a job in one go (s)."""
        return BEAT_S

    @property
    def connection_timeout(self) -> int:
        """How long Redis may take for an answer (s), that one included."""
        return BEAT_S + ANSWER_S

    def bootstrap(self, *arguments: Any, **options: Any) -> None:
        """RQ lists a worker before it hears signals, which would kill it then: it would be listed for longer."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.request_stop)
        start: Any = super().bootstrap  # RQ has no types here.
        try:
            start(*arguments, **options)
        except StopRequested:
            end: Any = self.teardown
            end()
            raise

    def subscribe(self) -> None:
        """Listen to no commands from outside.

        That would take a connection and a thread, which RQ's teardown leaves behind whenever Redis refuses writes. What
        those commands do, signals do.
        """

    def procline(self, message: str) -> None:
        """Keep the name under which this process was started: operators look for it."""

    def heartbeat(self, timeout: int | None = None, pipeline: Any = None) -> None:
        """RQ calls it before and after each job, and while it waits for one."""
        beat: Any = super().heartbeat  # RQ has no types here.
        if pipeline is not None or time.monotonic() - self.told_alive >= OFTEN_S:
            beat(timeout, pipeline)
            self.told_alive = time.monotonic()
        self.came_round()
        if self.told_to_stop and self.get_state() == WorkerStatus.IDLE:
            # What the signal raised was caught by a library.
            raise StopRequested

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Do a job; the jobs that wake for due games lightly, where they do not fail."""
        if job.func_name != LOOK_AT_DUE or not self._done_lightly(job):
            execute: Any = super().execute_job  # RQ has no types here.
            execute(job, queue)
        if self.told_to_stop:
            raise StopRequested

    def _done_lightly(self, job: Job) -> bool:
        """Do a job without what RQ writes down of each, which takes longer than to close five windows.

        Lost with its worker it is made again by the alarm, so that RQ need not know who has it. One that fails is to be
        done once more in all of RQ's ways: with its retries, and its registry of what failed.
        """
        self.in_hand = True
        try:
            with self.death_penalty_class(job.timeout, JobTimeoutException, job_id=job.id):
                job.perform()
            self.connection.unlink(job.key)
        except StopRequested:
            raise
        except Exception:
            return False
        finally:
            self.in_hand = False
        return True

    def request_stop(self, signum: int, frame: FrameType | None) -> None:
        """SIGTERM or SIGINT: it ends after the job in hand, if there is one; told again later, at once.

        RQ would write to Redis from here: by a pool whose lock the code that was interrupted may hold.
        """
        if self.told_to_stop:
            self.request_force_stop(signum, frame)
            return
        self.told_to_stop = self._stop_requested = True
        self._shutdown_requested_date = datetime.now(UTC)
        if not self.in_hand and self.get_state() != WorkerStatus.BUSY:
            raise StopRequested


def end_when_told() -> None:
    """Have SIGTERM and SIGINT end this process while no worker is there to hear them."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _end)


def _end(signum: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


def work(
    connection: redis.Redis, queues: Sequence[Queue], log_level: str, came_round: Callable[[], None] = lambda: None
) -> None:
    """Take jobs, from earlier queues first, until SIGTERM or SIGINT; a job in hand is finished first.

    came_round: called whenever it looks for jobs.
    """
    # The signal may come while RQ begins or ends, where it does not look for what that raises.
    with suppress(StopRequested):
        while not _work(connection, queues, log_level, came_round):
            time.sleep(AGAIN_S)


def _work(connection: redis.Redis, queues: Sequence[Queue], log_level: str, came_round: Callable[[], None]) -> bool:
    """Work; whether that ended because it was told to. RQ gives up if Redis goes away, or takes no writes, in a job."""
    worker = None
    try:
        worker = PatientWorker(list(queues), connection=connection, log_job_description=False)
        worker.worker_ttl = FORGOTTEN_S
        worker.came_round = came_round
        # RQ would tell of every job twice; what a job does is told by itself.
        worker.work(logging_level="WARNING" if log_level == "INFO" else log_level, with_scheduler=False)
    except RedisError as error:
        log.warning("the worker lost Redis: %s", error)
    finally:
        end_when_told()
    # RQ ends quietly where Redis does not answer in time.
    return worker is not None and worker.told_to_stop
