"""The schedule of alarms: which game must be looked at when; written with the commit or, if elsewhere, after it."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any, Protocol

import msgspec

from service.outbox import backlog
from service.outbox.backlog import Backlog
from service.outbox.waker import ChannelWaker, Waker
from service.store import keys
from service.store.errors import StoreUnavailable
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.scripts.script import Script
from service.store.revision import UNKNOWN, Epoch

HEARTBEAT_MS = 10_000
SET_BACK_MS = 30_000
SULK_S = 2.0
AHEAD_MS = 20
"""How long before their instants games are handed to workers: so long takes it to wake three of them and to play fifty
games on two cores."""

LIFE = 1_000_000_000
"""More versions than a game has."""

BOOK = b"3"
"""What this release writes where it has been told of every game: those before it wrote `1`, then `2`."""

_HERE = Path(__file__).parent
log = logging.getLogger(__name__)


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """due: how many games were; fresh: how many of them did not wait for a worker yet.

    next: when to look again (ms), if something is due some time. time_us: the store's clock (µs), 0: it was not asked.
    """

    due: int
    fresh: int
    next: int | None
    time_us: int


class Alarms(Protocol):
    """When which game must be looked at, for those who look. What may raise StoreUnavailable says so."""

    def committed(self, game_id: str, version: int, due: int | None, epoch: Epoch = UNKNOWN) -> None:
        """The game is at `version` and must be looked at when `due` (ms); never raises.

        epoch: the life of the games' store that said so: in a later one a lower version may be the newer.
        """

    def ring(self, *, limit: int, again_ms: int, ahead_ms: int = 0) -> Rung:
        """Have what is due, now or within `ahead_ms`, wait for a worker.

        What none takes rings again after `again_ms`, a little later where many wait. Raises StoreUnavailable.
        """

    def take(self, *, limit: int, lease_ms: int) -> tuple[dict[str, int], int]:
        """For a worker: games that wait for one, each with the instant (ms) for which it was rung, which may be yet to
        come; and how many still wait. No other worker gets these games.

        They ring again after `lease_ms`, unless a commit has set a new instant by then. Raises StoreUnavailable.
        """

    def may_lack_games(self) -> bool:
        """Whether an alarm that has just (re)connected must fear that games are missing here. Raises StoreUnavailable.

        So it is where this was empty when last asked, where a release wrote it last that had no lists of keys' games or
        packed no logs, and wherever it may have been away while games went on.
        """

    def try_again(self) -> None:
        """Forget that the alarms were away a moment ago."""

    def defer(self, game_id: str, by_ms: int) -> None:
        """Do not ring for a game so soon: looking at it fails. Its next commit rings rightly again.

        Raises StoreUnavailable.
        """

    def backlog(self) -> Backlog:
        """What waits here and in RQ's queues. Raises StoreUnavailable."""

    def waker(self) -> Waker:
        """What hears of alarms that are earlier than all others. Raises StoreUnavailable."""

    def close(self) -> None:
        """Let connections go."""


class AlarmSchedule:
    """See Alarms: in one Redis that is no cluster.

    apart: whether that is another Redis than the games'. Then no commit can have written its instant here,
    and `committed` does; a failure is logged and forgotten, as it costs punctuality and nothing else.
    """

    def __init__(self, client: Client, *, apart: bool = False) -> None:
        self._client: Any = client
        self._apart = apart
        self._sulking = 0.0
        self._schedule = Script(client, _HERE / "schedule.lua")
        self._ring = Script(client, _HERE / "ring.lua")
        self._take = Script(client, _HERE / "take.lua")

    def committed(self, game_id: str, version: int, due: int | None, epoch: Epoch = UNKNOWN) -> None:
        """See Alarms."""
        # While that Redis is away, acts must not wait for it one after the other.
        if not self._apart or time.monotonic() < self._sulking:
            return
        order = version and epoch.number * LIFE + version
        args: list[str | bytes | int] = [game_id, order, "" if due is None else due, keys.ALARM_WAKE]
        try:
            with unavailable():
                self._schedule([keys.ALARMS, keys.ALARM_VERSIONS], args)
        except StoreUnavailable as error:
            self._sulking = time.monotonic() + SULK_S
            log.warning("alarms cannot be set: %s", error)

    def ring(self, *, limit: int, again_ms: int, ahead_ms: int = 0) -> Rung:
        """See Alarms."""
        names = [keys.ALARMS, keys.ALARM_RUNG, keys.ALARM_HEARTBEAT, keys.ALARM_CLOCK]
        with unavailable():
            due, fresh, upcoming, seconds, micros = self._ring(
                names, [limit, again_ms, HEARTBEAT_MS, SET_BACK_MS, ahead_ms]
            )
        time_us = int(seconds) * 1_000_000 + int(micros)
        return Rung(due=due, fresh=fresh, next=int(upcoming) if upcoming else None, time_us=time_us)

    def take(self, *, limit: int, lease_ms: int) -> tuple[dict[str, int], int]:
        """See Alarms."""
        with unavailable():
            found, left = self._take([keys.ALARMS, keys.ALARM_RUNG], [limit, lease_ms])
        return {game_id.decode(): int(at) for game_id, at in zip(found[::2], found[1::2], strict=True)}, left

    def may_lack_games(self) -> bool:
        """See Alarms."""
        with unavailable():
            before = self._client.set(keys.ALARM_BOOK, BOOK, get=True)
        return before != BOOK or self._apart

    def try_again(self) -> None:
        """See Alarms."""
        self._sulking = 0.0

    def defer(self, game_id: str, by_ms: int) -> None:
        """See Alarms."""
        with unavailable():
            seconds, micros = self._client.time()
            now = int(seconds) * 1000 + int(micros) // 1000
            self._client.zadd(keys.ALARMS, {game_id: now + by_ms}, xx=True)

    def backlog(self) -> Backlog:
        """See Alarms."""
        return backlog.read(self._client)

    def waker(self) -> Waker:
        """See Alarms."""
        return ChannelWaker(self._client)

    def close(self) -> None:
        """See Alarms."""
        self._client.close()
        self._client.connection_pool.disconnect()
