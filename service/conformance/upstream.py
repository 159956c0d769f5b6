"""The service behind the bench, asked over httpx."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import msgspec

from service.conformance.exchange import Answer, Asked, Headers
from service.conformance.wire import HOPS

PATIENCE = httpx.Timeout(10, read=60)
SAMPLES = 5


class Time(msgspec.Struct):
    """What `GET /v1/time` says."""

    now: int


class UpstreamFailed(Exception):
    """The service is not reached, or is none; the message says why."""


class Upstream:
    """The service. ahead_ms: by how much its clock is ahead of this machine's."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.ahead_ms = 0.0
        # As many connections as there are streams; no waiting for one that is free.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self._http = httpx.AsyncClient(timeout=PATIENCE, limits=limits, follow_redirects=False)

    async def close(self) -> None:
        """Let its connections go."""
        await self._http.aclose()

    async def compare(self) -> None:
        """Find out `ahead_ms`, by the quickest of a few answers. Raises UpstreamFailed."""
        quickest = float("inf")
        for _ in range(SAMPLES):
            sent = time.time()
            try:
                answer = await self._http.get(f"{self.url}/v1/time")
                told = msgspec.json.decode(answer.content, type=Time).now
            except (httpx.HTTPError, httpx.InvalidURL, msgspec.DecodeError) as error:
                raise UpstreamFailed(f"No Chouette service at {self.url}: {error or type(error).__name__}") from error
            took = time.time() - sent
            if took < quickest:
                quickest, self.ahead_ms = took, told - (sent + took / 2) * 1000

    def now_ms(self) -> int:
        """The service's clock."""
        return round(time.time() * 1000 + self.ahead_ms)

    async def ask(self, asked: Asked) -> Answer:
        """The service's answer, whole. Raises httpx.HTTPError."""
        response = await self._http.send(self._built(asked))
        return Answer(response.status_code, kept(response.headers), response.content)

    @asynccontextmanager
    async def stream(self, asked: Asked) -> AsyncIterator[httpx.Response]:
        """The service's answer, to be read as it comes. Raises httpx.HTTPError."""
        response = await self._http.send(self._built(asked), stream=True)
        try:
            yield response
        finally:
            await response.aclose()

    def _built(self, asked: Asked) -> httpx.Request:
        headers = [(name, value) for name, value in asked.headers if name not in HOPS]
        headers.append(("accept-encoding", "identity"))
        return self._http.build_request(asked.method, self.url + asked.target, headers=headers, content=asked.body)


def kept(headers: httpx.Headers) -> Headers:
    """The headers that go on to the client."""
    return [(name.lower(), value) for name, value in headers.multi_items() if name.lower() not in HOPS]
