"""Examples of matchmaking: a queue, and a player who waits in it."""

from __future__ import annotations

from typing import Any

from service.http.openapi.played_game import GAME_ID, POOL_ID, QUEUE_ID, START_MS, Examples
from service.http.responses.queues import MatchmakingTickets, QueuePage
from service.json_types import JsonObject
from service.matchmaking import tickets as shown
from service.matchmaking.record import MatchmakingQueue, Ticket
from service.players.record import NotedTicket

WAITED_MS = 12_000
BODY: JsonObject = {
    "name": "Ranked", "ruleset": "wikimonde", "table_size": 4, "wait_ms": 120_000, "bots": "regular"
}  # fmt: skip


def _queue(**changed: Any) -> MatchmakingQueue:
    told = {**BODY, "id": QUEUE_ID, "created_at": START_MS, "owner": "key_7k2m", "pool": POOL_ID, **changed}
    return MatchmakingQueue(**told)


def queues(made: Examples) -> None:
    """What the key does that made the queue."""
    made.put("create_queue", "ranked", _queue().shown, BODY)
    made.put("list_queues", "page", QueuePage(queues=[_queue().shown], next=None))
    made.put("get_queue", "ranked", _queue().shown)
    made.put("change_queue", "closed", _queue(closed=True).shown, {"closed": True})


def tickets(made: Examples) -> None:
    """What the player asks."""
    queue = _queue()
    ticket = Ticket(number=START_MS, since=START_MS, until=START_MS + queue.ticket_ms, rating=1543)
    queue.tickets = {"p_k3f4x2m7q4w5z6b5n6c2": ticket}
    waiting = shown.waiting(queue, ticket, START_MS)
    made.put("join_queue", "waiting", waiting)
    made.put("get_ticket", "waiting", shown.waiting(queue, ticket, START_MS + WAITED_MS))
    noted = NotedTicket(
        number=ticket.number, state="matched", since=START_MS, at=START_MS + WAITED_MS, rating=1543, game=GAME_ID
    )
    matched = shown.noted(QUEUE_ID, noted, 0)
    made.put("get_ticket", "matched", matched)
    made.put("list_my_tickets", "matched", MatchmakingTickets(tickets=[matched]))
