"""One attempt over HTTP: to a checked address only, no redirects, no proxies, and over when its time is."""

from __future__ import annotations

import ssl
import time
from collections.abc import Iterable
from typing import Any

import httpcore
import httpx
import msgspec

from service.webhooks.addresses import AddressRefused, Guard, UrlRefused, port_of

READ_BYTES = 1024
"""Of an answer's body no more is read."""


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """How an attempt went. retry_after_s: what the receiver asked for, None if it did not."""

    status: int | None
    error: str | None
    duration_ms: int
    retry_after_s: int | None = None


class Sender:
    """Sends bodies to URLs. timeout_s: for everything together, from looking the host up to the answer."""

    def __init__(self, guard: Guard, *, timeout_s: float, trusted: ssl.SSLContext | None = None) -> None:
        self._guard = guard
        self._timeout_s = timeout_s
        self._trusted = trusted or httpx.create_ssl_context()

    def send(self, url: str, headers: dict[str, str], body: bytes) -> Sent:
        """POST it. Never raises: whatever goes wrong is in the answer."""
        begun = time.monotonic()

        def done(status: int | None, error: str | None, retry_after_s: int | None = None) -> Sent:
            took = int((time.monotonic() - begun) * 1000)
            return Sent(status=status, error=error, duration_ms=took, retry_after_s=retry_after_s)

        try:
            status, asked = self._post(url, headers, body, begun + self._timeout_s)
        except (AddressRefused, UrlRefused):
            return done(None, "address_refused")
        except _Unresolvable:
            return done(None, "unresolvable")
        except (httpcore.TimeoutException, TimeoutError):
            return done(None, "timeout")
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol):
            return done(None, "protocol")
        except (httpcore.NetworkError, OSError) as error:
            tls = isinstance(error, ssl.SSLError) or isinstance(error.__context__, ssl.SSLError)
            return done(None, "tls" if tls else "connection")
        return done(status, None if 200 <= status < 300 else "status", asked)

    def _post(self, url: str, headers: dict[str, str], body: bytes, until: float) -> tuple[int, int | None]:
        parsed = self._guard.parsed(url)
        where = httpcore.URL(
            scheme=parsed.raw_scheme, host=parsed.raw_host, port=parsed.port, target=parsed.raw_path or b"/"
        )
        lines = {
            "Host": parsed.netloc.decode(),
            "Content-Type": "application/json",
            "User-Agent": "Chouette-Webhooks/1",
            "Accept": "*/*",
            "Connection": "close",
            **headers,
        }
        backend = _Checked(self._guard, port_of(parsed), until)
        with (
            httpcore.ConnectionPool(ssl_context=self._trusted, max_connections=1, network_backend=backend) as pool,
            pool.stream("POST", where, headers=list(lines.items()), content=body) as response,
        ):
            _some(response)
            return response.status, _retry_after(response.headers)


class _Unresolvable(Exception):
    """There is no such host."""


class _Checked(httpcore.NetworkBackend):
    """Looks a host up once, checks every address, and connects to the very addresses it has checked.

    So a name that means something else a moment later (DNS rebinding) gains nothing. The name of the host is still
    what the certificate must be for: httpcore checks that by the URL.
    """

    def __init__(self, guard: Guard, port: int, until: float) -> None:
        self._guard = guard
        self._port = port
        self._until = until
        self._plain = httpcore.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        """See httpcore."""
        try:
            addresses = self._guard.addresses(host, port)
        except OSError as error:
            raise _Unresolvable(host) from error
        failure: Exception = httpcore.ConnectError(host)
        for address in addresses:
            try:
                return _Timed(self._plain.connect_tcp(address, port, _left(self._until)), self._until)
            except httpcore.ConnectError as error:
                failure = error
        raise failure


class _Timed(httpcore.NetworkStream):
    """A connection with one deadline for all that is done on it: a receiver that drips bytes does not prolong it."""

    def __init__(self, inner: httpcore.NetworkStream, until: float) -> None:
        self._inner = inner
        self._until = until

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """See httpcore."""
        return self._inner.read(max_bytes, _left(self._until))

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """See httpcore."""
        self._inner.write(buffer, _left(self._until))

    def close(self) -> None:
        """See httpcore."""
        self._inner.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        """See httpcore."""
        return _Timed(self._inner.start_tls(ssl_context, server_hostname, _left(self._until)), self._until)

    def get_extra_info(self, info: str) -> Any:
        """See httpcore."""
        return self._inner.get_extra_info(info)


def _left(until: float) -> float:
    left = until - time.monotonic()
    if left <= 0:
        raise httpcore.ReadTimeout("the attempt's time is over")
    return left


def _some(response: httpcore.Response) -> None:
    """Let a receiver say a few words; one that says more is not listened to."""
    heard = 0
    for chunk in response.iter_stream():
        heard += len(chunk)
        if heard >= READ_BYTES:
            return


def _retry_after(headers: list[tuple[bytes, bytes]]) -> int | None:
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 7:
            return int(value)
    return None
