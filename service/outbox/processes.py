"""Which processes do the work behind the API, each with its last sign of life and what it cannot get on with."""

from __future__ import annotations

import os
import socket
from typing import Any, Literal

import msgspec
import redis

from service.store import keys
from service.store.redis.connection import unavailable

SILENT_MS = 7_000
"""A process says every two seconds that it lives; three silences are no accident."""

FORGOTTEN_MS = 600_000
"""Where nothing has taken the place of one that vanished, it was not meant to be replaced."""

Kind = Literal["worker", "alarm", "webhooks"]


class Process(msgspec.Struct, frozen=True, kw_only=True):
    """One process. Instants in ms of the store's clock. stuck: what it does not get on with; empty: nothing."""

    kind: Kind
    host: str
    pid: int
    beat: int
    stuck: str = ""
    stuck_since: int = 0


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Process).decode


class ProcessRegistry:
    """The sign of life of this process, in the Redis of the alarms. All methods raise StoreUnavailable."""

    def __init__(self, client: redis.Redis, kind: Kind) -> None:
        self._client: Any = client
        self._kind: Kind = kind
        self._host, self._pid = socket.gethostname(), os.getpid()
        self._field = f"{self._host}/{kind}/{self._pid}"

    def enter(self) -> None:
        """Say for the first time that this process lives; those that have gone from this machine leave."""
        with unavailable():
            for field, process in every(self._client).items():
                gone = process.host == self._host and not _runs(process.pid)
                if gone or self._now() - process.beat > FORGOTTEN_MS:
                    self._client.hdel(keys.PROCESSES, field)
        self.beat()

    def beat(self, stuck: str = "", stuck_ms: int = 0) -> None:
        """This process lives. stuck: what it has not got on with for so many ms."""
        with unavailable():
            now = self._now()
            since = now - stuck_ms if stuck else 0
            process = Process(kind=self._kind, host=self._host, pid=self._pid, beat=now, stuck=stuck, stuck_since=since)
            self._client.hset(keys.PROCESSES, self._field, _encode(process))

    def leave(self) -> None:
        """This process ends because it was told to."""
        with unavailable():
            self._client.hdel(keys.PROCESSES, self._field)

    def _now(self) -> int:
        seconds, micros = self._client.time()
        return int(seconds) * 1000 + int(micros) // 1000


def every(client: Any) -> dict[str, Process]:
    """All that are known, by their field in the registry."""
    return decoded(client.hgetall(keys.PROCESSES))


def decoded(found: dict[bytes, bytes]) -> dict[str, Process]:
    """The registry as it lies in Redis. What another release wrote otherwise is left out."""
    processes = {}
    for field, raw in found.items():
        try:
            processes[field.decode()] = _decode(raw)
        except msgspec.DecodeError:
            continue
    return processes


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
