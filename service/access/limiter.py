"""How often a client may ask: buckets that a process keeps by itself and squares with the others now and then.

A request costs no round trip. A process gives out of its own copy of a bucket, and tells Redis once it has given out
a quarter of it faster than it fills; what the others gave out it learns with the same answer. So people cost Redis
nothing, a flood one round trip for each quarter of a bucket, and a flood that is being refused nothing again. The
price: while none has told, each process may give out a quarter too much, which is owed and waited for afterwards.
"""

from __future__ import annotations

import hashlib
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from service.access.buckets import Buckets
from service.access.quotas import Quota
from service.store.errors import StoreUnavailable

MOST = 50_000
"""How many buckets a process remembers; the one not used for longest is forgotten, and is full then."""

SULK_S = 2.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Told:
    """What a request is told of its bucket. wait_us: until the next one is allowed, 0 where this one was."""

    policy: str
    quota: Quota
    left: int
    full_us: int
    wait_us: int = 0

    @property
    def wait_s(self) -> int:
        """Whole seconds until the next request is allowed."""
        return max(1, -(-self.wait_us // 1_000_000))


class _Bucket:
    """full: the instant (µs) at which it is full. untold: how many were given out that the others do not know of."""

    __slots__ = ("full", "untold")

    def __init__(self) -> None:
        self.full = 0
        self.untold = 0


class Limiter:
    """The buckets of one process. Safe in threads and greenlets; while Redis is away it goes by its own copy."""

    def __init__(self, shared: Buckets, quotas: Mapping[str, Quota]) -> None:
        self.quotas = quotas
        self._shared = shared
        self._lock = threading.Lock()
        self._buckets: OrderedDict[tuple[str, str], _Bucket] = OrderedDict()
        self._sulking = 0.0

    def spend(self, policy: str, who: str, now_us: int, count: int = 1) -> Told | None:
        """Let one request of a client through, or say how long it has to wait; None where there is no limit.

        count: 0 only asks whether it would be let through.
        """
        quota = self.quotas.get(policy)
        if quota is None:
            return None
        with self._lock:
            bucket = self._bucket((policy, who))
            # Further ahead than any debt: the clock was set back, and no client shall wait for it to catch up.
            begun = bucket.full - now_us if bucket.full <= now_us + 2 * quota.window_us else quota.window_us
            begun = max(begun, 0)
            wait = begun + quota.each_us - quota.window_us
            if wait > 0:
                bucket.full = now_us + begun
                return Told(policy, quota, 0, begun, wait)
            # What has come back in the meantime, the others need not know.
            owed = -(-begun // quota.each_us)
            bucket.untold = min(bucket.untold, owed) + count
            bucket.full = now_us + begun + count * quota.each_us
            given = bucket.untold if bucket.untold >= quota.chunk else 0
            if given:
                bucket.untold = 0
        if given:
            self._square(bucket, f"{policy}:{_hidden(who)}", quota, given, now_us)
        ahead = bucket.full - now_us
        return Told(policy, quota, max(0, quota.window_us - ahead) // quota.each_us, ahead)

    def _bucket(self, name: tuple[str, str]) -> _Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = _Bucket()
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket

    def _square(self, bucket: _Bucket, name: str, quota: Quota, given: int, now_us: int) -> None:
        """Tell the others what was given out, and learn what they gave. Never raises."""
        if time.monotonic() < self._sulking:
            return
        try:
            ahead = self._shared.spend(name, quota, given)
        except StoreUnavailable as error:
            self._sulking = time.monotonic() + SULK_S
            log.info("limits go by what this process knows: %s", error)
            return
        with self._lock:
            bucket.full = max(bucket.full, now_us + ahead)


def _hidden(who: str) -> str:
    """Addresses and tokens are no one's business, not even in Redis."""
    return hashlib.sha256(who.encode()).hexdigest()[:32]
