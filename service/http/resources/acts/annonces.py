"""POST /v1/games/{id}/annonces: shout, or pass."""

from __future__ import annotations

from flask import Response

from service.engine.core.actions.acts import Annonce, Pass
from service.http.act_requests import done, respond
from service.http.errors.problems import FieldError, Problem
from service.http.errors.refusals import SHOUTING
from service.http.openapi.examples import acts
from service.http.openapi.shapes import ACTED
from service.http.openapi.smorest import Resource
from service.http.requests.acts import ANNONCE_FIELDS, AnnonceBody
from service.http.wiring import arrival, connection_ms
from service.json_types import JsonObject
from service.store.idempotency import Answer

blueprint = Resource("annonces", __name__, examples=acts.annonces, url_prefix="/v1", description="Shouting.")


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/annonces",
    id="annonce",
    summary="Shout, or pass",
    answers={201: ACTED},
    problems=SHOUTING,
    security="seat",
    acts=(Annonce, Pass),
)
@blueprint.body(AnnonceBody)
def annonce(body: JsonObject, game_id: str) -> Response:
    """An annonce counts from its arrival; it carries no version of the game. With `window` it counts in that window or
    in none.

    `pass` says that nothing will come from you in the windows that ask you now, or in the one that is named, so that
    they can close early.
    """
    return respond(shout(body, game_id))


def shout(body: JsonObject, game_id: str) -> Answer:
    """The same, for what is answered ahead of Flask as well."""
    at = arrival()
    word, window = body["annonce"], body.get("window")
    fields = {name: body[name] for name in ANNONCE_FIELDS if name in body}
    if word == "pass":
        if fields:
            raise Problem("invalid_request", errors=[_not_with_pass(name) for name in fields])
        return done(game_id, lambda player: Pass(player=player, at=at, window=window))
    reaction = body.get("reaction_ms")
    # Without a claim nothing is credited, whatever the connection shows.
    shown = None if reaction is None else connection_ms()
    return done(
        game_id,
        lambda player: Annonce(
            player=player,
            at=at,
            annonce=word,
            fields=fields,
            reaction_ms=reaction,
            connection_ms=shown,
            window=window,
        ),
    )


def _not_with_pass(name: str) -> FieldError:
    return FieldError(field=name, code="unknown", detail="`pass` takes no fields; leave it out.")
