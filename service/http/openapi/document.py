"""The OpenAPI 3.1 document: paths and bodies from the routes, answers from the structs, problems from their
list."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from flask import Flask

from service.access.keys import SCOPES
from service.http.errors.problems import COMMON, KINDS, MEDIA_TYPE
from service.http.errors.refusals import REFUSALS
from service.http.openapi import components, examples, webhook_docs
from service.http.openapi.smorest import OPERATION
from service.http.streaming import event_ids, event_stream

DESCRIPTION = Path(__file__).with_name("start.md").read_text("utf-8")
"""What the docs page begins with."""

TAGS = {
    "rulesets": "The rulebooks.",
    "games": "Tables: making one, the lobby, one game as you may see it.",
    "lobby": "The games that wait for players, live.",
    "organiser": "For the key that made a game.",
    "invitations": "Letting guests sit or watch.",
    "players": "Seats and their tokens.",
    "bots": "Bots for empty seats.",
    "rolls": "Throwing dice.",
    "annonces": "Shouting.",
    "challenges": "Duels.",
    "pings": "Measuring the network, where a game compensates lag.",
    "expected": "What you may do now, and until when.",
    "events": "What happened, and what happens now.",
    "record": "The game as a file, and the proof of its dice.",
    "rematches": "The same game once more.",
    "webhooks": "News by HTTP of what happens, signed after the Standard Webhooks specification.",
    webhook_docs.TAG: "What the receiver of a webhook is sent.",
    "time": "The service's clock.",
    "health": "Whether the service lives, and whether games can be played: for operators.",
    "metrics": "What is counted: for operators.",
}
SECURITY: dict[str, list[dict[str, list[str]]]] = {
    "none": [],
    "seat": [{"seatToken": []}],
    "member": [{"seatToken": []}, {"watchToken": []}, {"apiKey": []}, {"creatorKey": []}],
    "table": [{"seatToken": []}, {"apiKey": []}, {"creatorKey": []}],
    "viewer": [{}, {"seatToken": []}, {"watchToken": []}, {"apiKey": []}, {"creatorKey": []}],
    "creator": [{}, {"apiKey": []}, {"creatorKey": []}],
    "holder": [{"apiKey": []}, {"creatorKey": []}],
}
KEYED = ("creator", "holder")
"""These take keys of one scope, which the document names as the role that OpenAPI lets a requirement name."""

SCHEMES = {
    "seatToken": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a seat, told when it was taken.",
    },
    "watchToken": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of an invitation to watch.",
    },
    "apiKey": {
        "type": "apiKey",
        "in": "header",
        "name": "X-API-Key",
        "description": "A key with the scope that the operation asks for; `chouette keys` makes them.",
    },
    "creatorKey": {"type": "http", "scheme": "bearer", "description": "The same key as a bearer token."},
}
_SLUG = {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,63}$"}
PATH_PARAMETERS: dict[str, dict[str, Any]] = {
    "game_id": {
        "description": "The game's id.",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
        "example": examples.GAME_ID,
    },
    "player_id": {"description": "The player's id at this table.", "schema": _SLUG, "example": "perceval"},
    "ruleset_id": {"description": "The rulebook's id.", "schema": _SLUG, "example": "wikimonde"},
    "invitation_id": {
        "description": "The invitation's id.",
        "schema": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
        "example": examples.INVITATION_ID,
    },
    "webhook_id": {
        "description": "The webhook's id.",
        "schema": {"type": "string", "pattern": "^wh_[A-Za-z0-9_-]{1,64}$"},
        "example": examples.WEBHOOK_ID,
    },
    "delivery_id": {
        "description": "The delivery's id, which its receiver sees as `webhook-id`.",
        "schema": {"type": "string", "pattern": "^msg_[A-Za-z0-9_-]{1,64}$"},
        "example": examples.DELIVERY_ID,
    },
    "challenge_id": {
        "description": "The duel's id in this game.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 1_000_000_000},
        "example": 1,
    },
}
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


def encoded(app: Flask) -> bytes:
    """The document as the bytes that are checked in and served: the same for the same code."""
    return json.dumps(build(app), indent=2, ensure_ascii=False).encode() + b"\n"


def build(app: Flask) -> dict[str, Any]:
    """The document as a mapping."""
    api = app.extensions["flask-smorest"]["apis"][""]["ext_obj"]
    spec: dict[str, Any] = json.loads(json.dumps(api.spec.to_dict()))
    shown = examples.every()
    for item in spec["paths"].values():
        for method, operation in item.items():
            if method != "parameters":
                _finish(method, operation, shown)
    for item in spec["paths"].values():
        for parameter in item.get("parameters", []):
            parameter.update(PATH_PARAMETERS[parameter["name"]])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Chouette",
            "version": "1.0.0",
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "This service"}],
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": spec["paths"],
        "webhooks": webhook_docs.webhooks(shown),
        "components": {
            "schemas": {**components.bodies(spec["components"]["schemas"]), **components.schemas()},
            "securitySchemes": SCHEMES,
        },
    }


def _finish(method: str, operation: dict[str, Any], shown: examples.Examples) -> None:
    """Put answers, problems, headers, security and examples into one operation."""
    meta = operation.pop(OPERATION)
    id_ = operation["operationId"]
    parameters = operation.setdefault("parameters", [])
    if method == "post":
        parameters.append(
            _header(
                "Idempotency-Key",
                "Makes a retry safe: a new random key for every act.",
                "^[!-~]{1,128}$",
                128,
            )
        )
    if "304" in meta["answers"]:
        parameters.append(_header("If-None-Match", "The ETag of what you have: 304 if there is nothing newer."))
    if "Events" in meta["answers"].values():
        told = "Resume after the event of this id; browsers send it by themselves."
        parameters.append(_header("Last-Event-ID", told, event_ids.PATTERN))
    body = operation.get("requestBody")
    if body:
        for content in body["content"].values():
            content["examples"] = {
                name: {**({"summary": shown.phrases[name]} if name in shown.phrases else {}), "value": value}
                for name, value in shown.requests[id_].items()
            }
    operation["responses"] = {
        status: _answer(id_, status, shape, shown, tagged="304" in meta["answers"])
        for status, shape in meta["answers"].items()
    }
    operation["responses"].update(_problems(meta, has_body=bool(body)))
    operation["security"] = _security(meta["security"], meta["scope"])


def _security(kind: str, scope: str) -> list[dict[str, list[str]]]:
    if kind not in KEYED:
        return SECURITY[kind]
    if scope not in SCOPES:
        raise ValueError(f"{scope} is no scope of keys: {', '.join(SCOPES)} are")
    return [{scheme: [scope] for scheme in requirement} for requirement in SECURITY[kind]]


def _header(name: str, text: str, pattern: str | None = None, longest: int | None = None) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string"}
    if pattern:
        schema["pattern"] = pattern
    if longest:
        schema["maxLength"] = longest
    return {"name": name, "in": "header", "required": False, "description": text, "schema": schema}


def _answer(id_: str, status: str, shape: str, shown: examples.Examples, *, tagged: bool) -> dict[str, Any]:
    if status in _BODILESS:
        return {"description": _DESCRIBED[shape]}
    values = {name: {"value": value} for name, value in shown.answers[id_].items()}
    answer: dict[str, Any] = {"description": _DESCRIBED.get(shape) or components.said_of(shape)}
    if shape == "Events":
        answer["content"] = {
            "application/json": {"schema": _ref("EventPage"), "examples": values},
            # The item of a stream: each event's data is one of these.
            event_stream.SSE: {"schema": _ref("Event"), "examples": {"one": {"value": shown.event}}},
            event_stream.NDJSON: {"schema": _ref("Event"), "examples": {"one": {"value": shown.event}}},
        }
    elif shape == "Lobby":
        # The data of each event of a stream is of this shape as well.
        content = {"schema": _ref("LobbyNews"), "examples": values}
        answer["content"] = dict.fromkeys(("application/json", event_stream.SSE, event_stream.NDJSON), content)
    elif shape == "Record":
        # A file in YAML has the same schema: it says the same in other letters.
        content = {"schema": _ref("Record"), "examples": values}
        answer["content"] = {"application/json": content, "application/yaml": content}
    elif shape == "Metrics":
        answer["content"] = {"text/plain": {"schema": {"type": "string"}, "examples": values}}
    else:
        answer["content"] = {"application/json": {"schema": _ref(shape), "examples": values}}
    answer["headers"] = _answer_headers(shape, tagged=tagged)
    return answer


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


def _problems(meta: dict[str, Any], *, has_body: bool) -> dict[str, Any]:
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
