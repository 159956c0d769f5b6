"""Tickets as their players see them."""

from __future__ import annotations

import msgspec

from service.matchmaking.record import MatchmakingQueue, Ticket
from service.players.record import NotedTicket, TicketState
from service.ratings import accepted


class MatchmakingTicket(msgspec.Struct, kw_only=True):
    """A player's ticket of a queue.

    queue: its id. state: `waiting`, `matched`: there is a table; `expired`, `cancelled`: no longer, and `reason` says
    why. since: in ms since the epoch. expires_at: when it expires unless it is renewed, in ms since the epoch; null
    where it does not wait. rating: the player's, as shown, by which tables are made. width: how far apart ratings at
    a table may be by now, null where it does not wait. waiting: how many wait in this queue now. game: the id of the
    game, in which the player acts with the own token; null without. reason: `no_table`, `not_renewed`, `withdrawn`,
    `queue_closed` or `unplayable`; null where it waits or has a table.
    """

    queue: str
    state: TicketState
    since: int
    expires_at: int | None
    rating: int
    width: int | None
    waiting: int
    game: str | None
    reason: str | None


def waiting(queue: MatchmakingQueue, ticket: Ticket, now: int) -> MatchmakingTicket:
    """One that waits. now: ms."""
    return MatchmakingTicket(
        queue=queue.id, state="waiting", since=ticket.since, expires_at=ticket.until, rating=ticket.rating,
        width=accepted(queue.rules, ticket.since, now), waiting=len(queue.tickets), game=None, reason=None,
    )  # fmt: skip


def noted(queue_id: str, ticket: NotedTicket, count: int) -> MatchmakingTicket:
    """One that is over, as the player was told. count: how many wait in the queue now."""
    return MatchmakingTicket(
        queue=queue_id, state=ticket.state, since=ticket.since, expires_at=None, rating=ticket.rating, width=None,
        waiting=count, game=ticket.game or None, reason=ticket.reason or None,
    )  # fmt: skip
