"""A client's connection that makes nobody wait for ever, and tells at once when its client has gone."""

from __future__ import annotations

import errno
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from gevent import socket as patient

from service.gunicorn import tcp_info
from service.telemetry import metrics

UNSENT_BYTES = 64 * 1024
"""What the kernel may hold of what a client does not fetch; beyond it a write waits, and runs out of patience."""

READABLE = 1


class ClientSocket(patient.socket):
    """Takes over an accepted socket. patience_s: how long one write may take as a whole, and so the rest of a
    request after its head."""

    __slots__ = ("_quickest_us", "_until", "patience_s")

    def __init__(self, accepted: Any, *, patience_s: float) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, fileno=accepted.detach())
        self.patience_s = patience_s
        self._until: float | None = None
        # The system forgets after some minutes what it measured first, when nothing was put off yet.
        self._quickest_us = tcp_info.round_trip_us(self)
        if self.family in (socket.AF_INET, socket.AF_INET6):
            # Not every kernel has these; the patience above works without them.
            with suppress(OSError, AttributeError):
                self.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(patience_s * 1000))
                self.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)

    @property
    def round_trip_us(self) -> int | None:
        """The quickest round trip that this connection has ever shown (µs), None where that is not known."""
        now = tcp_info.round_trip_us(self)
        if now is not None:
            self._quickest_us = now if self._quickest_us is None else min(now, self._quickest_us)
        return self._quickest_us

    @contextmanager
    def in_haste(self) -> Iterator[None]:
        """Within this block all that is still to come must come in time, however evenly it drips."""
        self._until = time.monotonic() + self.patience_s
        try:
            yield
        finally:
            self._until = None

    def recv(self, *size: Any) -> bytes:
        """What has come. Raises ConnectionAbortedError where the client takes too long for its request."""
        if self._until is None:
            return super().recv(*size)
        self.settimeout(max(0.001, self._until - time.monotonic()))
        try:
            return super().recv(*size)
        except TimeoutError:
            raise ConnectionAbortedError(errno.ECONNABORTED, "the request does not come to its end") from None
        finally:
            self.settimeout(None)

    def sendall(self, data: Any, flags: int = 0) -> None:
        """Send all of it. Raises BrokenPipeError where the client does not take it in time."""
        me: Any = self
        # Mostly there is room for all of it: no need to prepare for waiting then.
        try:
            sent = me._sock.send(data, flags)
        except BlockingIOError:
            sent = 0
        if sent == len(data):
            return
        self.settimeout(self.patience_s)
        try:
            super().sendall(memoryview(data)[sent:], flags)
        except TimeoutError:
            metrics.dropped("stalled")
            raise BrokenPipeError(errno.EPIPE, "the client takes nothing of what it is sent") from None
        finally:
            self.settimeout(None)

    def when_gone(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Call `tell` once the client has hung up. Returns what ends the watch."""
        me: Any = self
        watcher: Any = me.hub.loop.io(self.fileno(), READABLE)

        def look() -> None:
            # Whatever came is left for the next request; a level that stays high would be told for ever.
            watcher.stop()
            try:
                waiting = me._sock.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
            except OSError:
                waiting = b""
            if not waiting:
                tell()

        def end() -> None:
            watcher.stop()
            watcher.close()

        watcher.start(look)
        return end
