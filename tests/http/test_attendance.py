"""Check-in and sitting out over HTTP, and the log that says who did what."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.http.wiring import EXTENSION
from tests.http.table import HandClock, application, bearer
from tests.http.test_keys import give
from tests.http.test_tournaments import BODY, KEY, look, make, refused, tick

MINUTE_MS = 60_000


@pytest.fixture
def app(clock: HandClock) -> Flask:
    made = application(clock)
    give(made, "ck_mine", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def test_entries_check_in_with_their_tokens_until_its_end(app: Flask, client: FlaskClient, clock: HandClock) -> None:
    until = clock.now() + MINUTE_MS
    path, tokens = make(client, "Perceval", "Karadoc", "Bohort", check_in_until=until)
    assert client.get(path).json["check_in_until"] == until
    own = bearer(tokens["Perceval"])
    there = client.post(f"{path}/entries/perceval/check_in", headers=own)
    assert there.json["entry"]["checked_in_at"] == clock.now()
    assert client.post(f"{path}/entries/karadoc/check_in", headers=KEY).status_code == 200
    assert refused(client.post(f"{path}/entries/bohort/check_in", headers=own)) == (403, "not_your_entry")
    clock.move(MINUTE_MS)
    late = client.post(f"{path}/entries/bohort/check_in", headers=KEY)
    assert refused(late) == (409, "check_in_over")
    look(app, path)
    assert [entry["id"] for entry in client.get(f"{path}/entries").json["entries"]] == ["perceval", "karadoc"]
    path, tokens = make(client, "Perceval")
    none = client.post(f"{path}/entries/perceval/check_in", headers=bearer(tokens["Perceval"]))
    assert refused(none) == (409, "no_check_in")


def test_an_entry_sits_out_and_comes_back(client: FlaskClient) -> None:
    path, tokens = make(client, "Perceval", "Karadoc")
    own, out = bearer(tokens["Perceval"]), f"{path}/entries/perceval/sit_out"
    assert client.post(out, headers=own).json["entry"]["sits_out"] == [1]
    for _ in range(2):
        assert client.delete(out, headers=own).status_code == 204
    assert client.get(f"{path}/entries/perceval").json["entry"]["sits_out"] == []
    assert refused(client.post(out, headers=bearer(tokens["Karadoc"]))) == (403, "not_your_entry")


def test_every_event_says_whose_doing_it_is(app: Flask, client: FlaskClient) -> None:
    path, tokens = make(client, "Perceval", "Karadoc", rounds=2)
    mine = client.post(f"{path}/entries", json={"name": "Arthur"})
    client.delete(f"{path}/entries/arthur", headers=bearer(mine.json["token"]))
    client.post(f"{path}/start", headers=KEY)
    look(app, path)
    for command in ("pause", "resume"):
        assert client.post(f"{path}/{command}", headers=KEY).status_code == 200
    [made] = client.get(f"{path}/rounds").json["rounds"]
    game = made["tables"][0]["game"]
    client.delete(f"/v1/games/{game}/players/karadoc", headers=bearer(tokens["Karadoc"]))
    tick(app, game)
    body = {"placings": [{"entry": seat, "place": 1} for seat in made["tables"][0]["seats"]], "reason": "Drawn"}
    assert client.post(f"{path}/tables/1.1/correction", json=body, headers=KEY).status_code == 200
    assert client.post(f"{path}/tables/1.1/replay", json={"reason": "Again"}, headers=KEY).status_code == 200
    assert client.post(f"{path}/cancel", json={"reason": "Snow"}, headers=KEY).status_code == 200
    key = f"key:{app.extensions[EXTENSION].tournaments.load(path.rpartition('/')[2]).tournament.owner}"
    log = client.get(f"{path}/events").json["events"]
    assert [(event["type"], event["by"], event.get("note")) for event in log] == [
        ("tournament_created", key, None),
        ("entry_made", key, None),
        ("entry_made", key, None),
        ("entry_made", None, None),
        ("entry_withdrawn", "entry:arthur", None),
        ("tournament_started", key, None),
        ("round_started", None, None),
        ("tournament_paused", key, ""),
        ("tournament_resumed", key, None),
        ("table_finished", None, None),
        ("round_finished", None, None),
        ("result_corrected", key, "Drawn"),
        ("table_replayed", key, "Again"),
        ("tournament_finished", key, "Snow"),
    ]
    assert "ck_mine" not in client.get(f"{path}/events").text


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"check_in_until": 1}, "has gone by"),
        ({"check_in_from": 2_000_000_000_000}, "needs a later"),
        ({"check_in_until": 2_000_000_000_001, "starts_at": 2_000_000_000_000}, "is after `starts_at`"),
        ({"check_in_until": 2_000_000_000_000, "format": "league", "rounds": None}, "has no check-in"),
        ({"overtime": "shared"}, "say how long"),
        ({"overtime": "forfeit", "round_ms": 60_000, "format": "knockout", "rounds": None}, "no player would go on"),
        ({"overtime": "lot"}, "overtime"),
        ({"watching": ""}, "watching"),
        ({"watching": "all"}, "watching"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused_with_what_to_do(more: dict[str, Any], said: str, client: FlaskClient) -> None:
    body = {name: value for name, value in {**BODY, **more}.items() if value is not None}
    answer = client.post("/v1/tournaments", json=body, headers=KEY)
    assert answer.status_code == 422, answer.json
    assert said in answer.get_data(as_text=True)


def test_who_watches_is_told_and_counts_for_the_games(app: Flask, client: FlaskClient) -> None:
    path, _ = make(client, "Perceval", "Karadoc", watching="nobody")
    assert client.get(path).json["watching"] == "nobody"
    client.post(f"{path}/start", headers=KEY)
    look(app, path)
    game = client.get(f"{path}/entries/perceval").json["seat"]["game"]
    assert client.get(f"/v1/games/{game}").status_code >= 400
