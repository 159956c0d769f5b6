"""Which problem an exception is: of the engine, of the store, of the framework, or our own fault."""

from __future__ import annotations

import traceback

import msgspec
import structlog
from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException

from service.commands.requester import Denied
from service.director.refused import Refused
from service.director.repository import TournamentNotFound
from service.engine import NewerState, Refusal
from service.http.errors.kinds import BY_STATUS
from service.http.errors.problems import MEDIA_TYPE, FieldError, Problem, details
from service.http.errors.refusals import REFUSALS
from service.http.pipeline import request_metrics
from service.http.wiring import request_id, settings
from service.store.errors import (
    GameNotFound,
    IdempotencyInUse,
    IdempotencyMismatch,
    NotAcknowledged,
    StoreUnavailable,
)

NOT_YET = (
    "It was written, but too few replicas of the database have it yet: repeat the request with the same "
    "Idempotency-Key after Retry-After seconds."
)
NEWER = "A newer release of the service has stored this game: ask again, or bring every process of it up to date."

_STATUS_OF_KIND = {"invalid": 422, "conflict": 409, "forbidden": 403, "too_late": 409}


def problem_of(error: Exception) -> Problem:
    """The problem to answer with; anything unforeseen is `internal_error`."""
    match error:
        case Problem():
            return error
        case Refusal():
            return _of_refusal(error)
        case Denied():
            return _of_denied(error)
        case Refused():
            return Problem(error.code, error.detail, values=error.values)
        case TournamentNotFound():
            return Problem("tournament_not_found")
        case GameNotFound():
            return Problem("game_not_found")
        case IdempotencyMismatch():
            return Problem("idempotency_key_reused")
        case IdempotencyInUse():
            return Problem("idempotency_key_in_use", headers={"Retry-After": "1"})
        case NewerState():
            return Problem("store_unavailable", NEWER, headers={"Retry-After": str(settings().retry_after_s)})
        case NotAcknowledged():
            return Problem("store_unavailable", NOT_YET, headers={"Retry-After": str(settings().retry_after_s)})
        case StoreUnavailable():
            return Problem("store_unavailable", headers={"Retry-After": str(settings().retry_after_s)})
        case HTTPException():
            return _of_http(error)
    # The traceback goes out as text: a renderer that shows local variables would write seat tokens into the
    # log.
    trace = "".join(traceback.format_exception(error))
    structlog.get_logger(__name__).error("unhandled error", request_id=request_id(), exception=trace)
    return Problem("internal_error")


def _of_refusal(refusal: Refusal) -> Problem:
    field = refusal.values.get("field")
    errors = [FieldError(field=field, code="invalid", detail=refusal.message)] if isinstance(field, str) else []
    return Problem(
        refusal.code,
        refusal.message,
        status=_STATUS_OF_KIND[refusal.kind],
        errors=errors,
        values=refusal.values,
    )


def _of_denied(denied: Denied) -> Problem:
    # Some of these codes are the engine's as well, which the table of refusals tells of.
    kind = REFUSALS.get(denied.code)
    if kind is None:
        return Problem(denied.code, denied.detail, values=denied.values)
    return Problem(denied.code, denied.detail or kind.detail, status=kind.status, values=denied.values)


def _of_http(error: HTTPException) -> Problem:
    status = error.code or 500
    kept = ("Allow", "Retry-After", "WWW-Authenticate", "Location")
    headers = {name: value for name, value in error.get_headers() if name in kept}
    values = {"max_bytes": settings().max_body_bytes} if status == 413 else None
    code = BY_STATUS.get(status)
    if code is None:
        return Problem(error.name.lower().replace(" ", "_"), error.description, status=status, headers=headers)
    return Problem(code, status=status, headers=headers, values=values)


def respond(problem: Problem) -> Response:
    """The answer to this request that says why it was refused."""
    request_metrics.refused(problem.code)
    body = msgspec.json.encode(details(problem, request.path, request_id()))
    headers = {"Cache-Control": "no-store", **problem.headers}
    if problem.status == 401:
        headers.setdefault("WWW-Authenticate", 'Bearer realm="chouette"')
    return Response(body, status=problem.status, headers=headers, content_type=MEDIA_TYPE)


def register(app: Flask) -> None:
    """Answer every exception of this application with a problem document."""

    def handle(error: Exception) -> Response:
        return respond(problem_of(error))

    app.register_error_handler(Exception, handle)
