"""The live events of a game, as one iterator that outlives lost connections and ends with the game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from httpx_sse import ServerSentEvent

from chouette_sdk import lag
from chouette_sdk._generated.models import Event, EventPage, RewoundEvent
from chouette_sdk.cursor import Cursor, parse_event
from chouette_sdk.listening import listen, listen_async
from chouette_sdk.reconnecting import Patience
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

    def aside(message: ServerSentEvent) -> None:
        if message.event == lag.EVENT and answer_pings:
            lag.give_back(api, cursor.game_id, message.data)

    def mend() -> None:
        found: list[RewoundEvent] = []
        after = 0
        while (page := api.list_events(cursor.game_id, after=after, limit=PAGE)).events:
            found += rewinds(page)
            after = page.last_seq
        cursor.go_back(found)

    return listen(api, cursor, aside=aside, mend=mend)


def stream_async(api: AsyncApi, cursor: Cursor, *, answer_pings: bool = True) -> AsyncIterator[Event]:
    """The same, awaited."""
    returning = lag.Returning(api, cursor.game_id)

    def aside(message: ServerSentEvent) -> None:
        if message.event == lag.EVENT and answer_pings:
            returning.give_back(message.data)

    async def mend() -> None:
        found: list[RewoundEvent] = []
        after = 0
        while (page := await api.list_events(cursor.game_id, after=after, limit=PAGE)).events:
            found += rewinds(page)
            after = page.last_seq
        cursor.go_back(found)

    return listen_async(api, cursor, aside=aside, mend=mend)
