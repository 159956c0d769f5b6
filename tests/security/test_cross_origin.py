"""A page of another site can read every answer: each says so once, whatever has made it."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from service.http.pipeline.cross_origin import ACCEPTED, EXPOSED
from tests.security import failing, operations

ORIGIN = "https://table.example"
ALLOW = "access-control-allow-origin"
SAFE = {"Cache-Control", "Content-Language", "Content-Length", "Content-Type", "Expires", "Last-Modified"}
"""What browsers show to every page that may read an answer."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with failing.serving(tmp_path_factory.mktemp("cross-origin"), STREAM_MAX_S="0.1") as url:
        yield url


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same where two sites are named."""
    origins = f"{ORIGIN}/,https://other.example"
    with failing.serving(tmp_path_factory.mktemp("cross-origin"), CORS_ORIGINS=origins) as url:
        yield url


def allowed(answer: httpx.Response) -> list[str]:
    """The origins that an answer tells, as often as it does."""
    return [value for name, value in answer.headers.multi_items() if name == ALLOW]


def refused(url: str, failure: failing.Failure) -> httpx.Response:
    answer = ASKING.request(failure.method, f"{url}{failure.path}", headers={"Origin": ORIGIN})
    assert (answer.status_code, answer.json()["code"]) == (failure.status, failure.code), answer.text
    return answer


ASKING = httpx.Client(timeout=30)
BY_OPERATION = {failure.operation: failure for failure in failing.every()}


@pytest.mark.parametrize("operation", BY_OPERATION)
def test_every_refusal_of_every_operation_tells_its_origin_once(operation: str, url: str, named: str) -> None:
    mine = [failure for failure in failing.every() if failure.operation == operation]
    assert {500, 503, 404, 405} <= {failure.status for failure in mine}
    for failure in mine:
        assert allowed(refused(url, failure)) == ["*"], failure
        by_name = refused(named, failure)
        assert allowed(by_name) == [ORIGIN], failure
        assert "Origin" in by_name.headers["Vary"].split(", ")


OTHERS: dict[str, tuple[int, str, str, dict[str, str], bytes]] = {
    "an answer": (200, "GET", "/v1/time", {}, b""),
    "a page": (200, "GET", "/docs", {}, b""),
    "a redirect": (302, "GET", "/", {}, b""),
    "health": (200, "GET", "/healthz", {}, b""),
    "no such address": (404, "GET", "/nothing", {}, b""),
    "no such address of the docs": (404, "GET", "/docs/nothing", {}, b""),
    "no such method": (405, "PATCH", "/v1/games", {}, b"{}"),
    "an unknown method": (405, "BREW", "/v1/games", {}, b""),
    "a question for the methods": (200, "OPTIONS", "/v1/games", {}, b""),
    "no JSON": (400, "POST", "/v1/games", {"Content-Type": "application/json"}, b"{"),
    "no token": (401, "GET", "/v1/webhooks", {}, b""),
    "too large": (413, "POST", "/v1/games", {"Content-Type": "application/json"}, b" " * 70_000),
    "another type": (415, "POST", "/v1/games", {"Content-Type": "text/plain"}, b"{}"),
    "wrong fields": (422, "POST", "/v1/games", {"Content-Type": "application/json"}, b'{"x":1}'),
    "too long an address": (414, "GET", f"/v1/games?cursor={'a' * 9000}", {}, b""),
    "too many headers": (431, "GET", "/v1/games", {f"X-{number}": "a" for number in range(200)}, b""),
}


@pytest.mark.parametrize("what", OTHERS)
def test_so_does_whatever_else_is_answered(what: str, url: str) -> None:
    status, method, path, headers, body = OTHERS[what]
    answer = ASKING.request(method, f"{url}{path}", headers={"Origin": ORIGIN, **headers}, content=body or None)
    assert answer.status_code == status
    assert allowed(answer) == ["*"]
    assert allowed(ASKING.request(method, f"{url}{path}", headers=headers, content=body or None)) == ["*"]


def test_a_stream_that_is_read_in_a_page_and_an_answer_of_304_do_too(url: str) -> None:
    game = ASKING.post(f"{url}/v1/games", json={"ruleset": "wikimonde"}).json()["id"]
    for accept in ("text/event-stream", "application/x-ndjson"):
        with ASKING.stream("GET", f"{url}/v1/games/{game}/events", headers={"Accept": accept}) as stream:
            assert stream.status_code == 200
            assert allowed(stream) == ["*"]
    seen = ASKING.get(f"{url}/v1/games/{game}")
    again = ASKING.get(f"{url}/v1/games/{game}", headers={"If-None-Match": seen.headers["ETag"]})
    assert again.status_code == 304
    assert allowed(again) == ["*"]


CUT: dict[str, bytes] = {
    "no HTTP": b"\x16\x03\x01 nothing\r\n\r\n",
    "a header with a blank in its name": b"GET /v1/time HTTP/1.1\r\nHost: x\r\nX y: z\r\n\r\n",
    "a coding that nobody knows": b"POST /v1/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x\r\n\r\n",
    "chunks that are none": b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
}


@pytest.mark.parametrize("what", CUT)
def test_what_could_not_be_read_is_refused_readably(what: str, url: str) -> None:
    where = urlsplit(url)
    heard = b""
    with socket.create_connection((where.hostname, where.port), 30) as line:
        line.sendall(CUT[what].replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
        while more := line.recv(65536):
            heard += more
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.lower().count(ALLOW.encode()) == 1, heard
    assert json.loads(body)["status"] in (400, 501)


# --- preflights


@pytest.mark.parametrize("path", ["/v1/games", "/v1/games/none/rolls", "/nothing", "/docs"])
def test_a_preflight_is_answered_whatever_it_asks_about(path: str, url: str, named: str) -> None:
    asked = {"Origin": ORIGIN, "Access-Control-Request-Method": "PATCH",
             "Access-Control-Request-Headers": "authorization,content-type,idempotency-key"}  # fmt: skip
    for base, origin in ((url, "*"), (named, ORIGIN)):
        answer = ASKING.options(f"{base}{path}", headers=asked)
        assert (answer.status_code, answer.content, allowed(answer)) == (204, b"", [origin])
        assert "PATCH" in answer.headers["Access-Control-Allow-Methods"].split(", ")
        assert set(ACCEPTED) == set(answer.headers["Access-Control-Allow-Headers"].split(", "))
        assert answer.headers["Access-Control-Max-Age"] == "86400"
        assert "Access-Control-Allow-Credentials" not in answer.headers


def test_a_site_that_is_not_named_may_read_nothing(named: str) -> None:
    for origin in ("https://evil.example", "null", f"{ORIGIN}.evil.example"):
        for headers in ({}, {"Access-Control-Request-Method": "GET"}):
            method = "OPTIONS" if headers else "GET"
            answer = ASKING.request(method, f"{named}/v1/time", headers={"Origin": origin, **headers})
            assert allowed(answer) == []
            assert answer.headers["Vary"] == "Origin" or "Origin" in answer.headers["Vary"].split(", ")


# --- headers


def test_a_page_may_read_every_header_that_the_document_tells_of_and_send_every_one_that_it_takes() -> None:
    told, taken = set(), {"Authorization", "X-API-Key", "Content-Type", "Accept"}
    for item in operations.document()["paths"].values():
        for method, operation in item.items():
            if method == "parameters":
                continue
            told |= {name for answer in operation["responses"].values() for name in answer.get("headers", {})}
            taken |= {found["name"] for found in operation.get("parameters", []) if found.get("in") == "header"}
    assert {"Idempotent-Replayed", "ETag", "RateLimit", "Retry-After", "Location"} <= told
    assert told - SAFE <= set(EXPOSED)
    assert taken <= set(ACCEPTED)


def test_no_other_part_of_the_service_tells_origins() -> None:
    found = [
        str(file) for file in (Path(operations.DOCUMENT).parents[1] / "service").rglob("*.py")
        if "Access-Control" in file.read_text("utf-8") or "flask_cors" in file.read_text("utf-8")
    ]  # fmt: skip
    assert [Path(file).name for file in found] == ["cross_origin.py"]
