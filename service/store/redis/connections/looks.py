"""Connections that are looked at before they are used."""

from __future__ import annotations

import select
import socket
import ssl
import sys
from typing import Any

import redis

from service.store.redis.internals import has_read_ahead, socket_of


def _poll() -> Any:
    """The system's own `poll`. Only the web process has gevent, which takes others long to import."""
    monkey = sys.modules.get("gevent.monkey")
    return select.poll if monkey is None else monkey.get_original("select", "poll")


def _decrypted(line: socket.socket) -> bool:
    """Whether there is something to read that came by TLS and is no longer in the socket."""
    return isinstance(line, ssl.SSLSocket) and line.pending() > 0


class Looks:
    """Whether there is something to read is asked before every command, to find out whether Redis has hung up.

    Where gevent has replaced `poll`, its answer comes by way of its hub, which costs more than the command itself;
    a look that waits for nothing needs no hub.
    """

    def can_read(self, timeout: float = 0) -> bool:
        """See redis-py. Raises its ConnectionError."""
        line = socket_of(self)
        if timeout == 0 and line is not None and has_read_ahead(self) is False and not _decrypted(line):
            poll = _poll()()
            poll.register(line, select.POLLIN)
            if not poll.poll(0):
                return False
        # Whatever there is, redis-py knows what to do about it.
        return bool(super().can_read(timeout))  # type: ignore[misc]


class TcpConnection(Looks, redis.Connection):
    """By TCP."""


class TlsConnection(Looks, redis.SSLConnection):
    """By TLS."""


class UnixConnection(Looks, redis.UnixDomainSocketConnection):
    """By a socket file."""


LOOKING: dict[Any, Any] = {
    redis.Connection: TcpConnection,
    redis.SSLConnection: TlsConnection,
    redis.UnixDomainSocketConnection: UnixConnection,
}
"""What takes the place of redis-py's own classes."""
