"""Rate limits: before a request is read it is taken from the bucket of its sender.

The answer says what is left, in the RateLimit fields of draft-ietf-httpapi-ratelimit-headers; a request beyond it is
refused as `rate_limited`, with Retry-After, before anything of it has happened.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, cast
from wsgiref.types import WSGIEnvironment

from flask import Flask, Response, request

from service.access.keys import PREFIX, Key
from service.access.limiter import Limiter, Told
from service.http import wiring
from service.http.errors.problems import Problem
from service.http.pipeline import api_key_auth, seat_auth
from service.http.pipeline.client_address import ClientAddresses
from service.http.wiring import ARRIVAL

if TYPE_CHECKING:
    from werkzeug.routing import Rule

ACTS = "acts"
# What has a bucket of its own; other reads are `reads`, other acts are `acts`.
POLICIES = {
    "annonce": "shouts",
    "challenge": "shouts",
    "set_terms": "shouts",
    "create_game": "creates",
    "join_game": "joins",
    "create_sandbox_game": "creates",
    "create_tournament": "creates",
    "enter_tournament": "joins",
    "create_player": "creates",
    "return_ping": "reads",
}
# These are for whom a seat is still to be made: the token of another one does not count.
BY_ADDRESS = frozenset({"creates", "joins"})
STREAMED = ("text/event-stream", "ndjson")
LIMIT, SEAT, STRANGER = "chouette.limit", "chouette.seat", "chouette.stranger"
SEATS = 50_000
"""How many seats a process remembers."""


class RateLimiting:
    """What one application knows of those who ask."""

    def __init__(self, limiter: Limiter, callers: ClientAddresses) -> None:
        self._limiter = limiter
        self._callers = callers
        self._lock = threading.Lock()
        self._seats: OrderedDict[str, None] = OrderedDict()
        self._named = {name: f'"{name}";q={quota.most};w={quota.window_s}' for name, quota in limiter.quotas.items()}

    def enter(self) -> None:
        """Take this request from the bucket of its sender. Raises `rate_limited`."""
        self.admit(_policy(request.url_rule, request.environ), request.environ)

    def admit(self, policy: str | None, environ: WSGIEnvironment) -> None:
        """Take a request from its sender's bucket of this policy, unless it has been taken from one already."""
        if policy is None or LIMIT in environ or not self._limiter.quotas:
            return
        said: str = environ.get("HTTP_AUTHORIZATION", "")
        token = seat_auth.token_in(said) if said and policy not in BY_ADDRESS else ""
        if token:
            seat = environ[SEAT] = seat_auth.digest(token)
            if seat in self._seats:
                # Clients send their key with everything; a seat's own bucket goes first.
                self._take(policy, seat, environ)
                return
        if "HTTP_X_API_KEY" in environ or PREFIX in said:
            key = self._key(environ)
            if key is not None:
                self._take("keys", key.id, environ)
                return
        caller = self._callers.of(environ)
        if not token:
            self._take(policy, caller, environ)
            return
        # A client with a token is most likely a player whom this process has not met: that costs them nothing.
        self._take("strangers", caller, environ, 0)
        environ[STRANGER] = caller, policy

    def caller(self) -> str:
        """From which address this request came."""
        return self._callers.of(wiring.environ())

    def seated(self) -> None:
        """The token of this request opens a seat: from now on its requests are no longer a stranger's."""
        environ = wiring.environ()
        seat = environ.get(SEAT)
        if seat is None:
            return
        if seat not in self._seats:
            with self._lock:
                self._seats[seat] = None
                if len(self._seats) > SEATS:
                    self._seats.popitem(last=False)
        stranger = environ.pop(STRANGER, None)
        if stranger:
            self._take(stranger[1], seat, environ)

    def leave(self, response: Response) -> Response:
        """Take the request of one who was unknown from the bucket of all strangers there; say what is left."""
        for name, value in self.left(request.environ):
            response.headers.add(name, value)
        return response

    def left(self, environ: WSGIEnvironment) -> list[tuple[str, str]]:
        """The same, as headers."""
        stranger = environ.pop(STRANGER, None)
        if stranger:
            environ[LIMIT] = self._limiter.spend("strangers", stranger[0], environ[ARRIVAL] * 1000)
        told: Told | None = environ.get(LIMIT)
        if told is None:
            return []
        # Whole seconds, rounded up: after so long there is what was told.
        reset = told.wait_s if told.wait_us else -(-told.full_us // 1_000_000)
        return [
            ("RateLimit-Policy", self._named[told.policy]),
            ("RateLimit", f'"{told.policy}";r={told.left};t={reset}'),
        ]

    def _key(self, environ: WSGIEnvironment) -> Key | None:
        """The valid key that came along. Guesses count against their address, and cost Redis nothing beyond that."""
        caller = None if api_key_auth.met() else self._callers.of(environ)
        if caller is not None:
            self._take("strangers", caller, environ, 0)
        key = api_key_auth.given()
        if key is None and caller is not None:
            self._take("strangers", caller, environ)
        return key

    def _take(self, policy: str, who: str, environ: WSGIEnvironment, count: int = 1) -> None:
        told = self._limiter.spend(policy, who, environ[ARRIVAL] * 1000, count)
        environ[LIMIT] = told
        if told is not None and told.wait_us:
            values = {"policy": policy, "retry_after": told.wait_s}
            raise Problem("rate_limited", values=values, headers={"Retry-After": str(told.wait_s)})


def _policy(rule: Rule | None, environ: WSGIEnvironment) -> str | None:
    """Which bucket this request is for; None for what is not limited: health, measurements, the docs."""
    if rule is None:
        return "strangers"
    method = environ["REQUEST_METHOD"]
    if method == "OPTIONS" or not rule.rule.startswith("/v1"):
        return None
    if method in ("GET", "HEAD"):
        accept = environ.get("HTTP_ACCEPT", "")
        return "streams" if any(kind in accept for kind in STREAMED) else "reads"
    return POLICIES.get(rule.endpoint.rpartition(".")[2], ACTS)


def register(app: Flask) -> None:
    """Limit the requests to this application."""
    app.before_request(lambda: _of_this_application().enter())
    app.after_request(lambda response: _of_this_application().leave(response))


def _of_this_application() -> RateLimiting:
    return cast(RateLimiting, wiring.wiring().rate_limits)
