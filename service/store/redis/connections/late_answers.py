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
    socket_timeout: float | None

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self._patience_s = self.socket_timeout
        if self._patience_s is not None:
            # The socket itself has the shorter patience: to set it for each answer would be a fifth of an act's cost.
            self.socket_timeout = min(self._patience_s, LOOK_S)

    def read_response(self, *args: Any, disconnect_on_error: bool = True, **options: Any) -> Any:
        """See redis-py."""
        read: Any = super().read_response  # type: ignore[misc]
        if "timeout" in options or self._patience_s is None:
            return read(*args, disconnect_on_error=disconnect_on_error, **options)
        begun = 0.0
        while True:
            try:
                return read(*args, disconnect_on_error=False, **options)
            except ResponseError:
                raise
            except BaseException as error:
                begun = begun or time.monotonic() - LOOK_S
                patient = isinstance(error, RedisTimeoutError) and time.monotonic() - begun < self._patience_s
                if patient and not (self.replaced and self.replaced()):
                    continue
                if disconnect_on_error:
                    super().disconnect()  # type: ignore[misc]
                raise


class NodeConnection(_LateAnswers, TcpConnection):
    """By TCP."""


class TlsNodeConnection(_LateAnswers, Looks, redis.SSLConnection):
    """By TLS."""
