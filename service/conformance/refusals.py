"""Answers that the bench makes up, in the form of the service's own problems."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec

from service.conformance.disguise import UNKNOWN
from service.conformance.exchange import Answer, Asked

RETRY_AFTER_S = 1
EARLY_MS = 800
"""So long before its time a throw is said to be."""

SAID: dict[str, tuple[int, str, str]] = {
    "away": (503, "store_unavailable", "The games cannot be reached at the moment; try again later."),
    "read-away": (503, "store_unavailable", "The games cannot be reached at the moment; try again later."),
    "stream-away": (503, "store_unavailable", "The games cannot be reached at the moment; try again later."),
    "busy": (429, "rate_limited", "Too many requests; wait as long as Retry-After says."),
    "unknown-503": (503, f"{UNKNOWN}_pause", "Something new keeps the service from it; try again later."),
    "unknown-409": (409, f"{UNKNOWN}_not_now", "Something new is against it now; ask «expected»."),
    "refused-400": (400, f"{UNKNOWN}_wrong", "Something new is wrong with this request."),
    "key-in-use": (409, "idempotency_key_in_use", "The first request with this key is still under way; try again."),
    "too-early": (409, "too_early", "Wait until «values.not_before», where it is told, and try again."),
    "rewind": (409, "last_event_id_unknown", "The log does not have this event any more: load the game again."),
    "unreached": (502, f"{UNKNOWN}_unreached", "The bench does not reach the service behind it."),
}
"""Status, code and sentence by trouble."""
WAITED = ("away", "read-away", "stream-away", "busy", "unknown-503", "key-in-use")
EXPOSED = "Retry-After, X-Request-Id, ETag, Idempotent-Replayed, RateLimit, RateLimit-Policy, Date"


def refusal(trouble: str, asked: Asked, values: Mapping[str, int] | None = None) -> Answer:
    """The answer of this trouble."""
    status, code, detail = SAID[trouble]
    id_ = secrets.token_hex(8)
    told = {
        "type": f"urn:chouette:problem:{code}", "title": code.replace("_", " ").capitalize(), "status": status,
        "detail": detail, "instance": asked.path, "code": code, "request_id": id_, "errors": [],
        "values": dict(values or {}),
    }  # fmt: skip
    headers = [("content-type", "application/problem+json"), ("x-request-id", id_), ("cache-control", "no-store")]
    if trouble in WAITED:
        headers.append(("retry-after", str(RETRY_AFTER_S)))
    return Answer(status, [*headers, *readable(asked)], msgspec.json.encode(told))


def readable(asked: Asked) -> list[tuple[str, str]]:
    """The headers without which a page of another origin cannot read an answer."""
    if asked.header("origin") is None:
        return []
    return [("access-control-allow-origin", "*"), ("access-control-expose-headers", EXPOSED)]
