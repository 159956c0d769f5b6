"""What games without a key may take up before their start: a number, a time, and seats for bots."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from service.engine import lobby
from service.games.commands import MOST_BOTS
from tests.http.table import HandClock, application, bearer
from tests.http.test_keys import give
from tests.serve.running import eventually
from tests.support.places import Place

BODY = {"ruleset": "wikimonde", "player": {"name": "Perceval"}}
HERE, THERE = "192.0.2.7", "198.51.100.1"
HOUR_MS = 3_600_000


def make(client: FlaskClient, address: str = HERE, body: Any = None, **headers: str) -> TestResponse:
    sent = {name.replace("_", "-"): text for name, text in headers.items()}
    return client.post("/v1/games", json=body or BODY, headers=sent, environ_base={"REMOTE_ADDR": address})


def start(client: FlaskClient, made: TestResponse) -> None:
    url = f"/v1/games/{made.json['id']}"
    client.post(f"{url}/players", json={"name": "Karadoc"})
    assert client.post(f"{url}/start", headers=bearer(made.json["seat"]["token"])).status_code == 201


@pytest.fixture
def app(clock: HandClock) -> Flask:
    return application(clock, keyless_lobbies_per_address=2, keyless_lobbies=3)


def test_an_address_may_have_a_few_games_waiting_and_is_told_what_to_do(client: FlaskClient) -> None:
    first, _ = make(client), make(client)
    refused = make(client)
    assert (refused.status_code, refused.json["code"]) == (429, "too_many_lobbies")
    assert refused.json["values"] == {"scope": "address", "limit": 2, "retry_after": 60}
    assert refused.headers["Retry-After"] == "60"
    assert make(client, THERE).status_code == 201
    start(client, first)
    assert make(client).status_code == 201, "what has started waits no longer"


def test_all_addresses_together_may_have_some_more(client: FlaskClient) -> None:
    for address in (HERE, HERE, THERE):
        assert make(client, address).status_code == 201
    refused = make(client, "203.0.113.9")
    assert (refused.status_code, refused.json["values"]["scope"]) == (429, "all")


def test_a_key_has_its_own_count_and_meets_none_of_these(app: Flask, client: FlaskClient) -> None:
    give(app, "ck_mine", "games")
    assert [make(client, X_API_Key="ck_mine").status_code for _ in range(5)] == [201] * 5
    assert make(client).status_code == 201


def test_a_retry_gets_its_answer_and_what_was_refused_counts_for_nothing(client: FlaskClient) -> None:
    first = make(client, Idempotency_Key="once")
    for _ in range(5):
        assert make(client, body={"ruleset": "nobody_plays_this"}).status_code == 422
    make(client)
    assert make(client).status_code == 429
    assert make(client, Idempotency_Key="once").data == first.data


def test_a_game_without_a_key_waits_for_an_hour_at_most(app: Flask, client: FlaskClient, clock: HandClock) -> None:
    made = make(client).json
    assert made["game"]["options"]["lobby_ms"] == HOUR_MS
    longer = make(client, body={**BODY, "options": {"lobby_ms": HOUR_MS + 1}})
    assert (longer.status_code, longer.json["code"]) == (422, "wrong_option")
    assert [error["field"] for error in longer.json["errors"]] == ["options.lobby_ms"]
    assert str(HOUR_MS) in longer.json["detail"]
    assert make(client, body={**BODY, "options": {"lobby_ms": 5000}}).json["game"]["options"]["lobby_ms"] == 5000
    give(app, "ck_mine", "games")
    assert make(client, X_API_Key="ck_mine").json["game"]["options"]["lobby_ms"] == 24 * HOUR_MS
    clock.move(HOUR_MS + 1000)
    assert client.get(f"/v1/games/{made['id']}").json["status"] == "finished"


def test_nothing_is_kept_for_long_of_a_game_that_nobody_started(place: Place) -> None:
    app = create_app(place.settings(limits={}, keyless_lobby_s=3600, unstarted_ttl_s=600))
    client, redis, layout = app.test_client(), place.client(), place.layout
    game = make(client, body={**BODY, "options": {"lobby_ms": 1000}}, Idempotency_Key="once").json["id"]
    records = place.names("*:idem:*")
    assert [0 < redis.pttl(name) <= (3600 + 600) * 1000 for name in records] == [True]
    assert eventually(lambda: client.get(f"/v1/games/{game}").json["status"] == "finished")
    for name in (layout.game(game), layout.events(game)):
        assert 0 < redis.pttl(name) <= 600 * 1000, name
    last_look: Any = redis.zscore(layout.at(layout.bucket(game)).alarms, game)
    assert 0 < last_look - redis.time()[0] * 1000 <= 700 * 1000, "so that nothing is left of it anywhere"


def test_coming_and_leaving_again_and_again_ends(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_EVENTS", 20)
    game = make(client).json["id"]
    codes = []
    for _ in range(15):
        joined = client.post(f"/v1/games/{game}/players", json={"name": "Karadoc"})
        codes.append(joined.json.get("code", ""))
        if joined.status_code == 201:
            url = f"/v1/games/{game}/players/{joined.json['seat']['player']}"
            assert client.delete(url, headers=bearer(joined.json["seat"]["token"])).status_code == 200
    assert codes[:9] == [""] * 9
    assert codes[-1] == "table_full"


def test_bots_are_few_at_any_table(client: FlaskClient, clock: HandClock) -> None:
    bots, wide = [{"level": "novice"}] * MOST_BOTS, {"max_players": 64}
    body = {**BODY, "options": wide, "bots": [*bots, {"level": "novice"}]}
    refused = make(client, body=body)
    assert (refused.status_code, refused.json["code"]) == (422, "invalid_request")
    made = make(client, body={**body, "bots": bots})
    assert made.status_code == 201
    more = client.post(
        f"/v1/games/{made.json['id']}/bots", json={"level": "novice"}, headers=bearer(made.json["seat"]["token"])
    )
    assert (more.status_code, more.json["code"]) == (409, "too_many_bots")
    assert more.json["values"]["limit"] == MOST_BOTS


def test_more_bots_than_seats_are_refused_with_what_to_send(client: FlaskClient) -> None:
    refused = make(client, body={"ruleset": "wikimonde", "bots": [{"level": "novice"}] * 9})
    assert (refused.status_code, refused.json["code"]) == (409, "table_full")
    assert '"options": {"max_players": 9}' in refused.json["detail"]
    assert [error["field"] for error in refused.json["errors"]] == ["bots"]
