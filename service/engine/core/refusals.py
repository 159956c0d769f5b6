"""Why an act did not count: refusals, out-of-bounds annonces and late shouts, each with a stable code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

RefusalKind = Literal["invalid", "conflict", "forbidden", "too_late"]


class Refusal(Exception):
    """An act that was not taken up; it cost nothing and changed nothing.

    code: stable, snake_case, part of the wire contract.
    message: one sentence that says what to do instead.
    values: the facts behind it (limits, instants in ms, names), JSON-compatible.
    kind: `invalid` (not well-formed), `conflict` (not now), `forbidden` (not you), `too_late` (late, free).
    """

    def __init__(self, code: str, message: str, kind: RefusalKind = "conflict", **values: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.kind: RefusalKind = kind
        self.values = values


class OutOfBounds(Exception):
    """A well-formed act that a rule forbids here: wrong in a strict game, a refusal in a lenient one.

    then: what else follows from it in a strict game, after what it costs.
    """

    def __init__(self, code: str, message: str, then: Callable[[Any], None] | None = None, **values: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.then = then
        self.values = values
