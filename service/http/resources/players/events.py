"""GET /v1/me/events: what happens to a player, as pages, by long poll, or as a live stream."""

from __future__ import annotations

import hmac

from flask import Response, request

from service.http.openapi.examples import players as examples
from service.http.openapi.shapes import JSON, Shape
from service.http.openapi.smorest import Resource
from service.http.pipeline import player_auth
from service.http.requests.players import PlayerEventsQuery
from service.http.responses.players import PlayerEventPage
from service.http.streaming import event_stream, live_response, log_page
from service.http.streaming.event_ids import Place
from service.http.streaming.subscribers import Format
from service.http.wiring import service, settings, wiring
from service.json_types import JsonObject
from service.players import ids
from service.players.events import PLAYER_EVENTS, PlayerEvent
from service.players.known import KnownPlayer, KnownPlayers

EVENTS = Shape(
    {JSON: PlayerEventPage, event_stream.SSE: PlayerEvent, event_stream.NDJSON: PlayerEvent},
    "A page of events, or a stream of them.",
)
blueprint = Resource(
    "my events",
    __name__,
    examples=examples.events,
    structs=PLAYER_EVENTS,
    url_prefix="/v1/me",
    description="What happens to the player whose token is sent.",
)


class _Access:
    """A stream goes on for as long as the token that opened it opens anything."""

    ends = float("inf")
    restless = True

    def __init__(self, players: KnownPlayers, opener: KnownPlayer) -> None:
        self._players = players
        self._opener = opener

    def opens(self) -> bool:
        """See event_stream.Access."""
        # Not what is remembered: this is looked at because the token may have been replaced just now.
        self._players.forget(self._opener.id)
        found = self._players.find(self._opener.id)
        return found is not None and bool(found.token) and hmac.compare_digest(found.token, self._opener.token)


@blueprint.operation(
    "GET",
    "/events",
    id="list_my_events",
    summary="What happens to you, as pages or live",
    answers={200: EVENTS},
    problems=("token_missing", "token_unknown", "last_event_id_invalid", "last_event_id_unknown", "too_many_streams",
              "streams_full"),
    security="player",
)  # fmt: skip
@blueprint.query(PlayerEventsQuery)
def list_my_events(query: JsonObject) -> Response:
    """Invitations, seats, tickets of matchmaking queues, tournaments, games that are over: in order, without gaps, in
    the same ways as the events of a game (`list_events`): as JSON a page, with `wait` a page that waits until there
    is something in it; with `Accept: text/event-stream` or `application/x-ndjson` live. The stream has no end; where
    the token is replaced or revoked it ends (`dropped`, reason `token`)."""
    after = event_stream.last_event_id(request.headers.get("Last-Event-ID"), query.get("after"))
    opener = player_auth.holder()
    last = wiring().players.load(opener.id).events
    stored_id = ids.stored(opener.id)
    log_page.check_place(stored_id, after, last)
    accepted = request.accept_mimetypes.best_match(["application/json", *event_stream.FORMATS])
    if accepted in event_stream.FORMATS:
        return _stream(stored_id, after, opener, event_stream.FORMATS[accepted])
    return _page(stored_id, after, query)


def _page(stored_id: str, after: Place, query: JsonObject) -> Response:
    entries = service().log(stored_id, after, query["limit"])
    if not entries and query["wait"]:
        log_page.wait(log_page.listener(stored_id, "poll"), after, query["wait"])
        entries = service().log(stored_id, after, query["limit"])
    return log_page.page(entries, after)


def _stream(stored_id: str, after: Place, opener: KnownPlayer, form: Format) -> Response:
    listener = log_page.listener(stored_id, form)
    source = live_response.follow(listener, after)
    frames = event_stream.frames(
        source,
        listener,
        wiring().listening,
        heartbeat_s=settings().heartbeat_s,
        longest_s=settings().stream_max_s,
        access=_Access(service().players, opener),
    )
    return live_response.respond(listener, source, frames, "Authorization, Accept")
