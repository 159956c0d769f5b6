"""Leagues over HTTP: entries ask for tables with their tokens, and the organiser for those without."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.http.table import HandClock, application, bearer
from tests.http.test_keys import give
from tests.http.test_tournaments import KEY, enter, look, make, refused


@pytest.fixture
def app(clock: HandClock) -> Flask:
    made = application(clock)
    give(made, "ck_mine", "games")
    give(made, "ck_else", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def league(client: FlaskClient, *names: str, **body: Any) -> tuple[str, dict[str, str]]:
    settled = {"format": "league", "table_size": 2, **body}
    made = client.post("/v1/tournaments", json={"name": "Ligue", "ruleset": "wikimonde", **settled}, headers=KEY)
    assert made.status_code == 201, made.json
    path = f"/v1/tournaments/{made.json['id']}"
    assert client.post(f"{path}/start", headers=KEY).json["status"] == "running"
    return path, {name: enter(client, path, name).json["token"] for name in names}


def test_entries_ask_and_find_their_table(app: Flask, client: FlaskClient, clock: HandClock) -> None:
    path, tokens = league(client, "Perceval", "Karadoc", wait_ms=60_000)
    asked = client.post(f"{path}/entries/perceval/table_request", headers=bearer(tokens["Perceval"]))
    assert asked.json["waiting"] == {"since": clock.now(), "position": 1, "until": clock.now() + 60_000}
    assert client.get(path).json["waiting"] == 1
    again = client.post(f"{path}/entries/perceval/table_request", headers=bearer(tokens["Perceval"]))
    assert again.json == asked.json
    assert client.post(f"{path}/entries/karadoc/table_request", headers=KEY).status_code == 200
    look(app, path)
    for name in ("perceval", "karadoc"):
        standing = client.get(f"{path}/entries/{name}").json
        assert (standing["seat"]["table"], standing["seat"]["player"], standing["waiting"]) == ("1.1", name, None)
    late = client.post(f"{path}/entries/perceval/table_request", headers=bearer(tokens["Perceval"]))
    assert refused(late) == (409, "at_table")
    assert late.json["values"]["game"] == standing["seat"]["game"]


def test_a_wish_is_taken_back_and_a_retry_does_not_bring_it_again(client: FlaskClient) -> None:
    path, tokens = league(client, "Perceval")
    own, wish = bearer(tokens["Perceval"]), f"{path}/entries/perceval/table_request"
    once = {**own, "Idempotency-Key": "wish"}
    assert client.post(wish, headers=once).status_code == 200
    for _ in range(2):
        assert client.delete(wish, headers=own).status_code == 204
    replayed = client.post(wish, headers=once)
    assert (replayed.status_code, replayed.headers["Idempotent-Replayed"]) == (200, "true")
    assert client.get(f"{path}/entries/perceval").json["waiting"] is None


def test_one_asks_for_oneself_alone(client: FlaskClient) -> None:
    path, tokens = league(client, "Perceval", "Karadoc")
    wish = f"{path}/entries/perceval/table_request"
    assert refused(client.post(wish)) == (401, "token_missing")
    assert refused(client.post(wish, headers=bearer(tokens["Karadoc"]))) == (403, "not_your_entry")
    assert refused(client.delete(wish, headers=bearer(tokens["Karadoc"]))) == (403, "not_your_entry")
    assert refused(client.post(wish, headers={"X-API-Key": "ck_else"})) == (401, "token_missing")
    assert refused(client.post(f"{path}/entries/merlin/table_request", headers=KEY)) == (404, "entry_not_found")
    assert refused(client.post(f"{path}/close", headers={"X-API-Key": "ck_else"})) == (403, "not_your_tournament")


def test_a_league_is_closed_and_what_is_none_is_not(app: Flask, client: FlaskClient) -> None:
    path, _ = make(client, "Perceval", "Karadoc")
    assert refused(client.post(f"{path}/entries/perceval/table_request", headers=KEY)) == (409, "not_a_league")
    assert refused(client.delete(f"{path}/entries/perceval/table_request", headers=KEY)) == (409, "not_a_league")
    assert refused(client.post(f"{path}/close", headers=KEY)) == (409, "not_a_league")
    path, _ = league(client, "Perceval")
    assert client.post(f"{path}/close", headers=KEY).json["closing"] is True
    look(app, path)
    assert client.post(f"{path}/close", headers=KEY).json["status"] == "finished"
    assert refused(client.post(f"{path}/entries/perceval/table_request", headers=KEY)) == (409, "league_closed")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"rounds": 3}, "leave `rounds` out"),
        ({"closes_at": 1}, "`closes_at`"),
        ({"fewest": 2, "wait_ms": 5, "table_size": 2, "format": "swiss"}, "are for a league"),
        ({"fewest": 3, "wait_ms": 5, "table_size": 2}, "`fewest` is 3"),
        ({"fewest": 3, "table_size": 4}, "say how long"),
        ({"games": 2, "format": "swiss"}, "`games` is for a league"),
        ({"games": 0}, "games"),
        ({"wait_ms": -1}, "wait_ms"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused(body: dict[str, Any], said: str, client: FlaskClient) -> None:
    sent = {"name": "Ligue", "ruleset": "wikimonde", "format": "league", **body}
    answer = client.post("/v1/tournaments", json=sent, headers=KEY)
    assert answer.status_code == 422, answer.json
    assert said in answer.get_data(as_text=True)
