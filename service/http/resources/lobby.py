"""GET /v1/lobby: the games that wait for players, as they are and as they change."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from flask import Response, request

from service.games.listing import Filter
from service.games.lobby import Board
from service.games.session import Card
from service.http.openapi.smorest import Resource
from service.http.requests.queries import LobbyWatchQuery, filtered
from service.http.responses.encoding import answer, encode
from service.http.responses.games import GameSummary, LobbyNews
from service.http.streaming import event_stream
from service.http.streaming.subscribers import Listener, Listening
from service.http.wiring import arrival, service, settings, wiring
from service.outbox.fanout import Dropped, Reader
from service.store import keys
from service.store.port import StoreUnavailable
from service.telemetry import metrics

blueprint = Resource("lobby", __name__, url_prefix="/v1", description="The games that wait for players, live.")


@blueprint.operation(
    "GET",
    "/lobby",
    id="watch_lobby",
    summary="The lobby, live",
    answers={200: "Lobby"},
    problems=("too_many_streams", "streams_full"),
)
@blueprint.query(LobbyWatchQuery)
def watch_lobby(query: dict[str, Any]) -> Response:
    """The public games of one status, the newest 500 at most, as far as they are wanted.

    As JSON: as they are now. With `Accept: text/event-stream`: first an event `snapshot` with all of them, then an
    event `change` whenever one of them changes (`games`) or is no longer one of them (`gone`); heartbeats between. A
    stream that ends says why (`event: dropped`, as in `list_events`): come back, and begin with the new snapshot. With
    `Accept: application/x-ndjson` the same for scripts: `{"event": "snapshot", "data": {…}}`, one a line, and empty
    lines as heartbeats. Changes of a fifth of a second may come together.
    """
    wanted, board = Filter(**filtered(query)), service().board(query["status"])
    accepted = request.accept_mimetypes.best_match(["application/json", *event_stream.FORMATS])
    if accepted not in event_stream.FORMATS:
        return answer(_news(None, _shown(board, wanted, time.monotonic())))
    form, listening = event_stream.FORMATS[accepted], wiring().listening
    listener = Listener(keys.LOBBY_NEWS, None, form, arrival(), wiring().door.caller())
    listening.open(listener)
    try:
        source = service().follow(keys.LOBBY_NEWS)
    except BaseException:
        listening.close(listener)
        raise
    listener.wake = source.wake
    frames = _frames(source, listener, listening, board, wanted, settings().heartbeat_s, settings().stream_max_s)
    response = Response(frames, content_type=accepted)
    response.call_on_close(source.close)
    response.call_on_close(lambda: listening.close(listener))
    watch = getattr(request.environ.get("gunicorn.socket"), "when_gone", None)
    if watch:
        response.call_on_close(watch(listener.leave))
    response.headers.update({"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no", "Vary": "Accept"})
    return response


def _shown(board: Board, wanted: Filter, changed: float) -> dict[str, Card]:
    return {id_: card for id_, card in board.since(changed).items() if wanted.takes(card)}


def _frames(
    source: Reader, listener: Listener, listening: Listening, board: Board, wanted: Filter, heartbeat_s: float,
    longest_s: float,
) -> Iterator[bytes]:  # fmt: skip
    """What a watcher of the lobby is told; the lobby has no log, so that a new stream begins with all of it."""
    wire = event_stream.WIRES[listener.format]
    yield wire.opening
    until = time.monotonic() + longest_s * random.uniform(0.9, 1.0)
    known: dict[str, Card] | None = None
    try:
        while (now := time.monotonic()) < until and not (listening.closing or listener.gone):
            if source.rechecks():
                seen = _shown(board, wanted, now)
                news = _news(known, seen)
                if known is None or news.games or news.gone:
                    yield listener.frame("snapshot" if known is None else "change", encode(news))
                known = seen
            elif now >= listener.beat:
                yield wire.heartbeat
            listener.beat = now + heartbeat_s * random.uniform(0.8, 1.0)
            source.batch(min(listener.beat, until) - time.monotonic())
        reason = "closing" if listening.closing else "time"
        if not listener.gone:
            metrics.dropped(reason)
    except Dropped as why:
        reason = str(why)
    except StoreUnavailable:
        reason = "store"
        metrics.dropped(reason)
    if not listener.gone:
        yield event_stream.dropped(listener, reason)


def _news(known: dict[str, Card] | None, seen: dict[str, Card]) -> LobbyNews:
    before = known or {}
    games: list[GameSummary] = [card for id_, card in seen.items() if before.get(id_) != card]  # type: ignore[misc]
    return LobbyNews(games=games, gone=[id_ for id_ in before if id_ not in seen])
