"""GET /metrics: what the service counts, as Prometheus reads it.

Who may read it (CHOUETTE_METRICS): `auto`, clients on this machine itself and holders of a key with the scope
`metrics`; `key`, holders only; `open`, everybody; `off`, no one. On the port CHOUETTE_METRICS_PORT, which is meant to
be reachable from inside only, everybody.
"""

from __future__ import annotations

from ipaddress import ip_address

from flask import Response, request

from service.health import metric_collectors
from service.http.errors.problems import Problem
from service.http.openapi.examples import operators
from service.http.openapi.shapes import TEXT, Shape
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth
from service.http.wiring import service, settings

METRICS = Shape({TEXT: None}, "All metrics, one a line.")
blueprint = Resource("metrics", __name__, examples=operators.metrics, description="What is counted: for operators.")
# A proxy on this machine asks from it, too, for clients that may be anywhere. Most proxies tell.
_FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")


@blueprint.operation(
    "GET",
    "/metrics",
    id="get_metrics",
    summary="What is counted",
    answers={200: METRICS},
    problems=("key_missing", "key_unknown", "scope_missing"),
    security="creator",
)
def get_metrics() -> Response:
    """Counters, times and states of all processes of this service on this machine, in Prometheus' text format (or
    OpenMetrics, where the Accept header asks for it). Needs a key with the scope `metrics`, unless the server is
    set otherwise."""
    who = settings().metrics
    if not _on_own_port():
        if who == "off":
            raise Problem("not_found")
        if who == "key" or (who == "auto" and not _from_here()):
            api_key_auth.holder("metrics")
    body, content_type = metric_collectors.page(request.headers.get("Accept", ""), metric_collectors.Looked(service()))
    return Response(body, content_type=content_type, headers={"Cache-Control": "no-store", "Vary": "Accept"})


def _on_own_port() -> bool:
    port = settings().metrics_port
    return port > 0 and request.environ.get("SERVER_PORT") == str(port)


def _from_here() -> bool:
    try:
        return ip_address(request.remote_addr or "").is_loopback and not any(h in request.headers for h in _FORWARDED)
    except ValueError:
        return False
