"""Tournaments over HTTP: made, entered, followed, run, refused with sentences that say what to do."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.http.wiring import EXTENSION
from tests.http.table import HandClock, application, bearer
from tests.http.test_keys import give

KEY = {"X-API-Key": "ck_mine"}
BODY = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2, "rounds": 1}


@pytest.fixture
def app(clock: HandClock) -> Flask:
    made = application(clock)
    give(made, "ck_mine", "games")
    give(made, "ck_else", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def make(client: FlaskClient, *names: str, **body: Any) -> tuple[str, dict[str, str]]:
    """The path of a tournament, and the tokens of those who entered."""
    made = client.post("/v1/tournaments", json={**BODY, **body}, headers=KEY)
    assert made.status_code == 201, made.json
    path = f"/v1/tournaments/{made.json['id']}"
    assert made.headers["Location"] == path
    return path, {name: enter(client, path, name).json["token"] for name in names}


def enter(client: FlaskClient, path: str, name: str, **more: Any) -> TestResponse:
    answer = client.post(f"{path}/entries", json={"name": name, **more}, headers=KEY)
    assert answer.status_code == 201, answer.json
    return answer


def look(app: Flask, path: str) -> None:
    """What the job of a worker does."""
    app.extensions[EXTENSION].tournaments.runner.look_at(path.rpartition("/")[2])


def refused(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, answer.json["code"]


def test_it_is_entered_started_played_with_one_token_and_told_to_its_end(app: Flask, client: FlaskClient) -> None:
    path, tokens = make(client, "Perceval", "Karadoc")
    assert client.post(f"{path}/start", headers=KEY).json["status"] == "running"
    look(app, path)
    seat = client.get(f"{path}/entries/perceval").json["seat"]
    assert (seat["table"], seat["player"]) == ("1.1", "perceval")
    game = f"/v1/games/{seat['game']}"
    assert client.get(game).json["status"] == "playing"
    assert client.delete(f"{game}/players/karadoc", headers=bearer(tokens["Karadoc"])).status_code == 200
    tick(app, seat["game"])
    look(app, path)
    events = client.get(f"{path}/events").json
    assert events["finished"] is True
    assert [event["type"] for event in events["events"]] == [
        "tournament_created", "entry_made", "entry_made", "tournament_started", "round_started", "table_finished",
        "round_finished", "tournament_finished",
    ]  # fmt: skip
    first, second = client.get(f"{path}/standings").json["lines"]
    assert (first["entry"], first["points"], second["decided_by"]) == ("perceval", 1.0, "points")
    assert second["earned"][0]["rule"] == "forfeit"
    [made] = client.get(f"{path}/rounds").json["rounds"]
    assert made["tables"][0]["placings"][1] == {"entry": "karadoc", "place": 2, "score": 0, "forfeit": True}
    over = client.get(path).json
    assert (over["status"], over["end"]) == ("finished", "played")
    assert over["seed"] is not None


def tick(app: Flask, game_id: str) -> None:
    """What the job of a worker does when a game's alarm rings."""
    wiring = app.extensions[EXTENSION]
    wiring.service.tick(game_id)
    for tournament_id, games in wiring.service.tournament_games().finished([game_id]).items():
        wiring.tournaments.runner.take(tournament_id, games)


def test_the_seed_is_told_at_the_end_and_not_before(client: FlaskClient) -> None:
    path, _ = make(client)
    told = client.get(path, headers=KEY).json
    assert told["seed"] is None
    assert len(told["commitment"]) == 64


def test_a_retry_enters_once_and_gets_the_same_token(client: FlaskClient) -> None:
    path, _ = make(client)
    headers = {**KEY, "Idempotency-Key": "once"}
    first = client.post(f"{path}/entries", json={"name": "Perceval"}, headers=headers)
    again = client.post(f"{path}/entries", json={"name": "Perceval"}, headers=headers)
    assert first.json == again.json
    assert again.headers["Idempotent-Replayed"] == "true"
    assert len(client.get(f"{path}/entries").json["entries"]) == 1


def test_a_retry_makes_one_tournament(client: FlaskClient) -> None:
    headers = {**KEY, "Idempotency-Key": "cup"}
    made = [client.post("/v1/tournaments", json=BODY, headers=headers).json["id"] for _ in range(2)]
    assert made[0] == made[1]
    other = client.post("/v1/tournaments", json={**BODY, "name": "Other"}, headers=headers)
    assert refused(other) == (422, "idempotency_key_reused")


def test_who_enters_by_themselves_says_nothing_of_bots_and_seeds(client: FlaskClient) -> None:
    path, _ = make(client)
    for more in ({"bot": "novice"}, {"seed": 1}, {"rating": 1500}):
        answer = client.post(f"{path}/entries", json={"name": "Merlin", **more})
        assert refused(answer) == (403, "for_organisers")
    assert enter(client, path, "Merlin", bot="novice").json["token"] is None


