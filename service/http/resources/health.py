"""GET /healthz (the process answers) and /readyz (games can be played, and what is amiss)."""

from __future__ import annotations

import msgspec
from flask import Response

from service.http.errors.problems import Problem
from service.http.openapi.examples import operators
from service.http.openapi.smorest import Resource
from service.http.responses.encoding import answer
from service.http.responses.operators import Health, Readiness
from service.http.wiring import settings, wiring

blueprint = Resource(
    "health",
    __name__,
    examples=operators.health,
    description="Whether the service lives, and whether games can be played: for operators.",
)


@blueprint.operation("GET", "/healthz", id="get_health", summary="Is the process alive", answers={200: Health})
def get_health() -> Response:
    """Answers as long as this process does, whatever the state of the store."""
    return answer(Health(status="ok"))


@blueprint.operation("GET", "/readyz", id="get_readiness", summary="Can games be played", answers={200: Readiness})
def get_readiness() -> Response:
    """503 while the store cannot be reached or takes no writes; `values.checks` then says what to do. The other
    checks are for information: where the alarm or the workers are late, the next request does their work."""
    found = wiring().readiness.look()
    if not found.ready:
        [why, *_] = [check for check in found.checks if check.status == "fail"]
        raise Problem(
            "store_unavailable",
            f"{why.detail} {why.todo}",
            values={"checks": [msgspec.to_builtins(check) for check in found.checks]},
            headers={"Retry-After": str(settings().retry_after_s)},
        )
    return answer(Readiness(status="ready", store="ok", alarm_age_ms=found.alarm_age_ms, checks=found.checks))
