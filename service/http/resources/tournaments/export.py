"""GET /v1/tournaments/{id}/export: all of a tournament as lines of JSON, with what proves it."""

from __future__ import annotations

from flask import Response, request

from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.export.export import Export
from service.http.export.lines import LINES, ExportLine
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.shapes import NOT_MODIFIED, Shape
from service.http.openapi.smorest import Resource
from service.http.pipeline.tournament_access import viewer
from service.http.requests.tournaments import ExportQuery
from service.http.resources.tournaments.tournaments import ONE, SEEN
from service.http.responses import etag
from service.http.streaming import event_stream
from service.http.streaming.subscribers import Listener
from service.http.wiring import arrival, service, wiring
from service.json_types import JsonObject

KINDS = {
    "export_changed": Kind(
        412, "Export changed", "The tournament has gone on since: begin anew, without `after` and If-Match."
    ),
    "line_unknown": Kind(422, "Line unknown", "The export has only «values.lines» lines: ask for what is behind one."),
}
blueprint = Resource(
    "tournament export",
    __name__,
    examples=examples.export,
    kinds=KINDS,
    structs=LINES,
    url_prefix="/v1",
    description="A tournament as a file that anybody can check.",
)


@blueprint.operation(
    "GET",
    f"{ONE}/export",
    id="export_tournament",
    summary="All of a tournament, to be kept and checked",
    answers={
        200: Shape({event_stream.NDJSON: ExportLine}, "All lines, or those behind one of them."),
        304: NOT_MODIFIED,
    },
    problems=(*SEEN, "export_changed", "line_unknown", "too_many_streams", "streams_full"),
    security="viewer",
)
@blueprint.query(ExportQuery)
def export_tournament(query: JsonObject, tournament_id: str) -> Response:
    """Settings, entries, rounds, results, corrections, all events, standings; then each game with its record and the
    proof of its dice or deals: one line of JSON each, and a last one that says that the export is whole. The service's
    own command `verify` and the Python SDK (`verify_tournament`) derive all of it again.

    It may be taken at any time: before the end it lacks the seed of the lot, and games that are played are named and no
    more. It is the same for all who may see the tournament; but where `watching` is not for everybody, games are told
    to those who sat there and to the key that made it. Send `after` = the number of the last line that you have, and
    its ETag as If-Match, to go on where a connection was lost.
    """
    stored = wiring().tournaments.load(tournament_id)
    by = viewer(stored.tournament)
    export = Export(stored, wiring().tournaments, service(), by.entry, organiser=by.organiser)
    if (same := etag.unchanged(export.tag)) is not None:
        return same
    if request.if_match and not request.if_match.contains(export.tag):
        raise Problem("export_changed")
    if query["after"] > export.count:
        raise Problem("line_unknown", values={"lines": export.count})
    listening = wiring().listening
    measure = wiring().round_trips.of(request.environ)
    # As many exports at once as streams: each loads game after game.
    listener = Listener(tournament_id, None, "ndjson", arrival(), wiring().rate_limits.caller(), measure)
    listening.open(listener)
    response = Response(export.lines(query["after"]), content_type=event_stream.NDJSON)
    response.call_on_close(lambda: listening.close(listener))
    response.headers["Cache-Control"] = "private, no-cache"
    response.headers["Vary"] = "Authorization, Accept"
    response.headers["Content-Disposition"] = f'attachment; filename="{tournament_id}.ndjson"'
    response.set_etag(export.tag)
    return response
