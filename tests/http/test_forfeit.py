"""Leaving for good over HTTP: out at once, told to everybody, and no way back with that seat's token."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.http.table import HandClock, Table, bearer

NAMES = ("Perceval", "Karadoc", "Arthur")


@pytest.fixture
def three(client: FlaskClient, clock: HandClock) -> Table:
    table = Table.seated(client, clock, names=NAMES)
    table.begin()
    return table


def leave(table: Table, player: str) -> TestResponse:
    url = f"/v1/games/{table.id}/players/{player}"
    return table.client.delete(url, headers=bearer(table.tokens[player]))


def told(answer: TestResponse, kind: str) -> list[dict[str, Any]]:
    return [event for event in answer.json["events"] if event["type"] == kind]


def test_a_player_who_leaves_is_out_at_once(three: Table) -> None:
    left = leave(three, "karadoc")
    assert left.status_code == 200, left.json
    assert [(e["presence"], e["reason"]) for e in told(left, "presence_changed")] == [("gone", "left")]
    assert [(e["player"], e["reason"]) for e in told(left, "player_out")] == [("karadoc", "left")]
    seen = {player["id"]: player for player in three.get().json["players"]}
    assert (seen["karadoc"]["in_game"], seen["karadoc"]["out"], seen["karadoc"]["presence"]) == (False, "left", "gone")
    assert seen["arthur"]["out"] is None


def test_the_token_of_a_seat_that_was_left_opens_nothing_but_the_view(three: Table) -> None:
    leave(three, "karadoc")
    headers = bearer(three.tokens["karadoc"])
    presence = f"/v1/games/{three.id}/players/karadoc/presence"
    tried = [
        three.post("karadoc", "rolls"),
        three.post("karadoc", "annonces", {"annonce": "pass"}),
        three.post("karadoc", "annonces", {"annonce": "pas_mou_le_caillou"}),
        three.post("karadoc", "challenges", {"challenge": "grelottine", "target": "arthur"}),
        three.client.put(presence, json={"presence": "seated"}, headers=headers),
        three.client.put(presence, json={"presence": "standing"}, headers=headers),
    ]
    for refused in tried:
        assert (refused.status_code, refused.json["code"]) == (403, "left_for_good"), refused.json
        assert refused.json["values"] == {"reason": "left"}
        assert "only watch" in refused.json["detail"]
    assert three.get("", "karadoc").json["you"] == "karadoc"
    assert three.get("/expected", "karadoc").json["acts"] == []


def test_leaving_again_is_the_same_leaving_also_where_it_ended_the_game(three: Table) -> None:
    leave(three, "karadoc")
    again = leave(three, "karadoc")
    assert (again.status_code, again.json["effect"], again.json["events"]) == (200, "repeated", [])
    last = leave(three, "perceval")
    (over,) = told(last, "game_finished")
    assert (over["winner"], over["reason"]) == ("arthur", "last_one")
    retried = leave(three, "perceval")
    assert (retried.status_code, retried.json["effect"], retried.json["events"]) == (200, "repeated", [])
    after = leave(three, "arthur")
    assert (after.status_code, after.json["code"]) == (409, "game_finished")


def test_whoever_is_away_for_longer_than_the_table_allows_has_forfeited(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, names=NAMES, options={"forfeit_ms": 120_000, "target": 100_000})
    table.begin()
    url, headers = f"/v1/games/{table.id}/players/karadoc/presence", bearer(table.tokens["karadoc"])
    assert client.put(url, json={"presence": "standing"}, headers=headers).status_code == 200
    (standing,) = [player for player in table.get().json["players"] if player["id"] == "karadoc"]
    assert standing["forfeits_at"] == clock.time + 120_000
    clock.move(121_000)
    back = client.put(url, json={"presence": "seated"}, headers=headers)
    assert (back.status_code, back.json["code"], back.json["values"]) == (403, "left_for_good", {"reason": "absent"})
    assert standing["forfeits_at"] in [
        e["at"] for e in table.get("/events").json["events"] if e["type"] == "player_out"
    ]


def test_the_record_of_a_game_with_forfeits_plays_again(three: Table, clock: HandClock) -> None:
    clock.move(3_000)
    leave(three, "karadoc")
    leave(three, "perceval")
    record = three.get("/record?format=json").json
    assert [step for step in record["play"] if "forfeit" in step.values()] != []
    assert (record["expect"]["winner"], record["expect"]["end"]) == ("arthur", "last_one")
    assert record["expect"]["out"] == ["perceval", "karadoc"]
