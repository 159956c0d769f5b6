"""GET /v1/games/{id}/events: the log as JSON pages, by long poll, or as a live stream."""

from __future__ import annotations

import time
from typing import Any

from flask import Response, request

from service.http import sse
from service.http.api import Resource
from service.http.listening import Format, Listener
from service.http.reading import Seen, look
from service.http.schemas.queries import EventsQuery
from service.http.wiring import arrival, service, settings, wiring
from service.outbox.fanout import Dropped

blueprint = Resource("events", __name__, url_prefix="/v1", description="What happened, and what happens now.")


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/events",
    id="list_events",
    summary="Events, as pages or live",
    answers={200: "Events", 204: "NothingMore"},
    problems=("token_unknown", "game_not_found", "last_event_id_invalid"),
    security="viewer",
)
@blueprint.query(EventsQuery)
def list_events(query: dict[str, Any], game_id: str) -> Response:
    """Events in order, without gaps: `seq` counts 1, 2, 3 …

    As JSON: a page; with `wait`, a page that waits until there is something in it. With
    «Accept: text/event-stream»: everything after Last-Event-ID (or `after`), then live, with `id` = seq and a
    heartbeat; it ends after `game_finished`, and 204 tells who reconnects that there is nothing more.
    """
    after = sse.last_event_id(request.headers.get("Last-Event-ID"), query.get("after"))
    seen = look(game_id)
    finished = seen.game.state.status == "finished"
    if request.accept_mimetypes.best_match(["application/json", sse.MEDIA_TYPE]) == sse.MEDIA_TYPE:
        return _stream(game_id, after, seen, finished)
    return _page(game_id, after, query, seen, finished)


def _listener(game_id: str, seen: Seen, form: Format) -> Listener:
    return Listener(game_id, seen.viewer, form, arrival(), request.remote_addr or "")


def _page(game_id: str, after: int, query: dict[str, Any], seen: Seen, finished: bool) -> Response:
    limit = query["limit"]
    events = service().events(game_id, after, limit)
    if not events and not finished and query["wait"]:
        _wait(_listener(game_id, seen, "poll"), after, min(query["wait"], settings().long_poll_max_s))
        # What came with the first event belongs to the same act; the log has all of it at once.
        events = service().events(game_id, after, limit)
    last = sse.head(events[-1]) if events else None
    finished = finished or any(b'"game_finished"' in raw for raw in events)
    body = b'{"events":[%s],"last_seq":%d,"finished":%s}' % (
        b",".join(events),
        last.seq if last else after,
        b"true" if finished else b"false",
    )
    response = Response(body, content_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    response.headers["Vary"] = "Authorization, Accept"
    return response


def _wait(listener: Listener, after: int, seconds: float) -> None:
    """Return as soon as there is an event, the time is over, or the server is told to go."""
    until = time.monotonic() + seconds
    listening = wiring().listening
    listening.open(listener)
    try:
        with service().follow(listener.game_id, after) as source:
            listener.wake = source.wake
            while (left := until - time.monotonic()) > 0 and not listening.closing:
                if source.batch(left):
                    return
    except Dropped:
        return
    finally:
        listening.close(listener)


def _stream(game_id: str, after: int, seen: Seen, finished: bool) -> Response:
    if finished and not service().events(game_id, after, 1):
        # The one answer after which a browser's EventSource does not come back.
        return Response(status=204)
    listening, listener = wiring().listening, _listener(game_id, seen, "sse")
    listening.open(listener)
    try:
        source = service().follow(game_id, after)
    except BaseException:
        listening.close(listener)
        raise
    listener.wake = source.wake
    frames = sse.frames(
        source,
        listener,
        listening,
        heartbeat_s=settings().heartbeat_s,
        longest_s=settings().stream_max_s,
    )
    response = Response(frames, content_type=sse.MEDIA_TYPE)
    # Not in the generator: one that nobody ever asked for its first line (HEAD) is closed without having run.
    response.call_on_close(source.close)
    response.call_on_close(lambda: listening.close(listener))
    # Proxies that gather what they pass on would turn a live stream into a late one.
    response.headers.update({"Cache-Control": "no-cache, no-transform", "X-Accel-Buffering": "no"})
    response.headers["Vary"] = "Authorization, Accept"
    return response
