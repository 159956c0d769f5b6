"""The body of a request: all of it is there before anything of it counts, and none of it is larger than allowed."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, request
from werkzeug.exceptions import RequestEntityTooLarge

from service.http.errors.problems import Problem
from service.http.wiring import ARRIVAL, arrival, environ, settings, wiring

HELD_BACK_MS = 5
"""A body that is there with its headers is read in far less."""

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def _take() -> None:
    """Read the body of a request that may change something; what reads it later finds it read.

    One that was held back makes the request arrive when it came: no client reserves an instant for later. Raises
    `body_too_large`, and `body_incomplete` where the client told of more than it sent: what was lost on the way may be
    what mattered, also where the rest of it makes sense.
    """
    if request.method in _SAFE or request.url_rule is None:
        return
    take(_whole, request.content_length or 0)


def take(read: Callable[[], bytes], announced: int) -> bytes:
    """The whole body of the request, which told of so many bytes (`announced`); raises what is told above."""
    clock, most = wiring().clock, settings().max_body_bytes
    begun = clock.now()
    raw = read()
    came = clock.now()
    if len(raw) > most:
        raise Problem("body_too_large", values={"max_bytes": most})
    if len(raw) < announced:
        raise Problem("body_incomplete", values={"announced": announced, "received": len(raw)})
    if came - begun > HELD_BACK_MS:
        environ()[ARRIVAL] = max(arrival(), came)
    return raw


def _whole() -> bytes:
    try:
        return request.get_data(cache=True)
    except RequestEntityTooLarge:
        raise
    except Exception as error:
        # It comes in chunks that are none, too slowly, or not to its end; each web server has its own error for that.
        raise Problem("body_incomplete") from error


def register(app: Flask) -> None:
    """Take in the bodies of this application's requests before their operations begin."""
    app.before_request(_take)
