"""The floor of punctuality: the alarm closes what is due by itself, without RQ and without a second process."""

from __future__ import annotations

from service.assemble import alarm_schedule, assemble
from service.games.service import GameService
from service.outbox.alarms import AlarmSchedule
from service.outbox.presence import PresenceRegistry
from service.settings import Settings
from service.store.clock import StoreClock
from service.store.redis.connection import connect
from worker.alarm import AT_ONCE, Alarm
from worker.presence_scan import PresenceScan
from worker.queues import windows_queue

LEASE_MS = 1000


class FloorAlarm(Alarm):
    """Sleeps and claims like the real one; then looks at the games itself."""

    def __init__(self, book: AlarmSchedule, service: GameService, settings: Settings) -> None:
        connection = connect(settings.alarm_redis_url)
        queue = windows_queue(connection)
        finder = PresenceScan(PresenceRegistry(connection), queue, settings.presence_lease_s)
        super().__init__(book, queue, StoreClock(), finder)
        self._service = service

    def ring(self) -> int:
        """Close all that is due now; how many games that were."""
        sent = self._clock.local()
        rung = self._book.ring(limit=AT_ONCE, again_ms=LEASE_MS)
        self._clock.sample(sent, self._clock.local(), rung.time_us)
        self._next = rung.next
        if rung.due:
            found, _ = self._book.take(limit=AT_ONCE, lease_ms=LEASE_MS)
            self._service.tick_all(list(found))
        return rung.due


if __name__ == "__main__":
    chosen = Settings.from_env()
    FloorAlarm(alarm_schedule(chosen), assemble(chosen), chosen).run()
