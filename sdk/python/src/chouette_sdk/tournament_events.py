"""What happens in a tournament, live: one iterator that outlives lost connections and ends with the tournament."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import httpx
from httpx_sse import ServerSentEvent

from chouette_sdk._generated.api.tournament_events import list_tournament_events
from chouette_sdk._generated.models import Event
from chouette_sdk._generated.types import Request
from chouette_sdk.cursor import parse_event
from chouette_sdk.listening import listen, listen_async
from chouette_sdk.reconnecting import STREAM, BrokenStream, Patience, Reconnecting
from chouette_sdk.transport import Api, AsyncApi

COUNTED = ("round_started", "table_finished", "result_corrected", "entry_withdrawn", "tournament_finished")
"""By these the standings change."""


class TournamentCursor(Reconnecting[Event]):
    """Where a stream is: the id of the last event that it has seen."""

    def __init__(self, tournament_id: str, after: int, patience: Patience) -> None:
        super().__init__(patience)
        self.tournament_id = tournament_id
        self.seq = after
        self.id = str(after)

    def request(self) -> Request:
        """The call that opens the stream right behind the last event seen."""
        plain = list_tournament_events.request(self.tournament_id, last_event_id=self.id)
        return replace(plain, headers={**plain.headers, **STREAM})

    def take(self, message: ServerSentEvent) -> Event | None:
        """The event of this message, None if there is none in it or it was seen before."""
        if message.event == "end":
            self.over = True
        if message.event == "dropped":
            self.dropped(message)
        if message.event != "message" or not message.data:
            return None
        try:
            data = json.loads(message.data)
            seq, event = int(data["seq"]), parse_event(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BrokenStream("a message that is no event") from None
        if seq <= self.seq:
            return None
        self.seq, self.id = seq, message.id or str(seq)
        self.over = data.get("type") == "tournament_finished"
        self.went_well()
        return event

    def refused(self, response: httpx.Response) -> float:
        """See Reconnecting. 204: it is over, and nothing is missing."""
        if response.status_code == 204:
            self.over = True
            return 0.0
        return super().refused(response)


def tournament_events(api: Api, cursor: TournamentCursor) -> Iterator[Event]:
    """Every event after the cursor, each once and in order, until the tournament is over."""
    return listen(api, cursor)


def tournament_events_async(api: AsyncApi, cursor: TournamentCursor) -> AsyncIterator[Event]:
    """The same, awaited."""
    return listen_async(api, cursor)
