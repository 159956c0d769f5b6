"""What schemathesis needs to know of this service: how to sit at a table, and which refusals are right."""

from __future__ import annotations

import os
import secrets
from typing import Any

import schemathesis


@schemathesis.auth()
class Seat:
    """The token of the seat that the test has taken."""

    def get(self, case: schemathesis.Case, context: schemathesis.AuthContext) -> str:
        return os.environ["FUZZ_TOKEN"]

    def set(self, case: schemathesis.Case, data: str, context: schemathesis.AuthContext) -> None:
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case, kwargs: dict[str, Any]) -> None:
    """A key that is used twice is refused, rightly; only what is well-formed is made unique."""
    key = (case.headers or {}).get("Idempotency-Key", "")
    if case.meta and case.meta.generation.mode.is_positive and 0 < len(key) <= 100:
        case.headers["Idempotency-Key"] = key + secrets.token_hex(8)


@schemathesis.check
def what_the_document_allows_is_no_invalid_request(
    context: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case
) -> None:
    """422 is right where the rules of the game say so; not `invalid_request` where the form is right."""
    positive = case.meta and case.meta.generation.mode.is_positive
    if positive and response.status_code == 422:
        problem = response.json()
        told = [error["detail"] for error in problem["errors"]]
        passing = isinstance(case.body, dict) and case.body.get("annonce") == "pass"
        assert problem["code"] != "invalid_request" or passing, told
