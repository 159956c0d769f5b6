"""Opens a live stream and hands it to the web server, the same way for the events of a game and for the lobby."""

from __future__ import annotations

from collections.abc import Iterator

from flask import Response, request

from service.http.streaming import event_stream
from service.http.streaming.event_ids import Place
from service.http.streaming.subscribers import Listener
from service.http.wiring import service, wiring
from service.outbox.reader import Reader

CONTENT_TYPES = {form: content_type for content_type, form in event_stream.FORMATS.items()}


def follow(listener: Listener, after: Place | None = None) -> Reader:
    """Listen from now on, or from behind an event. The caller closes the reader and the listener."""
    listening = wiring().listening
    listening.open(listener)
    try:
        source = service().follow(listener.game_id, after or 0, after.mark if after else "")
    except BaseException:
        listening.close(listener)
        raise
    listener.wake = source.wake
    return source


def respond(listener: Listener, source: Reader, frames: Iterator[bytes], vary: str) -> Response:
    """The answer that sends these frames, and closes reader and listener at its end. vary: the header of that name."""
    response, listening = Response(frames, content_type=CONTENT_TYPES[listener.format]), wiring().listening
    # Not in the generator: one whose first line is never asked for (HEAD) is closed without having run.
    response.call_on_close(source.close)
    response.call_on_close(lambda: listening.close(listener))
    # A web server that sees connections close (service.gunicorn.worker) says so at once, not at the next heartbeat.
    watch = getattr(request.environ.get("gunicorn.socket"), "when_gone", None)
    if watch:
        response.call_on_close(watch(listener.leave))
    # Proxies that gather what they pass on would turn a live stream into a late one.
    response.headers.update({"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no", "Vary": vary})
    return response
