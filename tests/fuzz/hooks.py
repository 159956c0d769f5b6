"""What schemathesis needs to know of this service: how to sit at a table, and which refusals are right."""

from __future__ import annotations

import json
import os
import secrets
from typing import Any

import schemathesis

tokens: dict[str, str] = json.loads(os.environ["FUZZ_TOKENS"])
"""Operation -> the token that it is asked with; \"\" for all others. Those that would take the seat of all others away
have one of their own."""


BEYOND_SCHEMAS = {("name", "missing")}
"""What no schema of a body can say, though its description does: a guest needs a name, a player whose token comes along
needs none."""

KEYS = {"apiKey", "creatorKey"}
"""Security schemes of the document that take an API key."""


@schemathesis.auth(refresh_interval=None)
class Seat:
    """The token of a seat that the test has taken; a key where an operation takes nothing else."""

    def get(self, case: schemathesis.Case, context: schemathesis.AuthContext) -> str:
        if all(KEYS & set(requirement) for requirement in case.operation.definition.raw["security"] or [{}]):
            return os.environ["FUZZ_KEY"]
        return tokens.get(_operation(case), tokens[""])

    def set(self, case: schemathesis.Case, data: str, context: schemathesis.AuthContext) -> None:
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case, kwargs: dict[str, Any]) -> None:
    """A key that is used twice is refused, rightly; only what is well-formed is made unique."""
    key = (case.headers or {}).get("Idempotency-Key", "")
    if case.meta and case.meta.generation.mode.is_positive and 0 < len(key) <= 100:
        case.headers["Idempotency-Key"] = key + secrets.token_hex(8)


@schemathesis.hook
def after_call(context: schemathesis.HookContext, case: schemathesis.Case, response: schemathesis.Response) -> None:
    """The seat whose token is replaced goes on with the new one."""
    if _operation(case) == "replace_token" and response.status_code == 201:
        tokens["replace_token"] = response.json()["token"]


def _operation(case: schemathesis.Case) -> str:
    return str(case.operation.definition.raw["operationId"])


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
        wrong = {(error["field"], error["code"]) for error in problem["errors"]}
        assert problem["code"] != "invalid_request" or passing or (wrong and wrong <= BEYOND_SCHEMAS), told
