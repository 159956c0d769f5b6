"""Every refusal as an RFC 9457 problem: a stable code, a sentence that says what to do, and the field concerned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from service.http.errors.kinds import KINDS
from service.json_types import JsonMapping, JsonObject

MEDIA_TYPE = "application/problem+json"
MISSING = "This field is required; send it."


class FieldError(msgspec.Struct, kw_only=True):
    """One field that is wrong.

    field: its name, dotted inside objects. detail: what to send.
    """

    field: str
    code: str
    detail: str


class ProblemDetails(msgspec.Struct, kw_only=True):
    """Why a request was refused; nothing was changed by it.

    type: a URN that ends with the code. title: what kind of problem it is. status: the HTTP status. detail: what to
    do, in a sentence. instance: the path that was asked for. code: the kind of problem, for programs. request_id: as
    in `X-Request-Id`. errors: the fields concerned, empty if none is. values: the facts behind it (limits, instants
    in ms).
    """

    type: str
    title: str
    status: int
    detail: str
    instance: str
    code: str
    request_id: str
    errors: list[FieldError]
    values: JsonObject


class Problem(Exception):
    """A refusal on its way out. Codes of KINDS bring their own status, title and sentence."""

    def __init__(
        self,
        code: str,
        detail: str | None = None,
        *,
        status: int | None = None,
        errors: Sequence[FieldError] = (),
        values: JsonMapping | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        kind = KINDS.get(code)
        self.code = code
        self.status = status or (kind.status if kind else 400)
        self.title = kind.title if kind else code.replace("_", " ").capitalize()
        self.detail = detail or (kind.detail if kind else self.title)
        if errors and detail is None:
            # A log line or a message box often shows nothing but this sentence.
            self.detail = f"{errors[0].field}: {errors[0].detail} {self.detail}"
        self.errors = list(errors)
        self.values = dict(values or {})
        self.headers = dict(headers or {})
        super().__init__(f"{self.code}: {self.detail}")


def missing(field: str) -> Problem:
    """What a body lacks that had to have this field."""
    return Problem("invalid_request", errors=[FieldError(field=field, code="missing", detail=MISSING)])


def details(problem: Problem, instance: str, id_: str) -> ProblemDetails:
    """The problem as the document that goes out."""
    return ProblemDetails(
        type=f"urn:chouette:problem:{problem.code}",
        title=problem.title,
        status=problem.status,
        detail=problem.detail,
        instance=instance,
        code=problem.code,
        request_id=id_,
        errors=problem.errors,
        values=problem.values,
    )
