"""A game of another family, with no dice in its state and no wrong acts, goes through the same doors as all others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from flask import Flask
from flask.testing import FlaskClient

from service.engine import families
from service.http.wiring import EXTENSION
from service.scenario.check import check
from service.scenario.form import parse
from tests.http.table import HandClock, Table
from tests.support.coin_race import CALL_MS, RULESET, known


@pytest.fixture(autouse=True)
def races() -> Iterator[None]:
    with known():
        yield


@pytest.fixture
def race(client: FlaskClient, clock: HandClock) -> Table:
    """A race of Perceval and Karadoc to two points, begun; the coin shows 1, 2, 2."""
    table = Table.seated(client, clock, ruleset=RULESET, dice=[1, 2, 2], options={"target": 2})
    table.start()
    clock.move(100)
    return table


def call(table: Table, player: str, side: int) -> Any:
    table.clock.move(100)
    return table.post(player, "annonces", {"annonce": "call", "value": side})


def won(table: Table) -> None:
    """Perceval is right three times, Karadoc once."""
    for perceval, karadoc in ((1, 1), (2, 1)):
        assert call(table, "perceval", perceval).status_code == 201
        assert call(table, "karadoc", karadoc).status_code == 201


def test_it_is_listed_with_its_ruleset(client: FlaskClient) -> None:
    books = {book["id"]: book for book in client.get("/v1/rulesets").json["rulesets"]}
    assert books[RULESET]["game"] == "coin_race"
    assert [rule["annonces"][0]["id"] for rule in books[RULESET]["rules"]] == ["call"]
    assert client.get(f"/v1/rulesets/{RULESET}").json["id"] == RULESET


def test_it_is_listed_in_the_lobby(race: Table, client: FlaskClient) -> None:
    games = client.get("/v1/games").json["games"]
    assert [(game["id"], game["ruleset"], game["status"]) for game in games] == [(race.id, RULESET, "playing")]


def test_it_is_played_to_its_end(race: Table) -> None:
    won(race)
    shown = race.get("", "karadoc").json
    assert (shown["status"], shown["winner"], shown["players"]) == (
        "finished",
        "perceval",
        {"perceval": 2, "karadoc": 1},
    )
    assert shown["name"] == ""
    assert shown["test_dice"] is True


def test_expected_tells_what_may_be_called(race: Table) -> None:
    acts = race.get("/expected", "perceval").json["acts"]
    assert [(act["act"], act["name"], act["fields"], act["constraints"]) for act in acts] == [
        ("annonce", "call", ["value"], {}),
        ("pass", "pass", [], {}),
    ]
    assert call(race, "perceval", 1).status_code == 201
    assert race.get("/expected", "perceval").json["acts"] == []


def test_a_call_is_hidden_until_the_coin_lies(race: Table) -> None:
    said = call(race, "perceval", 1)
    assert [event["fields"] for event in said.json["events"] if event["type"] == "annonce_made"] == [{"value": 1}]
    for viewer, seen in (("perceval", {"value": 1}), ("karadoc", {}), (None, {})):
        events = race.get("/events", viewer).json["events"]
        assert [event["fields"] for event in events if event["type"] == "annonce_made"] == [seen], viewer
        assert race.get("", viewer).json["your_call"] == seen.get("value")


def test_what_does_not_count_is_refused_and_costs_nothing(race: Table) -> None:
    wrong = call(race, "perceval", 3)
    assert (wrong.status_code, wrong.json["code"]) == (422, "unknown_side")
    thrown = race.post("perceval", "rolls", {})
    assert (thrown.status_code, thrown.json["code"]) == (409, "wrong_moment")
    assert call(race, "perceval", 1).status_code == 201
    again = call(race, "perceval", 2)
    assert again.status_code == 409
    assert race.get().json["players"] == {"perceval": 0, "karadoc": 0}


def test_bots_that_do_not_know_it_take_no_seat(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, ruleset=RULESET)
    added = table.post("perceval", "bots", {"level": "novice"})
    assert (added.status_code, added.json["code"]) == (409, "no_bots")
    made = client.post("/v1/games", json={"ruleset": RULESET, "bots": [{"level": "novice"}]})
    assert (made.status_code, made.json["code"]) == (409, "no_bots")


def test_it_is_streamed(race: Table) -> None:
    won(race)
    stream = race.get("/events", "karadoc", Accept="text/event-stream")
    text = stream.get_data(as_text=True)
    assert text.count('"type":"coin_tossed"') == 2
    assert '"type":"game_finished"' in text


def test_the_alarm_closes_a_round_that_nobody_ends(race: Table, app: Flask, clock: HandClock) -> None:
    call(race, "perceval", 1)
    clock.move(CALL_MS + 10)
    service = app.extensions[EXTENSION].service
    assert service.tick_all([race.id]) == {}
    assert race.get().json["players"] == {"perceval": 1, "karadoc": 0}


def test_its_record_is_played_again_and_compared(race: Table) -> None:
    won(race)
    record = yaml.safe_load(race.get("/record").get_data(as_text=True))
    assert record["dice"] == [1, 2]
    verdict = check(parse(record, "record"))
    assert (verdict.outcome, verdict.why) == ("passed", "")


def test_without_given_tosses_they_follow_from_the_seed(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, ruleset=RULESET, dice=None)
    commitment = table.get().json["commitment"]
    assert commitment
    assert table.get().json["seed"] is None
    table.start()
    for _ in range(40):
        if table.get().json["status"] == "finished":
            break
        call(table, "perceval", 1)
        call(table, "karadoc", 2)
    shown = table.get().json
    assert shown["status"] == "finished"
    tossed = [e for e in table.get("/events?limit=500").json["events"] if e["type"] == "coin_tossed"]
    assert [e["index"] for e in tossed] == list(range(len(tossed)))
    first = families.family_of(RULESET).source(shown["seed"], None, {}).below(2) + 1
    assert tossed[0]["side"] == first
