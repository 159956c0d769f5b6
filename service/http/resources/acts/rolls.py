"""POST /v1/games/{id}/rolls: throw; the server knows which dice."""

from __future__ import annotations

from flask import Response

from service.engine.dice.acts import Roll
from service.http.act_requests import done, respond
from service.http.errors.modular_refusals import THROWING
from service.http.errors.refusals import PLAYING
from service.http.openapi.examples import acts
from service.http.openapi.shapes import ACTED
from service.http.openapi.smorest import Resource
from service.http.requests.acts import RollBody
from service.http.wiring import arrival
from service.json_types import JsonObject
from service.store.idempotency import Answer

blueprint = Resource("rolls", __name__, examples=acts.rolls, url_prefix="/v1", description="Throwing dice.")


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/rolls",
    id="roll",
    summary="Throw",
    answers={201: ACTED},
    problems=(*PLAYING, "keep_not_allowed", "keep_impossible", "not_your_throw", *THROWING),
    security="seat",
    acts=(Roll,),
)
@blueprint.body(RollBody, required=False)
def roll(body: JsonObject, game_id: str) -> Response:
    """Throw the dice that are yours to throw now: the chouettes, then the cul, or the dice that a duel asks for."""
    return respond(throw(body, game_id))


def throw(body: JsonObject, game_id: str) -> Answer:
    """The same, for what is answered ahead of Flask as well."""
    at = arrival()
    return done(
        game_id,
        lambda player: Roll(
            player=player,
            at=at,
            keep=body.get("keep"),
            hand=body.get("hand"),
            magic=body.get("magic") or None,
            window=body.get("window"),
        ),
    )
