"""A thread that claims news and lanes that are due, has jobs made of them, and steps RQ's scheduler."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import redis
from redis.exceptions import RedisError
from rq import Queue
from rq.scheduler import RQScheduler

from service.store.port import StoreUnavailable
from service.webhooks.delivery_store import DeliveryStore
from worker.delivery.queue import enqueue_attend, enqueue_tell

LOOK_S = 0.25
STEP_S = 1.0
NEWS_LEASE_MS = 5_000
LANE_LEASE_MS = 5_000

log = logging.getLogger(__name__)


class OnOurConnection(RQScheduler):
    """RQ's scheduler, which by itself would open a connection without timeouts."""

    def __init__(self, queues: list[Queue], connection: redis.Redis, **more: Any) -> None:
        make: Any = super().__init__  # RQ has no types here.
        make(queues, connection=connection, **more)
        self._ours = connection

    @property
    def connection(self) -> redis.Redis:
        """See RQ: by which it asks for all that it needs."""
        return self._ours


class Dispatcher(threading.Thread):
    """Looks four times a second. Any number may run: a claim is one script, so that each thing is taken once.

    RQ's scheduler would be a process of its own; here it is asked once a second in this thread, and by its own lock
    only one of all processes moves what is due.
    """

    def __init__(self, office: DeliveryStore, queue: Queue, came_round: Callable[[], None] = lambda: None) -> None:
        super().__init__(name="dispatcher", daemon=True)
        self._office = office
        self._queue = queue
        self._came_round = came_round
        scheduler: Any = OnOurConnection([queue], connection=queue.connection, logging_level=logging.WARNING)
        self._scheduler = scheduler
        self._stepped = 0.0
        self._stopped = threading.Event()

    def run(self) -> None:
        """Until `stop`; a Redis that went away is waited for."""
        while not self._stopped.wait(LOOK_S):
            try:
                self.look()
                self._came_round()
            except (StoreUnavailable, RedisError, OSError) as error:
                log.warning("webhooks cannot reach Redis: %s", error)
                self._stopped.wait(1.0)

    def look(self) -> None:
        """Make jobs of all that is due now."""
        game_ids = self._office.games_with_news(lease_ms=NEWS_LEASE_MS)
        if game_ids:
            enqueue_tell(self._queue, game_ids)
        for hook_id in self._office.lanes(lease_ms=LANE_LEASE_MS):
            enqueue_attend(self._queue, hook_id)
        if time.monotonic() - self._stepped >= STEP_S:
            self._stepped = time.monotonic()
            # Asking for the lock renews it; who has lost it takes no part until he has it again.
            if self._scheduler.acquire_locks():
                self._scheduler.enqueue_scheduled_jobs()

    def stop(self) -> None:
        """Look no more, and let another process's scheduler take over at once."""
        self._stopped.set()
        try:
            self._scheduler.release_locks()
        except (RedisError, OSError) as error:
            log.info("the scheduler's lock expires by itself: %s", error)
