"""redis-py's client with what the store asks of one, whether it leads to one server or to a cluster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import redis

from service.store.redis.connections.exchange import Direct, Runner
from service.store.redis.connections.lines import Line, Pool
from service.store.redis.connections.places import NONE, Acknowledging
from service.store.redis.connections.subscriptions import OnOneServer, Subscriptions


class Client(redis.Redis):
    """Leads to one server, by a pool. acknowledging: what it takes for a write to count."""

    def __init__(self, pool: Any, acknowledging: Acknowledging = NONE) -> None:
        super().__init__(connection_pool=pool)
        self.acknowledging = acknowledging
        self._lines: Pool = pool

    def runner(self, keep: int) -> Runner:
        """What runs commands for one caller. keep: how many connections to a server it keeps at hand."""
        return Direct(self._lines, keep)

    def subscriptions(self, *, sharded: bool) -> Subscriptions:
        """What hears of channels. sharded: whether of those that belong to a slot, as `SPUBLISH` has them."""
        make: Any = self.pubsub  # redis-py has no types here.
        return OnOneServer(make(), sharded=sharded)

    def on_connect(self, act: Callable[[Line], None]) -> None:
        """Have this called with each connection that is made, once it can be used."""

        def connected(connection: Line) -> None:
            connection.on_connect()
            act(connection)

        self.connection_pool.connection_kwargs["redis_connect_func"] = connected
