"""Acts that are as they should be are answered ahead of Flask, and everybody is told the same as if they were not."""

from __future__ import annotations

import json
from typing import Any

import marshmallow
import pytest
from flask import Flask, request
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from service.http.requests.acts import AnnonceBody, RollBody
from service.http.requests.fields import Body
from service.http.requests.plain_bodies import reader_of
from tests.http.table import HandClock, Table, application

pytestmark = pytest.mark.usefixtures("constants_read")

BY_FLASK = {"Content-Type": "application/json; charset=utf-8"}
"""What this module sends to have a request answered by Flask; nothing of the answer may depend on it."""

VALUES = st.one_of(
    st.sampled_from(
        ["pass", "grelotte_ca_picote", "karadoc", "a\n", "A", "", "é", "x" * 65, 7, 7.0, 7.5, -1, 0, 10**9]
    ),
    st.sampled_from([10**9 + 1, True, None, [], [3, 3], [3, 7], [3, "3"], [3, 3, 3, 3], {}, {"target": "a"}, "a:b"]),
    st.integers(),
)
NAMES = st.sampled_from([*AnnonceBody().fields, *RollBody().fields, "unknown"])


@given(st.dictionaries(NAMES, VALUES, max_size=4), st.sampled_from([AnnonceBody, RollBody]))
def test_what_is_read_at_once_is_what_its_schema_reads(sent: dict[str, Any], schema: type[Body]) -> None:
    found = reader_of(schema)(json.dumps(sent).encode())
    if found is not None:
        assert found == schema().load(sent, unknown=marshmallow.RAISE)


@pytest.mark.parametrize(
    ("schema", "body"),
    [
        (AnnonceBody, {"annonce": "grelotte_ca_picote", "reaction_ms": 250}),
        (AnnonceBody, {"annonce": "pass", "window": 3}),
        (AnnonceBody, {"annonce": "civet", "target": "karadoc", "amount": 10, "combination": "suite", "value": -3}),
        (RollBody, {}),
        (RollBody, {"keep": [3, 3], "window": 7}),
    ],
)
def test_plain_bodies_need_no_schema(schema: type[Body], body: dict[str, Any]) -> None:
    assert reader_of(schema)(json.dumps(body).encode()) == body


@pytest.mark.parametrize(
    "raw", [b"", b"{", b'{"annonce":"a","annonce":"b"}', b'{"annonce":"a"} x', b'{"annonce":"\xff"}']
)
def test_what_is_no_plain_body_is_left_to_the_schema(raw: bytes) -> None:
    assert reader_of(AnnonceBody)(raw) is None


def test_flask_sees_nothing_of_an_act_that_is_as_it_should_be(app: Flask, clock: HandClock) -> None:
    seen: list[str] = []
    app.before_request(lambda: seen.append(request.path))
    table = Table.seated(app.test_client(), clock)
    player = table.begin()
    seen.clear()
    assert table.post(player, "rolls", {}).status_code == 201
    assert table.post(player, "annonces", {"annonce": "pass"}).status_code in (201, 409)
    assert not [path for path in seen if path.endswith("rolls")]
    assert table.post(player, "rolls", {}, **{"Content-Type": BY_FLASK["Content-Type"]}).status_code
    assert [path for path in seen if path.endswith("rolls")]


def twins() -> list[tuple[Table, str]]:
    """The same game at two services, with Perceval or Karadoc on turn."""
    found = []
    for _ in range(2):
        clock = HandClock(1_800_000_000_000)
        table = Table.seated(application(clock).test_client(), clock)
        found.append((table, table.begin()))
    return found


def told(answer: TestResponse, table: Table) -> tuple[int, dict[str, str], str]:
    """All of an answer but what differs from game to game and from request to request."""
    headers = {name: value for name, value in answer.headers if name not in ("X-Request-Id", "ETag", "Content-Length")}
    text = answer.get_data(as_text=True).replace(table.id, "GAME").replace(answer.headers["X-Request-Id"], "REQUEST")
    return answer.status_code, headers, text


@pytest.mark.parametrize(
    ("path", "body", "headers"),
    [
        ("rolls", {}, {}),
        ("rolls", {"window": 1}, {}),
        ("rolls", {"keep": [9]}, {}),
        ("rolls", {"keep": [3]}, {"Idempotency-Key": "one"}),
        ("annonces", {"annonce": "pass"}, {"Idempotency-Key": "two"}),
        ("annonces", {"annonce": "suite"}, {"Origin": "https://table.example"}),
        ("annonces", {"annonce": "no_such_annonce"}, {}),
        ("annonces", {"annonce": "pass", "target": "karadoc"}, {}),
        ("annonces", {"annonce": 7, "more": 1}, {}),
        ("annonces", {"annonce": "pass"}, {"Authorization": "Bearer nothing"}),
        ("annonces", {"annonce": "pass"}, {"Authorization": ""}),
        ("annonces", {"annonce": "pass"}, {"Idempotency-Key": "no blanks"}),
        ("annonces", {"annonce": "pass"}, {"X-API-Key": "chouette_nothing"}),
    ],
)
def test_both_ways_tell_the_same(path: str, body: dict[str, Any], headers: dict[str, str]) -> None:
    answers = []
    for (table, player), way in zip(twins(), ({}, BY_FLASK), strict=True):
        sent = {"Authorization": f"Bearer {table.tokens[player]}", **headers, **way}
        first, again = (
            table.client.post(f"/v1/games/{table.id}/{path}", data=json.dumps(body), headers={**TYPE, **sent})
            for _ in range(2)
        )
        answers.append([told(first, table), told(again, table)])
    assert answers[0] == answers[1]


TYPE = {"Content-Type": "application/json"}


def test_both_ways_refuse_what_comes_too_often_the_same() -> None:
    answers = []
    for (table, player), way in zip(twins(), ({}, BY_FLASK), strict=True):
        found = [table.post(player, "annonces", {"annonce": "pass"}, **way) for _ in range(32)]
        answers.append([told(answer, table) for answer in found])
    assert answers[0] == answers[1]
    assert answers[0][-1][0] == 429


def test_a_retry_acts_once_whichever_way_it_comes(client: FlaskClient, table: Table) -> None:
    player = table.begin()
    sent = {"Authorization": f"Bearer {table.tokens[player]}", "Idempotency-Key": "once"}
    first, again = (
        client.post(f"/v1/games/{table.id}/rolls", data=b"{}", headers={**sent, **way}) for way in (TYPE, BY_FLASK)
    )
    assert (first.status_code, first.data) == (201, again.data)
    assert again.headers["Idempotent-Replayed"] == "true"
