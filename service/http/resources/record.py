"""GET /v1/games/{id}/record, …/dice and …/deals: the game as a scenario file, and the proof of its draws."""

from __future__ import annotations

from flask import Response, request

from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.game_reads import Seen, conditional, look
from service.http.openapi.examples import following
from service.http.openapi.shapes import JSON, NOT_MODIFIED, YAML, Shape
from service.http.openapi.smorest import Resource
from service.http.requests.queries import RecordQuery
from service.http.responses import duels, etag
from service.http.responses.encoding import answer
from service.http.responses.proof import DealProof, DiceProof, Record
from service.http.responses.proofs import deal_proof, dice_proof
from service.http.wiring import service
from service.json_types import JsonObject
from service.scenario.record import as_yaml, record

KINDS = {
    "no_such_proof": Kind(404, "No such proof", "The draws of this game are proved elsewhere: `proof` tells where."),
}
# A file in YAML has the same schema: it says the same in other letters.
RECORD = Shape({JSON: Record, YAML: Record}, "The game so far as a scenario file.")
blueprint = Resource(
    "record",
    __name__,
    examples=following.record,
    kinds=KINDS,
    url_prefix="/v1",
    description="The game as a file, and the proof of its dice or deals.",
)


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/dice",
    id="get_dice",
    summary="The proof of the dice",
    answers={200: DiceProof, 304: NOT_MODIFIED},
    problems=("token_unknown", "game_not_found", "no_such_proof"),
    security="viewer",
)
def get_dice(game_id: str) -> Response:
    """What anybody needs to check every die; the seed is told when the game is over.

    Both SDKs check it (`verify_dice`, `verifyDice`), and so does the service's own command `verify`. Note the
    game's `commitment` before the first throw and compare it, so that the seed cannot have been changed since.
    """
    seen = _proved_by("dice", game_id)
    thrown = seen.snapshot.drawn
    return conditional(seen) or answer(dice_proof.fold(duels.every(service(), game_id), thrown), etag=seen.tag)


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/deals",
    id="get_deals",
    summary="The proof of the deals",
    answers={200: DealProof, 304: NOT_MODIFIED},
    problems=("token_unknown", "game_not_found", "no_such_proof"),
    security="viewer",
)
def get_deals(game_id: str) -> Response:
    """What anybody needs to check every deal of a match at cards; the seed and all hands are told when it is over.

    Before that it tells how many cards each player was dealt, and a seat its own. Both SDKs check it (`verify_deals`,
    `verifyDeals`), and so does the service's own command `verify`. Note the game's `commitment` before the first deal
    and compare it, so that the seed cannot have been changed since.
    """
    seen = _proved_by("deals", game_id)
    log, drawn = duels.log(service(), game_id), seen.snapshot.drawn
    return conditional(seen) or answer(deal_proof.fold(log, drawn, seen.viewer), etag=seen.tag)


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/record",
    id="get_record",
    summary="The game as a scenario file",
    answers={200: RECORD, 304: NOT_MODIFIED},
    problems=("token_unknown", "game_not_found", "not_started", "not_finished"),
    security="viewer",
)
@blueprint.query(RecordQuery)
def get_record(query: JsonObject, game_id: str) -> Response:
    """The game so far as a scenario file, which the service's own command `replay` plays again and compares.

    Before its end it tells what you may see; once the game is over, everything. In YAML, unless `format` or the Accept
    header asks for JSON.
    """
    seen = look(game_id)
    kind = query.get("format") or _accepted()
    tag = f"{seen.tag}-{kind}"
    if (same := etag.unchanged(tag)) is not None:
        return same
    log = list(duels.log(service(), game_id))
    private = {entry.seq: entry.private for entry in log if entry.private}
    began = seen.meta.sandbox.began if seen.meta.sandbox else None
    scenario = record(seen.game, (entry.raw for entry in log), began, private=private, viewer=seen.viewer)
    if kind == "json":
        return answer(scenario, etag=tag)
    response = Response(as_yaml(scenario), content_type="application/yaml")
    response.headers["Cache-Control"] = "private, no-cache"
    response.headers["Vary"] = "Authorization, Accept"
    response.headers["Content-Disposition"] = f'inline; filename="{game_id}.yaml"'
    response.set_etag(tag)
    return response


def _proved_by(resource: str, game_id: str) -> Seen:
    """The game, if this resource is the proof of its draws. Raises `no_such_proof`."""
    seen = look(game_id)
    proof = seen.snapshot.proof
    if proof != resource:
        instead = f"GET /v1/games/{game_id}/{proof} proves its draws." if proof else "Its draws have no proof."
        raise Problem("no_such_proof", f"This game has no {resource}. {instead}", values={"proof": proof or None})
    return seen


def _accepted() -> str:
    best = request.accept_mimetypes.best_match(["application/yaml", "application/json"])
    return "json" if best == "application/json" else "yaml"
