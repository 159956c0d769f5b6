"""Events of a game as a page, and the ticket that opens a stream of them."""

from __future__ import annotations

import msgspec

from service.engine import Event


class EventPage(msgspec.Struct, kw_only=True):
    """Events in order.

    last_id: what to send as `after` for the next page; it names the last of them, so that a log which was rewound
    meanwhile is noticed (409 `last_event_id_unknown`). last_seq: its seq alone, by which that is not noticed.
    finished: whether the game is over.
    """

    events: list[Event]
    last_seq: int
    last_id: str
    finished: bool


class StreamTicket(msgspec.Struct, kw_only=True):
    """Opens the events of this game as its asker may see them, for a short while.

    expires_at: in ms since the epoch. url: where the stream is, ticket included, relative to the service's own
    address; add `after` to it to resume.
    """

    ticket: str
    expires_at: int
    url: str
