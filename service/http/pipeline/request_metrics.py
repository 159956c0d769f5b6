"""What is noted of each request, to be counted and logged: which operation it was, what came of it and how soon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Flask, Response, request

from service.http.wiring import environ
from service.telemetry import metrics

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

    from service.http.streaming.subscribers import Listener

OPERATION = "chouette.operation"
PROBLEM = "chouette.problem"
WAITED_S = "chouette.waited_s"
GAME = "chouette.game"
PLAYER = "chouette.player"
KEY = "chouette.key"

NONE = "none"
"""The operation of what has no address here."""

PREFLIGHT = "preflight"
"""The operation of a browser's question before it asks something for a page of another site."""


def register(app: Flask) -> None:
    """Have every request of this application say which operation it was."""

    def note(response: Response) -> Response:
        request.environ[OPERATION] = _operation()
        if request.view_args and "game_id" in request.view_args:
            request.environ[GAME] = request.view_args["game_id"]
        return response

    app.after_request(note)


def _operation() -> str:
    if request.endpoint is None:
        return NONE
    return PREFLIGHT if request.method == "OPTIONS" else request.endpoint.rpartition(".")[2]


def about(**known: str) -> None:
    """What is known of this request by now, for the log: its `game`, its `player`, the public id of its `key`."""
    for name, value in known.items():
        environ()[f"chouette.{name}"] = value


def refused(code: str) -> None:
    """This request is answered with a problem."""
    request.environ[PROBLEM] = code


def waited(seconds: float) -> None:
    """This request did nothing for so long but wait for news, as it was asked to."""
    request.environ[WAITED_S] = request.environ.get(WAITED_S, 0.0) + seconds


def answered(asked: WSGIEnvironment, status: int, seconds: float) -> None:
    """Count a request that has its answer (a stream: its first bytes)."""
    operation = asked.get(OPERATION, NONE)
    metrics.request(operation, status, max(0.0, seconds - asked.get(WAITED_S, 0.0)))
    code = asked.get(PROBLEM)
    if code:
        metrics.problem(operation, code)


class Streams:
    """Counts listeners (a StreamObserver of every stream)."""

    def opened(self, listener: Listener) -> None:
        """See StreamObserver."""
        metrics.listening(listener.format, 1)

    def pulse(self, listener: Listener) -> bytes:
        """See StreamObserver: it has nothing to say."""
        return b""

    def closed(self, listener: Listener) -> None:
        """See StreamObserver."""
        metrics.listening(listener.format, -1)
