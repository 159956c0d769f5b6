"""Carries a stream out over httpx: connects, reads, and connects again, for the sync and the async client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TypeVar

import httpx
from httpx_sse import EventSource, ServerSentEvent, SSEError

from chouette_sdk.problems import ConnectionFailed, Unavailable
from chouette_sdk.reconnecting import BrokenStream, Reconnecting, is_stream
from chouette_sdk.transport import Api, AsyncApi

T = TypeVar("T")


def nothing(message: ServerSentEvent) -> None:
    """No message is looked at aside."""


def listen(
    api: Api,
    line: Reconnecting[T],
    *,
    aside: Callable[[ServerSentEvent], None] = nothing,
    mend: Callable[[], None] = lambda: None,
) -> Iterator[T]:
    """All that a stream tells, over as many connections as it takes.

    aside: sees every message first. mend: puts a stream right that is `torn`. Raises Problem where the service refuses,
    ConnectionFailed as Patience says.
    """
    while not line.over:
        prepared = _prepared(api, line)
        try:
            response = api.http.send(prepared, stream=True)
            try:
                if is_stream(response):
                    line.connected()
                    for message in EventSource(response).iter_sse():
                        aside(message)
                        told = line.take(message)
                        if told is not None:
                            yield told
                        if line.over:
                            return
                    pause = line.lost(None)
                else:
                    response.read()
                    pause = _refused(api, line, prepared, response)
            finally:
                response.close()
        except (httpx.TransportError, SSEError, BrokenStream) as error:
            pause = line.lost(error)
        if line.torn:
            try:
                mend()
            except (ConnectionFailed, Unavailable, BrokenStream) as error:
                pause = line.lost(error)
        time.sleep(pause)


async def untorn() -> None:
    """Nothing is to be put right."""


async def listen_async(
    api: AsyncApi,
    line: Reconnecting[T],
    *,
    aside: Callable[[ServerSentEvent], None] = nothing,
    mend: Callable[[], Awaitable[None]] = untorn,
) -> AsyncIterator[T]:
    """The same, awaited."""
    while not line.over:
        prepared = _prepared(api, line)
        try:
            response = await api.http.send(prepared, stream=True)
            try:
                if is_stream(response):
                    line.connected()
                    async for message in EventSource(response).aiter_sse():
                        aside(message)
                        told = line.take(message)
                        if told is not None:
                            yield told
                        if line.over:
                            return
                    pause = line.lost(None)
                else:
                    await response.aread()
                    pause = _refused(api, line, prepared, response)
            finally:
                await response.aclose()
        except (httpx.TransportError, SSEError, BrokenStream) as error:
            pause = line.lost(error)
        if line.torn:
            try:
                await mend()
            except (ConnectionFailed, Unavailable, BrokenStream) as error:
                pause = line.lost(error)
        await asyncio.sleep(pause)


def _prepared(api: Api | AsyncApi, line: Reconnecting[T]) -> httpx.Request:
    prepared = api.settings.build(api.http, line.request())
    prepared.extensions["timeout"] = line.timeout(api.settings.timeout_s).as_dict()
    return prepared


def _refused(api: Api | AsyncApi, line: Reconnecting[T], sent: httpx.Request, response: httpx.Response) -> float:
    if response.status_code == 401 and api.settings.token.outlived(sent):
        # The new token is there, or on its way.
        return line.lost(None)
    return line.refused(response)
