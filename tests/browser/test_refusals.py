"""A page of another site reads why it was refused: every problem of every operation, and what never gets that far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.serving import at_some_port, page
from tests.security import failing

ASK = """
async ([base, asked]) => Promise.all(asked.map(async ({method, path, headers, body}) => {
    try {
        const answer = await fetch(base + path, {method, headers, body})
        const text = await answer.text()
        const problem = text ? JSON.parse(text) : {}
        return [answer.status, problem.code, answer.headers.get("X-Request-Id") === problem.request_id]
    } catch (error) {
        return [0, `${method} ${path}: ${error}`, false]
    }
}))
"""
AT_ONCE = 500
JSON = {"Content-Type": "application/json"}


# More than a thousand requests of a browser that has to ask for leave before each: minutes where cores are short.
pytestmark = pytest.mark.timeout(600)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with failing.serving(tmp_path_factory.mktemp("refusals")) as url:
        yield url


@pytest.fixture
def elsewhere(tab: Page) -> Iterator[Page]:
    """A tab that shows a page of another origin."""
    with at_some_port(page("")) as site:
        tab.goto(site)
        yield tab


def ask(elsewhere: Page, base: str, *asked: dict[str, Any]) -> list[Any]:
    found: list[Any] = elsewhere.evaluate(ASK, [base, asked])
    return found


@pytest.mark.nightly
def test_a_page_reads_every_problem_of_every_operation(elsewhere: Page, base: str) -> None:
    # Authorization and a JSON body make the browser ask for leave before, as it does for what clients send.
    headers = {"Authorization": "Bearer none", "Idempotency-Key": "once", **JSON}
    failures = failing.every()
    assert {400, 401, 403, 404, 405, 409, 412, 413, 414, 415, 422, 429, 431, 500, 503} == {it.status for it in failures}
    asked = [
        {"method": failure.method, "path": failure.path, "headers": headers,
         **({} if failure.method == "GET" else {"body": "{}"})}
        for failure in failures
    ]  # fmt: skip
    # A browser has an end to how many requests wait at one time.
    told = [
        answer for first in range(0, len(asked), AT_ONCE) for answer in ask(elsewhere, base, *asked[first:][:AT_ONCE])
    ]
    assert told == [[failure.status, failure.code, True] for failure in failures]


def test_a_page_reads_what_is_refused_before_or_beside_any_operation(elsewhere: Page, base: str) -> None:
    token = {"Authorization": "Bearer none"}
    told = ask(
        elsewhere, base,
        {"method": "GET", "path": "/nothing", "headers": token},
        {"method": "PATCH", "path": "/v1/games", "headers": token, "body": "{}"},
        {"method": "POST", "path": "/v1/games", "headers": JSON, "body": "{"},
        {"method": "POST", "path": "/v1/games", "headers": JSON, "body": " " * 70_000},
        {"method": "POST", "path": "/v1/games", "headers": {"Content-Type": "text/plain"}, "body": "{}"},
        {"method": "GET", "path": "/v1/games?cursor=" + "a" * 9000, "headers": {}},
        {"method": "GET", "path": "/v1/time", "headers": {"X-Request-Id": "a" * 20_000}},
    )  # fmt: skip
    assert [(status, code) for status, code, _ in told] == [
        (404, "not_found"), (405, "method_not_allowed"), (400, "malformed_json"), (413, "body_too_large"),
        (415, "unsupported_media_type"), (414, "uri_too_long"), (431, "headers_too_large"),
    ]  # fmt: skip
    assert all(same for *_, same in told), "each tells its request id to the page"


def test_a_page_reads_that_it_must_wait_and_for_how_long(
    elsewhere: Page, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with failing.serving(tmp_path_factory.mktemp("limited"), LIMITS="on", LIMIT_READS="1/600") as base:
        told = elsewhere.evaluate(
            """async base => {
                await fetch(base + "/v1/time")
                const answer = await fetch(base + "/v1/time")
                return [answer.status, (await answer.json()).code, answer.headers.get("Retry-After")]
            }""",
            base,
        )
    assert told[:2] == [429, "rate_limited"]
    assert 0 < int(told[2]) <= 600
