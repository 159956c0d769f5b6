"""How long the network of a request takes, as the system or a trusted proxy measures it: not as a client tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from wsgiref.types import WSGIEnvironment

from service.http.pipeline.client_address import ClientAddresses
from service.telemetry import tcp_info

Measure = Callable[[], int | None]
"""Tells a round trip in ms as it is known by now, None where it is not."""

_PASSED_ON = ("HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED", "HTTP_VIA")
_LONGEST_US = 60_000_000


class RoundTrips:
    """Finds the round trip of the connection by which a request came.

    header: the name of the header in which trusted proxies tell that of the client's connection to them (µs, as
    nginx has it in `$tcpinfo_rtt`); empty where they tell none.
    """

    def __init__(self, callers: ClientAddresses, header: str = "") -> None:
        self._callers = callers
        self._header = "HTTP_" + header.upper().replace("-", "_") if header else ""

    def of(self, environ: WSGIEnvironment) -> Measure:
        """What tells the round trip of this request's connection, now or later.

        Of a connection from a proxy nothing is known but what a trusted one tells: its own is not the client's.
        """
        if self._callers.is_proxy(environ):
            told = _told(environ.get(self._header, "")) if self._header else None
            return lambda: told
        if any(name in environ for name in _PASSED_ON):
            return unknown
        connection = environ.get("gunicorn.socket")
        return unknown if connection is None else lambda: _ms(_shown(connection))


def unknown() -> int | None:
    """Of a connection of which nothing is known."""
    return None


def _shown(connection: Any) -> int | None:
    if hasattr(connection, "round_trip_us"):
        kept: int | None = connection.round_trip_us
        return kept
    return tcp_info.round_trip_us(connection)


def _told(header: str) -> int | None:
    text = header.strip()
    usable = text.isascii() and text.isdigit() and len(text) <= 8
    return _ms(int(text)) if usable and 0 < int(text) <= _LONGEST_US else None


def _ms(us: int | None) -> int | None:
    return None if us is None else -(-us // 1000)
