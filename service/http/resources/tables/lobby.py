"""GET /v1/lobby: the games that wait for players, as they are and as they change."""

from __future__ import annotations

import time
from collections.abc import Generator

from flask import Response, request

from service.games.lists.cards import Card
from service.games.lists.listing import Filter
from service.games.lists.lobby import Board
from service.http.openapi.examples import tables
from service.http.openapi.shapes import JSON, Shape
from service.http.openapi.smorest import Resource
from service.http.requests.queries import LobbyWatchQuery, filtered
from service.http.responses.encoding import answer, encode
from service.http.responses.games import GameSummary, LobbyNews
from service.http.streaming import event_stream, live_response
from service.http.streaming.subscribers import Listener, Listening
from service.http.wiring import arrival, service, settings, wiring
from service.json_types import JsonObject
from service.outbox.reader import Reader
from service.store import keys

# The data of each event of a stream is of this shape as well.
LOBBY = Shape(
    dict.fromkeys((JSON, event_stream.SSE, event_stream.NDJSON), LobbyNews), "The lobby as it is, or a stream of it."
)
blueprint = Resource(
    "lobby",
    __name__,
    examples=tables.lobby,
    url_prefix="/v1",
    description="The games that wait for players, live.",
)


@blueprint.operation(
    "GET",
    "/lobby",
    id="watch_lobby",
    summary="The lobby, live",
    answers={200: LOBBY},
    problems=("too_many_streams", "streams_full"),
)
@blueprint.query(LobbyWatchQuery)
def watch_lobby(query: JsonObject) -> Response:
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
        return answer(_news({}, _shown(board, wanted, time.monotonic())))
    form, listening = event_stream.FORMATS[accepted], wiring().listening
    listener = Listener(keys.LOBBY_NEWS, None, form, arrival(), wiring().rate_limits.caller())
    source = live_response.follow(listener)
    frames = _frames(source, listener, listening, board, wanted, settings().heartbeat_s, settings().stream_max_s)
    return live_response.respond(listener, source, event_stream.until_dropped(listener, frames), "Accept")


def _shown(board: Board, wanted: Filter, changed: float) -> dict[str, Card]:
    return {id_: card for id_, card in board.since(changed).items() if wanted.takes(card)}


def _frames(
    source: Reader, listener: Listener, listening: Listening, board: Board, wanted: Filter, heartbeat_s: float,
    longest_s: float,
) -> Generator[bytes, None, str]:  # fmt: skip
    """What a watcher of the lobby is told; the lobby has no log, so that a new stream begins with all of it.

    A heartbeat comes when nothing was sent for so long, whatever happens in the lobby that this watcher does not want.
    """
    wire = event_stream.WIRES[listener.format]
    yield wire.opening
    until, known = event_stream.end_of(longest_s), dict[str, Card]()
    listener.beat, name = event_stream.next_beat(time.monotonic(), heartbeat_s), "snapshot"
    while (now := time.monotonic()) < until and not (listening.closing or listener.gone):
        said = b""
        if source.rechecks():
            seen = _shown(board, wanted, now)
            news, known = _news(known, seen), seen
            if name == "snapshot" or news.games or news.gone:
                said, name = listener.frame(name, encode(news)), "change"
        if not said and now >= listener.beat:
            said = wire.heartbeat
        if said:
            yield said
            listener.beat = event_stream.next_beat(now, heartbeat_s)
        source.batch(min(listener.beat, until) - time.monotonic())
    return "closing" if listening.closing else "time"


def _news(before: dict[str, Card], seen: dict[str, Card]) -> LobbyNews:
    games: list[GameSummary] = [card for id_, card in seen.items() if before.get(id_) != card]  # type: ignore[misc]
    return LobbyNews(games=games, gone=[id_ for id_ in before if id_ not in seen])
