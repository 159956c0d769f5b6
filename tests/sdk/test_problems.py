"""Refusals as exceptions: the narrowest class that is known, and every field of the document."""

from __future__ import annotations

import email.utils
import time

import chouette_sdk
import httpx
import pytest
from chouette_sdk import problems
from chouette_sdk.problems import problem_of, retry_after

REQUEST = httpx.Request("POST", "http://service/v1/games/g/rolls")


def refused(status: int, code: str | None) -> problems.ChouetteError:
    """The exception that this refusal becomes."""
    body = {"code": code, "title": "T", "detail": "Do this.", "values": {"max": 33}}
    return problem_of(httpx.Response(status, json=body, request=REQUEST))


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (400, "malformed_json", problems.BadRequest),
        (401, "token_missing", problems.TokenMissing),
        (401, "from_the_future", problems.Unauthorized),
        (403, "not_your_seat", problems.Forbidden),
        (404, "game_not_found", problems.GameNotFound),
        (404, "player_not_found", problems.NotFound),
        (409, "too_late", problems.TooLate),
        (409, "game_finished", problems.Conflict),
        (413, "body_too_large", problems.Problem),
        (422, "stake_too_high", problems.Invalid),
        (422, "idempotency_key_reused", problems.IdempotencyKeyReused),
        (429, "slow_down", problems.TooManyRequests),
        (429, "rate_limited", problems.RateLimited),
        (500, "internal_error", problems.ServerFault),
        (503, "store_unavailable", problems.Unavailable),
    ],
)
def test_a_refusal_becomes_the_narrowest_class_that_is_known(status: int, code: str, kind: type) -> None:
    error = refused(status, code)
    assert type(error) is kind
    assert isinstance(error, problems.Problem)
    assert (error.code, error.status, error.values) == (code, status, {"max": 33})


def test_the_message_names_the_fields_that_are_wrong() -> None:
    wrong = [{"field": "options.target", "code": "invalid", "detail": "Send a whole number."}]
    body = {"code": "invalid_request", "detail": "Mend them.", "errors": wrong}
    error = problem_of(httpx.Response(422, json=body, request=REQUEST))
    assert isinstance(error, problems.Invalid)
    assert error.errors == [problems.FieldError("options.target", "invalid", "Send a whole number.")]
    assert str(error) == "invalid_request (422): Mend them. [options.target: Send a whole number.]"


def test_a_proxys_page_is_no_problem_document() -> None:
    page = httpx.Response(404, text="<html>", request=REQUEST)
    assert isinstance(problem_of(page), problems.UnreadableAnswer)
    assert isinstance(problem_of(httpx.Response(502, text="<html>", request=REQUEST)), problems.Unavailable)


def test_not_modified_is_told_apart() -> None:
    assert isinstance(problem_of(httpx.Response(304, request=REQUEST)), problems.NotModified)


def test_retry_after_may_be_seconds_or_a_date() -> None:
    assert retry_after(httpx.Response(503)) is None
    assert retry_after(httpx.Response(503, headers={"Retry-After": "2"})) == 2
    date = email.utils.formatdate(time.time() + 10, usegmt=True)
    asked = retry_after(httpx.Response(503, headers={"Retry-After": date}))
    assert asked is not None
    assert 8 < asked <= 10


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    drawn = problems.__doc__ or ""
    for name in dir(problems):
        kind = getattr(problems, name)
        if isinstance(kind, type) and issubclass(kind, problems.ChouetteError):
            assert name in drawn
            assert name == "ChouetteError" or name in chouette_sdk.__all__
