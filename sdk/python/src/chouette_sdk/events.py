"""The live events of a game, as one iterator that outlives lost connections and ends with the game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator

import httpx
from httpx_sse import EventSource, SSEError

from chouette_sdk import lag
from chouette_sdk._generated.models import Event, EventPage, RewoundEvent
from chouette_sdk.cursor import BrokenStream, Cursor, Patience, is_stream, parse_event
from chouette_sdk.problems import ConnectionFailed, Unavailable
from chouette_sdk.transport import Api, AsyncApi

__all__ = ["Cursor", "Patience", "parse_event", "stream", "stream_async"]

PAGE = 500


def rewinds(page: EventPage) -> list[RewoundEvent]:
    """The events of a page that tell of a rewound log."""
    return [event for event in page.events if isinstance(event, RewoundEvent)]


def stream(api: Api, cursor: Cursor, *, answer_pings: bool = True) -> Iterator[Event]:
    """Every event after the cursor, each exactly once and in order, until the game is over.

    Where the service lost the end of its log, the next event is a RewoundEvent: what was told after its `to_seq` did
    not happen, and events come under seqs that were told before. Load the game again then.

    answer_pings: return the nonces by which the service measures a seat's network, as they come.

    Raises Problem where the service refuses (no such game, wrong token), ConnectionFailed as Patience says.
    """
    while not cursor.over:
        prepared = api.settings.build(api.http, cursor.request())
        prepared.extensions["timeout"] = cursor.timeout(api.settings.timeout_s).as_dict()
        try:
            response = api.http.send(prepared, stream=True)
            try:
                if is_stream(response):
                    cursor.connected()
                    for message in EventSource(response).iter_sse():
                        if message.event == lag.EVENT and answer_pings:
                            lag.give_back(api, cursor.game_id, message.data)
                        event = cursor.take(message)
                        if event is not None:
                            yield event
                        if cursor.over:
                            return
                    pause = cursor.lost(None)
                else:
                    response.read()
                    pause = cursor.refused(response)
            finally:
                response.close()
        except (httpx.TransportError, SSEError, BrokenStream) as error:
            pause = cursor.lost(error)
        if cursor.rewound is not None:
            try:
                cursor.go_back(_rewinds(api, cursor))
            except (ConnectionFailed, Unavailable) as error:
                pause = cursor.lost(error)
        time.sleep(pause)


def _rewinds(api: Api, cursor: Cursor) -> list[RewoundEvent]:
    found: list[RewoundEvent] = []
    after = 0
    while (page := api.list_events(cursor.game_id, after=after, limit=PAGE)).events:
        found += rewinds(page)
        after = page.last_seq
    return found


async def stream_async(api: AsyncApi, cursor: Cursor, *, answer_pings: bool = True) -> AsyncIterator[Event]:
    """The same, awaited."""
    returning = lag.Returning(api, cursor.game_id)
    while not cursor.over:
        prepared = api.settings.build(api.http, cursor.request())
        prepared.extensions["timeout"] = cursor.timeout(api.settings.timeout_s).as_dict()
        try:
            response = await api.http.send(prepared, stream=True)
            try:
                if is_stream(response):
                    cursor.connected()
                    async for message in EventSource(response).aiter_sse():
                        if message.event == lag.EVENT and answer_pings:
                            returning.give_back(message.data)
                        event = cursor.take(message)
                        if event is not None:
                            yield event
                        if cursor.over:
                            return
                    pause = cursor.lost(None)
                else:
                    await response.aread()
                    pause = cursor.refused(response)
            finally:
                await response.aclose()
        except (httpx.TransportError, SSEError, BrokenStream) as error:
            pause = cursor.lost(error)
        if cursor.rewound is not None:
            try:
                cursor.go_back(await _rewinds_async(api, cursor))
            except (ConnectionFailed, Unavailable) as error:
                pause = cursor.lost(error)
        await asyncio.sleep(pause)


async def _rewinds_async(api: AsyncApi, cursor: Cursor) -> list[RewoundEvent]:
    found: list[RewoundEvent] = []
    after = 0
    while (page := await api.list_events(cursor.game_id, after=after, limit=PAGE)).events:
        found += rewinds(page)
        after = page.last_seq
    return found
