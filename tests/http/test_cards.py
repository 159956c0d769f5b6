"""A match at cards over HTTP: acts and refusals, hands that are hidden, races that tell nothing of those who lose."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml
from flask.testing import FlaskClient

from service.scenario.check import check
from service.scenario.form import parse
from tests.http.table import HandClock, Table
from tests.http.test_pings import measure

FOUR = ("Perceval", "Karadoc", "Arthur", "Leodagan")
RACE = ["QH", "KS", "QS", "8S", "QD", "KH", "QC", "9S", "4S", "5S", "6S", "7S"]
"""Perceval QH QD 4S, Karadoc KS KH 5S, Arthur QS QC 6S, Leodagan 8S 9S 7S: the queens sit in opposite seats."""

SHORT = [["QH", "4S"], ["3S", "KD", "4H", "2C", "9C", "XR"]]
"""Two players: one card ends the first manche; then Perceval 3S 4H 9C, Karadoc KD 2C XR."""


def begun(
    client: FlaskClient, clock: HandClock, decks: list[list[str]], names: tuple[str, ...] = FOUR, **options: Any
) -> Table:
    table = Table.seated(client, clock, names, ruleset="trou-du-cul", dice=None, decks=decks, options=options)
    table.start()
    clock.move(100)
    return table


@pytest.fixture
def race(client: FlaskClient, clock: HandClock) -> Table:
    """The direction is decided: Perceval leads."""
    table = begun(client, clock, [RACE], rules={"putsch": True})
    assert does(table, "perceval", "direction", clockwise=True).status_code == 201
    return table


@pytest.fixture
def exchange(client: FlaskClient, clock: HandClock) -> Table:
    """The second manche, with demands: Perceval is Président."""
    table = begun(client, clock, SHORT, ("Perceval", "Karadoc"), rules={"demande": True}, vote=False, manches=2)
    does(table, "perceval", "plays", cards=["QH"])
    return table


def does(table: Table, player: str, path: str, **body: Any) -> Any:
    table.clock.move(100)
    return table.post(player, path, body)


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json["code"]


def offers(table: Table, player: str) -> dict[str, Any]:
    return {act["act"]: act for act in table.get("/expected", player).json["acts"]}


def test_a_match_is_played_to_its_end_and_its_record_again(exchange: Table) -> None:
    assert does(exchange, "perceval", "demands", ranks=["2", "X"]).status_code == 201
    given = does(exchange, "perceval", "exchanges", cards=["3S", "4H"])
    assert [event["type"] for event in given.json["events"]] == ["cards_exchanged", "window_closed", "turn_started"]
    assert does(exchange, "karadoc", "plays", cards=["KD"]).status_code == 201
    assert does(exchange, "perceval", "plays", cards=["XR"], **{"as": "A"}).status_code == 201
    assert does(exchange, "karadoc", "passes").status_code == 201
    assert does(exchange, "perceval", "plays", cards=["2C"]).status_code == 201
    assert refusal(exchange.get("/record", "perceval")) == (409, "not_finished")
    assert does(exchange, "perceval", "plays", cards=["9C"]).status_code == 201
    shown = exchange.get().json
    assert (shown["status"], shown["end"], shown["winner"]) == ("finished", "manches", "perceval")
    assert [(one["player"], one["score"]) for one in shown["result"]] == [("perceval", 4), ("karadoc", -4)]
    record = yaml.safe_load(exchange.get("/record").get_data(as_text=True))
    verdict = check(parse(record, "record"))
    assert (verdict.outcome, verdict.why) == ("passed", "")


def test_each_seat_is_shown_its_own_hand_and_numbers_of_the_others(race: Table) -> None:
    for viewer, hand in (("perceval", ["QH", "QD", "4S"]), ("leodagan", ["9S", "8S", "7S"]), (None, [])):
        shown = race.get("", viewer).json
        assert shown["hand"] == hand
        assert [player["cards"] for player in shown["players"]] == [3, 3, 3, 3]
        dealt = next(e for e in race.get("/events", viewer).json["events"] if e["type"] == "hand_dealt")
        assert sorted(dealt["cards"]) == sorted(hand)


def test_the_exchange_is_seen_by_the_two_who_exchange(client: FlaskClient, clock: HandClock) -> None:
    deal = ["QH", "4S", "6S", "AS", "KS", "9S", "3S", "4H", "XR", "5S", "6H", "2H"]
    table = begun(client, clock, [["QH", "4S", "6S"], deal], FOUR[:3], vote=False, manches=2)
    does(table, "perceval", "direction", clockwise=True)
    does(table, "perceval", "plays", cards=["QH"])
    does(table, "karadoc", "plays", cards=["4S"])
    owed = [e for e in table.get("/events", "perceval").json["events"] if e["type"] == "cards_exchanged"]
    assert len(owed) == 1
    assert owed[0]["cards"] == ["XR", "2H"]
    for viewer, cards in (("arthur", ["XR", "2H"]), ("karadoc", []), (None, [])):
        seen = [e for e in table.get("/events", viewer).json["events"] if e["type"] == "cards_exchanged"]
        assert [event["cards"] for event in seen] == [cards], viewer
        assert [went["cards"] for went in table.get("", viewer).json["exchanged"]] == [cards], viewer


def test_every_reader_has_the_same_numbering_and_no_card_of_another_hand(race: Table) -> None:
    does(race, "perceval", "plays", cards=["4S"])
    pages = {player: race.get("/events", player).json["events"] for player in ("perceval", "karadoc")}
    assert [e["seq"] for e in pages["perceval"]] == [e["seq"] for e in pages["karadoc"]]
    assert "KS" not in json.dumps(pages["perceval"])
    assert "QD" not in json.dumps(pages["karadoc"])


def test_a_race_tells_nothing_of_who_has_thrown(race: Table) -> None:
    does(race, "perceval", "plays", cards=["QH", "QD"])
    before = {viewer: race.get("", viewer) for viewer in (None, "karadoc", "arthur")}
    window = offers(race, "arthur")["putsch"]["window"]
    thrown = does(race, "arthur", "putsches", cards=["QS", "QC"], window=window)
    assert (thrown.json["effect"], thrown.json["events"]) == ("counted", [])
    for viewer in (None, "karadoc"):
        after = race.get("", viewer)
        assert after.headers["ETag"] == before[viewer].headers["ETag"]
        assert after.json == before[viewer].json
    assert race.get("", "arthur").headers["ETag"] != before["arthur"].headers["ETag"]
    declined = does(race, "karadoc", "passes", window=window)
    assert declined.json["version"] == declined.json["seq"]
    race.clock.move(2_000)
    assert race.get().json["tour"]["by"] == "arthur"


def test_a_putsch_counts_earlier_by_what_the_network_took_and_only_its_player_is_told_how(
    client: FlaskClient, clock: HandClock
) -> None:
    table = begun(client, clock, [RACE], rules={"putsch": True}, lag_compensation=True)
    measure(table, "arthur", took=200)
    does(table, "perceval", "direction", clockwise=True)
    does(table, "perceval", "plays", cards=["QH", "QD"])
    clock.move(500)
    thrown = does(table, "arthur", "putsches", cards=["QS", "QC"], reaction_ms=380)
    assert (thrown.json["timing"]["credit_ms"], thrown.json["at"]) == (200, clock.now() - 200)
    assert refusal(does(table, "karadoc", "putsches", cards=["KS", "KH"], reaction_ms=-1)) == (422, "invalid_request")
    clock.move(3_000)
    for viewer, told in ((None, None), ("karadoc", None), ("arthur", thrown.json["timing"])):
        events = table.get("/events", viewer).json["events"]
        [closed] = [event for event in events if event["type"] == "window_closed" and event["name"] == "putsch"]
        assert [answer.get("timing") for answer in closed["answers"]] == [told], viewer


def test_a_tap_that_comes_late_or_twice_never_counts_for_another_turn(race: Table) -> None:
    turn = offers(race, "perceval")["play"]["turn"]
    assert does(race, "perceval", "plays", cards=["4S"], turn=turn).status_code == 201
    again = race.post("perceval", "plays", {"cards": ["4S"], "turn": turn})
    assert (again.status_code, again.json["effect"]) == (201, "repeated")
    assert refusal(does(race, "perceval", "plays", cards=["QH"], turn=turn)) == (409, "too_late")
    window = race.get().json["seq"] + 100
    assert refusal(does(race, "karadoc", "passes", window=window)) == (409, "too_late")
    assert race.get().json["turn"] == "karadoc"


@pytest.mark.parametrize(
    ("player", "path", "body", "status", "code"),
    [
        ("perceval", "plays", {"cards": ["ZZ"]}, 422, "unknown_card"),
        ("perceval", "plays", {"cards": ["QH"], "as": "Z"}, 422, "unknown_rank"),
        ("perceval", "plays", {}, 422, "invalid_request"),
        ("perceval", "plays", {"cards": "QH"}, 422, "invalid_request"),
        ("perceval", "plays", {"cards": ["KS"]}, 409, "not_held"),
        ("perceval", "plays", {"cards": []}, 409, "no_combination"),
        ("perceval", "plays", {"cards": ["QH", "4S"]}, 409, "no_combination"),
        ("perceval", "plays", {"cards": ["QH"], "as": "K"}, 409, "wrong_as"),
        ("perceval", "passes", {}, 409, "leader_must_play"),
        ("perceval", "passes", {"turn": 1, "window": 1}, 422, "wrong_fields"),
        ("karadoc", "plays", {"cards": ["KS"]}, 409, "not_your_turn"),
        ("karadoc", "passes", {}, 409, "not_your_turn"),
        ("karadoc", "putsches", {"cards": ["KS", "KH"]}, 409, "wrong_moment"),
        ("karadoc", "demands", {"ranks": ["K"]}, 409, "rule_off"),
        ("karadoc", "exchanges", {"cards": ["KS"]}, 409, "wrong_moment"),
        ("karadoc", "votes", {"vote": "on_arrete"}, 409, "wrong_moment"),
        ("karadoc", "votes", {"vote": "perhaps"}, 422, "unknown_vote"),
        ("perceval", "direction", {}, 422, "wrong_fields"),
        ("perceval", "direction", {"towards": "merlin"}, 422, "unknown_player"),
        ("perceval", "direction", {"clockwise": True}, 409, "wrong_moment"),
        ("perceval", "rolls", {}, 409, "wrong_moment"),
    ],
)
def test_what_does_not_count_is_refused_with_its_reason_and_changes_nothing(
    race: Table, player: str, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    before = race.get("", player).json
    assert refusal(does(race, player, path, **body)) == (status, code)
    assert race.get("", player).json == before


def test_while_a_window_is_open_no_player_is_on_turn(race: Table) -> None:
    does(race, "perceval", "plays", cards=["QH", "QD"])
    refused = does(race, "karadoc", "plays", cards=["KS", "KH"])
    assert refusal(refused) == (409, "window_open")
    assert refused.json["values"]["deadline"] == race.get().json["windows"][0]["deadline"]
    assert refusal(does(race, "arthur", "putsches", cards=["QS"])) == (409, "wrong_number")
    assert refusal(does(race, "perceval", "putsches", cards=["QS", "QC"])) == (409, "not_asked")
    assert set(offers(race, "karadoc")) == {"pass"}, "the pair is offered to those who hold it"
    assert set(offers(race, "arthur")) == {"putsch", "pass"}


def test_any_act_ends_a_silence_even_one_that_is_refused(client: FlaskClient, clock: HandClock) -> None:
    decks = [["QH", "4S", "5S", "9S", "6S", "TS", "7S", "JS"]]
    table = begun(client, clock, decks, ("Perceval", "Karadoc"), turn_ms=1_000, away_after=2)
    for _ in range(3):
        table.clock.move(1_001)
        assert table.get("", "perceval").json["players"][0]["presence"] == "seated"
        while table.get().json["turn"] == "karadoc":
            does(table, "karadoc", "passes")
        assert refusal(does(table, "perceval", "plays", cards=["ZZ"])) == (422, "unknown_card")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"packs": 3}, "invalid_request"),
        ({"packs": True}, "invalid_request"),
        ({"manches": 0, "vote": False}, "wrong_option"),
        ({"start_queen": "S"}, "wrong_option"),
        ({"packs": 1, "max_players": 12}, "wrong_option"),
        ({"bevue": "strict"}, "unknown_option"),
        ({"teams": {"a": [], "b": []}}, "unknown_option"),
        ({"rules": {"joker": False}}, "rule_not_switchable"),
    ],
)
def test_what_a_table_cannot_agree_on(client: FlaskClient, options: dict[str, Any], code: str) -> None:
    made = client.post("/v1/games", json={"ruleset": "trou-du-cul", "options": options})
    assert refusal(made) == (422, code)


def test_two_packs_take_four_players(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, FOUR[:2], ruleset="trou-du-cul", dice=None, options={"packs": 2})
    assert refusal(table.post("perceval", "start", {})) == (409, "too_few_players")
    assert table.get().json["status"] == "lobby"


def test_dice_and_cards_are_given_to_the_games_that_have_them(client: FlaskClient) -> None:
    dice = client.post("/v1/games", json={"ruleset": "trou-du-cul", "dice": [1, 2]})
    assert refusal(dice) == (422, "wrong_cards")
    cards = client.post("/v1/games", json={"ruleset": "wikimonde", "decks": [["QH"]]})
    assert refusal(cards) == (422, "wrong_dice")
    unknown = client.post("/v1/games", json={"ruleset": "trou-du-cul", "decks": [["ZZ"]]})
    assert refusal(unknown) == (422, "wrong_cards")


def test_a_match_that_is_over_is_played_once_more(client: FlaskClient, clock: HandClock) -> None:
    table = begun(client, clock, SHORT[:1], ("Perceval", "Karadoc"), vote=False, manches=1)
    early = table.post("karadoc", "rematch", {})
    assert refusal(early) == (409, "not_finished")
    does(table, "perceval", "plays", cards=["QH"])
    asked = [table.post(player, "rematch", {}) for player in ("perceval", "karadoc")]
    assert [answer.status_code for answer in asked] == [201, 201]
    new = Table(client, clock, asked[0].json["id"], {a.json["seat"]["player"]: a.json["seat"]["token"] for a in asked})
    assert asked[1].json["id"] == new.id == table.get().json["rematch"] != table.id
    seen = new.get("", "karadoc").json
    assert (seen["ruleset"], seen["rematch_of"], seen["test_dice"]) == ("trou-du-cul", table.id, False)
    assert seen["options"] == table.get().json["options"]
    new.start()
    assert len(new.get("", "karadoc").json["hand"]) == len(new.get("", "perceval").json["hand"]) > 1


def test_a_match_is_listed_with_its_rulebook(exchange: Table, client: FlaskClient) -> None:
    listed = client.get("/v1/games?ruleset=trou-du-cul").json["games"]
    assert [(game["id"], game["status"]) for game in listed] == [(exchange.id, "playing")]
    assert client.get("/v1/games?ruleset=wikimonde").json["games"] == []
    book = client.get("/v1/rulesets/trou-du-cul").json
    assert book["cards"]["codes"][:3] == ["XR", "XB", "2S"]
    assert {word["id"] for rule in book["rules"] for word in rule["annonces"]} >= {"play", "pass", "putsch", "exchange"}
