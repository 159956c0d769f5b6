"""Connections to nodes of a cluster: while an answer is late, it is found out whether another node has taken over."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import redis
from redis.exceptions import ResponseError
from redis.exceptions import TimeoutError as RedisTimeoutError

from service.store.redis.connections.looks import Looks, TcpConnection

LOOK_S = 0.5
"""How often that is looked at."""


class _LateAnswers:
    """A node that hangs holds its callers up until another one is known to be in its place, not until they time out.

    replaced: whether that is so; None: that is not known yet.
    """

    replaced: Callable[[], bool] | None = None

    def read_response(self, *args: Any, disconnect_on_error: bool = True, **options: Any) -> Any:
        """See redis-py."""
        connection: Any = self
        read: Any = super().read_response  # type: ignore[misc]
        patience_s = connection.socket_timeout
        if "timeout" in options or patience_s is None or self.replaced is None:
            return read(*args, disconnect_on_error=disconnect_on_error, **options)
        end = time.monotonic() + patience_s
        while True:
            left_s = end - time.monotonic()
            try:
                return read(*args, disconnect_on_error=False, timeout=max(0.001, min(left_s, LOOK_S)), **options)
            except ResponseError:
                raise
            except BaseException as error:
                if isinstance(error, RedisTimeoutError) and left_s > LOOK_S and not self.replaced():
                    continue
                if disconnect_on_error:
                    connection.disconnect()
                raise


class NodeConnection(_LateAnswers, TcpConnection):
    """By TCP."""


class TlsNodeConnection(_LateAnswers, Looks, redis.SSLConnection):
    """By TLS."""
