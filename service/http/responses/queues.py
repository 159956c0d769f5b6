"""What the service answers about matchmaking queues, and about the tickets of players."""

from __future__ import annotations

import msgspec

from service.matchmaking.record import QueueCard
from service.matchmaking.tickets import MatchmakingTicket


class QueuePage(msgspec.Struct, kw_only=True):
    """Matchmaking queues, newest first. next: the `cursor` of the next page, null at the end."""

    queues: list[QueueCard]
    next: str | None


class MatchmakingTickets(msgspec.Struct, kw_only=True):
    """The player's last ticket of each queue."""

    tickets: list[MatchmakingTicket]
