"""What every answer tells browsers: take nothing for what it is not, frame nothing, keep nothing that is private."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.http.table import HandClock, application
from tests.security import operations
from tests.security.operations import Operation
from tests.security.world import World
from tests.serve.running import ROOT

PAGES = ("/", "/docs", "/docs/docs.js", "/docs/swagger-ui.css", "/docs/swagger-ui-bundle.js", "/openapi.json",
         "/table", "/table/")  # fmt: skip
ELSEWHERE = ("/nothing", "/v1/nothing", "/docs/nothing", "/table/nothing", "/v1/games//x")
STATIC = ROOT / "service" / "http" / "static"
ORIGIN = "https://table.example"


@pytest.fixture(scope="module")
def world() -> World:
    return World.made()


def is_guarded(answer: TestResponse) -> None:
    headers = answer.headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["Cross-Origin-Resource-Policy"] in ("same-origin", "cross-origin")
    assert headers["Cache-Control"]
    # Who serves it, and in which version, helps nobody but who looks for its holes.
    assert not {"Server", "X-Powered-By"} & set(headers.keys())
    # What belongs to whoever ends TLS, and would lock a plain development server out of its own browser.
    assert "Strict-Transport-Security" not in headers


@pytest.mark.parametrize("operation", operations.every(), ids=lambda it: it.id)
def test_every_answer_of_every_operation_is_guarded(operation: Operation, world: World) -> None:
    world.lay()
    everybody = world.credentials(world.public, operation.scope)
    own = "right key" if operation.who == "key" else "right token"
    for credential in (own, "nothing", "garbage"):
        answer = world.ask(operation, world.public, everybody[credential])
        is_guarded(answer)
        if operation.who != "anybody":
            directives = set(re.split(r",\s*", answer.headers["Cache-Control"]))
            assert directives & {"no-store", "private"}, answer.headers["Cache-Control"]
            assert "public" not in directives
        answer.close()


@pytest.mark.parametrize("path", [*PAGES, *ELSEWHERE])
def test_pages_and_what_is_not_there_are_guarded_too(path: str, world: World) -> None:
    is_guarded(world.client.get(path))
    is_guarded(world.client.open(path, method="PATCH"))
    is_guarded(world.client.options(path))


# --- the docs page


class Scripts(HTMLParser):
    """What a page would run or load."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.inline: list[str] = []
        self._in_script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._in_script = tag == "script" and not dict(attrs).get("src")
        self.inline += [name for name, _ in attrs if name.startswith("on") or name == "style"]
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        if self._in_script and data.strip():
            self.inline.append(data)

    def handle_endtag(self, tag: str) -> None:
        self._in_script = False


def test_the_docs_page_runs_scripts_of_ours_alone_and_says_so() -> None:
    answer = application(HandClock(0)).test_client().get("/docs")
    policy = dict(part.split(" ", 1) for part in answer.headers["Content-Security-Policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    page = Scripts()
    page.feed(answer.get_data(as_text=True))
    assert page.inline == []
    assert all(where.startswith(("/", "data:,")) and not where.startswith("//") for where in page.loaded), page.loaded
    # Swagger UI is told to keep no credentials, and to send the document to nobody who validates it.
    started = (STATIC / "docs.js").read_text("utf-8")
    assert "persistAuthorization: false" in started
    assert "validatorUrl: null" in started


# --- other origins


def asked(client: FlaskClient, operation: Operation, world: World, origin: str) -> list[TestResponse]:
    url = operation.url(**world.ids(world.public.id))
    sent = {"Origin": origin, "Access-Control-Request-Method": operation.method, "Cookie": "a=b"}
    plain = client.open(url, method=operation.method, json=operation.body, headers={"Origin": origin})
    return [client.options(url, headers=sent), plain]


@pytest.mark.parametrize("operation", operations.every(), ids=lambda it: it.id)
def test_no_origin_ever_gets_at_what_a_browser_knows_of_somebody(operation: Operation, world: World) -> None:
    for answer in asked(world.client, operation, world, ORIGIN):
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in answer.headers
        assert "Set-Cookie" not in answer.headers


def test_where_origins_are_named_no_other_one_may_read_answers(world: World) -> None:
    client = application(HandClock(0), cors_origins=(ORIGIN,), limits={}).test_client()
    for operation in operations.every():
        for allowed in asked(client, operation, world, ORIGIN):
            assert allowed.headers["Access-Control-Allow-Origin"] == ORIGIN
            assert "Origin" in ", ".join(allowed.headers.getlist("Vary"))
            assert "Access-Control-Allow-Credentials" not in allowed.headers
        for origin in ("https://evil.example", ORIGIN + ".evil.example", "null", "https://evil.example#" + ORIGIN):
            for refused in asked(client, operation, world, origin):
                assert "Access-Control-Allow-Origin" not in refused.headers, origin
