"""Duels: challenging, setting the terms, and the duels so far."""

from __future__ import annotations

from flask import Response

from service.commands.duels import set_terms as set_terms_of
from service.engine.core.actions.acts import Challenge, Terms
from service.http.act_requests import act, acted, respond
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.errors.refusals import SAYING
from service.http.game_reads import conditional, look
from service.http.openapi.examples import acts
from service.http.openapi.shapes import ACTED, NOT_MODIFIED
from service.http.openapi.smorest import Resource
from service.http.pipeline import idempotency
from service.http.pipeline.game_access import requester
from service.http.requests.acts import ChallengeBody, TermsBody
from service.http.responses import duels
from service.http.responses.encoding import answer
from service.http.wiring import arrival, connection_ms, service
from service.json_types import JsonObject

KINDS = {
    "challenge_not_found": Kind(
        404, "Challenge not found", "There is no such challenge; GET the challenges lists them."
    ),
}
PARAMETERS = {
    "challenge_id": {
        "description": "The duel's id in this game.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 1_000_000_000},
        "example": 1,
    }
}
blueprint = Resource(
    "challenges",
    __name__,
    examples=acts.challenges,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Duels.",
)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/challenges",
    id="challenge",
    summary="Challenge a player",
    answers={201: ACTED},
    problems=(*SAYING, "target_self", "target_not_allowed", "target_team_mate", "no_grelottine", "score_too_low"),
    security="seat",
    acts=(Challenge,),
)
@blueprint.body(ChallengeBody)
def challenge(body: JsonObject, game_id: str) -> Response:
    """Start a duel. Its id is in the event `challenge_taken`; the terms come next."""
    at, trip = arrival(), connection_ms()
    return act(
        game_id,
        lambda player: Challenge(
            player=player,
            at=at,
            challenge=body["challenge"],
            target=body["target"],
            reaction_ms=body.get("reaction_ms"),
            connection_ms=trip,
            window=body.get("window"),
        ),
    )


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/challenges",
    id="list_challenges",
    summary="The duels of a game",
    answers={200: duels.ChallengeList, 304: NOT_MODIFIED},
    problems=("token_unknown", "game_not_found"),
    security="viewer",
)
def list_challenges(game_id: str) -> Response:
    """All duels so far, oldest first."""
    seen = look(game_id)
    return conditional(seen) or answer(duels.ChallengeList(challenges=duels.of(service(), game_id)), etag=seen.tag)


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/challenges/<int:challenge_id>",
    id="get_challenge",
    summary="One duel",
    answers={200: duels.Challenge, 304: NOT_MODIFIED},
    problems=("token_unknown", "game_not_found", "challenge_not_found"),
    security="viewer",
)
def get_challenge(game_id: str, challenge_id: int) -> Response:
    """One duel, open or over."""
    seen = look(game_id)
    for duel in duels.of(service(), game_id):
        if duel.id == challenge_id:
            return conditional(seen) or answer(duel, etag=seen.tag)
    raise Problem("challenge_not_found", values={"challenge": challenge_id})


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/challenges/<int:challenge_id>/terms",
    id="set_terms",
    summary="Set the terms of a duel",
    answers={201: ACTED},
    problems=(*SAYING, "challenge_not_found", "challenge_over", "combination_not_allowed", "stake_out_of_range"),
    security="seat",
    acts=(Terms,),
)
@blueprint.body(TermsBody)
def set_terms(body: JsonObject, game_id: str, challenge_id: int) -> Response:
    """Name the combination and the stake of the duel that you began."""
    at = arrival()

    def took_place() -> bool:
        return any(duel.id == challenge_id for duel in duels.of(service(), game_id))

    def terms(player: str) -> Terms:
        return Terms(
            player=player,
            at=at,
            combination=body["combination"],
            amount=body["amount"],
            window=body.get("window"),
        )

    make = set_terms_of(requester(), challenge_id, took_place, terms)
    return respond(service().act(game_id, make, idempotency.of_request(), acted))
