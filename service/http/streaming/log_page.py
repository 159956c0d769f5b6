"""A page of a log, and waiting for one: the same for the logs of games, players and tournaments."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from flask import Response, request

from service.http.errors.problems import Problem
from service.http.streaming import live_response
from service.http.streaming.event_ids import Place
from service.http.streaming.subscribers import Format, Listener
from service.http.wiring import arrival, service, settings, wiring
from service.outbox.reader import Dropped
from service.store.log import Entry


def check_place(log_id: str, after: Place, last: int) -> None:
    """A client that has seen what the log does not have would wait for events of other numbers, and miss some.

    last: the seq of the log's last event. Raises `last_event_id_unknown`.
    """
    if after > last or (after and after.mark and not service().has_event(log_id, after, after.mark)):
        raise Problem("last_event_id_unknown", values={"last_seq": last})


def listener(log_id: str, form: Format, viewer: str | None = None) -> Listener:
    """Who listens by this request. viewer: the seat of a game."""
    measure = wiring().round_trips.of(request.environ)
    return Listener(log_id, viewer, form, arrival(), wiring().rate_limits.caller(), measure)


def wait(listener: Listener, after: Place, seconds: float) -> None:
    """Return as soon as there is an event, the time is over (at most the setting's), or the server is told to go.

    Raises `last_event_id_unknown` where the log was rewound meanwhile.
    """
    until = time.monotonic() + min(seconds, settings().long_poll_max_s)
    listening = wiring().listening
    try:
        with live_response.follow(listener, after) as source:
            while (left := until - time.monotonic()) > 0 and not listening.closing:
                if source.batch(left):
                    return
    except Dropped as dropped:
        if str(dropped) == "rewound":
            raise Problem("last_event_id_unknown") from dropped
    finally:
        listening.close(listener)


def page(entries: Sequence[Entry], after: Place, *, told: Iterable[bytes] | None = None, more: bytes = b"") -> Response:
    """The entries behind `after` as JSON. told: their forms for this reader; more: what else the page says, as JSON."""
    last = Place.of(entries[-1].seq, entries[-1].mark) if entries else after
    forms = (entry.raw for entry in entries) if told is None else told
    body = b'{"events":[%s],"last_seq":%d,"last_id":"%s"%s}' % (b",".join(forms), last, last.id.encode(), more)
    response = Response(body, content_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    response.headers["Vary"] = "Authorization, Accept"
    return response


def finished(over: bool) -> bytes:
    """That no more events will come, or that some may: the last of what a page says."""
    return b',"finished":true' if over else b',"finished":false'
