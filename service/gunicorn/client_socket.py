"""A client's connection that makes no thread wait for ever, and tells at once when its client has gone."""

from __future__ import annotations

import errno
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from gevent import get_hub
from gevent import socket as patient

from service.telemetry import metrics, tcp_info

UNSENT_BYTES = 64 * 1024
"""What the kernel may hold of what a client does not fetch; beyond it a write waits, and runs out of patience."""

READABLE = 1
CONTENT_LENGTH = b"\r\nContent-Length: "


class ClientSocket(patient.socket):
    """Takes over an accepted socket. patience_s: how long one write may take as a whole, and so the rest of a
    request after its head."""

    __slots__ = ("_head", "_quickest_us", "_until", "patience_s")

    def __init__(self, accepted: Any, *, patience_s: float) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, fileno=accepted.detach())
        self.patience_s = patience_s
        self._until: float | None = None
        self._head = b""
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
        """Within this block all that is still to come must come in time, however evenly it drips.

        What is answered in it is all sent at its end.
        """
        self._until = time.monotonic() + self.patience_s
        try:
            yield
        finally:
            self._until = None
            head, self._head = self._head, b""
            if head:
                self._send(head)

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
        """Send all of it. Raises BrokenPipeError where the client does not take it in time.

        The head of an answer goes with its body, which follows at once where its length is told: gunicorn sends them
        one after the other, and each time costs as much as all of its own work on them.
        """
        if self._until is not None and not self._head and data.endswith(b"\r\n\r\n") and CONTENT_LENGTH in data:
            self._head = bytes(data)
            return
        head, self._head = self._head, b""
        self._send(head + data if head else data, flags)

    def sendfile(self, *args: Any, **kwargs: Any) -> Any:
        """Send a file. What was to go before it goes first."""
        head, self._head = self._head, b""
        if head:
            self._send(head)
        return super().sendfile(*args, **kwargs)

    def _send(self, data: Any, flags: int = 0) -> None:
        # A time of its own is in gevent's documentation, but not in the types that others have written for it.
        send: Any = self.send
        # Mostly there is room for all of it: no need to prepare for waiting then.
        try:
            sent = send(data, flags, timeout=0.0)
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
        watcher: Any = get_hub().loop.io(self.fileno(), READABLE)

        def look() -> None:
            # Whatever came is left for the next request; a level that stays high would be told for ever.
            watcher.stop()
            before = self.gettimeout()
            self.settimeout(0.0)
            try:
                waiting = patient.socket.recv(self, 1, socket.MSG_PEEK)
            except OSError:
                waiting = b""
            finally:
                self.settimeout(before)
            if not waiting:
                tell()

        def end() -> None:
            watcher.stop()
            watcher.close()

        watcher.start(look)
        return end
