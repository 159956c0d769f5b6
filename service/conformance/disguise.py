"""What the bench does to the JSON of answers: another clock, and what a later release may bring."""

from __future__ import annotations

import email.utils
import time
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import msgspec

from service.conformance.exchange import Asked, Headers
from service.conformance.plan import Plan
from service.json_types import JsonObject

INSTANTS = range(1_400_000_000_000, 4_000_000_000_000)
"""Every instant is in ms since 1970; no other number of the API is so large."""

UNKNOWN = "x_bench"
"""What clients cannot know begins with this."""

SHOWN_ONLY = {"window_opened": "mode", "window_closed": "outcome"}
"""Values that later releases may add to, and that decide nothing of what a client does: of which events they are."""


def moved(value: Any, by: int) -> Any:
    """A JSON value with all its instants moved by so many ms."""
    if isinstance(value, dict):
        return {name: moved(inner, by) for name, inner in value.items()}
    if isinstance(value, list):
        return [moved(inner, by) for inner in value]
    return value + by if type(value) is int and value in INSTANTS else value


class Disguise:
    """How answers of one run look."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._chance = Random(f"{plan.seed}/disguise")

    def outward(self, value: Any) -> tuple[Any, bool]:
        """A JSON value as clients get it, and whether it holds something that they cannot know."""
        value, unknown = moved(value, self._plan.skew_ms), False
        if isinstance(value, dict):
            if self._plan.has("unknown-values"):
                unknown = self._with_values(value)
            if self._plan.has("unknown-fields"):
                unknown, value = True, self._with_field(value)
        return value, unknown

    def headers(self, headers: Headers) -> Headers:
        """Headers, Date by the same clock."""
        date = email.utils.formatdate(time.time() + self._plan.skew_ms / 1000, usegmt=True)
        return [(name, date if name == "date" else value) for name, value in headers]

    def inward(self, asked: Asked) -> Asked:
        """A request as the service gets it: its instants by the service's own clock."""
        if not self._plan.skew_ms:
            return asked
        back, body, target = -self._plan.skew_ms, asked.body, asked.target
        try:
            value = msgspec.json.decode(body) if body else None
        except (msgspec.DecodeError, UnicodeDecodeError):
            value = None
        if value is not None and (changed := moved(value, back)) != value:
            body = msgspec.json.encode(changed)
        parts = urlsplit(target)
        pairs = parse_qsl(parts.query, keep_blank_values=True)
        instants = [(name, _moved_text(text, back)) for name, text in pairs]
        if instants != pairs:
            target = f"{parts.path}?{urlencode(instants)}"
        return Asked(asked.client, asked.method, target, asked.headers, body, asked.at)

    def _with_field(self, value: JsonObject) -> JsonObject:
        made = {name: [self._with_field(each) if isinstance(each, dict) else each for each in inner]
                if isinstance(inner, list) else inner for name, inner in value.items()}  # fmt: skip
        # With characters of two, three and four bytes: a stream may be cut inside of them.
        made[f"{UNKNOWN}_{self._chance.randint(1, 9)}"] = {"é": "Ça ira – 🎲", "of": [None, 1.5, True]}
        return made

    def _with_values(self, value: JsonObject) -> bool:
        field = SHOWN_ONLY.get(str(value.get("type")))
        if field in value:
            value[field] = f"{UNKNOWN}_{field}"
            return True
        acts = value.get("acts")
        if isinstance(acts, list) and acts and "player" in value:
            offer = {**acts[0], "act": f"{UNKNOWN}_act", "name": f"{UNKNOWN}_name", "fields": [], "window": None}
            acts.insert(self._chance.randint(0, len(acts)), offer)
            return True
        return False


def _moved_text(text: str, by: int) -> str:
    return str(int(text) + by) if text.isdigit() and int(text) in INSTANTS else text
