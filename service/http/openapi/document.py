"""The OpenAPI 3.1 document: paths and bodies from the routes, answers from the structs, problems from their
list."""

from __future__ import annotations

import json
from pathlib import Path

from flask import Flask

from service.access.keys import SCOPES
from service.http.openapi import answers, components, extensible_enums, played_game
from service.http.openapi.declared import Declared
from service.http.openapi.event_unions import LIVE
from service.http.openapi.smorest import Api
from service.http.requests.fields import SLUG
from service.http.streaming import event_ids
from service.json_types import JsonObject

DESCRIPTION = Path(__file__).with_name("start.md").read_text("utf-8")
"""What the docs page begins with."""

SECURITY: dict[str, list[dict[str, list[str]]]] = {
    "none": [],
    "seat": [{"seatToken": []}],
    "player": [{"playerToken": []}],
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
    "playerToken": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a player (`create_player`); it opens all of that player's seats as well.",
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
PATH_PARAMETERS: dict[str, JsonObject] = {
    "game_id": {
        "description": "The game's id.",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
        "example": played_game.GAME_ID,
    },
    "player_id": {
        "description": "The player's id at this table.",
        "schema": {"type": "string", "pattern": SLUG.pattern},
        "example": "perceval",
    },
}
"""Those of many resources; the others are declared by theirs."""


def encoded(app: Flask) -> bytes:
    """The document as the bytes that are checked in and served: the same for the same code."""
    return json.dumps(build(app), indent=2, ensure_ascii=False).encode() + b"\n"


def build(app: Flask) -> JsonObject:
    """The document as a mapping."""
    api: Api = app.extensions["flask-smorest"]["apis"][""]["ext_obj"]
    spec: JsonObject = json.loads(json.dumps(api.document()))
    declared = Declared(app)
    shown, parameters = declared.examples(), {**PATH_PARAMETERS, **declared.parameters()}
    for item in spec["paths"].values():
        for method, operation in item.items():
            if method != "parameters":
                _finish(method, operation, declared, shown)
    for item in spec["paths"].values():
        for parameter in item.get("parameters", []):
            parameter.update(parameters[parameter["name"]])
    answered = components.schemas(declared.structs(), extensible_enums.listed(declared.codes, declared.faults))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Chouette",
            "version": "1.0.0",
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "This service"}],
        "tags": declared.tags(),
        "paths": spec["paths"],
        "webhooks": declared.sent(shown),
        "components": {
            "schemas": {**components.bodies(spec["components"]["schemas"], declared.bodies()), **answered},
            "securitySchemes": SCHEMES,
        },
    }


def _finish(method: str, operation: JsonObject, declared: Declared, shown: played_game.Examples) -> None:
    """Put answers, problems, headers, security and examples into one operation."""
    id_ = operation["operationId"]
    meta = declared.operations[id_]
    tagged = "304" in meta.answers
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
    if tagged:
        parameters.append(_header("If-None-Match", "The ETag of what you have: 304 if there is nothing newer."))
    if any(declared.kinds[code].status == 412 for code in declared.problems_of(id_)):
        parameters.append(_header("If-Match", "The ETag of what you have a part of: 412 if there is something newer."))
    if any(LIVE & set(shape.contents.values()) for shape in meta.answers.values()):
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
        status: answers.answer(id_, shape, shown, tagged=tagged) for status, shape in meta.answers.items()
    }
    operation["responses"].update(answers.problems(declared.problems_of(id_), declared.kinds, has_body=bool(body)))
    operation["security"] = _security(meta.security, meta.scope)


def _security(kind: str, scope: str) -> list[dict[str, list[str]]]:
    if kind not in KEYED:
        return SECURITY[kind]
    if scope not in SCOPES:
        raise ValueError(f"{scope} is no scope of keys: {', '.join(SCOPES)} are")
    return [{scheme: [scope] for scheme in requirement} for requirement in SECURITY[kind]]


def _header(name: str, text: str, pattern: str | None = None, longest: int | None = None) -> JsonObject:
    schema: JsonObject = {"type": "string"}
    if pattern:
        schema["pattern"] = pattern
    if longest:
        schema["maxLength"] = longest
    return {"name": name, "in": "header", "required": False, "description": text, "schema": schema}
