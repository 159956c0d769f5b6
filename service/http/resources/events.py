"""GET /v1/games/{id}/events: the log as JSON pages, by long poll, or as a live stream; tickets for browsers."""

from __future__ import annotations

import time

from flask import Response, request

from service.engine import Event
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.game_reads import Seen, look
from service.http.openapi.examples import following
from service.http.openapi.shapes import JSON, Shape
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency, request_metrics
from service.http.pipeline.game_access import requester
from service.http.requests.acts import EmptyBody
from service.http.requests.queries import EventsQuery
from service.http.responses.encoding import answer
from service.http.responses.events import EventPage, StreamTicket
from service.http.streaming import event_stream, grants, live_response, log_page, tickets
from service.http.streaming.event_ids import Place
from service.http.streaming.subscribers import Format
from service.http.wiring import arrival, service, settings, wiring
from service.json_types import JsonObject
from service.outbox.batch import seen_by

KINDS = {
    "last_event_id_invalid": Kind(
        400, "Last-Event-ID invalid", "Send back the id of the last event you got, as it was."
    ),
    "last_event_id_unknown": Kind(
        409,
        "Last-Event-ID unknown",
        "The game's log has no such event (any more): what came last was lost. Forget what you know of its events, "
        "load the game anew, and follow it from its own «seq».",
    ),
    "ticket_unknown": Kind(401, "Ticket unknown", "This ticket does not open this game (any more); ask for a new one."),
    "ticket_expired": Kind(
        401, "Ticket expired", "Ask for a new ticket, and go on «after» the last event that you got."
    ),
}
EVENTS = Shape(
    {JSON: EventPage, event_stream.SSE: Event, event_stream.NDJSON: Event}, "A page of events, or a stream of them."
)
NOTHING_MORE = Shape(
    description="For event streams: the game is over and you have all of its events; do not come back."
)
blueprint = Resource(
    "events",
    __name__,
    examples=following.events,
    kinds=KINDS,
    url_prefix="/v1",
    description="What happened, and what happens now.",
)


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/events",
    id="list_events",
    summary="Events, as pages or live",
    answers={200: EVENTS, 204: NOTHING_MORE},
    problems=("token_unknown", "ticket_unknown", "ticket_expired", "game_not_found", "last_event_id_invalid",
              "last_event_id_unknown", "too_many_streams", "streams_full"),
    security="viewer",
)  # fmt: skip
@blueprint.query(EventsQuery)
def list_events(query: JsonObject, game_id: str) -> Response:
    """Events in order, without gaps: `seq` counts 1, 2, 3 …

    As JSON: a page; with `wait`, a page that waits until there is something in it. With `Accept: text/event-stream`:
    everything after Last-Event-ID (or `after`), then live, with an `id` (the seq, a dot, and digits that tell this
    event from any other) and a heartbeat. A stream ends after `game_finished`; 204 tells a client that reconnects that
    there is nothing more. A stream that ends earlier says why (`event: dropped`, `data: {"reason": …}`: `slow`,
    `time`, `closing`, `store`, or `token`: what opened it opens it no more), if it still can: come back and resume.
    With `Accept: application/x-ndjson` the same for scripts: one event a line, empty lines as heartbeats, and
    `{"event": "dropped", "data": {…}}` where it ends too early.

    Where the service lost the end of a log (its database came back without its last writes), `dropped` says `rewound`,
    and an id that the log does not have (any more) is refused with 409 `last_event_id_unknown`: forget what you know of
    the events, load the game anew, and follow it from its `seq`. The log itself tells it by an event `rewound`.

    Where the game compensates lag, the stream of a seat also brings `event: ping`, `data: {"nonce": …}`, to be
    returned at once by `return_ping`.
    """
    after = event_stream.last_event_id(request.headers.get("Last-Event-ID"), query.get("after"))
    seen = look(game_id, query.get("ticket"))
    accepted = request.accept_mimetypes.best_match(["application/json", *event_stream.FORMATS])
    if accepted in event_stream.FORMATS:
        return _stream(game_id, after, seen, event_stream.FORMATS[accepted])
    return _page(game_id, after, query, seen)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/stream-tickets",
    id="create_stream_ticket",
    summary="A ticket for a browser's EventSource",
    answers={201: StreamTicket},
    problems=("token_missing", "token_unknown", "key_unknown", "game_not_found"),
    security="member",
)
@blueprint.body(EmptyBody, required=False)
def create_stream_ticket(body: JsonObject, game_id: str) -> Response:
    """An EventSource can send no token; a ticket in its address stands for one: for the token of your seat or of your
    invitation to watch, or for the key that made the game. It opens the events of this game as that would, and nothing
    else, as often as you like until it expires; a stream that is open by then stays open for as long as the token or
    key opens the game.

    A browser that reconnects with an expired ticket gets 401, and its EventSource stops: make a new ticket, and a
    new EventSource with `after` = the last id that you got, as it was. Clients that can send headers (fetch, the SDKs)
    need none.
    """
    # A retry makes a second ticket, which is as good as the first: the key is only checked.
    idempotency.of_request()
    api_key_auth.refuse_unknown()
    meta = service().read(game_id).meta
    grant = grants.of_viewer(meta, requester().viewer(meta), wiring().keys, service().players, arrival())
    if grant is None:
        raise Problem("token_missing")
    expires = arrival() + settings().stream_ticket_s * 1000
    if grant.until is not None:
        expires = min(expires, grant.until)
    made = tickets.make(grant.kept, game_id, grant.holder, expires)
    url = f"/v1/games/{game_id}/events?ticket={made}"
    return answer(StreamTicket(ticket=made, expires_at=expires, url=url), 201)


def _access(game_id: str, seen: Seen) -> grants.Access:
    games = service()
    return grants.Access(seen.meta, seen.by, wiring().keys, games.players, games.clock.now, lambda: games.read(game_id))


def _page(game_id: str, after: Place, query: JsonObject, seen: Seen) -> Response:
    limit, finished = query["limit"], seen.finished
    log_page.check_place(game_id, after, seen.seq)
    entries = service().log(game_id, after, limit)
    if not entries and not finished and query["wait"]:
        began = time.perf_counter()
        log_page.wait(log_page.listener(game_id, "poll", seen.viewer), after, query["wait"])
        request_metrics.waited(time.perf_counter() - began)
        # What opened the game when this began may have been taken back since.
        look(game_id, query.get("ticket"))
        # What came with the first event belongs to the same act; the log has all of it at once.
        entries = service().log(game_id, after, limit)
    finished = finished or any(b'"game_finished"' in entry.raw for entry in entries)
    return log_page.page(entries, after, told=seen_by(entries, seen.viewer), more=log_page.finished(finished))


def _stream(game_id: str, after: Place, seen: Seen, form: Format) -> Response:
    log_page.check_place(game_id, after, seen.seq)
    if seen.finished and after == seen.seq:
        # The one answer after which a browser's EventSource does not come back.
        return Response(status=204)
    listening, listener = wiring().listening, log_page.listener(game_id, form, seen.viewer)
    source = live_response.follow(listener, after)
    frames = event_stream.frames(
        source,
        listener,
        listening,
        heartbeat_s=settings().heartbeat_s,
        longest_s=settings().stream_max_s,
        access=_access(game_id, seen),
    )
    return live_response.respond(listener, source, frames, "Authorization, Accept")
