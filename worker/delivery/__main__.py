"""`python -m worker.delivery`: the process that sends webhooks, until it is told to stop."""

from __future__ import annotations

import logging
import os
import sys
import time

from service.assemble import key_book, webhook_book, webhook_guard
from service.settings import Settings, SettingsError
from service.store.connection import connect
from service.telemetry import logs, metric_collectors, metrics
from service.webhooks.delivery_store import DeliveryStore
from service.webhooks.sending import Sender
from worker.delivery.dispatch import Dispatcher
from worker.delivery.fan_out import Holders, Teller
from worker.delivery.jobs import STAFF
from worker.delivery.queue import JOB_TIMEOUT_S, webhooks_queue
from worker.delivery.sender_pool import SenderPool
from worker.life import life_of
from worker.rq_worker import BEAT_S, work

NEWS_PATIENCE_S = 30.0
DELIVERIES_PATIENCE_S = 60.0


def run(settings: Settings) -> None:
    """Work until SIGTERM or SIGINT; attempts under way are given a moment to end."""
    # RQ waits in Redis for jobs, so its connection has the patience that RQ itself gives it.
    patient = connect(settings.alarm_redis_url, timeout_s=None, connections=4)
    queue = webhooks_queue(connect(settings.alarm_redis_url, connections=8))
    office = DeliveryStore(connect(settings.redis_url, connections=settings.webhook_concurrency + 4))
    holders = Holders(key_book(settings), lambda: int(time.time() * 1000))
    sender = Sender(webhook_guard(settings), timeout_s=settings.webhook_timeout_s)
    courier = SenderPool(office, sender, queue, holders, settings)
    STAFF.set((Teller(office, webhook_book(settings, office.now), holders), courier))
    life = life_of("webhooks", settings)
    life.watch("deliveries", settings.webhook_timeout_s * 4 + DELIVERIES_PATIENCE_S, courier.last_turn)
    dispatcher = Dispatcher(office, queue, life.part("news", NEWS_PATIENCE_S))
    jobs = life.part("jobs", JOB_TIMEOUT_S + 2 * BEAT_S)
    dispatcher.start()
    life.start()
    metrics.started("webhooks")
    metric_collectors.tell(settings.metrics_port)
    work(patient, [webhooks_queue(patient)], settings.log_level, jobs)
    dispatcher.stop()
    courier.stop()
    life.stop()


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
