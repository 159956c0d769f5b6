"""What the document says of an operation's answers: their schemas, headers and examples, and its problems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from service.http.errors import problems as refused
from service.http.errors.kinds import COMMON, Kind
from service.http.errors.problems import MEDIA_TYPE
from service.http.openapi import components
from service.http.openapi.played_game import GAME_ID, REQUEST_ID, Examples, encoded
from service.http.openapi.shapes import Shape
from service.json_types import JsonObject

LIMITED = {
    "RateLimit-Policy": "The limit that counts this request: its name, q requests at once, all free again after w s.",
    "RateLimit": "What is left of that limit: r requests; all are free again after t s.",
}
_OF_BODIES = (
    "malformed_json", "body_incomplete", "body_too_large", "unsupported_media_type", "idempotency_key_invalid",
    "idempotency_key_in_use", "idempotency_key_reused",
)  # fmt: skip
"""What can come back for anything with a body."""


def answer(id_: str, shape: Shape, shown: Examples, *, tagged: bool) -> JsonObject:
    """One answer of the operation of this id. shown: all examples. tagged: whether it has an ETag."""
    if not shape.contents:
        return {"description": shape.description}
    first, *_ = shape.contents.values()
    made: JsonObject = {"description": shape.description or (components.said_of(first) if first else "")}
    made["content"] = {}
    for kind, struct in shape.contents.items():
        # Where the items of a stream are other structs than a page, each event's data is one of these.
        other = shown.written.get((id_, kind)) or shown.streamed.get(id_)
        values = shown.answers[id_] if struct is first else {"one": other}
        schema = {"type": "string"} if struct is None else _ref(components.title_of(struct))
        made["content"][kind] = {
            "schema": schema,
            "examples": {name: {"value": value} for name, value in values.items()},
        }
    texts = {"X-Request-Id": "The id of this request.", **LIMITED}
    if tagged:
        texts["ETag"] = "Names this version of this answer; send it as If-None-Match."
    texts |= shape.headers
    made["headers"] = {
        name: {"description": text, "schema": {"type": "string"}} for name, text in sorted(texts.items())
    }
    return made


def problems(own: Iterable[str], kinds: Mapping[str, Kind], *, has_body: bool) -> JsonObject:
    """The problems of an operation, by status. own: codes beside those of all. kinds: every problem, by code."""
    codes = [*COMMON, *own, *(_OF_BODIES if has_body else ())]
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(codes):
        by_status.setdefault(kinds[code].status, []).append(code)
    return {
        str(status): {
            **_refusal_headers(status),
            "description": "; ".join(kinds[code].title for code in found) + ".",
            "content": {
                MEDIA_TYPE: {
                    "schema": _ref("ProblemDetails"),
                    "examples": {code: {"value": _problem(code, kinds[code])} for code in found},
                }
            },
        }
        for status, found in sorted(by_status.items())
    }


def _problem(code: str, kind: Kind) -> Any:
    """The problem document of a code."""
    about = refused.Problem(code, kind.detail, status=kind.status)
    if code == "invalid_request":
        about.errors = [refused.FieldError(field="amount", code="invalid", detail="Send a whole number.")]
    return encoded(refused.details(about, f"/v1/games/{GAME_ID}", REQUEST_ID))


def _refusal_headers(status: int) -> JsonObject:
    text = {
        401: ("WWW-Authenticate", "How to authenticate: with a bearer token."),
        405: ("Allow", "The methods that this address takes."),
        429: ("Retry-After", "How long to wait, in seconds."),
        503: ("Retry-After", "How long to wait, in seconds."),
    }.get(status)
    found = dict([text] if text else [], **(LIMITED if status == 429 else {}))
    return {"headers": {name: {"description": said, "schema": {"type": "string"}} for name, said in found.items()}}


def _ref(name: str) -> JsonObject:
    return cast(JsonObject, {"$ref": f"#/components/schemas/{name}"})
