"""`python -m worker.delivery`: the process that sends webhooks, until it is told to stop."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from queue import SimpleQueue

from service.assemble import key_repository
from service.assemble_webhooks import webhook_guard, webhook_store
from service.health import metric_collectors
from service.settings import Settings, SettingsError
from service.startup import refuse_what_cannot_work
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from service.telemetry import logs, metrics
from service.webhooks.delivery_store import DeliveryStore
from service.webhooks.sending import Sender
from worker.delivery.dispatch import Dispatcher
from worker.delivery.fan_out import FanOut, Holders
from worker.delivery.sender_pool import SenderPool
from worker.life import life_of

NEWS_PATIENCE_S = 30.0
DELIVERIES_PATIENCE_S = 60.0


def run(settings: Settings) -> None:
    """Work until SIGTERM or SIGINT; attempts under way are given a moment to end."""
    # A signal may come while its own handler or the wait for it runs: an Event could then wait for its own lock.
    told: SimpleQueue[int] = SimpleQueue()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _: told.put(number))
    connection = connect(settings.redis_url, connections=settings.webhook_concurrency + 4)
    store = DeliveryStore(connection)
    holders = Holders(key_repository(settings), lambda: int(time.time() * 1000))
    sender = Sender(webhook_guard(settings), timeout_s=settings.webhook_timeout_s)
    pool = SenderPool(store, sender, holders, settings)
    fan_out = FanOut(RedisStore(connection), store, webhook_store(settings, store.now), holders)
    life = life_of("webhooks", settings)
    life.watch("deliveries", settings.webhook_timeout_s * 4 + DELIVERIES_PATIENCE_S, pool.last_turn)
    dispatcher = Dispatcher(store, fan_out, pool, life.part("news", NEWS_PATIENCE_S))
    dispatcher.start()
    life.start()
    metrics.started("webhooks")
    metric_collectors.tell(settings.metrics_port)
    told.get()
    dispatcher.stop()
    pool.stop()
    life.stop()


def main() -> None:
    """Run with the settings of the environment."""
    try:
        settings = Settings.from_env()
        refuse_what_cannot_work(settings)
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
