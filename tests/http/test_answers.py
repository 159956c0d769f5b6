"""What every answer has: tags, ids, policies for browsers, and one act for one idempotency key."""

from __future__ import annotations

import hashlib

import pytest
from flask.testing import FlaskClient

from tests.http.table import HandClock, Table, application, bearer


def test_a_retry_with_the_same_key_gets_the_same_answer_and_joins_once(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock)
    url, key = f"/v1/games/{table.id}/players", {"Idempotency-Key": "7f1c"}
    first = client.post(url, json={"name": "Perceval"}, headers=key)
    clock.move(500)
    again = client.post(url, json={"name": "Perceval"}, headers=key)
    assert first.status_code == again.status_code == 201
    assert first.data == again.data
    assert first.headers["ETag"] == again.headers["ETag"]
    assert "Idempotent-Replayed" not in first.headers
    assert again.headers["Idempotent-Replayed"] == "true"
    assert len(table.get().json["players"]) == 1


def test_a_retry_of_making_a_game_makes_one(client: FlaskClient) -> None:
    sent = {
        "json": {"ruleset": "wikimonde", "player": {"name": "Perceval"}},
        "headers": {"Idempotency-Key": "abc"},
    }
    first, again = client.post("/v1/games", **sent), client.post("/v1/games", **sent)
    assert first.json["id"] == again.json["id"]
    assert first.json["seat"]["token"] == again.json["seat"]["token"]
    assert len(client.get("/v1/games").json["games"]) == 1


def test_the_same_key_for_another_request_is_refused(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock)
    url, key = f"/v1/games/{table.id}/players", {"Idempotency-Key": "7f1c"}
    client.post(url, json={"name": "Perceval"}, headers=key)
    other = client.post(url, json={"name": "Karadoc"}, headers=key)
    assert (other.status_code, other.json["code"]) == (422, "idempotency_key_reused")
    assert len(table.get().json["players"]) == 1


def test_two_players_may_use_the_same_key(table: Table) -> None:
    table.start()
    for player in ("perceval", "karadoc"):
        thrown = table.post(player, "rolls", {}, Idempotency_Key="1")
        assert thrown.status_code == 201, thrown.json
        assert "Idempotent-Replayed" not in thrown.headers


def test_a_game_that_has_not_changed_is_304(table: Table) -> None:
    first = table.get()
    tag = first.headers["ETag"]
    assert tag.startswith('"')
    same = table.get(If_None_Match=tag)
    assert (same.status_code, same.data, same.headers["ETag"]) == (304, b"", tag)
    assert table.get(If_None_Match=f"W/{tag}").status_code == 304, "proxies that compress answers make tags weak"
    assert table.get(player="perceval", If_None_Match=tag).status_code == 200, "another viewer has another tag"
    table.join("Arthur")
    changed = table.get(If_None_Match=tag)
    assert changed.status_code == 200
    assert changed.headers["ETag"] != tag


def test_the_tag_of_an_act_is_the_tag_of_the_game_after_it(table: Table) -> None:
    started = table.post("perceval", "start", {})
    assert table.get(player="perceval", If_None_Match=started.headers["ETag"]).status_code == 304


def test_an_act_tells_what_it_led_to(table: Table, clock: HandClock) -> None:
    started = table.post("perceval", "start")
    assert started.status_code == 201
    body = started.json
    assert body["effect"] == "counted"
    assert body["at"] == clock.now()
    assert body["events"][0]["type"] == "game_started"
    assert body["seq"] == body["events"][-1]["seq"]
    assert body["version"] > 1


def test_a_request_id_is_given_back_if_it_is_usable_and_made_if_not(client: FlaskClient) -> None:
    assert client.get("/v1/time", headers={"X-Request-Id": "mine-1"}).headers["X-Request-Id"] == "mine-1"
    for unusable in ("", "x" * 65, "a b", "<script>"):
        made = client.get("/v1/time", headers={"X-Request-Id": unusable}).headers["X-Request-Id"]
        assert made
        assert made != unusable
    assert client.get("/nothing").headers["X-Request-Id"]


def test_a_browser_elsewhere_may_ask_and_read_the_headers(client: FlaskClient) -> None:
    asked = {
        "Origin": "https://table.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization, content-type, idempotency-key",
    }
    preflight = client.options("/v1/games", headers=asked)
    assert preflight.status_code == 204
    assert preflight.headers["Access-Control-Allow-Origin"] == "*"
    assert "idempotency-key" in preflight.headers["Access-Control-Allow-Headers"].lower()
    exposed = client.get("/nothing", headers={"Origin": "https://table.example"}).headers
    for header in ("ETag", "X-Request-Id", "Retry-After", "Location", "Idempotent-Replayed"):
        assert header in exposed["Access-Control-Expose-Headers"]


@pytest.mark.parametrize(
    ("body", "twice"),
    [
        (b'{"ruleset":"wikimonde","ruleset":"wikimonde"}', "ruleset"),
        (b'{"ruleset":"wikimonde","player":{"name":"a","name":"b:"}}', "name"),
        (b'{"ruleset":"wikimonde","name":"a:b:c","name":"x"}', "name"),
    ],
)
def test_a_field_that_comes_twice_is_named(client: FlaskClient, body: bytes, twice: str) -> None:
    problem = client.post("/v1/games", data=body, content_type="application/json").json
    assert problem["code"] == "invalid_request"
    assert [error["field"] for error in problem["errors"]] == [twice]


def test_origins_can_be_limited(clock: HandClock) -> None:
    client = application(clock, cors_origins=("https://table.example",)).test_client()
    ours = client.get("/v1/time", headers={"Origin": "https://table.example"})
    other = client.get("/v1/time", headers={"Origin": "https://other.example"})
    assert ours.headers["Access-Control-Allow-Origin"] == "https://table.example"
    assert "Access-Control-Allow-Origin" not in other.headers


def test_making_games_can_be_for_holders_of_a_key_only(clock: HandClock) -> None:
    kept = frozenset({hashlib.sha256(b"secret").hexdigest()})
    client = application(clock, create_keys=kept).test_client()
    body = {"ruleset": "wikimonde"}
    none = client.post("/v1/games", json=body)
    assert (none.status_code, none.json["code"]) == (401, "key_missing")
    assert none.headers["WWW-Authenticate"].startswith("Bearer")
    wrong = client.post("/v1/games", json=body, headers={"X-API-Key": "guess"})
    assert (wrong.status_code, wrong.json["code"]) == (401, "key_unknown")
    assert client.post("/v1/games", json=body, headers={"X-API-Key": "secret"}).status_code == 201
    assert client.post("/v1/games", json=body, headers=bearer("secret")).status_code == 201


def test_the_clock_is_told_in_ms(client: FlaskClient, clock: HandClock) -> None:
    clock.move(7)
    assert client.get("/v1/time").json == {"now": clock.now()}


def test_the_docs_page_asks_nobody_else(client: FlaskClient) -> None:
    page = client.get("/docs")
    assert page.status_code == 200
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert b"http" not in page.data
    for name in ("docs.js", "swagger-ui-bundle.js", "swagger-ui.css"):
        assert client.get(f"/docs/{name}").status_code == 200
    assert client.get("/docs/../problems.py").status_code == 404
