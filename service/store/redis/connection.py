"""One way to connect to Redis: nothing is retried behind our back, nothing waits for ever."""

from __future__ import annotations

import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import OutOfMemoryError, ReadOnlyError, ResponseError
from redis.exceptions import TimeoutError as RedisTimeoutError
from redis.retry import Retry

from service.store.errors import StoreTakesNoWrites, StoreUnavailable
from service.store.redis.internals import has_read_ahead, socket_of

TIMEOUT_S = 2.0
"""How long one command may take."""

CONNECTIONS = 64
"""Connections a process; whoever needs one more waits for one to come back."""

_NO_WRITES = ("MISCONF", "NOREPLICAS", "OOM", "READONLY")
_NOT_NOW = ("LOADING", "BUSY", "CLUSTERDOWN", "TRYAGAIN", "MASTERDOWN")


def connect(url: str, *, timeout_s: float | None = TIMEOUT_S, connections: int = CONNECTIONS) -> redis.Redis:
    """A client for redis://, rediss:// or unix://. timeout_s None: commands may block (RQ's own waiting)."""
    pool = redis.BlockingConnectionPool.from_url(
        url,
        max_connections=connections,
        timeout=TIMEOUT_S,
        socket_timeout=timeout_s,
        socket_connect_timeout=TIMEOUT_S,
        # By default redis-py would send a writing script again, up to ten times, whenever an answer is late.
        retry=Retry(NoBackoff(), 0),
        protocol=2,
    )
    pool.connection_class = _LOOKING.get(pool.connection_class, pool.connection_class)
    return redis.Redis(connection_pool=pool)


def _poll() -> Any:
    """The system's own `poll`. Only the web process has gevent, which takes others long to import."""
    monkey = sys.modules.get("gevent.monkey")
    return select.poll if monkey is None else monkey.get_original("select", "poll")


class _Looks:
    """Whether there is something to read is asked before every command, to find out whether Redis has hung up.

    Where gevent has replaced `poll`, its answer comes by way of its hub, which costs more than the command itself;
    a look that waits for nothing needs no hub.
    """

    def can_read(self, timeout: float = 0) -> bool:
        """See redis-py. Raises its ConnectionError."""
        line = socket_of(self)
        if timeout == 0 and line is not None and has_read_ahead(self) is False:
            poll = _poll()()
            poll.register(line, select.POLLIN)
            if not poll.poll(0):
                return False
        # Whatever there is, redis-py knows what to do about it.
        return bool(super().can_read(timeout))  # type: ignore[misc]


class _Connection(_Looks, redis.Connection):
    """By TCP. Over TLS there may be something to read that is no longer in the socket."""


class _UnixConnection(_Looks, redis.UnixDomainSocketConnection):
    """By a socket file."""


_LOOKING: dict[Any, Any] = {redis.Connection: _Connection, redis.UnixDomainSocketConnection: _UnixConnection}


def message(pubsub: Any) -> dict[str, Any] | None:
    """The next message of a subscription, if one has begun to arrive; what is missing of it is waited for.

    redis-py's own get_message(timeout=0) gives the connection up when it finds half a message, as it does
    whenever more is published in a burst than the socket's buffer takes.
    """
    if not pubsub.connection.can_read(timeout=0):
        return None
    found: dict[str, Any] | None = pubsub.get_message(timeout=TIMEOUT_S)
    return found


def wait(pubsub: Any, seconds: float, *others: Any) -> list[Any]:
    """Wait for so long at most until something comes for a subscription, or for one of the `others` (sockets).

    Returns those of the others that have something to read. The wait is the kernel's: redis-py's own overshoots by ms.
    """
    ready, _, _ = select.select([socket_of(pubsub.connection), *others], [], [], seconds)
    return [other for other in others if other in ready]


@contextmanager
def unavailable() -> Iterator[None]:
    """Turn what redis-py raises when Redis is away, full, loading or read-only into StoreUnavailable."""
    try:
        yield
    except (OutOfMemoryError, ReadOnlyError) as error:
        raise StoreTakesNoWrites(_said(error)) from error
    except (RedisConnectionError, RedisTimeoutError, OSError) as error:
        raise StoreUnavailable(str(error)) from error
    except ResponseError as error:
        if _said(error).startswith(_NO_WRITES):
            raise StoreTakesNoWrites(_said(error)) from error
        if _said(error).startswith(_NOT_NOW):
            raise StoreUnavailable(str(error)) from error
        raise


def _said(error: Exception) -> str:
    """What Redis said; of a pipeline redis-py tells the command first, with all that was to be written."""
    return str(error).rpartition("of pipeline caused error: ")[2]
