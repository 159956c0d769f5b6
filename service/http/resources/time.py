"""GET /v1/time: the service's clock, for clients that show a countdown."""

from __future__ import annotations

from flask import Response

from service.http.openapi.examples import operators
from service.http.openapi.smorest import Resource
from service.http.responses.encoding import answer
from service.http.responses.operators import TimeAnswer
from service.http.wiring import arrival

blueprint = Resource("time", __name__, examples=operators.time, url_prefix="/v1", description="The service's clock.")


@blueprint.operation("GET", "/time", id="get_time", summary="The service's clock", answers={200: TimeAnswer})
def get_time() -> Response:
    """Deadlines are instants of this clock. To measure your offset, note when you sent the request and when the
    answer came: `now` belongs to the middle of the two."""
    return answer(TimeAnswer(now=arrival()))
