"""The table: a client in the browser, built by sdk/typescript/examples/table into service/http/static/table.

It is files and nothing else: what it shows it asks of the API, as every other client does.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from flask import Blueprint, Response, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from service.http.errors.problems import Problem
from service.http.wiring import settings

blueprint = Blueprint("table", __name__)
FOLDER = Path(__file__).parents[1] / "static" / "table"
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
}
_PAGE = "index.html"
_YEAR_S = 365 * 24 * 3600


@cache
def _files() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.suffix in _TYPES}


@blueprint.get("/table/")
def page() -> BaseResponse:
    """The page, whose own address ends with a slash, as it names its files and the API by where it is itself."""
    if not settings().table:
        raise Problem("not_found")
    if not request.path.endswith("/"):
        return redirect("table/")
    return _serve(_PAGE, "public, max-age=0, must-revalidate")


@blueprint.get("/table/<name>")
def asset(name: str) -> Response:
    """What the page is made of. Each file is named after what is in it, so a browser asks for it once."""
    if not settings().table or name == _PAGE or name not in _files():
        raise Problem("not_found")
    return _serve(name, f"public, max-age={_YEAR_S}, immutable")


def _serve(name: str, caching: str) -> Response:
    answer = Response(_files()[name], content_type=_TYPES[Path(name).suffix])
    answer.headers["Cache-Control"] = caching
    answer.add_etag()
    answer.make_conditional(request)
    return answer
