"""Which pages of other sites may read the answers (CORS), told once on every answer, whatever has made it.

WSGI middleware, and nothing else, says so: it stands outside of the framework, so that an answer of the framework's own
(a refusal, an address that is not there, an error after an error) passes it like any other. Browsers refuse an answer
that tells its origin twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any
from wsgiref.types import WSGIEnvironment

from service.http.pipeline import request_metrics

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

EXPOSED = (
    "Allow", "Content-Disposition", "ETag", "Idempotent-Replayed", "Location", "RateLimit", "RateLimit-Policy",
    "Retry-After", "WWW-Authenticate", "X-Request-Id",
)  # fmt: skip
"""What a page may read besides the few headers that browsers always show."""

ACCEPTED = (
    "Accept", "Authorization", "Cache-Control", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match",
    "Last-Event-ID", "X-API-Key", "X-Request-Id",
)  # fmt: skip
"""What a page may send. `Cache-Control` comes from libraries that follow event streams."""

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
KEPT_S = 86_400
"""How long a browser may remember what it may send; each browser has a limit of its own below this."""

_PREFLIGHT = [
    ("Access-Control-Allow-Methods", ", ".join(METHODS)),
    ("Access-Control-Allow-Headers", ", ".join(ACCEPTED)),
    ("Access-Control-Max-Age", str(KEPT_S)),
    ("Cache-Control", "no-store"),
]


class CrossOrigin:
    """Answers preflights, and tells on every other answer whether the page that asked may read it.

    origins: sites as browsers name them (`https://table.example`), or `*` for every site.
    """

    def __init__(self, app: WSGIApplication, origins: Iterable[str]) -> None:
        self._app = app
        self._told = Told(origins)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a preflight, or hand on and add to what comes back."""
        ours = self._told.to(environ.get("HTTP_ORIGIN", ""))
        # Whatever the address: a browser shows a 404 or a 405 to its page only if the question before it was answered.
        if environ["REQUEST_METHOD"] == "OPTIONS" and "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in environ:
            environ[request_metrics.OPERATION] = request_metrics.PREFLIGHT
            start_response("204 No Content", [*ours, *_PREFLIGHT])
            return []

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Callable[[bytes], object]:
            return start_response(status, [*headers, *ours], exc_info)

        return self._app(environ, start)


class Told:
    """What is told to which origin."""

    def __init__(self, origins: Iterable[str]) -> None:
        self._named = frozenset(origin.strip().rstrip("/").lower() for origin in origins)
        self._every = "*" in self._named
        self._exposed = ("Access-Control-Expose-Headers", ", ".join(EXPOSED))

    def to(self, origin: str) -> list[tuple[str, str]]:
        """The headers for a page of this origin; `origin` is empty where none was told."""
        if self._every:
            return [("Access-Control-Allow-Origin", "*"), self._exposed]
        # A cache that keeps the answer for one origin must not give it to another one.
        varies = ("Vary", "Origin")
        if origin.lower() not in self._named:
            return [varies]
        return [("Access-Control-Allow-Origin", origin), self._exposed, varies]

    def unasked(self) -> list[tuple[str, str]]:
        """The headers where the request could not be read, and its origin neither: only one answer may be right."""
        return self.to(next(iter(self._named)) if len(self._named) == 1 else "")