def test_where_the_organiser_enters_all_nobody_else_does(client: FlaskClient) -> None:
    path, _ = make(client, "Perceval", entering="invited")
    assert refused(client.post(f"{path}/entries", json={"name": "Karadoc"})) == (403, "entries_by_organiser")


def test_a_private_one_is_there_for_its_key_and_its_entries_alone(client: FlaskClient) -> None:
    path, tokens = make(client, "Perceval", visibility="private")
    for below in ("", "/entries", "/entries/perceval", "/rounds", "/standings", "/events"):
        assert refused(client.get(path + below)) == (404, "tournament_not_found")
        assert refused(client.get(path + below, headers={"X-API-Key": "ck_else"})) == (404, "tournament_not_found")
        assert client.get(path + below, headers=KEY).status_code == 200
        assert client.get(path + below, headers=bearer(tokens["Perceval"])).status_code == 200
    listed = {who: client.get("/v1/tournaments", headers=headers).json["tournaments"] for who, headers in
              (("anybody", {}), ("key", KEY), ("other key", {"X-API-Key": "ck_else"}))}  # fmt: skip
    assert {who: len(found) for who, found in listed.items()} == {"anybody": 0, "key": 1, "other key": 0}


def test_a_list_has_pages_newest_first(client: FlaskClient, clock: HandClock) -> None:
    for number in range(5):
        make(client, name=f"Coupe {number}")
        clock.move(1_000)
    names, cursor = [], None
    while True:
        page = client.get("/v1/tournaments", query_string={"limit": 2, **({"cursor": cursor} if cursor else {})}).json
        names += [card["name"] for card in page["tournaments"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert names == [f"Coupe {number}" for number in (4, 3, 2, 1, 0)]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"table_size": 9}, "table_size"),
        ({"format": "belote"}, "format"),
        ({"points": {"by": "places", "places": [1, 2]}}, "put them in order"),
        ({"options": {"target": "x"}}, "target"),
        ({"ruleset": "belote"}, "belote"),
        ({"starts_at": 1}, "has gone by"),
        ({"tie_breaks": ["wins", "wins"]}, "twice"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_before_anything_is_made(
    body: dict[str, Any], said: str, client: FlaskClient
) -> None:
    answer = client.post("/v1/tournaments", json={**BODY, **body}, headers=KEY)
    assert answer.status_code == 422, answer.json
    assert said in answer.get_data(as_text=True)
    assert client.get("/v1/tournaments").json["tournaments"] == []


def test_a_tournament_is_no_game(client: FlaskClient) -> None:
    path, _ = make(client)
    game = path.replace("tournaments", "games")
    assert refused(client.get(game)) == (404, "game_not_found")
    assert refused(client.get(f"{game}/events")) == (404, "game_not_found")
    other = client.post("/v1/games", json={"ruleset": "wikimonde"}).json["id"]
    assert refused(client.get(f"/v1/tournaments/{other}")) == (404, "tournament_not_found")


def test_events_come_as_a_stream_that_ends_with_the_tournament(client: FlaskClient) -> None:
    path, _ = make(client, "Perceval", "Karadoc")
    client.post(f"{path}/cancel", json={"reason": "Snow"}, headers=KEY)
    with client.get(f"{path}/events", headers={"Accept": "text/event-stream"}) as stream:
        text = stream.get_data(as_text=True)
    assert text.count("\ndata: {") == 5
    assert '"note":"Snow"' in text
    assert "event: end" in text
    gone = client.get(f"{path}/events?after=4", headers={"Accept": "text/event-stream"})
    assert gone.status_code == 204
    beyond = client.get(f"{path}/events?after=9")
    assert refused(beyond) == (409, "last_event_id_unknown")


def test_an_entry_withdraws_itself_and_no_other(client: FlaskClient) -> None:
    path, tokens = make(client, "Perceval", "Karadoc")
    own = bearer(tokens["Perceval"])
    assert refused(client.delete(f"{path}/entries/karadoc", headers=own)) == (403, "not_your_entry")
    assert client.delete(f"{path}/entries/perceval", headers=own).status_code == 204
    assert [entry["id"] for entry in client.get(f"{path}/entries").json["entries"]] == ["karadoc"]


def test_metadata_and_whom_an_entry_is_known_by_are_for_the_organiser(client: FlaskClient) -> None:
    path, _ = make(client, metadata={"season": "7"})
    token = enter(client, path, "Perceval", external_id="account-7").json["token"]
    assert client.get(path).json["metadata"] == {}
    assert client.get(path, headers=KEY).json["metadata"] == {"season": "7"}
    for headers, known in (({}, None), (KEY, "account-7"), (bearer(token), "account-7")):
        [entry] = client.get(f"{path}/entries", headers=headers).json["entries"]
        assert entry["external_id"] == known
