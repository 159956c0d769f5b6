"""What every answer tells browsers, so that nothing of it is taken for what it is not, kept, or shown in a frame.

HTTPS, and with it Strict-Transport-Security, belongs to the proxy in front.
"""

from __future__ import annotations

from flask import Flask, Response, request

DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
"""For answers that are no page: should a browser ever show one as a page, it may load and run nothing."""

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""For the docs page. Swagger UI sets styles by itself and draws its icons from data: addresses; scripts come from files
of ours alone."""

TABLE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)
"""For the table, which shows names that players chose: nothing of them becomes a script, or a request elsewhere."""

_EVERY = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Frame-Options", "DENY"),
)
# The API is for pages of other hosts (CORS says whose); the docs page and what it is made of for no page but its own.
DATA = (*_EVERY, ("Content-Security-Policy", DATA_POLICY), ("Cross-Origin-Resource-Policy", "cross-origin"))
_OF_PAGES = (
    *_EVERY,
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
)
_DOCS = (*_OF_PAGES, ("Content-Security-Policy", PAGE_POLICY))
_TABLE = (*_OF_PAGES, ("Content-Security-Policy", TABLE_POLICY))


def _protect(response: Response) -> Response:
    endpoint = request.endpoint or ""
    # Nothing else sets these; to look for each of them first would cost an act 20 µs.
    if endpoint.startswith("docs.") and request.path != "/openapi.json":
        response.headers.extend(_DOCS)
    else:
        response.headers.extend(_TABLE if endpoint.startswith("table.") else DATA)
    # An answer that no view has thought about is for no cache to keep.
    if "Cache-Control" not in response.headers:
        response.headers["Cache-Control"] = "no-store"
    return response


def register(app: Flask) -> None:
    """Put these headers on every answer of this application."""
    app.after_request(_protect)
