"""The rulebook `modulaire` over HTTP: what is told of it, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from chouette_sdk import verify_dice
from chouette_sdk.events import parse_event
from flask.testing import FlaskClient

from service.engine.modulaire.rules import MODULES
from tests.http.table import HandClock, Table, bearer

BOOK = "modulaire"


def made(client: FlaskClient, options: dict[str, Any]) -> Any:
    return client.post("/v1/games", json={"ruleset": BOOK, "options": options})


def test_the_ruleset_tells_all_modules_with_their_needs_words_and_presets(client: FlaskClient) -> None:
    told = client.get(f"/v1/rulesets/{BOOK}").json
    rules = {rule["id"]: rule for rule in told["rules"]}
    assert set(MODULES) <= set(rules)
    for rule in rules.values():
        assert rule["label"], rule["id"]
        assert rule["fr"], rule["id"]
        assert rule["en"], rule["id"]
    assert "preset" in {option["name"] for option in told["options"]}
    fields = {
        word["id"]: {f["name"]: f["type"] for f in word["fields"]} for r in rules.values() for word in r["annonces"]
    }
    assert fields["sloubi"] == {"value": "integer", "gesture": "names"}
    assert fields["je_force"] == {"target": "player", "act": "name_or_mapping"}
    assert fields["emplettes"] == {"objects": "mappings"}


def test_the_ruleset_tells_what_its_modules_go_by(client: FlaskClient) -> None:
    told = {rule["id"]: rule["parameters"] for rule in client.get(f"/v1/rulesets/{BOOK}").json["rules"]}
    assert told["a4"] == {
        "coefficients": {"chouette": 3, "velute": 4, "cul_de_chouette": 5, "chouette_velute": 10},
    }
    assert told["b1"] == {"throws": 3, "dice": 3}
    assert told["c1"] == {
        "artichette": {"on": 3, "artichauts": 3},
        "costs_in_artichauts": {"couche_sirop": 16, "file_sirop": 32, "contre_sirop": 64},
        "raitournelle": {"sum": 13, "percent": 17},
        "raitournelle_with_card_12": {"sum": 11, "percent": 14},
    }
    assert told["a1"]["worth"]["velute"] == [2, 8, 18, 32, 50, 72]
    assert told["a1"]["worth"]["cul_de_chouette"] == [50, 60, 70, 80, 90, 100]
    assert (told["a1"]["target"] - told["b2"]["below_target"], told["c6"]) == (332, {"dice": [1, 2, 2]})
    assert told["a3"]["birds"] | {"linotte": 1, "mouette": 4, "chouette": 6} == told["a3"]["birds"]
    assert (told["b3"], told["c4"], told["t2"]) == ({"at_start": 1}, {"shouts": 2}, {"times_a_game": 1})
    assert told["c5"]["cards_never_forced"] == [10, 11, 13, 19, 20, 21, "etoile"]
    assert {"je_force", "sloubi", "double"} < {*told["c5"]["never_forced"]}
    assert (told["cx"], told["se_coucher"]) == ({"parts_of_a_point": 6}, {"with_any_of": ["d1", "t3", "t4"]})
    assert told["t5"] == {"questions_a_turn": 1, "answers": ["oui", "non", "zbradaraldjan"]}
    assert told["c2"] == {"last_verse": 116, "step": 2, "gestures": ["tete", "torse", "table"]}
    assert len(told["c3"]["solutions"] + told["t4"]["solutions"]) == 19
    assert (len(told["d1"]["cards"]), told["d1"]["unit_digits"]["noblesse"]) == (22, 9)
    assert told["t3"]["prices_in_gold"] | {"cake": 136, "oeil_de_taupe": 116} == told["t3"]["prices_in_gold"]
    assert (told["t3"]["throws"], told["t3"]["gold_less"], told["t6"]) == (10, 4, {"turns": 3})


PRICE_ONLY = ("a6", "bx")
"""Modules whose one number is a price, which is told among the points."""


def test_every_parameter_of_a_module_is_told_in_words_of_both_languages(client: FlaskClient) -> None:
    for rule in client.get(f"/v1/rulesets/{BOOK}").json["rules"]:
        assert bool(rule["parameters"]) == (rule["id"] not in PRICE_ONLY), rule["id"]
        assert [*rule["labels"]] == [*rule["parameters"]], rule["id"]
        assert all(label["fr"] and label["en"] and label["fr"] != label["en"] for label in rule["labels"].values())


def test_a_table_begins_with_the_numbers_that_are_told(client: FlaskClient) -> None:
    told = {rule["id"]: rule["parameters"] for rule in client.get(f"/v1/rulesets/{BOOK}").json["rules"]}
    game_id = made(client, {"preset": "equilibree"}).json["id"]
    options = client.get(f"/v1/games/{game_id}").json["options"]
    assert options["target"] == told["a1"]["target"]
    assert options["plafond"] == told["a1"]["target"] - told["b2"]["below_target"]


@pytest.mark.parametrize(
    ("options", "status", "code"),
    [
        ({"rules": {"c1": True, "b4": False}}, 422, "rule_needs_another"),
        ({"rules": {"z9": True}}, 422, "unknown_rule"),
        ({"rules": {"a1": False}}, 422, None),
        ({"preset": "mornifle"}, 422, "invalid_request"),
    ],
)
def test_a_choice_of_modules_that_cannot_be_is_refused(
    options: dict[str, Any], status: int, code: str | None, client: FlaskClient
) -> None:
    refused = made(client, options)
    assert refused.status_code == status, refused.json
    assert refused.json["code"] == (code or refused.json["code"])
    assert refused.json["errors"] or refused.json["values"]


@pytest.mark.parametrize(
    "body",
    [
        {"annonce": "sloubi", "value": 1, "gesture": "tete"},
        {"annonce": "tabouret", "targets": "karadoc"},
        {"annonce": "emplettes", "objects": [3]},
        {"annonce": "duplication", "target": "karadoc", "object": []},
        {"annonce": "je_force", "target": "karadoc", "act": 3},
        {"annonce": "lance_tichette", "card": {}},
        {"annonce": "droit_de_vidage", "shares": [{"target": "karadoc", "amount": "7/x"}]},
        {"annonce": "question", "target": "karadoc", "text": ""},
    ],
)
def test_a_field_that_is_malformed_is_refused_by_name(
    body: dict[str, Any], client: FlaskClient, clock: HandClock
) -> None:
    table = Table.seated(client, clock, ruleset=BOOK)
    table.start()
    refused = table.post("perceval", "annonces", body)
    assert refused.status_code == 422, refused.json
    assert refused.json["errors"][0]["field"].partition(".")[0] in body


def test_a_hand_a_magic_die_or_a_word_of_a_module_that_is_off_is_refused(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, ruleset=BOOK, options={"bevue": "lenient"})
    thrower = table.begin()
    for body in ({"hand": "left"}, {"magic": [6]}):
        refused = table.post(thrower, "rolls", body)
        assert refused.status_code == 422, refused.json
        assert refused.json["code"] in ("wrong_value", "unknown_field")
    refused = table.post("perceval", "annonces", {"annonce": "emplettes", "objects": ["chaudron"]})
    assert (refused.status_code, refused.json["code"]) == (422, "unknown_annonce")


def test_the_dice_of_a_game_with_a_shuffled_pack_are_proved(client: FlaskClient, clock: HandClock) -> None:
    """The shuffle takes draws of the dice's own sequence; the proof tells them, and the SDK counts them."""
    table = Table.seated(client, clock, ruleset=BOOK, dice=None, options={"preset": "doublette"})
    commitment = table.get().json["commitment"]
    table.start()
    for _ in range(8):
        clock.move(20_000)
        game = table.get().json
        if game["to_throw"]:
            table.post(game["to_throw"], "rolls", {"hand": "right"})
    clock.move(20_000)
    left = client.delete(f"/v1/games/{table.id}/players/karadoc", headers=bearer(table.tokens["karadoc"]))
    assert left.status_code in (200, 204), left.json
    assert table.get().json["status"] == "finished"
    proof = table.get("/dice").json
    [shuffle] = proof["shuffles"]
    assert shuffle["draws"] == 21
    assert len(proof["throws"]) > 3
    events = [parse_event(each) for each in table.get("/events?limit=500").json["events"]]
    verdict = verify_dice(proof, commitment, events=events)
    assert (verdict.status, verdict.faults) == ("proved", [])
    proof["shuffles"] = []
    faults = verify_dice(proof, commitment, events=events).faults
    assert {fault.code for fault in faults} == {"events_differ", "index_wrong"}
