"""The live events of a game, as one iterator that outlives lost connections and ends with the game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from httpx_sse import ServerSentEvent

from chouette_sdk import lag
from chouette_sdk._generated.models import Event, EventPage
from chouette_sdk.cursor import REWOUND, Cursor, parse_event
from chouette_sdk.going_back import Asked
from chouette_sdk.listening import listen, listen_async
from chouette_sdk.problems import Problem
from chouette_sdk.reconnecting import Patience
from chouette_sdk.transport import Api, AsyncApi

__all__ = ["Cursor", "Patience", "parse_event", "stream", "stream_async"]


def stream(api: Api, cursor: Cursor, *, answer_pings: bool = True) -> Iterator[Event]:
    """Every event after the cursor, each exactly once and in order, until the game is over.

    Where the service lost the end of its log, the next event is a RewoundEvent: what was told after its `to_seq` did
    not happen, and events come under seqs that were told before. Load the game again then. Its `to_seq` is never higher
    than the last event that this stream told and that the log still has, whatever the service knows to be lost.

    answer_pings: return the nonces by which the service measures a seat's network, as they come.

    Raises Problem where the service refuses (no such game, wrong token), ConnectionFailed as Patience says.
    """

    def aside(message: ServerSentEvent) -> None:
        if message.event == lag.EVENT and answer_pings:
            lag.give_back(api, cursor.game_id, message.data)

    def page(asked: Asked) -> EventPage | None:
        after, limit = asked
        try:
            return api.list_events(cursor.game_id, last_event_id=after, limit=limit)
        except Problem as problem:
            if problem.code != REWOUND:
                raise
            return None

    def mend() -> None:
        search = cursor.search()
        try:
            asked = next(search)
            while True:
                asked = search.send(page(asked))
        except StopIteration as end:
            cursor.go_back(end.value)

    return listen(api, cursor, aside=aside, mend=mend)


def stream_async(api: AsyncApi, cursor: Cursor, *, answer_pings: bool = True) -> AsyncIterator[Event]:
    """The same, awaited."""
    returning = lag.Returning(api, cursor.game_id)

    def aside(message: ServerSentEvent) -> None:
        if message.event == lag.EVENT and answer_pings:
            returning.give_back(message.data)

    async def page(asked: Asked) -> EventPage | None:
        after, limit = asked
        try:
            return await api.list_events(cursor.game_id, last_event_id=after, limit=limit)
        except Problem as problem:
            if problem.code != REWOUND:
                raise
            return None

    async def mend() -> None:
        search = cursor.search()
        try:
            asked = next(search)
            while True:
                asked = search.send(await page(asked))
        except StopIteration as end:
            cursor.go_back(end.value)

    return listen_async(api, cursor, aside=aside, mend=mend)
