"""The dice of a Tichette are in no answer but those to their owner, until they are shown."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.http.table import HandClock, Table, bearer

# Karadoc opens with a Chouette of 4, whose odd die falls on 3; then the hidden dice.
DICE = [6, 1, 4, 4, 1, 3, 5, 2, 6]
HIDDEN = [5, 2, 6]


def bidding(client: FlaskClient, clock: HandClock) -> Table:
    """Perceval is the ticheur, and has thrown."""
    table = Table.seated(client, clock, ruleset="expert", dice=DICE, options={"negative_scores": True})
    acts = [
        (table.begin(), "rolls", {}), ("karadoc", "rolls", {}), ("karadoc", "annonces", {"annonce": "je_sirote"}),
        ("perceval", "annonces", {"annonce": "file_sirop"}), ("karadoc", "rolls", {}),
        ("perceval", "annonces", {"annonce": "salsifi"}),
    ]  # fmt: skip
    for player, path, body in acts:
        done = table.post(player, path, body)
        assert (done.status_code, done.json["effect"]) == (201, "counted"), done.json
        clock.move(1800)
    clock.move(5000)
    return table


def thrown(client: FlaskClient, clock: HandClock) -> Table:
    """Perceval's dice lie, and only Perceval sees them."""
    table = bidding(client, clock)
    assert table.post("perceval", "rolls").status_code == 201
    return table


def of_type(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["type"] == kind]


def test_only_the_ticheur_sees_the_dice(client: FlaskClient, clock: HandClock) -> None:
    table = bidding(client, clock)
    answered = table.post("perceval", "rolls")
    assert answered.status_code == 201, answered.json
    [rolled] = of_type(answered.json["events"], "dice_rolled")
    assert (rolled["hidden"], rolled["faces"], rolled["table"]) == (True, HIDDEN, HIDDEN)

    assert table.get(player="perceval").json["hidden_dice"] == HIDDEN
    assert table.get(player="karadoc").json["hidden_dice"] == []
    assert table.get().json["hidden_dice"] == []
    for path in ("/events?limit=500", "/dice", "/record?format=json", "/challenges", "/expected"):
        for player in ("karadoc", None):
            answer = table.get(path, player=player)
            assert answer.status_code in (200, 401), answer.json
            assert "5,2,6" not in answer.get_data(as_text=True).replace(" ", ""), path


@pytest.mark.parametrize("query", ["?limit=500", "?after={before}&wait=1"], ids=["page", "long poll"])
def test_pages_show_each_reader_the_form_that_is_theirs_under_the_same_numbers(
    client: FlaskClient, clock: HandClock, query: str
) -> None:
    table = thrown(client, clock)
    before = of_type(table.get("/events?limit=500").json["events"], "dice_rolled")[-1]["seq"] - 1
    told = {
        player: table.get("/events" + query.format(before=before), player=player).json["events"]
        for player in ("perceval", "karadoc", None)
    }
    assert [event["seq"] for event in told["perceval"]] == [event["seq"] for event in told[None]]
    assert told["karadoc"] == told[None]
    rolled = {player: of_type(events, "dice_rolled")[-1] for player, events in told.items()}
    assert rolled["perceval"] == {**rolled[None], "faces": HIDDEN, "table": HIDDEN}
    assert (rolled[None]["hidden"], rolled[None]["faces"], rolled[None]["table"]) == (True, [], [])


@pytest.mark.parametrize("form", ["text/event-stream", "application/x-ndjson"])
def test_streams_show_each_reader_the_form_that_is_theirs(client: FlaskClient, clock: HandClock, form: str) -> None:
    table = thrown(client, clock)
    last = table.get("/events?limit=500").json["last_seq"]
    made = table.client.post(f"/v1/games/{table.id}/stream-tickets", headers=bearer(table.tokens["perceval"]))
    by_ticket = f"?ticket={made.json['ticket']}"
    heard = {}
    for name, headers, query in (
        ("perceval", bearer(table.tokens["perceval"]), ""), ("ticket", {}, by_ticket),
        ("karadoc", bearer(table.tokens["karadoc"]), ""), ("anybody", {}, ""),
    ):  # fmt: skip
        text = ""
        url = f"/v1/games/{table.id}/events{query}"
        with table.client.get(url, headers={**headers, "Accept": form}, buffered=False) as answer:
            for chunk in answer.response:
                text += chunk.decode() if isinstance(chunk, bytes) else chunk
                if f'"seq":{last},' in text:
                    break
        heard[name] = [
            json.loads(line.removeprefix("data: "))
            for line in text.splitlines()
            if line.startswith(("data: {", "{")) and '"seq"' in line
        ]
    assert heard["perceval"] == heard["ticket"]
    assert heard["karadoc"] == heard["anybody"]
    assert of_type(heard["perceval"], "dice_rolled")[-1]["faces"] == HIDDEN
    assert of_type(heard["anybody"], "dice_rolled")[-1]["faces"] == []
    assert [event["seq"] for event in heard["perceval"]] == [event["seq"] for event in heard["anybody"]]


def test_a_record_tells_its_reader_what_that_reader_may_see_and_everything_after_the_end(
    client: FlaskClient, clock: HandClock
) -> None:
    table = thrown(client, clock)
    running = {player: table.get("/record?format=json", player=player).json for player in ("perceval", "karadoc", None)}
    assert running["perceval"]["dice"][-3:] == HIDDEN
    place = len(running["perceval"]["dice"]) - 3
    assert running["karadoc"]["dice"][-3:] == running[None]["dice"][-3:] == [1, 1, 1]
    clock.move(3_600_000)
    assert table.get().json["status"] == "finished"
    assert table.get("/record?format=json").json["dice"][place : place + 3] == HIDDEN


def test_they_are_told_when_they_are_shown(client: FlaskClient, clock: HandClock) -> None:
    table = bidding(client, clock)
    table.post("perceval", "rolls")
    clock.move(600_000)
    shown = [event for event in table.get("/events?limit=500").json["events"] if event["type"] == "dice_shown"]
    assert [event["faces"] for event in shown] == [HIDDEN]
    assert table.get(player="perceval").json["hidden_dice"] == []
