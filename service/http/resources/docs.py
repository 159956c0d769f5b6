"""The docs page and the OpenAPI document; nothing on the page comes from another host.

service.http.pipeline.security_headers tells browsers so.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from flask import Blueprint, Response, current_app, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from service.http.errors.problems import Problem
from service.http.wiring import EXTENSION

blueprint = Blueprint("docs", __name__)
_FOLDER = Path(__file__).parents[1] / "static"
_TYPES = {
    "docs.js": "text/javascript; charset=utf-8",
    "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
    "swagger-ui.css": "text/css; charset=utf-8",
}


@cache
def _file(name: str) -> bytes:
    return (_FOLDER / name).read_bytes()


def _serve(name: str, content_type: str, max_age_s: int) -> Response:
    answer = Response(_file(name), content_type=content_type)
    answer.headers["Cache-Control"] = f"public, max-age={max_age_s}"
    answer.add_etag()
    answer.make_conditional(request)
    return answer


@blueprint.get("/")
def home() -> BaseResponse:
    """People who open the service's address in a browser want the docs."""
    return redirect("/docs")


@blueprint.get("/docs")
def page() -> Response:
    """The docs page."""
    return _serve("docs.html", "text/html; charset=utf-8", 0)


@blueprint.get("/docs/<name>")
def asset(name: str) -> Response:
    """What the docs page is made of."""
    if name not in _TYPES:
        raise Problem("not_found")
    return _serve(name, _TYPES[name], 3600)


@blueprint.get("/openapi.json")
def document() -> Response:
    """The OpenAPI document, made on the first request for it."""
    from service.http.openapi.document import encoded

    kept = current_app.extensions.setdefault(f"{EXTENSION}.document", {})
    if "json" not in kept:
        kept["json"] = encoded(current_app)
    answer = Response(kept["json"], content_type="application/json")
    answer.headers["Cache-Control"] = "public, max-age=300"
    answer.add_etag()
    answer.make_conditional(request)
    return answer
