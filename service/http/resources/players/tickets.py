"""Tickets of matchmaking queues: a player waits for a table, and takes that back."""

from __future__ import annotations

from flask import Response

from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.openapi.examples import queues as examples
from service.http.openapi.shapes import Shape
from service.http.openapi.smorest import Resource
from service.http.pipeline import player_auth
from service.http.responses.encoding import answer, encode
from service.http.responses.queues import MatchmakingTickets
from service.http.wiring import wiring
from service.matchmaking.tickets import MatchmakingTicket
from service.store.idempotency import StoredAnswer

KINDS = {
    "queue_closed": Kind(409, "Queue closed", "This queue takes no one at the moment: ask who runs it, or wait."),
    "queue_full": Kind(409, "Queue full", "As many wait here as may («values.limit»): try again in a while."),
    "ticket_not_found": Kind(404, "No ticket", "You have not waited in this queue: `join_queue` gives you a ticket."),
    "ticket_matched": Kind(
        409, "Table found", "You have a table already («values.game»): play there, or leave that game."
    ),
}
MINE = ("token_missing", "token_unknown")
TICKET = "/queues/<string:queue_id>/ticket"
blueprint = Resource(
    "tickets",
    __name__,
    examples=examples.tickets,
    kinds=KINDS,
    url_prefix="/v1",
    description="A player waits for a table in a matchmaking queue.",
)


@blueprint.operation(
    "PUT",
    TICKET,
    id="join_queue",
    summary="Wait for a table, or go on waiting",
    answers={
        201: Shape.of(MatchmakingTicket),
        200: Shape.of(MatchmakingTicket),
    },
    problems=(*MINE, "queue_not_found", "queue_closed", "queue_full", "too_many_seats"),
    security="player",
)
def join_queue(queue_id: str) -> Response:
    """With your own token, in a queue of the key that made you. You have one ticket in a queue: sent again it is the
    same one (200), and lasts for `ticket_ms` from now on, so send it again before `expires_at` while you wait. Your
    stream (`list_my_events`) tells what comes of it: `ticket_matched` with the game, which has begun, and in which you
    act with this token; `ticket_expired` or `ticket_cancelled`.

    While you play at a table that this queue made, you are told of that table and get no second one. You may wait in
    several queues, and each may make you a table."""
    player = player_auth.holder()

    def render(ticket: MatchmakingTicket, new: bool) -> StoredAnswer:
        return StoredAnswer(status=201 if new else 200, body=encode(ticket))

    return respond(wiring().players.matchmaking.wait(queue_id, player, render))


@blueprint.operation(
    "GET", TICKET, id="get_ticket", summary="Your ticket of a queue", answers={200: MatchmakingTicket},
    problems=(*MINE, "queue_not_found", "ticket_not_found"), security="player",
)  # fmt: skip
def get_ticket(queue_id: str) -> Response:
    """The last one: how long you wait, how far apart ratings may be by now, how many wait; or what came of it. To look
    does not renew it."""
    return answer(wiring().players.matchmaking.ticket(queue_id, player_auth.holder()))


@blueprint.operation(
    "DELETE", TICKET, id="leave_queue", summary="Wait no longer",
    answers={204: Shape(description="You do not wait in this queue.")},
    problems=(*MINE, "queue_not_found", "ticket_matched"), security="player",
)  # fmt: skip
def leave_queue(queue_id: str) -> Response:
    """Takes your ticket back. May be sent again: then nothing changes. Where a table was found meanwhile you are told
    which one (`ticket_matched`): it is played, and waits for you."""
    nothing = StoredAnswer(status=204, body=b"")
    return respond(wiring().players.matchmaking.withdraw(queue_id, player_auth.holder(), lambda: nothing))


@blueprint.operation(
    "GET", "/me/tickets", id="list_my_tickets", summary="Where you wait", answers={200: MatchmakingTickets},
    problems=MINE, security="player",
)  # fmt: skip
def list_my_tickets() -> Response:
    """Your last ticket of each queue, whatever came of it; what to ask, with `list_my_seats`, when the app comes
    back."""
    players = wiring().players
    known = players.load(player_auth.holder().id)
    return answer(MatchmakingTickets(tickets=players.matchmaking.tickets(known)))
