"""The table is served as files, under a policy of its own, at whatever prefix; and can be left out."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest

from service.http.resources.table_page import FOLDER
from tests.http.table import HandClock, application

NAMES = sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".js", ".css"))


def test_its_address_ends_with_a_slash_whatever_is_before_it() -> None:
    client = application(HandClock(0)).test_client()
    moved = client.get("/table")
    assert moved.status_code == 302
    assert urljoin("https://example.org/some/prefix/table", moved.headers["Location"]) == (
        "https://example.org/some/prefix/table/"
    )
    page = client.get("/table/")
    assert page.status_code == 200
    named = re.findall(r'(?:src|href)="([^"]+)"', page.get_data(as_text=True))
    assert all(where.startswith(("./", "../", "data:,")) for where in named), named
    assert sorted(where[2:] for where in named if where.startswith("./")) == NAMES


def test_nothing_runs_or_is_asked_but_what_is_ours() -> None:
    client = application(HandClock(0)).test_client()
    for path in ("/table/", f"/table/{NAMES[0]}"):
        policy = dict(part.split(" ", 1) for part in client.get(path).headers["Content-Security-Policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
        assert policy["require-trusted-types-for"] == "'script'"
    assert "<script>" not in client.get("/table/").get_data(as_text=True)


def test_the_page_is_asked_for_anew_and_what_it_names_is_kept() -> None:
    client = application(HandClock(0)).test_client()
    page = client.get("/table/")
    assert "max-age=0" in page.headers["Cache-Control"]
    assert client.get("/table/", headers={"If-None-Match": page.headers["ETag"]}).status_code == 304
    for name in NAMES:
        answer = client.get(f"/table/{name}")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
        assert re.fullmatch(r"[\w-]+-[\w-]{8}\.(js|css)", name), "its name says what is in it"


@pytest.mark.parametrize("name", ["index.html", "README.md", "nothing.js", "..%2fdocs.js", "../docs.js", "%2e%2e/x.js"])
def test_nothing_else_of_any_folder_is_served(name: str) -> None:
    assert application(HandClock(0)).test_client().get(f"/table/{name}").status_code == 404


def test_a_service_may_be_without_it() -> None:
    client = application(HandClock(0), table=False).test_client()
    assert [client.get(path).status_code for path in ("/table", "/table/", f"/table/{NAMES[0]}")] == [404] * 3
    assert client.get("/docs").status_code == 200
