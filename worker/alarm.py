"""`python -m worker.alarm`: sleeps until the earliest deadline, then has one job look at all that is due."""

from __future__ import annotations

import logging
import select
import signal
import sys
import time
from contextlib import suppress
from typing import Any

import redis
from redis.exceptions import RedisError
from rq import Queue

from service import gauges, logs, metrics
from service.assemble import alarms_apart
from service.clock import StoreClock
from service.outbox.alarms import AlarmBook
from service.outbox.presence import PresenceBook
from service.settings import Settings, SettingsError
from service.store.connection import connect, message
from service.store.port import StoreUnavailable
from worker.finder import Finder
from worker.queue import enqueue_all, enqueue_look, windows_queue

LEASE_MS = 1000
AT_ONCE = 500
LONGEST_SLEEP_S = 1.0
"""The alarm looks at least this often: that is its sign of life, and finds what no wake has told it."""

MARGIN_US = 50
AGAIN_S = 0.2

log = logging.getLogger(__name__)


class Alarm:
    """Claims what is due and enqueues one job a tick. Any number may run, without a leader."""

    def __init__(self, book: AlarmBook, queue: Queue, clock: StoreClock, finder: Finder) -> None:
        self._book = book
        self._queue = queue
        self._clock = clock
        self._finder = finder
        self._next: int | None = None

    def run(self) -> None:
        """Ring for ever; a Redis that went away is waited for."""
        while True:
            waker = None
            try:
                waker = self._book.waker()
                if self._book.may_lack_games():
                    enqueue_all(self._queue)
                while True:
                    self.ring()
                    self._finder.look()
                    self._sleep(waker)
            except (StoreUnavailable, RedisError, OSError) as error:
                log.warning("the alarm cannot reach Redis: %s", error)
                self._finder.doubt()
                time.sleep(AGAIN_S)
            finally:
                if waker is not None:
                    with suppress(RedisError, OSError):
                        waker.close()

    def ring(self) -> int:
        """Claim all that is due now and enqueue it; how many games that were."""
        total = 0
        while True:
            sent = self._clock.local()
            game_ids, self._next, time_us = self._book.claim(limit=AT_ONCE, lease_ms=LEASE_MS)
            self._clock.sample(sent, self._clock.local(), time_us)
            if game_ids:
                enqueue_look(self._queue, game_ids)
            total += len(game_ids)
            if len(game_ids) < AT_ONCE:
                return total

    def _sleep(self, waker: Any) -> None:
        """Until the next deadline, or one that is set meanwhile and is earlier.

        The wait is the kernel's, on a socket: the timeouts of Redis and its client overshoot by ms.
        """
        end = time.monotonic() + LONGEST_SLEEP_S
        while True:
            self._hear(waker)
            left = end - time.monotonic()
            if self._next is not None:
                left = min(left, (self._next * 1000 + MARGIN_US - self._clock.now_us()) / 1e6)
            if left <= 0:
                return
            select.select([waker.connection._sock], [], [], left)

    def _hear(self, waker: Any) -> None:
        while (found := message(waker)) is not None:
            due = int(found["data"])
            self._next = due if self._next is None else min(self._next, due)


def assemble_alarm(settings: Settings) -> Alarm:
    """An alarm on the Redis that the settings name."""
    connection: redis.Redis = connect(settings.alarm_redis_url, connections=8)
    book = AlarmBook(connection, apart=alarms_apart(settings))
    queue = windows_queue(connection)
    finder = Finder(PresenceBook(connection), queue, settings.presence_lease_s)
    return Alarm(book, queue, StoreClock(), finder)


def main() -> None:
    """Run with the settings of the environment until SIGTERM or SIGINT."""
    try:
        settings = Settings.from_env()
    except SettingsError as error:
        sys.exit(str(error))
    logs.configure(settings.log_level, settings.log_format, "alarm")
    metrics.started("alarm")
    gauges.tell(settings.metrics_port)
    # It may stop at any point: what it has claimed and not enqueued rings again after the lease.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))
    assemble_alarm(settings).run()


if __name__ == "__main__":
    main()
