"""Buckets that all processes share: in Redis, or in a dictionary; both keep the same contract."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from service.access.quotas import Quota
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.scripts.script import Script

NAME = "chouette:limit:%s"
"""String: the instant (µs) at which a bucket is full again; gone when it is."""


class Buckets(Protocol):
    """Named buckets. May raise StoreUnavailable."""

    def spend(self, name: str, quota: Quota, count: int) -> int:
        """Take `count` requests; how long (µs) until the bucket is full. More than its window means debt."""


class RedisBuckets:
    """Buckets by the clock of Redis; one round trip a call."""

    def __init__(self, client: Client) -> None:
        self._spend = Script(client, Path(__file__).parent / "spend.lua")

    def spend(self, name: str, quota: Quota, count: int) -> int:
        """See Buckets."""
        with unavailable():
            return int(self._spend([NAME % name], [count, quota.each_us, quota.window_us]))


class MemoryBuckets:
    """Buckets inside this process; for tests and for a store that is gone with it as well."""

    def __init__(self, clock: Callable[[], int] = time.time_ns) -> None:
        self._time_ns = clock
        self._lock = threading.Lock()
        self._full: dict[str, int] = {}

    def spend(self, name: str, quota: Quota, count: int) -> int:
        """See Buckets."""
        now = self._time_ns() // 1000
        with self._lock:
            full = max(self._full.get(name, 0), now) + count * quota.each_us
            self._full[name] = min(full, now + 2 * quota.window_us)
            return self._full[name] - now
