"""Reads bodies and query strings strictly: JSON only, objects only, no field that the schema does not
name."""

from __future__ import annotations

import json
from typing import Any, NoReturn

import marshmallow
import msgspec
from flask import Request
from webargs.flaskparser import FlaskParser

from service.http.errors import hints
from service.http.errors.problems import MISSING, FieldError, Problem
from service.json_types import JsonObject

DEEPEST = 32
"""So many objects and lists may lie in each other; what operations take needs five."""

_CODES = {"Unknown field.": "unknown", "Missing data for required field.": "missing"}
_SAYS = {"unknown": "There is no such field; leave it out.", "missing": MISSING}


class StrictParser(FlaskParser):
    """Webargs, but a body that is no JSON is refused as such instead of being taken for an empty one."""

    DEFAULT_UNKNOWN_BY_LOCATION = {"json": marshmallow.RAISE, "query": marshmallow.RAISE}  # noqa: RUF012
    USE_ARGS_POSITIONAL = True

    def load_json(self, req: Request, schema: marshmallow.Schema) -> Any:
        """The body as a JSON object; no body at all counts as an empty object."""
        raw = req.get_data(cache=True)
        if not raw:
            return {}
        # A body that unpacks to more than it weighs would pass every limit on sizes.
        if not req.is_json or req.headers.get("Content-Encoding", "identity").lower() != "identity":
            raise Problem("unsupported_media_type")
        try:
            body = msgspec.json.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Problem("malformed_json", values={"reason": str(error)}) from error
        # With fewer brackets it cannot be deeper.
        if raw.count(b"{") + raw.count(b"[") > DEEPEST and _too_deep(body):
            reason = f"nested more than {DEEPEST} levels deep"
            raise Problem("malformed_json", f"The body is {reason}; send a flatter one.", values={"reason": reason})
        if not isinstance(body, dict):
            example = getattr(schema, "EXAMPLE", "{}")
            raise Problem("invalid_request", f"The body must be a JSON object: send for instance {example}.", errors=[
                FieldError(field="", code="invalid", detail=f"Send a JSON object, for instance {example}.")
            ])  # fmt: skip
        # A proxy that looked at a body with a field twice may have read the other one. To msgspec the last counts.
        # With no more colons than fields, each of them is there once.
        if raw.count(b":") > len(body):
            _said_once(raw.decode())
        return body

    def handle_error(
        self,
        error: marshmallow.ValidationError,
        req: Request,
        schema: marshmallow.Schema,
        *,
        error_status_code: int | None,
        error_headers: Any,
    ) -> NoReturn:
        """Name every field that is wrong."""
        found: list[FieldError] = []
        messages = error.messages
        for location in messages.values() if isinstance(messages, dict) else [messages]:
            _collect(location, "", found)
        for wrong in found:
            if wrong.code == "unknown":
                wrong.detail = hints.unknown(schema, wrong.field)
        raise Problem("invalid_request", errors=found) from error


def _once(pairs: list[tuple[str, Any]]) -> JsonObject:
    """An object, if it names no field twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        wrong = FieldError(field=twice, code="invalid", detail="This field comes twice; send it once.")
        raise Problem("invalid_request", errors=[wrong])
    return found


_said_once = json.JSONDecoder(object_pairs_hook=_once).decode


def _too_deep(body: Any) -> bool:
    level: list[Any] = [body]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in (outer.values() if isinstance(outer, dict) else outer)
                 if isinstance(inner, dict | list)]  # fmt: skip
    return bool(level)


def _collect(messages: Any, path: str, found: list[FieldError]) -> None:
    if isinstance(messages, dict):
        for name, inner in messages.items():
            # Marshmallow puts the values of a mapping under «value», which is no name that the client knows.
            step = "" if name in ("value", "key", "_schema") and path else str(name)
            _collect(inner, ".".join(part for part in (path, step) if part), found)
        return
    for text in messages if isinstance(messages, list) else [messages]:
        code = _CODES.get(str(text), "invalid")
        found.append(FieldError(field=path, code=code, detail=_SAYS.get(code, str(text))))
