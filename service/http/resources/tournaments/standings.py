"""GET /v1/tournaments/{id}/standings: as JSON, a line each, or as CSV. Its resource is that of rounds.py."""

from __future__ import annotations

from flask import Response, request

from service.director.standings_board import Standing
from service.http.openapi.shapes import JSON, NOT_MODIFIED, Shape
from service.http.pipeline.tournament_access import viewer
from service.http.resources.tournaments.rounds import blueprint
from service.http.resources.tournaments.tournaments import ONE, SEEN
from service.http.responses import standings as shown
from service.http.responses.encoding import answer, encode
from service.http.responses.etag import of_game, unchanged
from service.http.responses.standings import StandingLine, TournamentStandings
from service.http.streaming.event_stream import NDJSON
from service.http.wiring import wiring

__all__ = ["blueprint", "get_standings"]

CSV = "text/csv"
STANDINGS = Shape({JSON: TournamentStandings, NDJSON: StandingLine, CSV: None})


@blueprint.operation(
    "GET",
    f"{ONE}/standings",
    id="get_standings",
    summary="Standings",
    answers={200: STANDINGS, 304: NOT_MODIFIED},
    problems=SEEN,
    security="viewer",
)
def get_standings(tournament_id: str) -> Response:
    """One line an entry, in a total order: each point names its round, its game, its place and its rule, and each line
    what puts it behind the one above.

    With `Accept: application/x-ndjson` one line of JSON an entry; with `text/csv` a table after RFC 4180 for
    spreadsheets (`rank`, `entry`, `name`, `points`, `decided_by`, `games`, `withdrawn`), where a name that would be a
    formula has an apostrophe before it. `ETag` and `If-None-Match` spare what has not changed. They change whenever
    something happens in the tournament: `list_tournament_events` with `standings=true` brings them live.
    """
    stored = wiring().tournaments.load(tournament_id)
    viewer(stored.tournament)
    kind = request.accept_mimetypes.best_match([JSON, NDJSON, CSV]) or JSON
    tag = of_game(stored.revision, kind.partition("/")[2])
    return unchanged(tag) or _shown(wiring().tournaments.standings.of(stored), kind, tag)


def _shown(standing: Standing, kind: str, tag: str) -> Response:
    known, lines = standing.tournament, standing.lines
    response = answer(shown.standings(known, lines), etag=tag) if kind == JSON else answer(None, etag=tag)
    if kind == NDJSON:
        response.set_data(b"".join(encode(line) + b"\n" for line in shown.each_line(known, lines)))
        response.content_type = NDJSON
    if kind == CSV:
        response.set_data(shown.as_csv(known, lines))
        response.content_type = f"{CSV}; charset=utf-8; header=present"
    return response
