"""One way to connect to Redis: nothing is retried behind our back, nothing waits for ever."""

from __future__ import annotations

from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.exceptions import (
    AskError,
    ClusterDownError,
    MasterDownError,
    MovedError,
    OutOfMemoryError,
    ReadOnlyError,
    ResponseError,
    TryAgainError,
)
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError
from redis.retry import Retry

from service.store.errors import StoreTakesNoWrites, StoreUnavailable
from service.store.redis.connections.client import Client
from service.store.redis.connections.looks import LOOKING
from service.store.redis.connections.places import NONE, Acknowledging, Place, place_of
from service.store.redis.connections.subscriptions import next_message as message

__all__ = ["connect", "message", "unavailable"]

TIMEOUT_S = 2.0
"""How long one command may take."""

CONNECTIONS = 64
"""Connections a process to each server; a caller that needs one more waits for one to come back."""

_NO_WRITES = ("MISCONF", "NOREPLICAS", "OOM", "READONLY")
_ELSEWHERE = (AskError, ClusterDownError, MasterDownError, MovedError, TryAgainError)
_NOT_NOW = ("LOADING", "BUSY")


def connect(
    url: str,
    *,
    timeout_s: float | None = TIMEOUT_S,
    connections: int = CONNECTIONS,
    acknowledging: Acknowledging = NONE,
) -> Client:
    """A client for a Redis by itself, a master that Sentinels name, or a cluster; nothing is connected yet.

    timeout_s None: commands may block (RQ's own waiting). acknowledging: what it takes for a write to count.
    Raises WrongUrl.
    """
    place = place_of(url)
    options: dict[str, Any] = {
        "max_connections": connections,
        "timeout": TIMEOUT_S,
        "socket_timeout": timeout_s,
        "socket_connect_timeout": TIMEOUT_S,
        "protocol": 2,
    }
    if place.way == "cluster":
        return _of_cluster(place, options, acknowledging)
    # By default redis-py would send a writing script again, up to ten times, whenever an answer is late.
    options["retry"] = Retry(NoBackoff(), 0)
    if place.way == "sentinel":
        return Client(_of_sentinels(place, options), acknowledging)
    pool = redis.BlockingConnectionPool.from_url(url, **options)
    pool.connection_class = LOOKING.get(pool.connection_class, pool.connection_class)
    return Client(pool, acknowledging)


def _of_sentinels(place: Place, options: dict[str, Any]) -> Any:
    # Loaded only where it is needed: it would make every start longer.
    from service.store.redis.connections.sentinel import Master, ToMaster, ToMasterByTls

    pool = redis.BlockingConnectionPool.from_url(place.url, master=Master(place), **options)
    pool.connection_class = ToMasterByTls if place.tls else ToMaster
    return pool


def _of_cluster(place: Place, options: dict[str, Any], acknowledging: Acknowledging) -> Client:
    from service.store.redis.connections.cluster import ClusterClient
    from service.store.redis.connections.topology import Topology

    return ClusterClient(Topology(place, options), acknowledging)


class Unavailable:
    """See `unavailable`. No generator, as every command of every act goes through it."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, where: object) -> None:
        if error is not None:
            _tell(error)


_UNAVAILABLE = Unavailable()


def unavailable() -> Unavailable:
    """Turn what redis-py raises when Redis is away, full, loading or read-only into StoreUnavailable."""
    return _UNAVAILABLE


def _tell(error: BaseException) -> None:
    if isinstance(error, (OutOfMemoryError, ReadOnlyError)):
        raise StoreTakesNoWrites(_said(error)) from error
    if isinstance(error, (RedisConnectionError, RedisTimeoutError, OSError, *_ELSEWHERE)):
        raise StoreUnavailable(str(error)) from error
    if isinstance(error, ResponseError):
        if _said(error).startswith(_NO_WRITES):
            raise StoreTakesNoWrites(_said(error)) from error
        if _said(error).startswith(_NOT_NOW):
            raise StoreUnavailable(str(error)) from error


def _said(error: Exception) -> str:
    """What Redis said; of a pipeline redis-py tells the command first, with all that was to be written."""
    return str(error).rpartition("of pipeline caused error: ")[2]
