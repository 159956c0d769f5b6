"""Rounds of a tournament, the standings, and what its organiser decides about tables."""

from __future__ import annotations

from collections.abc import Callable

from flask import Response

from service.director import organising
from service.director.draft import TournamentDraft
from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.shapes import of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency
from service.http.pipeline.tournament_access import organiser, viewer
from service.http.requests.tournament_commands import CorrectionBody, ReasonBody
from service.http.resources.tournaments.tournaments import ONE, OWNED, SEEN
from service.http.responses import standings as placed
from service.http.responses import tournament_rounds as shown
from service.http.responses.encoding import answer, encode
from service.http.responses.standings import TournamentStandings
from service.http.responses.tournament_rounds import TournamentRounds
from service.http.wiring import wiring
from service.json_types import JsonObject
from service.store.idempotency import StoredAnswer
from service.tournaments.results import Placing
from service.tournaments.standings.lines import standings

KINDS = {
    "table_not_found": Kind(404, "Table not found", "The tournament has no such table; its rounds tell all."),
    "table_not_over": Kind(
        409, "Table not over", "A table that is played has no result yet: wait for the end of its game."
    ),
    "result_wrong": Kind(422, "Result wrong", "«detail» says what is wrong with these places."),
}
PARAMETERS = {
    "table_id": {
        "description": "The table: its round, a dot, and its number.",
        "schema": {"type": "string", "pattern": r"^[0-9]{1,4}\.[0-9]{1,4}$"},
        "example": "1.1",
    },
}
TABLE = f"{ONE}/tables/<string:table_id>"
blueprint = Resource(
    "rounds",
    __name__,
    examples=examples.rounds,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Rounds, results and standings of a tournament.",
)


@blueprint.operation(
    "GET",
    f"{ONE}/rounds",
    id="list_rounds",
    summary="Rounds, tables and results",
    answers={200: TournamentRounds},
    problems=SEEN,
    security="viewer",
)
def list_rounds(tournament_id: str) -> Response:
    """All rounds so far, each table with its game and, once it is over, its result."""
    known = wiring().tournaments.load(tournament_id).tournament
    viewer(known)
    return answer(shown.rounds(known))


@blueprint.operation(
    "POST",
    f"{TABLE}/correction",
    id="correct_result",
    summary="Correct a result",
    answers={200: of_retried(TournamentStandings)},
    problems=(*OWNED, "table_not_found", "table_not_over", "result_wrong"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(CorrectionBody)
def correct_result(body: JsonObject, tournament_id: str, table_id: str) -> Response:
    """Another result counts from now on, and its reason is told to everybody. Rounds that have begun stay as they
    are."""
    placings = [Placing(**one) for one in body["placings"]]
    return _change(tournament_id, lambda draft: organising.correct(draft, table_id, placings, body["reason"]))


@blueprint.operation(
    "POST",
    f"{TABLE}/replay",
    id="replay_table",
    summary="Have a table play again",
    answers={200: of_retried(TournamentStandings)},
    problems=(*OWNED, "table_not_found", "tournament_over"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(ReasonBody, required=False)
def replay_table(body: JsonObject, tournament_id: str, table_id: str) -> Response:
    """A new game is made; the one until now counts for nothing. A result that there is counts until the new one comes,
    which is told as a correction; no round begins before that."""
    return _change(tournament_id, lambda draft: organising.play_again(draft, table_id, body.get("reason", "")))


def _change(tournament_id: str, change: Callable[[TournamentDraft], None]) -> Response:
    def whole(draft: TournamentDraft) -> None:
        draft.by = organiser(draft.tournament)
        change(draft)

    def render(draft: TournamentDraft, _: None) -> StoredAnswer:
        known = draft.tournament
        return StoredAnswer(status=200, body=encode(placed.standings(known, standings(known.known))))

    return respond(wiring().tournaments.answer(tournament_id, whole, idempotency.of_request(), render))
