"""`python -m worker.postman`: the process that sends webhooks, until it is told to stop."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from types import FrameType
from typing import Any

import redis
from redis.exceptions import RedisError
from rq import SimpleWorker

from service import gauges, logs, metrics
from service.assemble import key_book, webhook_book, webhook_guard
from service.settings import Settings, SettingsError
from service.store.connection import connect
from service.webhooks.post_office import PostOffice
from service.webhooks.sending import Sender
from worker.courier import Courier
from worker.dispatch import Dispatcher
from worker.post import webhooks_queue
from worker.telling import Holders, Teller
from worker.webhooks import STAFF

AGAIN_S = 0.3
BEAT_S = 15

log = logging.getLogger(__name__)


class PostWorker(SimpleWorker):
    """RQ's worker that does not fork: its jobs only hand work to the threads of the courier."""

    max_connection_wait_time = 1.0
    told_to_stop = False

    def request_stop(self, signum: int, frame: FrameType | None) -> None:
        """SIGTERM or SIGINT: RQ ends after the job in hand."""
        self.told_to_stop = True
        stop: Any = super().request_stop  # RQ has no types here.
        stop(signum, frame)


def run(settings: Settings) -> None:
    """Work until SIGTERM or SIGINT; attempts under way are given a moment to end."""
    # RQ waits in Redis for jobs, so its connection has the patience that RQ itself gives it.
    patient = connect(settings.alarm_redis_url, timeout_s=None, connections=4)
    queue = webhooks_queue(connect(settings.alarm_redis_url, connections=8))
    office = PostOffice(connect(settings.redis_url, connections=settings.webhook_concurrency + 4))
    holders = Holders(key_book(settings), lambda: int(time.time() * 1000))
    sender = Sender(webhook_guard(settings), timeout_s=settings.webhook_timeout_s)
    courier = Courier(office, sender, queue, holders, settings)
    STAFF.set((Teller(office, webhook_book(settings, office.now), holders), courier))
    dispatcher = Dispatcher(office, queue)
    dispatcher.start()
    metrics.started("webhooks")
    gauges.tell(settings.metrics_port)
    while not _work(patient, settings.log_level):
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: sys.exit(0))
        time.sleep(AGAIN_S)
    dispatcher.stop()
    courier.stop()


def _work(connection: redis.Redis, log_level: str) -> bool:
    """Work; whether that ended because it was told to. RQ's worker gives up if Redis goes away, or takes no
    writes, during a job."""
    worker = None
    try:
        worker = PostWorker([webhooks_queue(connection)], connection=connection, log_job_description=False)
        # RQ waits for jobs 15 s less than this.
        worker.worker_ttl = BEAT_S + 15
        # RQ would tell of every job twice; what a job does is told by itself.
        worker.work(logging_level="WARNING" if log_level == "INFO" else log_level, with_scheduler=False)
    except RedisError as error:
        log.warning("webhooks lost Redis: %s", error)
        return worker is not None and worker.told_to_stop
    return True


def main() -> None:
    """Run with the settings of the environment."""
    try:
        settings = Settings.from_env()
    except SettingsError as error:
        sys.exit(str(error))
    logs.configure(settings.log_level, settings.log_format, "webhooks")
    if not settings.webhooks:
        sys.exit("CHOUETTE_WEBHOOKS is off: there is nothing to send.")
    run(settings)
    logging.shutdown()
    # A receiver that hangs must not hold the process: its delivery is attempted again after the lease.
    os._exit(0)


if __name__ == "__main__":
    main()
