"""GET /v1/games/{id}/expected: what this player may do now, and until when."""

from __future__ import annotations

from flask import Response

from service import engine
from service.engine import Expected
from service.http.errors.problems import Problem
from service.http.game_reads import look
from service.http.openapi.examples import acts
from service.http.openapi.smorest import Resource
from service.http.responses.encoding import answer
from service.http.wiring import arrival

blueprint = Resource(
    "expected",
    __name__,
    examples=acts.expected,
    url_prefix="/v1",
    description="What you may do now, and until when.",
)


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/expected",
    id="get_expected",
    summary="What you may do now",
    answers={200: Expected},
    problems=("token_missing", "token_unknown", "game_not_found"),
    security="seat",
)
def get_expected(game_id: str) -> Response:
    """Everything that the rules allow the holder of this token now, each with the instant until which it counts."""
    seen = look(game_id)
    if seen.viewer is None:
        raise Problem("token_missing")
    return answer(engine.expected(seen.game, seen.viewer, seen.meta.instant(arrival())))
