"""GET /healthz (the process answers) and /readyz (so does the store)."""

from __future__ import annotations

from flask import Response

from service.http.answering import answer
from service.http.api import Resource
from service.http.shapes import Health, Readiness
from service.http.wiring import service
from service.store.port import StoreUnavailable

blueprint = Resource("health", __name__, description="For whoever runs the service.")


@blueprint.operation("GET", "/healthz", id="get_health", summary="Is the process alive", answers={200: "Health"})
def get_health() -> Response:
    """Answers as long as this process does, whatever the state of the store."""
    return answer(Health(status="ok"))


@blueprint.operation("GET", "/readyz", id="get_readiness", summary="Can games be played", answers={200: "Readiness"})
def get_readiness() -> Response:
    """503 while the store cannot be reached. The alarm's age is for information: outcomes do not depend on
    it."""
    service().store.ping()
    return answer(Readiness(status="ready", store="ok", alarm_age_ms=_alarm_age_ms()))


def _alarm_age_ms() -> int | None:
    try:
        return service().alarm_age_ms()
    except StoreUnavailable:
        # The alarm may live on a Redis of its own; without that one games can be played all the same.
        return None
