"""`python -m worker`: an RQ worker that closes windows, until it is told to stop."""

from __future__ import annotations

import logging
import signal
import sys
import time
from types import FrameType
from typing import Any

import redis
from redis.exceptions import RedisError
from rq import SimpleWorker

from service import gauges, logs, metrics
from service.assemble import alarm_book, assemble, presence_book
from service.settings import Settings, SettingsError
from service.store.connection import connect
from service.table import Engine
from worker.cuts import PRESENCE
from worker.jobs import SERVICE
from worker.queue import bots_queue, windows_queue

AGAIN_S = 0.3
BEAT_S = 15
"""How often a worker without jobs says that it lives. RQ's own seven minutes would show a dead one too late."""

log = logging.getLogger(__name__)


class WindowWorker(SimpleWorker):
    """RQ's own worker that does not fork (a fork costs more than a job) and is back soon after Redis is."""

    max_connection_wait_time = 1.0
    told_to_stop = False

    def request_stop(self, signum: int, frame: FrameType | None) -> None:
        """SIGTERM or SIGINT: RQ ends after the job in hand, if there is one."""
        self.told_to_stop = True
        stop: Any = super().request_stop  # RQ has no types here.
        stop(signum, frame)


def run(settings: Settings, engine: Engine | None = None) -> None:
    """Work until SIGTERM or SIGINT; a job in hand is finished first."""
    metrics.started("worker")
    gauges.tell(settings.metrics_port)
    service = assemble(settings, engine)
    SERVICE.set((service, alarm_book(settings)))
    if (book := presence_book(settings)) is not None:
        PRESENCE.set((service, book))
    # RQ waits in Redis for jobs, so its connection has the patience that RQ itself gives it.
    connection = connect(settings.alarm_redis_url, timeout_s=None, connections=8)
    while not _work(connection, settings.log_level):
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: sys.exit(0))
        time.sleep(AGAIN_S)


def _work(connection: redis.Redis, log_level: str) -> bool:
    """Work; whether that ended because it was told to. RQ's worker gives up if Redis goes away, or takes no
    writes, during a job."""
    worker = None
    # In this order: bots play while no window is to be closed.
    queues = [windows_queue(connection), bots_queue(connection)]
    try:
        worker = WindowWorker(queues, connection=connection, log_job_description=False)
        # RQ waits for jobs 15 s less than this.
        worker.worker_ttl = BEAT_S + 15
        # RQ would tell of every job twice; what a job does is told by itself.
        worker.work(logging_level="WARNING" if log_level == "INFO" else log_level, with_scheduler=False)
    except RedisError as error:
        log.warning("the worker lost Redis: %s", error)
        return worker is not None and worker.told_to_stop
    return True


def main() -> None:
    """Run with the settings of the environment."""
    try:
        settings = Settings.from_env()
    except SettingsError as error:
        sys.exit(str(error))
    logs.configure(settings.log_level, settings.log_format, "worker")
    run(settings)


if __name__ == "__main__":
    main()
