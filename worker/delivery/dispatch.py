"""A thread that claims news of games and webhooks with something due, and has them done in this very process."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from redis.exceptions import RedisError

from service.store.errors import StoreUnavailable
from service.webhooks.delivery_store import DeliveryStore
from worker.delivery.fan_out import FanOut
from worker.delivery.sender_pool import SenderPool

LOOK_S = 0.25
AWAY_S = 1.0
NEWS_LEASE_MS = 5_000
LANE_LEASE_MS = 5_000

log = logging.getLogger(__name__)


class Dispatcher(threading.Thread):
    """Looks four times a second. Any number may run: a claim is one script, so that each thing is taken once.

    What this process claims it does itself, or another one does after the lease.
    """

    def __init__(
        self, store: DeliveryStore, fan_out: FanOut, pool: SenderPool, came_round: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(name="dispatcher", daemon=True)
        self._store = store
        self._fan_out = fan_out
        self._pool = pool
        self._came_round = came_round
        self._stopped = threading.Event()

    def run(self) -> None:
        """Until `stop`; a Redis that went away is waited for."""
        while not self._stopped.wait(LOOK_S):
            try:
                self.look()
            except (StoreUnavailable, RedisError, OSError) as error:
                log.warning("webhooks cannot reach Redis: %s", error)
                self._stopped.wait(AWAY_S)

    def look(self) -> None:
        """Have all done that is due now."""
        for hook_id in self._store.lanes(lease_ms=LANE_LEASE_MS):
            self._pool.attend(hook_id)
        for game_id in self._store.games_with_news(lease_ms=NEWS_LEASE_MS):
            self._tell(game_id)
            self._came_round()
        self._came_round()

    def stop(self) -> None:
        """Look no more."""
        self._stopped.set()

    def _tell(self, game_id: str) -> None:
        """Make the deliveries of what happened in a game. One that fails stops no other; its lease rings again."""
        try:
            # They would be found a moment later all the same.
            for hook_id in self._fan_out.tell(game_id):
                self._pool.attend(hook_id)
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("cannot tell of %s", game_id, extra={"game": game_id})
