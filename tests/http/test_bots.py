"""Bots over HTTP: seats for them, who may give and take these, and that they play."""

from __future__ import annotations

import json

from flask.testing import FlaskClient

from service.games.bots.runner import play_bots
from service.games.service import GameService
from service.http.wiring import EXTENSION
from tests.http.table import HandClock, Table, bearer


def service_of(client: FlaskClient) -> GameService:
    found: GameService = client.application.extensions[EXTENSION].service
    return found


def test_the_levels_are_told_from_the_weakest_to_the_strongest(client: FlaskClient) -> None:
    levels = client.get("/v1/bots").json["levels"]
    assert [level["id"] for level in levels] == ["novice", "regular", "champion"]
    assert levels[0]["reaction_ms"] > levels[1]["reaction_ms"] > levels[2]["reaction_ms"] > 220


def test_one_request_makes_a_table_to_play_at_alone(client: FlaskClient, clock: HandClock) -> None:
    made = client.post(
        "/v1/games",
        json={
            "ruleset": "wikimonde",
            "player": {"name": "Perceval"},
            "bots": [{"level": "novice"}, {"level": "champion", "name": "Robot"}],
        },
    )
    assert made.status_code == 201, made.json
    players = made.json["game"]["players"]
    assert [(p["id"], p["bot"]) for p in players] == [("perceval", None), ("karadoc", "novice"), ("robot", "champion")]
    assert [event.get("bot") for event in made.json["events"] if event["type"] == "player_joined"] == [
        None, "novice", "champion",
    ]  # fmt: skip
    seat = made.json["seat"]
    started = client.post(f"/v1/games/{made.json['id']}/start", headers=bearer(seat["token"]))
    assert started.status_code == 201


def test_who_sits_at_the_table_gives_a_bot_a_seat_and_takes_it_away(table: Table) -> None:
    added = table.post("perceval", "bots", {"level": "regular"})
    assert added.status_code == 201, added.json
    assert (added.json["player"], added.json["name"], added.json["level"]) == ("leodagan", "Léodagan", "regular")
    assert "token" not in json.dumps(added.json)
    headers = bearer(table.tokens["karadoc"])
    removed = table.client.delete(f"/v1/games/{table.id}/bots/leodagan", headers=headers)
    assert removed.status_code == 200, removed.json
    assert [p["id"] for p in table.get().json["players"]] == ["perceval", "karadoc"]
    again = table.post("perceval", "bots", {"level": "novice", "name": "Robot"})
    assert again.json["player"] == "robot"


def test_nobody_else_does(table: Table, client: FlaskClient) -> None:
    path = f"/v1/games/{table.id}/bots"
    assert client.post(path, json={"level": "regular"}).json["code"] == "token_missing"
    wrong = client.post(path, json={"level": "regular"}, headers=bearer("x" * 32))
    assert wrong.json["code"] == "token_unknown"
    assert client.delete(f"{path}/karadoc").json["code"] == "token_missing"


def test_a_player_is_no_bot_and_a_bot_stays_once_the_game_has_started(table: Table) -> None:
    headers = bearer(table.tokens["perceval"])
    path = f"/v1/games/{table.id}/bots"
    assert table.client.delete(f"{path}/karadoc", headers=headers).json["code"] == "not_a_bot"
    assert table.client.delete(f"{path}/nobody", headers=headers).json["code"] == "player_not_found"
    table.post("perceval", "bots", {"level": "regular"})
    table.start()
    assert table.client.delete(f"{path}/leodagan", headers=headers).json["code"] == "game_started"
    late = table.post("perceval", "bots", {"level": "novice"})
    assert [(e["type"], e["bot"]) for e in late.json["events"]] == [("player_arrived", "novice")], "it asks for a seat"


def test_where_no_newcomers_are_welcome_a_bot_is_none_either(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, options={"rules": {"chante_sloubi": False}})
    table.start()
    assert table.post("perceval", "bots", {"level": "regular"}).json["code"] == "game_started"


def test_an_unknown_level_is_refused_by_name(table: Table) -> None:
    refused = table.post("perceval", "bots", {"level": "genius"})
    assert (refused.status_code, refused.json["errors"][0]["field"]) == (422, "level")


def test_a_bot_throws_when_its_time_has_come_and_not_before(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, names=("Perceval",))
    table.post("perceval", "bots", {"level": "champion"})
    table.start()
    service = service_of(client)
    clock.move(100)
    assert play_bots(service, table.id) == 0, "nobody is that quick"
    clock.move(2000)
    assert play_bots(service, table.id) == 1
    assert play_bots(service, table.id) == 0, "what is done is wanted no more"
    rolled = [e for e in table.get("/events").json["events"] if e["type"] == "dice_rolled"]
    assert [event["player"] for event in rolled] == ["karadoc"]


def test_where_no_human_sits_the_clock_stands_still_and_when_all_have_left_the_last_bot_has_won(
    client: FlaskClient, clock: HandClock
) -> None:
    table = Table.seated(client, clock, names=("Perceval",))
    table.post("perceval", "bots", {"level": "champion"})
    table.start()
    headers = bearer(table.tokens["perceval"])
    presence = f"/v1/games/{table.id}/players/perceval/presence"
    assert client.put(presence, json={"presence": "standing"}, headers=headers).status_code == 200
    assert table.get().json["clock_stopped"]
    clock.move(60_000)
    assert play_bots(service_of(client), table.id) == 0
    assert client.put(presence, json={"presence": "seated"}, headers=headers).status_code == 200
    clock.move(5_000)
    assert play_bots(service_of(client), table.id) == 1
    left = client.delete(f"/v1/games/{table.id}/players/perceval", headers=headers)
    assert left.status_code == 200
    assert (table.get().json["status"], table.get().json["end"]) == ("finished", "last_one")
    assert table.get().json["winner"] == "karadoc"


def test_the_record_tells_who_was_a_bot(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, names=("Perceval",))
    table.post("perceval", "bots", {"level": "novice"})
    table.start()
    record = table.get("/record?format=json").json
    assert record["players"] == {"perceval": {"score": 0}, "karadoc": {"score": 0, "bot": "novice"}}


def test_the_secret_of_the_bots_is_told_to_nobody(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, names=("Perceval",))
    table.post("perceval", "bots", {"level": "novice"})
    table.start()
    secret = service_of(client).read(table.id).meta.bot_secret
    assert len(secret) >= 32
    shown = [table.get("", "perceval"), table.get("/events"), table.get("/record"), table.get("/dice")]
    assert not [answer.request.path for answer in shown if secret in answer.text]
