"""The rulebook `modulaire` over HTTP: what is played, who sees what, and what comes back of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import yaml
from flask.testing import FlaskClient

from service.scenario.check import check
from service.scenario.form import parse
from tests.http.table import HandClock, Table, bearer

BOOK = "modulaire"
PERCEVAL_FIRST = [1, 2]
"""The table throws for who begins: the lowest."""
VALUES = [1, 1, 1, 2, 2, 2]
"""The table throws for the values: 1 for Perceval, 8 for Karadoc."""


def playing(client: FlaskClient, clock: HandClock, dice: list[int], **options: Any) -> Table:
    """A game whose first throw Perceval may make."""
    table = Table.seated(client, clock, ruleset=BOOK, dice=dice, options=options)
    table.start()
    clock.move(2000)
    return table


def does(table: Table, player: str, path: str, **body: Any) -> dict[str, Any]:
    """An act that counts; the next one may follow."""
    answer = table.post(player, path, body)
    assert (answer.status_code, answer.json["effect"]) == (201, "counted"), answer.json
    table.clock.move(2000)
    return dict(answer.json)


def throws(table: Table, player: str, times: int = 2) -> list[dict[str, Any]]:
    """So many throws, and all events of them."""
    return [event for _ in range(times) for event in does(table, player, "rolls")["events"]]


def score(table: Table, player: str) -> tuple[int, int]:
    """Points, and sixths beside them."""
    [seat] = [seat for seat in table.get().json["players"] if seat["id"] == player]
    return seat["score"], seat["sixths"]


def of_type(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["type"] == kind]


def again(table: Table) -> Any:
    """What playing its record again comes to."""
    return check(parse(yaml.safe_load(table.get("/record").get_data(as_text=True)), "record"))


def throws_as_expected(table: Table, player: str) -> None:
    """The throw that is expected of a player now, with the hand that it asks for."""
    offers = table.get("/expected", player=player).json["acts"]
    roll = next(act for act in offers if act["act"] == "roll")
    how = roll["constraints"]
    hands = [each["hands"][0] for each in how.get("hand", ()) if each["dice"] == how["dice"]]
    does(table, player, "rolls", window=roll["window"], **({"hand": hands[0]} if hands else {}))


def test_a_whole_game_is_played_to_its_end_and_its_record_plays_again(client: FlaskClient, clock: HandClock) -> None:
    chance = Random(7)
    dice = [*VALUES, *(chance.randint(1, 6) for _ in range(400))]
    table = playing(client, clock, dice, preset="aquitaine", target=100, turn_ms=0)
    for _ in range(100):
        game = table.get().json
        if game["status"] == "finished":
            break
        if game["to_throw"] is not None:
            throws_as_expected(table, game["to_throw"])
        clock.move(16_000)
    assert (game["status"], game["end"], game["result"][0]["player"]) == ("finished", "target", game["winner"])
    assert max(seat["score"] for seat in game["players"]) >= 100
    assert of_type(table.get("/events?limit=500").json["events"], "bevue") == []
    assert (again(table).outcome, again(table).why) == ("passed", "")


def test_sixths_are_shown_beside_the_points_and_told_with_them(client: FlaskClient, clock: HandClock) -> None:
    rules = {"a3": False, "a5": False, "b4": True, "c3": True}
    table = playing(client, clock, [*VALUES, 5, 1, 4, 5, 5, 1], rules=rules)
    throws(table, "perceval")
    does(table, "perceval", "annonces", annonce="attrape_oiseau", solution="on_divise_par_six")
    assert score(table, "perceval") == (50, 0)
    [moved] = of_type(throws(table, "karadoc"), "points_moved")
    [move] = moved["movements"]
    assert score(table, "karadoc") == (4, 1), "25 points by six"
    assert (move["points"], move["points_sixths"], move["score"], move["score_sixths"]) == (4, 1, 4, 1)
    expected = table.get("/record?format=json").json["expect"]
    assert expected["scores"] == {"perceval": 50, "karadoc": "25/6"}
    assert again(table).outcome == "passed"


COMING = [3, 4]


def with_an_eye(client: FlaskClient, clock: HandClock) -> Table:
    """Perceval has won 116 gold from Merlin's father, and has bought an Œil de Taupe, which shows Karadoc's throw."""
    table = playing(
        client, clock, [*PERCEVAL_FIRST, *[6] * 23, *COMING, 1], rules={"a3": False, "a5": False, "t3": True}
    )
    throws(table, "perceval")
    does(table, "perceval", "annonces", annonce="defi_merlin")
    throws(table, "perceval", 10)
    does(table, "perceval", "annonces", annonce="emplettes", objects=["chaudron", "oeil_de_taupe"])
    return table


def foreseen(events: list[dict[str, Any]]) -> list[list[int]]:
    """The faces of every `dice_foreseen`."""
    return [event["faces"] for event in of_type(events, "dice_foreseen")]


def test_dice_that_are_foreseen_are_told_to_their_owner_alone(client: FlaskClient, clock: HandClock) -> None:
    table = with_an_eye(client, clock)
    seen = {who: table.get("/events?limit=500", player=who).json["events"] for who in ("perceval", "karadoc", None)}
    assert foreseen(seen["perceval"]) == [COMING]
    assert foreseen(seen["karadoc"]) == foreseen(seen[None]) == [[]]
    assert [event["seq"] for event in seen["perceval"]] == [event["seq"] for event in seen[None]]
    for path in ("", "/expected", "/dice", "/record?format=json"):
        for who in ("karadoc", None):
            told = table.get(path, player=who)
            assert told.status_code in (200, 401), told.json
            assert "3,4" not in told.get_data(as_text=True).replace(" ", ""), path


def test_a_stream_tells_them_to_their_owner_alone(client: FlaskClient, clock: HandClock) -> None:
    table = with_an_eye(client, clock)
    last, heard = table.get("/events?limit=500").json["last_seq"], {}
    for who in ("perceval", "karadoc"):
        headers = {**bearer(table.tokens[who]), "Accept": "application/x-ndjson"}
        with client.get(f"/v1/games/{table.id}/events", headers=headers, buffered=False) as answer:
            text = ""
            for chunk in answer.response:
                text += chunk.decode() if isinstance(chunk, bytes) else chunk
                if f'"seq":{last},' in text:
                    break
        heard[who] = foreseen([json.loads(line) for line in text.splitlines() if '"seq"' in line])
    assert heard == {"perceval": [COMING], "karadoc": [[]]}


def test_once_the_dice_lie_and_the_game_is_over_the_record_plays_again(client: FlaskClient, clock: HandClock) -> None:
    table = with_an_eye(client, clock)
    assert of_type(throws(table, "karadoc"), "dice_rolled")[0]["faces"] == COMING
    left = client.delete(f"/v1/games/{table.id}/players/karadoc", headers=bearer(table.tokens["karadoc"]))
    assert left.status_code in (200, 204)
    assert table.get().json["status"] == "finished"
    pages = {who: table.get("/events?limit=500", player=who).json["events"] for who in ("perceval", "karadoc")}
    assert (foreseen(pages["perceval"]), foreseen(pages["karadoc"])) == ([COMING], [[]])
    assert (again(table).outcome, again(table).why) == ("passed", "")


@pytest.mark.parametrize(
    ("rules", "body", "code", "words"),
    [
        ({}, {"annonce": "emplettes", "objects": ["chaudron"]}, "unknown_annonce", "emplettes"),
        ({}, {"annonce": "civet", "amount": 5, "combination": "chouette", "second": "velute"}, None, "second"),
        ({"d1": True}, {"annonce": "lance_tichette", "card": 21}, None, "card"),
        ({"d1": True}, {"annonce": "lance_tichette", "card": 23}, None, "card"),
        ({"d1": True}, {"annonce": "voeu", "value": "gourmandise"}, None, "value"),
        ({"d1": True}, {"annonce": "je_pioche"}, "no_vow", "vow"),
        ({"t3": True}, {"annonce": "tabouret", "targets": ["perceval", "karadoc"]}, None, "tabouret"),
        ({"d2": True}, {"annonce": "duplication", "target": "karadoc", "object": "chaudron"}, None, "object"),
        ({"b4": True, "c1": True}, {"annonce": "raitournelle", "card": 12}, None, "card"),
    ],
)
def test_what_is_not_there_is_refused_with_a_sentence_that_says_so(
    rules: dict[str, bool], body: dict[str, Any], code: str | None, words: str, client: FlaskClient, clock: HandClock
) -> None:
    dice = VALUES if rules.get("b4") else PERCEVAL_FIRST
    table = playing(client, clock, dice, bevue="lenient", rules=rules)
    clock.move(20_000)
    before = table.get().json["version"]
    refused = table.post("perceval", "annonces", body)
    assert refused.status_code in (409, 422), refused.json
    assert refused.json["code"] == (code or refused.json["code"])
    assert words.lower() in json.dumps(refused.json, ensure_ascii=False).lower(), refused.json
    assert refused.json["detail"].endswith(".")
    assert table.get().json["version"] == before, "and nothing is left half done"


def test_the_same_act_with_the_same_key_counts_once(client: FlaskClient, clock: HandClock) -> None:
    table = playing(client, clock, PERCEVAL_FIRST, rules={"d1": True})
    said = {"annonce": "voeu", "value": "courage"}
    first = table.post("perceval", "annonces", said, Idempotency_Key="my-vow")
    clock.move(500)
    second = table.post("perceval", "annonces", said, Idempotency_Key="my-vow")
    assert (first.status_code, first.json) == (second.status_code, second.json) == (201, first.json)
    assert first.json["effect"] == "counted"
    assert len(of_type(table.get("/events?limit=500").json["events"], "annonce_made")) == 1
    third = table.post("perceval", "annonces", said, Idempotency_Key="another")
    assert third.json["effect"] == "bevue", "a second vow is one too many"


@pytest.mark.parametrize(("die", "scores"), [(6, {"perceval": 0, "karadoc": 8}), (2, {"perceval": 8, "karadoc": 0})])
def test_two_who_shout_in_the_same_millisecond_are_tied_and_a_die_decides(
    die: int, scores: dict[str, int], client: FlaskClient, clock: HandClock
) -> None:
    table = playing(client, clock, [*PERCEVAL_FIRST, 1, 1, 2, die, 1, 1])
    throws(table, "perceval", 1)
    assert table.post("perceval", "rolls").json["effect"] == "counted"
    clock.move(700)
    for player in ("karadoc", "perceval"):
        assert table.post(player, "annonces", {"annonce": "pas_mou_le_caillou"}).json["effect"] == "counted"
    clock.move(5000)
    assert {player: score(table, player)[0] for player in scores} == scores
