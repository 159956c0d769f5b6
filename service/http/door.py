"""Rate limits at the door: before a request is read it is taken from the bucket of who sends it.

The answer says what is left, in the RateLimit fields of draft-ietf-httpapi-ratelimit-headers; a request beyond it is
refused as `rate_limited`, with Retry-After, before anything of it has happened.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from flask import Flask, Response, g, request

from service.access.limiter import Limiter, Told
from service.http import auth, keyring
from service.http.caller import Callers
from service.http.problems import Problem
from service.http.wiring import arrival, wiring

# What has a bucket of its own; other reads are `reads`, other acts are `acts`.
POLICIES = {
    "annonce": "shouts",
    "challenge": "shouts",
    "set_terms": "shouts",
    "create_game": "creates",
    "join_game": "joins",
}
# These are for whom a seat is still to be made: the token of another one does not count.
BY_ADDRESS = frozenset({"creates", "joins"})
STREAMED = ("text/event-stream", "ndjson")
SEATS = 50_000
"""How many seats a process remembers."""


class Door:
    """What one application knows of who asks."""

    def __init__(self, limiter: Limiter, callers: Callers) -> None:
        self._limiter = limiter
        self._callers = callers
        self._lock = threading.Lock()
        self._seats: OrderedDict[str, None] = OrderedDict()

    def enter(self) -> None:
        """Take this request from the bucket of who sends it. Raises `rate_limited`."""
        policy = _policy()
        if policy is None or not self._limiter.quotas:
            return
        key = keyring.given()
        if key is not None:
            self._take("keys", key.id)
            return
        token = auth.spoken() if policy not in BY_ADDRESS else ""
        seat = auth.digest(token) if token else ""
        if seat in self._seats:
            self._take(policy, seat)
            return
        caller = self._callers.of(request.environ)
        if not token:
            self._take(policy, caller)
        elif caller is not None:
            # Who comes with a token is most likely a player whom this process has not met: that costs him nothing.
            _judge(self._limiter.spend("strangers", caller, arrival() * 1000, 0))
            g.stranger = caller, policy

    def caller(self) -> str:
        """From which address this request came; empty where that cannot be told."""
        return self._callers.of(request.environ) or ""

    def seated(self, token_hash: str) -> None:
        """The token of this hash opens a seat: its requests are no longer a stranger's."""
        with self._lock:
            self._seats[token_hash] = None
            self._seats.move_to_end(token_hash)
            if len(self._seats) > SEATS:
                self._seats.popitem(last=False)
        stranger = g.pop("stranger", None)
        if stranger:
            self._take(stranger[1], token_hash)

    def leave(self, response: Response) -> Response:
        """Take the request of one whom nobody knew from the bucket of all strangers there; say what is left."""
        stranger = g.pop("stranger", None)
        if stranger:
            g.limit = self._limiter.spend("strangers", stranger[0], arrival() * 1000)
        told: Told | None = g.get("limit")
        if told is not None:
            reset = told.wait_s if told.wait_us else -(-told.full_us // 1_000_000)
            response.headers["RateLimit-Policy"] = f'"{told.policy}";q={told.quota.most};w={told.quota.window_s}'
            response.headers["RateLimit"] = f'"{told.policy}";r={told.left};t={reset}'
        return response

    def _take(self, policy: str, who: str | None) -> None:
        if who is not None:
            _judge(self._limiter.spend(policy, who, arrival() * 1000))


def _judge(told: Told | None) -> None:
    if told is None:
        return
    g.limit = told
    if told.wait_us:
        values = {"policy": told.policy, "retry_after": told.wait_s}
        raise Problem("rate_limited", values=values, headers={"Retry-After": str(told.wait_s)})


def _policy() -> str | None:
    """Which bucket this request is for; None for what is not limited: health, measurements, the docs."""
    rule = request.url_rule
    if rule is None:
        return "strangers"
    if not rule.rule.startswith("/v1") or request.method == "OPTIONS":
        return None
    if request.method in ("GET", "HEAD"):
        accept = request.headers.get("Accept", "")
        return "streams" if any(kind in accept for kind in STREAMED) else "reads"
    return POLICIES.get(rule.endpoint.rpartition(".")[2], "acts")


def register(app: Flask) -> None:
    """Stand at the door of this application."""
    app.before_request(lambda: wiring().door.enter())
    app.after_request(lambda response: wiring().door.leave(response))
