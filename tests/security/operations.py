"""Every operation as the OpenAPI document tells it: where it is, what may be sent to it, and who may."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

DOCUMENT = Path(__file__).parents[2] / "openapi" / "openapi.json"
SEAT, WATCH, KEY, PLAYER = "seatToken", "watchToken", "apiKey", "playerToken"


@dataclass(frozen=True)
class Operation:
    """One operation. who: `anybody`, `seat`, `player`, `viewer` (seat, key or nobody), `key` (also where the server may
    leave it away), `seat or key`, `seat, guest or key`; empty where the document says something that no test knows."""

    id: str
    method: str
    path: str
    who: str
    scope: str
    body: Any

    @property
    def of_a_game(self) -> bool:
        return "{game_id}" in self.path

    @property
    def of_a_tournament(self) -> bool:
        return "{tournament_id}" in self.path

    def url(self, **ids: str) -> str:
        """Its address with these ids filled in."""
        return re.sub(r"\{(\w+)\}", lambda found: ids[found[1]], self.path)


@cache
def document() -> dict[str, Any]:
    """The document that is checked in (a test compares it with the one that is served)."""
    return cast(dict[str, Any], json.loads(DOCUMENT.read_text("utf-8")))


@cache
def every() -> tuple[Operation, ...]:
    """All operations of that document."""
    return read(document())


def read(document: dict[str, Any]) -> tuple[Operation, ...]:
    """All operations of a document."""
    return tuple(
        _operation(path, method, told)
        for path, item in document["paths"].items()
        for method, told in item.items()
        if method != "parameters"
    )


def _operation(path: str, method: str, told: dict[str, Any]) -> Operation:
    who, scope = _who(told.get("security"))
    return Operation(told["operationId"], method.upper(), path, who, scope, _body(told))


def _who(security: list[dict[str, list[str]]] | None) -> tuple[str, str]:
    if security is None:
        return "", ""
    names = {name for requirement in security for name in requirement}
    scopes = {scope for requirement in security for scope in requirement.get(KEY, [])}
    optional = {} in security
    who = {
        (False, frozenset()): "anybody",
        (False, frozenset({SEAT})): "seat",
        (False, frozenset({PLAYER})): "player",
        (True, frozenset({SEAT, WATCH, KEY})): "viewer",
        (False, frozenset({KEY})): "key",
        (True, frozenset({KEY})): "key",
        (False, frozenset({SEAT, KEY})): "seat or key",
        (False, frozenset({SEAT, WATCH, KEY})): "seat, guest or key",
    }.get((optional, frozenset(names - {"creatorKey"})), "")
    if who == "key" and len(scopes) != 1:
        return "", ""
    return who, "".join(scopes)


def _body(told: dict[str, Any]) -> Any:
    content = told.get("requestBody", {}).get("content", {})
    examples = content.get("application/json", {}).get("examples", {})
    return next((example["value"] for example in examples.values()), None)
