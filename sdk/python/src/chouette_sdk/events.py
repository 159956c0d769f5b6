"""The live events of a game, as one iterator that outlives lost connections and ends with the game."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
from httpx_sse import EventSource, ServerSentEvent, SSEError

from chouette_sdk import lag
from chouette_sdk._generated.api.events import list_events
from chouette_sdk._generated.models import EVENT_CLASSES, Event, UnknownVariant
from chouette_sdk._generated.types import Request
from chouette_sdk.problems import ChouetteError, ConnectionFailed, UnreadableAnswer, problem_of, retry_after
from chouette_sdk.retries import PASSING_STATUS, Retry, is_passing
from chouette_sdk.transport import Api, AsyncApi

OVER = "game_finished"


@dataclass(frozen=True)
class Patience:
    """How an event stream bears bad times.

    silence_s: a connection that says nothing for so long, not even a heartbeat, is given up and made anew.
    alone_s: without any connection for so long it raises ConnectionFailed; None is for ever.
    retry: how long it waits between attempts (its `attempts` do not count here).
    """

    silence_s: float = 40.0
    alone_s: float | None = 120.0
    retry: Retry = field(default_factory=Retry)


def parse_event(data: dict[str, Any]) -> Event:
    """The event as its class; a type newer than this SDK comes as UnknownVariant."""
    kind = EVENT_CLASSES.get(data.get("type", ""))
    if kind is None:
        return UnknownVariant(str(data.get("type")), data)
    event: Event = kind.from_dict(data)
    return event


class Cursor:
    """Where a stream is: what it has seen, how long it has been alone, whether the game is over."""

    def __init__(self, game_id: str, after: int, patience: Patience) -> None:
        self.game_id = game_id
        self.seq = after
        self.patience = patience
        self.over = False
        self._failures = 0
        self._alone_since: float | None = None
        self._gap_at: int | None = None
        self._told_s = 0.0

    def request(self) -> Request:
        """The call that opens the stream right behind the last event seen."""
        plain = list_events.request(self.game_id, last_event_id=str(self.seq))
        wanted = {"Accept": "text/event-stream", "Cache-Control": "no-store"}
        return replace(plain, headers={**plain.headers, **wanted})

    def timeout(self, connect_s: float) -> httpx.Timeout:
        """Reading may take as long as silence may last; everything else as long as in any call."""
        return httpx.Timeout(connect_s, read=self.patience.silence_s)

    def take(self, message: ServerSentEvent) -> Event | None:
        """The event of this message, None if there is none in it or it was seen before."""
        if message.event == "end":
            self.over = True
            return None
        if message.event == "dropped":
            # The service sends this connection away, and says when to come back: that is no failure.
            self._told_s = (message.retry or 0) / 1000
            return None
        if message.event != "message" or not message.data:
            return None
        try:
            data = json.loads(message.data)
            seq = int(data["seq"])
            event = parse_event(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            # A message cut off by a dying connection: the next connection brings it whole.
            raise BrokenStream("a message that is no event") from None
        if seq <= self.seq:
            return None
        if seq > self.seq + 1 and self._gap_at != self.seq:
            # Something was lost on the way: ask once more from here, and believe the service the second time.
            self._gap_at = self.seq
            raise BrokenStream(f"a gap after event {self.seq}")
        self.seq = seq
        self.over = data.get("type") == OVER
        self._failures = 0
        return event

    def refused(self, response: httpx.Response) -> float:
        """Seconds to wait after an answer that is no stream. Raises what it means where waiting is no use.

        204 is the service's word for «the game is over and you have all of its events».
        """
        if response.status_code == 204:
            self.over = True
            return 0.0
        problem = problem_of(response) if not response.is_success else no_stream(response)
        if response.status_code not in PASSING_STATUS:
            raise problem
        return max(self.lost(problem), retry_after(response) or 0.0)

    def connected(self) -> None:
        """A stream is open."""
        self._alone_since = None

    def lost(self, error: Exception | None) -> float:
        """Seconds until the next connection. Raises ConnectionFailed after being alone for too long."""
        now, told_s, self._told_s = time.monotonic(), self._told_s, 0.0
        if self._alone_since is None:
            self._alone_since = now
        alone_s = self.patience.alone_s
        if isinstance(error, httpx.TransportError) and not is_passing(error):
            raise ConnectionFailed(f"{type(error).__name__}: {error}") from error
        if alone_s is not None and now - self._alone_since >= alone_s:
            if isinstance(error, ChouetteError) and not isinstance(error, BrokenStream):
                raise error
            raise ConnectionFailed(f"No event stream for {alone_s:g} s ({error!r})") from error
        if told_s:
            return told_s
        self._failures += 1
        return self.patience.retry.pause(self._failures)


class BrokenStream(ChouetteError):
    """A connection that is not worth listening to any longer; never leaves this module."""


def no_stream(response: httpx.Response) -> UnreadableAnswer:
    """The error for a success that is no event stream."""
    kind = response.headers.get("Content-Type")
    return UnreadableAnswer(f"Expected an event stream, got {kind!r}", response)


def is_stream(response: httpx.Response) -> bool:
    """Whether events can be read from this answer."""
    return response.status_code == 200 and "text/event-stream" in response.headers.get("Content-Type", "")


def stream(api: Api, cursor: Cursor, *, answer_pings: bool = True) -> Iterator[Event]:
    """Every event after the cursor, each exactly once and in order, until the game is over.

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
        time.sleep(pause)


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
        await asyncio.sleep(pause)
