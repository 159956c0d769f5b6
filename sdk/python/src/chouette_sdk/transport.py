"""Carries the generated operations out over httpx, with retries that never act twice."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TypeVar

import httpx

from chouette_sdk._generated.client import AsyncOperations, Operations
from chouette_sdk._generated.errors import UnexpectedAnswer
from chouette_sdk._generated.types import Request
from chouette_sdk.problems import UnreadableAnswer
from chouette_sdk.retries import Retry, after_answer, after_error

T = TypeVar("T")
VERSION = "0.1.0"


@dataclass
class Token:
    """What opens a seat, or a game to its guest. All that speaks for one seat shares it, so that it can be replaced
    while streams are open.

    value: None where there is none. renewing: whether a new one is asked for.
    """

    value: str | None = None
    renewing: bool = False

    @property
    def header(self) -> str | None:
        """The Authorization header of calls that carry it."""
        return None if self.value is None else f"Bearer {self.value}"

    @contextmanager
    def renewed(self) -> Iterator[Token]:
        """Put the new value in inside of the block."""
        self.renewing = True
        try:
            yield self
        finally:
            self.renewing = False

    def outlived(self, sent: httpx.Request) -> bool:
        """Whether this call may have carried a token that opens nothing any more because there is a new one."""
        carried = sent.headers.get("Authorization")
        return carried is not None and (self.renewing or carried != self.header)


@dataclass(frozen=True)
class Settings:
    """What a client sends with every call. token: a seat's. api_key: for creating games.

    timeout_s: seconds, for each attempt.
    """

    base_url: str
    token: Token = field(default_factory=Token)
    api_key: str | None = None
    timeout_s: float = 10.0
    retry: Retry = field(default_factory=Retry)

    def replaced(self, token: str | None, timeout_s: float | None, retry: Retry | None) -> Settings:
        """The same with what is not None put in."""
        changes = {"token": None if token is None else Token(token), "timeout_s": timeout_s, "retry": retry}
        return replace(self, **{name: value for name, value in changes.items() if value is not None})  # type: ignore[arg-type]

    def build(self, http: httpx.Client | httpx.AsyncClient, request: Request) -> httpx.Request:
        """The call as httpx sends it. A POST gets an Idempotency-Key here, once for all its attempts."""
        headers = {"Accept": "application/json", "User-Agent": f"chouette-sdk-python/{VERSION}"}
        if (header := self.token.header) is not None:
            headers["Authorization"] = header
        if self.api_key is not None:
            headers["X-API-Key"] = self.api_key
        if request.method == "POST":
            headers["Idempotency-Key"] = str(uuid.uuid4())
        return http.build_request(
            request.method,
            self.base_url.rstrip("/") + request.url,
            params=request.params or None,
            headers={**headers, **request.headers},
            json=request.json,
            timeout=self.timeout_s,
        )


def read(response: httpx.Response, parse: Callable[[httpx.Response], T]) -> T:
    """The answer as the object that was promised. Raises UnreadableAnswer where it is none."""
    try:
        return parse(response)
    except UnexpectedAnswer as error:
        raise UnreadableAnswer(str(error), response) from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UnreadableAnswer(f"An answer of another form than described ({error!r})", response) from error


class Api(Operations):
    """Every operation of the service by its operationId, synchronously."""

    def __init__(self, settings: Settings, http: httpx.Client) -> None:
        self.settings = settings
        self.http = http

    def with_settings(
        self, *, token: str | None = None, timeout_s: float | None = None, retry: Retry | None = None
    ) -> Api:
        """The same operations with other settings, over the same connections."""
        return Api(self.settings.replaced(token, timeout_s, retry), self.http)

    def send(self, request: Request, parse: Callable[[httpx.Response], T]) -> T:
        """One call, tried again while that makes sense; every attempt carries the same Idempotency-Key."""
        prepared = self.settings.build(self.http, request)
        failures = 0
        while True:
            try:
                response = self.http.send(prepared)
            except httpx.TransportError as error:
                failures += 1
                pause = after_error(self.settings.retry, failures, error)
            else:
                if response.is_success:
                    return read(response, parse)
                failures += 1
                pause = after_answer(self.settings.retry, failures, response)
            time.sleep(pause)


class AsyncApi(AsyncOperations):
    """Every operation of the service by its operationId, awaited."""

    def __init__(self, settings: Settings, http: httpx.AsyncClient) -> None:
        self.settings = settings
        self.http = http

    def with_settings(
        self, *, token: str | None = None, timeout_s: float | None = None, retry: Retry | None = None
    ) -> AsyncApi:
        """The same operations with other settings, over the same connections."""
        return AsyncApi(self.settings.replaced(token, timeout_s, retry), self.http)

    async def send(self, request: Request, parse: Callable[[httpx.Response], T]) -> T:
        """One call, tried again while that makes sense; every attempt carries the same Idempotency-Key."""
        prepared = self.settings.build(self.http, request)
        failures = 0
        while True:
            try:
                response = await self.http.send(prepared)
            except httpx.TransportError as error:
                failures += 1
                pause = after_error(self.settings.retry, failures, error)
            else:
                if response.is_success:
                    return read(response, parse)
                failures += 1
                pause = after_answer(self.settings.retry, failures, response)
            await asyncio.sleep(pause)
