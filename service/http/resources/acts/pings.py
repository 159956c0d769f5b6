"""POST /v1/games/{id}/pings: a client returns a nonce, and so its round trip is known."""

from __future__ import annotations

from flask import Response, request

from service.commands import latency
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.game_reads import look
from service.http.openapi.examples import acts
from service.http.openapi.smorest import Resource
from service.http.pipeline import idempotency
from service.http.requests.acts import PingBody
from service.http.responses.acts import PingAnswer
from service.http.responses.encoding import answer
from service.http.wiring import arrival, service, wiring
from service.json_types import JsonObject

KINDS = {
    "nonce_unknown": Kind(
        422, "Nonce unknown", "Return the nonce of a `ping` of your own stream, as it was and within 10 s."
    ),
}
blueprint = Resource(
    "pings",
    __name__,
    examples=acts.pings,
    kinds=KINDS,
    url_prefix="/v1",
    description="Measuring the network, where a game compensates lag.",
)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/pings",
    id="return_ping",
    summary="Return a nonce",
    answers={200: PingAnswer},
    problems=(
        "token_missing", "token_unknown", "game_not_found", "game_finished", "lag_compensation_off", "nonce_unknown",
    ),
    security="seat",
)  # fmt: skip
@blueprint.body(PingBody)
def return_ping(body: JsonObject, game_id: str) -> Response:
    """Where lag is compensated, the event stream of a seat brings `ping` messages with a nonce. Return each at once:
    how long that took is your round trip. What counts is the least of the last few, so a slow one does no harm.

    With `lag_trust: connection` no more counts than the connections of the stream and of this request show."""
    at = arrival()
    # A repeated return measures nothing worse than the first did; the key is only looked at for its form.
    idempotency.of_request()
    seen = look(game_id)
    if seen.viewer is None:
        raise Problem("token_missing")
    shown = wiring().round_trips.of(request.environ)()
    back = latency.returned(service(), seen.game, seen.viewer, body["nonce"], shown, at)
    return answer(PingAnswer(round_trip_ms=back.took_ms, lag_ms=back.lag_ms, connection_ms=back.connection_ms))
