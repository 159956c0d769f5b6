"""What the document says of an operation's answers: their schemas, headers and examples, and its problems."""

from __future__ import annotations

from typing import Any, cast

from service.http.errors.kinds import COMMON, KINDS
from service.http.errors.problems import MEDIA_TYPE
from service.http.errors.refusals import REFUSALS
from service.http.openapi import components, examples
from service.http.openapi.played_game import Examples
from service.http.streaming import event_stream

EVERY = {**KINDS, **REFUSALS}
LIMITED = {
    "RateLimit-Policy": "The limit that counts this request: its name, q requests at once, all free again after w s.",
    "RateLimit": "What is left of that limit: r requests; all are free again after t s.",
}
_BODILESS = {"304": "NotModified", "204": "NothingMore"}
_DESCRIBED = {
    "NotModified": "Nothing has changed since the version that you have.",
    "NothingMore": "For event streams: the game is over and you have all of its events; do not come back.",
    "Deleted": "The webhook and its deliveries are deleted.",
    "Events": "A page of events, or a stream of them.",
    "Lobby": "The lobby as it is, or a stream of it.",
    "Record": "The game so far as a scenario file.",
    "Metrics": "All metrics, one a line.",
}


def answer(id_: str, status: str, shape: str, shown: Examples, *, tagged: bool) -> dict[str, Any]:
    """One answer. shape: the name of its struct. shown: all examples. tagged: whether it has an ETag."""
    if status in _BODILESS:
        return {"description": _DESCRIBED[shape]}
    values = {name: {"value": value} for name, value in shown.answers[id_].items()}
    made: dict[str, Any] = {"description": _DESCRIBED.get(shape) or components.said_of(shape)}
    if shape == "Events":
        made["content"] = {
            "application/json": {"schema": _ref("EventPage"), "examples": values},
            # The item of a stream: each event's data is one of these.
            event_stream.SSE: {"schema": _ref("Event"), "examples": {"one": {"value": shown.event}}},
            event_stream.NDJSON: {"schema": _ref("Event"), "examples": {"one": {"value": shown.event}}},
        }
    elif shape == "Lobby":
        # The data of each event of a stream is of this shape as well.
        content = {"schema": _ref("LobbyNews"), "examples": values}
        made["content"] = dict.fromkeys(("application/json", event_stream.SSE, event_stream.NDJSON), content)
    elif shape == "Record":
        # A file in YAML has the same schema: it says the same in other letters.
        content = {"schema": _ref("Record"), "examples": values}
        made["content"] = {"application/json": content, "application/yaml": content}
    elif shape == "Metrics":
        made["content"] = {"text/plain": {"schema": {"type": "string"}, "examples": values}}
    else:
        made["content"] = {"application/json": {"schema": _ref(shape), "examples": values}}
    made["headers"] = _answer_headers(shape, tagged=tagged)
    return made


def _answer_headers(shape: str, *, tagged: bool) -> dict[str, Any]:
    texts = {"X-Request-Id": "The id of this request.", **LIMITED}
    if tagged:
        texts["ETag"] = "Names this version of this answer; send it as If-None-Match."
    if shape in ("ActAnswer", "JoinAnswer", "CreateAnswer"):
        texts["ETag"] = "The game's tag after this act."
        texts["Idempotent-Replayed"] = "`true` where this is the stored answer to an earlier request."
    if shape in ("WebhookSecret", "WebhookDelivery"):
        texts["Idempotent-Replayed"] = "`true` where this is the stored answer to an earlier request."
    if shape == "WebhookSecret":
        texts["Location"] = "Where the webhook is."
    if shape == "CreateAnswer":
        texts["Location"] = "Where the game is."
    return {name: {"description": text, "schema": {"type": "string"}} for name, text in sorted(texts.items())}


def problems(meta: dict[str, Any], *, has_body: bool) -> dict[str, Any]:
    """The problems of an operation, by status. meta: what the operation declares."""
    codes = [*COMMON, *meta["problems"]]
    if has_body:
        codes += ["malformed_json", "body_incomplete", "body_too_large", "unsupported_media_type",
                  "idempotency_key_invalid", "idempotency_key_in_use", "idempotency_key_reused"]  # fmt: skip
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(codes):
        by_status.setdefault(EVERY[code].status, []).append(code)
    return {
        str(status): {
            **_refusal_headers(status),
            "description": "; ".join(EVERY[code].title for code in found) + ".",
            "content": {
                MEDIA_TYPE: {
                    "schema": _ref("ProblemDetails"),
                    "examples": {code: {"value": examples.problem(code, EVERY[code])} for code in found},
                }
            },
        }
        for status, found in sorted(by_status.items())
    }


def _refusal_headers(status: int) -> dict[str, Any]:
    text = {
        401: ("WWW-Authenticate", "How to authenticate: with a bearer token."),
        405: ("Allow", "The methods that this address takes."),
        429: ("Retry-After", "How long to wait, in seconds."),
        503: ("Retry-After", "How long to wait, in seconds."),
    }.get(status)
    found = dict([text] if text else [], **(LIMITED if status == 429 else {}))
    return {"headers": {name: {"description": said, "schema": {"type": "string"}} for name, said in found.items()}}


def _ref(name: str) -> dict[str, Any]:
    return cast(dict[str, Any], {"$ref": f"#/components/schemas/{name}"})
