"""`python -m worker.alarm`: sleeps until just before the earliest deadline, then wakes workers for all that is due."""

from __future__ import annotations

import logging
import math
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from redis.exceptions import RedisError
from rq import Queue, Worker

from service.health import metric_collectors
from service.outbox.alarms import AHEAD_MS, Alarms, Rung
from service.outbox.choice import alarms_at, presence_at
from service.outbox.waker import Waker
from service.settings import Settings, SettingsError
from service.startup import refuse_what_cannot_work
from service.store.clock import StoreClock
from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect
from service.telemetry import logs, metrics
from worker.life import life_of
from worker.presence_scan import PresenceScan
from worker.queues import GAMES_AT_ONCE, enqueue_all, enqueue_wakes, windows_queue

AT_ONCE = 500
RING_AGAIN_MS = 100
"""What no worker has taken by then: its wake-up was lost with an alarm or a worker, or all workers are busy."""

MOST_WAKES = 8
"""Jobs that wait for workers at a time, or as many as there are workers: each takes games until none waits, so that
more jobs would find nothing, and a job costs as much processor time as several games."""

COUNTED_FOR_S = 2.0
"""How long the number of workers is believed."""

WAKES_AGAIN = 2
LONGEST_SLEEP_S = 1.0
"""The alarm looks at least this often: that is its sign of life, and finds what no wake has told it."""

BOOK_AGAIN_S = 5.0
"""So often the node of a cluster that knows whether games are lacking is asked while it is away."""

PATIENCE_S = 20.0
MARGIN_US = 50
AGAIN_S = 0.2

log = logging.getLogger(__name__)


class Alarm:
    """Marks what is due and wakes workers, who take it a few games at a time. Any number may run, without a leader."""

    def __init__(
        self,
        book: Alarms,
        queue: Queue,
        clock: StoreClock,
        finder: PresenceScan,
        came_round: Callable[[], None] = lambda: None,
    ) -> None:
        self._book = book
        self._queue = queue
        self._clock = clock
        self._finder = finder
        self._came_round = came_round
        self._next: int | None = None
        self._workers = 0
        self._counted = -COUNTED_FOR_S
        self._ask_book = 0.0

    def run(self) -> None:
        """Ring for ever; a Redis that went away is waited for."""
        while True:
            waker = None
            try:
                waker = self._book.waker()
                self._ask_book = 0.0
                while True:
                    self._find_lacking()
                    self.ring()
                    self._finder.look()
                    self._came_round()
                    self._sleep(waker)
            except (StoreUnavailable, RedisError, OSError) as error:
                log.warning("the alarm cannot reach Redis: %s", error)
                self._finder.doubt()
                time.sleep(AGAIN_S)
            finally:
                if waker is not None:
                    with suppress(RedisError, OSError):
                        waker.close()

    def _find_lacking(self) -> None:
        """Once, as soon as the node that knows can be asked: one that is away holds up no games of the others."""
        if time.monotonic() < self._ask_book:
            return
        try:
            if self._book.may_lack_games():
                enqueue_all(self._queue)
            self._ask_book = math.inf
        except StoreUnavailable as error:
            log.warning("the alarm does not know yet whether it lacks games: %s", error)
            self._ask_book = time.monotonic() + BOOK_AGAIN_S

    def ring(self) -> int:
        """Wake workers for all that is due now or in a moment; how many games that were."""
        total = 0
        while True:
            sent = self._clock.local()
            rung = self._book.ring(limit=AT_ONCE, again_ms=RING_AGAIN_MS, ahead_ms=AHEAD_MS)
            if rung.time_us:
                self._clock.sample(sent, self._clock.local(), rung.time_us)
            self._next = rung.next
            if rung.due:
                self._wake(rung)
            total += rung.due
            if rung.due < AT_ONCE:
                return total

    def _wake(self, rung: Rung) -> None:
        waiting = self._queue.count
        if rung.fresh:
            wakes = min(-(-rung.fresh // GAMES_AT_ONCE), self._most_wakes() - waiting)
        else:
            # While jobs wait, all workers are busy: they come to these games without another one.
            wakes = 0 if waiting else min(-(-rung.due // GAMES_AT_ONCE), WAKES_AGAIN)
        if wakes > 0:
            enqueue_wakes(self._queue, wakes)

    def _most_wakes(self) -> int:
        if time.monotonic() - self._counted >= COUNTED_FOR_S:
            self._workers, self._counted = Worker.count(queue=self._queue), time.monotonic()
        return min(self._workers or MOST_WAKES, MOST_WAKES)

    def _sleep(self, waker: Waker) -> None:
        """Until shortly before the next deadline, or one that is set meanwhile and is earlier."""
        end = time.monotonic() + LONGEST_SLEEP_S
        while True:
            self._hear(waker)
            left = end - time.monotonic()
            if self._next is not None:
                left = min(left, ((self._next - AHEAD_MS) * 1000 + MARGIN_US - self._clock.now_us()) / 1e6)
            if left <= 0:
                return
            waker.wait(left)

    def _hear(self, waker: Waker) -> None:
        while (due := waker.hear()) is not None:
            self._next = due if self._next is None else min(self._next, due)


def assemble_alarm(settings: Settings, came_round: Callable[[], None] = lambda: None) -> Alarm:
    """An alarm on the Redis that the settings name. came_round: called whenever it has looked."""
    games, beside = connect(settings.redis_url, connections=8), connect(settings.alarm_redis_url, connections=8)
    queue = windows_queue(beside)
    finder = PresenceScan(presence_at(games, beside), queue, settings.presence_lease_s)
    return Alarm(alarms_at(games, beside, apart=settings.alarms_apart), queue, StoreClock(), finder, came_round)


def main() -> None:
    """Run with the settings of the environment until SIGTERM or SIGINT."""
    try:
        settings = Settings.from_env()
        refuse_what_cannot_work(settings)
    except SettingsError as error:
        sys.exit(str(error))
    logs.configure(settings.log_level, settings.log_format, "alarm")
    metrics.started("alarm")
    metric_collectors.tell(settings.metrics_port)
    # It may stop at any point: what it has marked without waking a worker rings again a moment later.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))
    life = life_of("alarm", settings)
    alarm = assemble_alarm(settings, life.part("look", PATIENCE_S))
    life.start()
    try:
        alarm.run()
    finally:
        life.stop()


if __name__ == "__main__":
    main()
