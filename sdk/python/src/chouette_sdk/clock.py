"""The service's clock as this client reckons it: `not_before`, `deadline` and all other instants are of that clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from chouette_sdk.problems import ChouetteError
from chouette_sdk.transport import Api, AsyncApi

SAMPLES = 5
"""Requests for one comparison; the quickest of them is believed, as the network had the least to do with it."""

KEPT_S = 600.0
"""How long a comparison holds for `wait_until`; clocks drift apart by some milliseconds in that time."""


class ClockNotCompared(ChouetteError):
    """The two clocks have not been compared yet: call `sync()` first."""


@dataclass(frozen=True)
class _Sample:
    offset_ms: float
    error_ms: float
    at: float


class Reckoning:
    """What both kinds of clock share. now: seconds since the epoch, by this machine."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._best: _Sample | None = None

    @property
    def offset_ms(self) -> float:
        """By how much the service's clock is ahead of this machine's. Raises ClockNotCompared before `sync()`."""
        return self._known().offset_ms

    @property
    def error_ms(self) -> float:
        """How far off `offset_ms` may be: half of the quickest round trip. Raises ClockNotCompared before `sync()`."""
        return self._known().error_ms

    def now(self) -> int:
        """The service's clock at this moment, ms since the epoch. Raises ClockNotCompared before `sync()`."""
        return round(self._now() * 1000 + self._known().offset_ms)

    def until(self, instant: int) -> float:
        """Seconds from now to an instant of the service (ms), negative once it is over. Raises ClockNotCompared."""
        return (instant - self._now() * 1000 - self._known().offset_ms) / 1000

    def _known(self) -> _Sample:
        if self._best is None:
            raise ClockNotCompared("The clock has not been compared with the service's yet: call client.clock.sync().")
        return self._best

    def _due(self) -> bool:
        return self._best is None or not 0 <= self._now() - self._best.at < KEPT_S

    def _compared(self, sent: float, received: float, told: int) -> _Sample:
        return _Sample(told - (sent + received) * 500, (received - sent) * 500, received)


class Clock(Reckoning):
    """`client.clock`: after one `sync()`, `now()` and `until(deadline)` cost no request; `wait_until` needs none."""

    def __init__(self, api: Api, now: Callable[[], float] = time.time) -> None:
        super().__init__(now)
        self._api = api

    def sync(self) -> float:
        """Compares the clocks by a few requests; returns `offset_ms`. Call it again after hours, or after a sleep."""
        found = []
        for _ in range(SAMPLES):
            sent = self._now()
            told = self._api.get_time().now
            found.append(self._compared(sent, self._now(), told))
        self._best = min(found, key=lambda sample: sample.error_ms)
        return self._best.offset_ms

    def wait_until(self, instant: int) -> None:
        """Sleeps until an instant of the service (ms): `client.clock.wait_until(act.not_before)`."""
        if self._due():
            self.sync()
        time.sleep(max(0.0, self.until(instant)))


class AsyncClock(Reckoning):
    """The same for asyncio: `sync` and `wait_until` are awaited."""

    def __init__(self, api: AsyncApi, now: Callable[[], float] = time.time) -> None:
        super().__init__(now)
        self._api = api

    async def sync(self) -> float:
        """Compares the clocks; see Clock.sync."""
        found = []
        for _ in range(SAMPLES):
            sent = self._now()
            told = (await self._api.get_time()).now
            found.append(self._compared(sent, self._now(), told))
        self._best = min(found, key=lambda sample: sample.error_ms)
        return self._best.offset_ms

    async def wait_until(self, instant: int) -> None:
        """Sleeps until an instant of the service (ms)."""
        if self._due():
            await self.sync()
        await asyncio.sleep(max(0.0, self.until(instant)))
