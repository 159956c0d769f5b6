"""Alarms in buckets: each is written by its game's commit in the game's own slot, and any number of processes look.

Beside RQ's queues there is a set of buckets in which games wait for a worker, so that workers look at no others. What
is lost of it is written anew when these games ring again.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from redis.exceptions import RedisError

from service.outbox import backlog, processes
from service.outbox.alarms import BOOK, HEARTBEAT_MS, SET_BACK_MS, Rung
from service.outbox.backlog import Backlog, Waiting
from service.outbox.rounds import Rounds
from service.outbox.waker import BucketWaker, Waker
from service.store import keys
from service.store.clock import StoreClock
from service.store.errors import StoreUnavailable
from service.store.layout import Layout
from service.store.redis.connection import unavailable
from service.store.redis.scripts.in_buckets import answered, run_all
from service.store.redis.scripts.script import Argument, Script
from service.store.revision import UNKNOWN, Epoch

LOOK_S = 1.0
"""So often it is found out which alarms live."""

PATIENCE_S = 0.2
"""A node that has not begun to answer by then hangs, or as good as: what is due on others does not wait for it."""

SILENT_S = 1.0
"""Where no bucket has been looked at for so long, all nodes are away, and not just that of those that are due."""

MEND_S = 5.0
"""So often what interrupted commits have left for the lists of games is looked for in each bucket."""

MENDED = 32
"""In so many buckets at once: to look into all of them would hold up what is due for a tenth of a second."""

_HERE = Path(__file__).parent
log = logging.getLogger(__name__)


class BucketAlarms:
    """See Alarms. client: of the games. beside: of the Redis of RQ's queues. mend: `GameLists.mend` of some buckets."""

    def __init__(
        self, client: Any, beside: Any, layout: Layout, mend: Callable[[range], object] = lambda buckets: None
    ) -> None:
        self._client = client
        self._beside = beside
        self._layout = layout
        self._mend = mend
        self._looked = -LOOK_S
        self._heard = -SILENT_S
        self._mended, self._mend_next = time.monotonic(), 0
        self._mend_pause_s = MEND_S * MENDED / layout.buckets
        self._rounds = Rounds(layout.buckets)
        self._clock = StoreClock()
        self._me = f"{socket.gethostname()}/alarm/{os.getpid()}"
        self._ring = Script(client, _HERE / "ring.lua")
        self._take = Script(client, _HERE / "take.lua")

    def committed(self, game_id: str, version: int, due: int | None, epoch: Epoch = UNKNOWN) -> None:
        """See Alarms. The commit has written it."""

    def ring(self, *, limit: int, again_ms: int, ahead_ms: int = 0) -> Rung:
        """See Alarms."""
        now = self._clock.now()
        if time.monotonic() - self._looked >= LOOK_S:
            self._looked = time.monotonic()
            self._look_around()
        self._mend_some()
        buckets = self._rounds.due(now + ahead_ms)
        calls = [self._ringing(bucket, limit, again_ms, ahead_ms) for bucket in buckets]
        sent = self._clock.local()
        answers = run_all(self._client, self._ring, calls, PATIENCE_S)
        received = self._clock.local()
        if any(not isinstance(answer, Exception) for answer in answers):
            self._heard = time.monotonic()
        elif time.monotonic() - self._heard >= SILENT_S:
            # One node may be away, and its buckets are looked at again in a moment; not all of them.
            answered(answers)
        due = fresh = time_us = 0
        waiting: list[int] = []
        for bucket, answer in zip(buckets, answers, strict=True):
            if isinstance(answer, Exception):
                self._rounds.failed(bucket, now)
                continue
            here, new, upcoming, seconds, micros = answer
            time_us = int(seconds) * 1_000_000 + int(micros)
            self._rounds.looked(bucket, int(upcoming) if upcoming else None)
            due, fresh = due + int(here), fresh + new
            waiting += [bucket] * bool(here)
        if time_us:
            self._clock.sample(sent, received, time_us)
        if waiting:
            with unavailable():
                self._beside.sadd(keys.ALARM_WAITING, *waiting)
        upcoming = self._clock.now() + ahead_ms + max(0, int(self._rounds.rest_s() * 1000))
        return Rung(due=due, fresh=fresh, next=min(self._rounds.earliest() or upcoming, upcoming), time_us=time_us)

    def take(self, *, limit: int, lease_ms: int) -> tuple[dict[str, int], int]:
        """See Alarms."""
        with unavailable():
            pipe = self._beside.pipeline(transaction=False)
            pipe.spop(keys.ALARM_WAITING, limit)
            pipe.scard(keys.ALARM_WAITING)
            picked, left = pipe.execute()
        if not picked:
            return {}, 0
        each, taken, back = max(1, limit // len(picked)), dict[str, int](), list[int]()
        calls = [self._taking(int(bucket), each, lease_ms) for bucket in picked]
        for bucket, answer in zip(picked, run_all(self._client, self._take, calls, PATIENCE_S), strict=True):
            if isinstance(answer, Exception):
                # These games ring again in a moment.
                continue
            found, more = answer
            taken |= {game_id.decode(): int(at) for game_id, at in zip(found[::2], found[1::2], strict=True)}
            left += more
            back += [int(bucket)] * bool(more)
        if back:
            with unavailable():
                self._beside.sadd(keys.ALARM_WAITING, *back)
        return taken, left

    def may_lack_games(self) -> bool:
        """See Alarms."""
        with unavailable():
            before = self._client.set(keys.ALARM_BOOK, BOOK, get=True)
        return bool(before != BOOK)

    def try_again(self) -> None:
        """See Alarms."""

    def defer(self, game_id: str, by_ms: int) -> None:
        """See Alarms."""
        name = self._layout.at(self._layout.bucket(game_id)).alarms
        with unavailable():
            self._client.zadd(name, {game_id: self._clock.now() + by_ms}, xx=True)

    def backlog(self) -> Backlog:
        """See Alarms."""
        return backlog.read(self._beside, self._waiting)

    def waker(self) -> Waker:
        """See Alarms."""
        return BucketWaker(self._client, self._layout, self._rounds)

    def close(self) -> None:
        """See Alarms."""
        self._client.close()
        self._beside.close()
        self._beside.connection_pool.disconnect()

    def _waiting(self, now: int) -> Waiting:
        """Those of buckets that are away just now are not counted. The beat is that of the bucket looked at least."""
        names = [self._layout.at(bucket) for bucket in range(self._layout.buckets)]
        pipe = self._client.pipeline(transaction=False)
        for name in names:
            pipe.zcard(name.alarms)
            pipe.zcount(name.alarms, "-inf", now - backlog.OVERDUE_MS)
            pipe.get(name.heartbeat)
        with unavailable():
            answers: list[Any] = pipe.execute(raise_on_error=False)
            if all(isinstance(answer, Exception) for answer in answers):
                raise answers[0]
        counts = [[0 if isinstance(answer, Exception) else answer for answer in answers[first::3]] for first in (0, 1)]
        beats = [beat for beat in answers[2::3] if not isinstance(beat, Exception)]
        looked = None if None in beats else min(int(beat) for beat in beats)
        return Waiting(sum(counts[0]), sum(counts[1]), looked)

    def _look_around(self) -> None:
        """Now and then: which other alarms live."""
        try:
            with unavailable():
                known = processes.every(self._beside)
                seconds, _ = self._beside.time()
            least = int(seconds) * 1000 - processes.SILENT_MS
            alive = [name for name, one in known.items() if one.kind == "alarm" and one.beat >= least]
            self._rounds.rank(self._me, alive)
        except (StoreUnavailable, RedisError) as error:
            log.info("an alarm cannot look around: %s", error)

    def _mend_some(self) -> None:
        """What commits have left for the lists of games, in some buckets at a time."""
        if time.monotonic() - self._mended < self._mend_pause_s:
            return
        self._mended, first = time.monotonic(), self._mend_next
        self._mend_next = (first + MENDED) % self._layout.buckets
        try:
            self._mend(range(first, min(first + MENDED, self._layout.buckets)))
        except (StoreUnavailable, RedisError) as error:
            log.info("an alarm cannot mend the lists of games: %s", error)

    def _ringing(self, bucket: int, limit: int, again_ms: int, ahead_ms: int) -> tuple[list[str], list[Argument]]:
        names = self._layout.at(bucket)
        args: list[Argument] = [limit, again_ms, HEARTBEAT_MS, SET_BACK_MS, ahead_ms - self._rounds.grace(bucket)]
        return [names.alarms, names.rung, names.heartbeat, names.clock], args

    def _taking(self, bucket: int, limit: int, lease_ms: int) -> tuple[list[str], list[Argument]]:
        names = self._layout.at(bucket)
        return [names.alarms, names.rung], [limit, lease_ms]
