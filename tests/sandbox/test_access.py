"""Who may make games of the sandbox, how many, of what; and what such a game is to all others."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from service.http.wiring import EXTENSION
from tests.http.table import START, HandClock, application, bearer
from tests.http.test_keys import give
from tests.sandbox.house import RACE, Standing, sandbox

BODY = {"situation": RACE}
DESCRIBED: dict[str, Any] = {
    "ruleset": "titouan", "first": "perceval", "dice": [3, 3, 6],
    "players": [{"name": "Perceval", "score": 310, "holds": ["grelottine"]}, {"name": "Karadoc", "score": -20}],
}  # fmt: skip


def test_it_is_off_unless_test_dice_are_allowed() -> None:
    refused = sandbox(allow_test_dice=False).post("/v1/sandbox/games", json=BODY)
    assert (refused.status_code, refused.json["code"]) == (403, "sandbox_off")


def test_a_key_with_the_scope_has_it_anywhere_and_no_other_key() -> None:
    app = application(HandClock(START), allow_test_dice=False, limits={})
    give(app, "ck_tester", "games", "test_dice")
    give(app, "ck_other", "games")
    client = app.test_client()
    made = client.post("/v1/sandbox/games", json=BODY, headers={"X-API-Key": "ck_tester"})
    assert made.status_code == 201
    other = client.post("/v1/sandbox/games", json=BODY, headers={"X-API-Key": "ck_other"})
    assert (other.status_code, other.json["code"]) == (403, "sandbox_off")
    moved = client.post(
        f"/v1/sandbox/games/{made.json['id']}/clock", json={"advance_ms": 1}, headers={"X-API-Key": "ck_tester"}
    )
    assert moved.json["code"] == "clock_not_manual"


def test_the_organiser_moves_the_clock_too_and_sees_what_everybody_sees() -> None:
    app = application(HandClock(START), limits={})
    give(app, "ck_tester", "games")
    client = app.test_client()
    made = client.post("/v1/sandbox/games", json={**BODY, "clock": "manual"}, headers={"X-API-Key": "ck_tester"})
    url = f"/v1/sandbox/games/{made.json['id']}/clock"
    assert client.post(url, json={"advance_ms": 9}, headers={"X-API-Key": "ck_tester"}).json["now"] == START + 9
    assert client.post(url, json={"advance_ms": 9}).status_code == 404
    assert client.post(url, json={"advance_ms": 9}, headers=bearer("wrong")).status_code == 404


def test_a_game_is_private_and_in_no_lobby_unless_it_is_to_be_public() -> None:
    client = sandbox()
    game = Standing.made(client, **BODY)
    assert client.get(f"/v1/games/{game.id}").status_code == 404
    public = Standing.made(client, **BODY, visibility="public", name="Look at this")
    listed = client.get("/v1/games").json["games"]
    assert [(one["id"], one["sandbox"]) for one in listed] == [(public.id, True)]


def test_so_many_may_go_on_of_one_address_and_ended_ones_make_room() -> None:
    app = application(HandClock(START), sandbox_games=2, limits=_limits())
    client = app.test_client()
    first = Standing.made(client, **BODY)
    Standing.made(client, **BODY)
    refused = client.post("/v1/sandbox/games", json=BODY)
    assert (refused.status_code, refused.json["code"]) == (429, "too_many_sandbox_games")
    assert refused.headers["Retry-After"]
    for player in first.tokens:
        client.delete(f"/v1/games/{first.id}/players/{player}", headers=bearer(first.tokens[player]))
    assert Standing.made(client, **BODY).id


def _limits() -> Any:
    from service.access import quotas

    return quotas.DEFAULTS


def test_the_same_request_twice_makes_one_game_and_tells_the_same_tokens() -> None:
    client = sandbox()
    first = client.post("/v1/sandbox/games", json=BODY, headers={"Idempotency-Key": "one"})
    again = client.post("/v1/sandbox/games", json=BODY, headers={"Idempotency-Key": "one"})
    assert first.data == again.data
    assert again.headers["Idempotent-Replayed"] == "true"
    other = client.post("/v1/sandbox/games", json={**BODY, "name": "x"}, headers={"Idempotency-Key": "one"})
    assert other.json["code"] == "idempotency_key_reused"


def test_no_token_of_a_seat_is_stored_in_the_clear() -> None:
    client = sandbox()
    made = client.post("/v1/sandbox/games", json=BODY, headers={"Idempotency-Key": "one"})
    store = client.application.extensions[EXTENSION].service.store
    kept = repr(vars(store)) + "".join(repr(value) for value in _all(vars(store)))
    assert made.json["id"] in kept
    for seat in made.json["seats"]:
        assert seat["token"] not in kept


def _all(value: Any, depth: int = 6) -> Any:
    if depth and isinstance(value, dict):
        for one in value.values():
            yield from _all(one, depth - 1)
    elif depth and hasattr(value, "__dict__"):
        yield from _all(vars(value), depth - 1)
    else:
        yield value


@pytest.mark.parametrize(("sent", "kept"), [(310.0, 310), (-20.0, -20), (310.5, None), (1e300, None), (True, None)])
def test_a_score_is_whole_as_json_means_it(sent: object, kept: int | None) -> None:
    body = {**DESCRIBED, "players": [{"name": "Perceval", "score": sent}, {"name": "Karadoc"}]}
    answer = sandbox().post("/v1/sandbox/games", json=body)
    if kept is None:
        assert [error["field"] for error in answer.json["errors"]] == ["players.0.score"]
    else:
        view = answer.json["game"]
        assert [one["score"] for one in view["players"]] == [kept, 0]


def test_a_described_game_stands_as_it_is_described() -> None:
    game = Standing.made(sandbox(), **DESCRIBED, clock="manual")
    view = game.view("perceval")
    assert {one["id"]: one["score"] for one in view["players"]} == {"perceval": 310, "karadoc": -20}
    assert view["turn"] == "perceval"
    assert view["players"][0]["name"] == "Perceval"
    thrown = game.post("perceval", "rolls")
    if thrown.status_code == 409:
        game.advance(thrown.json["values"]["not_before"] - game.view()["clock_now"])
        thrown = game.post("perceval", "rolls")
    faces = [event["faces"] for event in thrown.json["events"] if event["type"] == "dice_rolled"]
    assert faces == [[3, 3]]


def test_cards_are_dealt_as_they_are_described() -> None:
    game = Standing.made(
        sandbox(), ruleset="trou-du-cul", first="perceval",
        players=[{"name": "Perceval"}, {"name": "Karadoc"}, {"name": "Arthur"}],
        deal={"perceval": ["QH", "4S"], "karadoc": ["KS"], "arthur": ["AS"]},
    )  # fmt: skip
    assert sorted(game.view("perceval")["hand"]) == ["4S", "QH"]
    assert game.view("karadoc")["hand"] == ["KS"]


def test_a_record_of_such_a_game_plays_again() -> None:
    from service.scenario.check import check
    from service.scenario.form import parse

    client = sandbox()
    game = Standing.made(client, **DESCRIBED, clock="manual")
    game.advance(20_000)
    record = client.get(f"/v1/games/{game.id}/record?format=json", headers=bearer(game.tokens["perceval"]))
    verdict = check(parse(record.json, "record"))
    assert (verdict.outcome, verdict.why) == ("passed", "")


@pytest.mark.parametrize(
    "wrong",
    [
        {}, {"situation": RACE, "ruleset": "wikimonde"}, {"situation": 5}, {"situation": "A"}, {"situation": ""},
        {**DESCRIBED, "players": []}, {**DESCRIBED, "players": [{"name": "Perceval"}]},
        {**DESCRIBED, "first": "nobody"},
        {**DESCRIBED, "players": [{"name": "P"}, {"name": "K", "holds": ["no_such"]}]}, {**DESCRIBED, "dice": [7]},
        {**DESCRIBED, "players": [{"name": "P"}, {"name": "K", "score": "1/5"}]}, {**DESCRIBED, "dice": ["6"]},
        {**DESCRIBED, "players": [{"name": "P"}, {"name": "K", "holds": [{"civet": {"x": []}}]}]},
        {**DESCRIBED, "deal": {"perceval": ["QH"]}}, {**DESCRIBED, "roles": {"perceval": "king"}},
        {**DESCRIBED, "bots": {"nobody": "novice"}}, {**DESCRIBED, "bots": {"perceval": "grandmaster"}},
        {**DESCRIBED, "ruleset": "nothing"}, {**DESCRIBED, "options": {"target": "x"}}, {**DESCRIBED, "clock": "slow"},
        {**DESCRIBED, "options": {"rules": {"no_such": True}}}, {**DESCRIBED, "turns_played": -1},
        {**DESCRIBED, "options": {"teams": {"A": ["nobody"]}}}, {"situation": RACE, "options": {"cocked_dice": 1000}},
        {"situation": RACE, "bots": {"nobody": "novice"}}, {"situation": RACE, "more": 1}, {"situation": None},
    ],
)  # fmt: skip
def test_what_cannot_be_made_is_refused_with_what_to_change(wrong: dict[str, Any]) -> None:
    refused = sandbox().post("/v1/sandbox/games", json=wrong)
    assert refused.status_code == 422, refused.json
    assert refused.json["detail"]


def test_a_situation_that_there_is_not_is_not_found() -> None:
    assert sandbox().post("/v1/sandbox/games", json={"situation": "no-such"}).json["code"] == "situation_not_found"


JUNK: list[Any] = [
    None, True, -1, 0, 10**12, 1.5, "", "x", "perceval", "1/6", [], {}, ["grelottine"], [{"civet": -1}],
    {"perceval": 5},
    [{"jarret": {"souple": "mi"}}], [{"flan": "x"}], ["QH", "QH"], {"perceval": ["QH"] * 20}, [6] * 50, "clockwise",
]  # fmt: skip


def test_no_junk_in_any_field_is_ever_a_fault_of_ours() -> None:
    client, chance = sandbox(), random.Random(13)
    whole = {
        **DESCRIBED, "deal": {}, "pack": [], "roles": {}, "direction": "clockwise", "revolution": False,
        "manches_played": 0, "turns_played": 0, "bots": {}, "options": {}, "clock": "manual", "name": "x",
    }  # fmt: skip
    for _ in range(1_500):
        body = json.loads(json.dumps(whole))
        body["ruleset"] = chance.choice(["wikimonde", "titouan", "expert", "modulaire", "trou-du-cul"])
        for _ in range(chance.randint(1, 3)):
            if chance.random() < 0.5:
                body[chance.choice(list(body))] = chance.choice(JUNK)
            elif isinstance(body["players"], list) and body["players"] and isinstance(body["players"][0], dict):
                body["players"][0][chance.choice(["score", "holds", "knows", "name"])] = chance.choice(JUNK)
        answer = client.post("/v1/sandbox/games", json=body)
        assert answer.status_code in (201, 422), (body, answer.json)
        if answer.status_code == 201:
            played_on(Standing(client, answer.json["id"], answer.json, _tokens(answer.json)))


def _tokens(made: dict[str, Any]) -> dict[str, str]:
    return {seat["player"]: seat["token"] for seat in made["seats"] if seat["token"]}


def played_on(game: Standing) -> None:
    """What stands there can be looked at, and time can pass in it."""
    if game.tokens:
        game.view()
        assert game.move({"advance_ms": 100_000}).status_code in (200, 409)
