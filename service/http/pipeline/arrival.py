"""Stamps a request's arrival and id before anything of it is read, sends the id back, counts the answer."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any
from wsgiref.types import WSGIEnvironment

from service.http.pipeline import request_metrics
from service.http.wiring import ARRIVAL, REQUEST_ID, Clock

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

# What ends up in logs and in headers is kept to characters that mean nothing there.
_USABLE_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")


class Arrival:
    """WSGI middleware around the Flask application."""

    def __init__(self, app: WSGIApplication, clock: Clock, log: Callable[[WSGIEnvironment, int, float], None]) -> None:
        self._app = app
        self._log = log
        self._clock = clock

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Stamp, hand on, add X-Request-Id to whatever comes back, and count it."""
        began, answered = time.perf_counter(), [500]
        environ[ARRIVAL] = self._clock.now()
        wished = environ.get("HTTP_X_REQUEST_ID", "")
        request_id = wished if _USABLE_ID.fullmatch(wished) else secrets.token_hex(8)
        environ[REQUEST_ID] = request_id

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Callable[[bytes], object]:
            headers.append(("X-Request-Id", request_id))
            answered[0] = int(status[:3])
            return start_response(status, headers, exc_info)

        body = self._app(environ, start)
        took = time.perf_counter() - began
        request_metrics.answered(environ, answered[0], took)
        self._log(environ, answered[0], took)
        return body
