"""Every request that cannot be taken up is refused with a stable code and a sentence, and changes nothing."""

from __future__ import annotations

import io
from typing import Any, NamedTuple

import pytest
from flask.testing import FlaskClient

from tests.http.table import HandClock, Table, application, bearer

GAME = "/v1/games/{id}"
ANNONCES = f"{GAME}/annonces"


class Bad(NamedTuple):
    """What Perceval sends to a running game, and how it is refused. field: the one concerned, or empty."""

    method: str
    path: str
    status: int
    code: str
    field: str
    arguments: dict[str, Any]


def get(path: str, status: int, code: str, field: str = "", **headers: str | None) -> Bad:
    return Bad("GET", path, status, code, field, {"headers": _headers(headers)})


def post(path: str, body: Any, status: int, code: str, field: str = "", **headers: str | None) -> Bad:
    return Bad("POST", path, status, code, field, {"json": body, "headers": _headers(headers)})


def raw(data: Any, content_type: str | None, status: int, code: str, field: str = "") -> Bad:
    return Bad("POST", ANNONCES, status, code, field, {"data": data, "content_type": content_type})


def shout(code: str, field: str = "", **body: Any) -> Bad:
    return post(ANNONCES, body, 422, code, field)


def game(code: str, field: str, **body: Any) -> Bad:
    return post("/v1/games", {"ruleset": "wikimonde", **body}, 422, code, field)


def _headers(named: dict[str, str | None]) -> dict[str, str | None]:
    return {name.replace("_", "-"): text for name, text in named.items()}


JSON = "application/json"
WRONG = "invalid_request"
PASS = {"annonce": "pass"}
BETS = [{"who": "x"}]
TERMS = {"combination": "velute", "amount": 3}

BAD: dict[str, Bad] = {
    "an address that is not there": get("/v1/nothing", 404, "not_found"),
    "a method that is not there": Bad("PATCH", "/v1/games", 405, "method_not_allowed", "", {}),
    "a game that is not there": get("/v1/games/nothere", 404, "game_not_found"),
    "a rulebook that is not there": get("/v1/rulesets/nothere", 404, "ruleset_not_found"),
    "malformed JSON": raw("{", JSON, 400, "malformed_json"),
    "JSON nested beyond measure": raw("[" * 20_000, JSON, 400, "malformed_json"),
    "text instead of JSON": raw("pass", "text/plain", 415, "unsupported_media_type"),
    "a form instead of JSON": raw(PASS, None, 415, "unsupported_media_type"),
    "no body where one is needed": raw(None, None, 422, WRONG, "annonce"),
    "a body that is too large": raw(b" " * 70_000, JSON, 413, "body_too_large"),
    "a list instead of an object": post(ANNONCES, ["pass"], 422, WRONG),
    "an unknown field": shout(WRONG, "loud", annonce="pass", loud=True),
    "a missing field": shout(WRONG, "annonce", target="karadoc"),
    "a number for a word": shout(WRONG, "annonce", annonce=7),
    "null for a word": shout(WRONG, "annonce", annonce=None),
    "a word for a number": shout(WRONG, "amount", annonce="civet", amount="7"),
    "true for a number": shout(WRONG, "amount", annonce="civet", amount=True),
    "a fraction of a point": shout(WRONG, "amount", annonce="civet", amount=1.5),
    "a negative amount": shout(WRONG, "amount", annonce="civet", amount=-1),
    "an amount beyond measure": shout(WRONG, "amount", annonce="civet", amount=10**30),
    "an unknown field inside a list": shout(WRONG, "bets.0.who", annonce="civet_filoche", bets=BETS),
    "a field beside pass": shout(WRONG, "amount", annonce="pass", amount=3),
    "an unknown annonce": shout("unknown_annonce", annonce="tagada"),
    "an annonce of a rule that is off": shout("unknown_annonce", annonce="grelotte_ca_picote"),
    "a field that this annonce has not": shout("unknown_field", "amount", annonce="pas_mou_le_caillou", amount=3),
    "a target that is not at the table": post(
        f"{GAME}/challenges", {"challenge": "grelottine", "target": "arthur"}, 422, "unknown_player", "target"
    ),
    "an unknown challenge": post(
        f"{GAME}/challenges", {"challenge": "tagada", "target": "karadoc"}, 422, "unknown_annonce"
    ),
    "terms of a duel that is not there": post(f"{GAME}/challenges/9/terms", TERMS, 404, "challenge_not_found"),
    "a duel that is not there": get(f"{GAME}/challenges/9", 404, "challenge_not_found"),
    "dice kept where none can be": post(f"{GAME}/rolls", {"keep": [3]}, 422, "keep_not_allowed"),
    "dice with seven faces": post(f"{GAME}/rolls", {"keep": [7]}, 422, WRONG, "keep.0"),
    "joining a started game": post(f"{GAME}/players", {"name": "Arthur"}, 409, "game_started"),
    "starting a started game": post(f"{GAME}/start", {}, 409, "game_started"),
    "a name of blanks": post(f"{GAME}/players", {"name": "  "}, 422, WRONG, "name"),
    "a name with a line feed": post(f"{GAME}/players", {"name": "Arthur\n"}, 422, WRONG, "name"),
    "a name that turns the text around": post(f"{GAME}/players", {"name": "a\u202eb"}, 422, WRONG, "name"),
    "an annonce with a line feed": shout(WRONG, "annonce", annonce="suite\n"),
    "an endless name": post(f"{GAME}/players", {"name": "x" * 41}, 422, WRONG, "name"),
    "another's seat": Bad("DELETE", f"{GAME}/players/karadoc", 403, "not_your_seat", "", {}),
    "a seat that is not there": Bad("DELETE", f"{GAME}/players/arthur", 404, "player_not_found", "", {}),
    "an unknown presence": Bad(
        "PUT", f"{GAME}/players/perceval/presence", 422, WRONG, "presence", {"json": {"presence": "asleep"}}
    ),
    "an unknown rulebook": game("unknown_ruleset", "ruleset", ruleset="tagada"),
    "an unknown option": game(WRONG, "options.luck", options={"luck": 1}),
    "an option out of range": game(WRONG, "options.tie_ms", options={"tie_ms": -1}),
    "an option that the rulebook forbids": game("wrong_option", "options.target", options={"target": 0}),
    "an unknown rule": game("unknown_rule", "options.rules.tagada", options={"rules": {"tagada": True}}),
    "a yes for true": game(WRONG, "options.rules.suite", options={"rules": {"suite": "yes"}}),
    "an unknown query parameter": get(f"{GAME}/events?since=3", 422, WRONG, "since"),
    "a page of nothing": get(f"{GAME}/events?limit=0", 422, WRONG, "limit"),
    "a wait without end": get(f"{GAME}/events?wait=1e9", 422, WRONG, "wait"),
    "a cursor of somebody's own": get("/v1/games?cursor=!!", 422, WRONG, "cursor"),
    "a Last-Event-ID that is none": get(
        f"{GAME}/events", 400, "last_event_id_invalid", Last_Event_ID="x", Accept="text/event-stream"
    ),
    "an endless idempotency key": post(ANNONCES, PASS, 400, "idempotency_key_invalid", Idempotency_Key="x" * 129),
    "an idempotency key with blanks": post(ANNONCES, PASS, 400, "idempotency_key_invalid", Idempotency_Key="a b"),
    "no token": post(ANNONCES, PASS, 401, "token_missing", Authorization=None),
    "a wrong token": post(ANNONCES, PASS, 401, "token_unknown", Authorization="Bearer wrong"),
    "another way to say who one is": post(ANNONCES, PASS, 401, "token_unknown", Authorization="Basic eDp5"),
    "a look with a wrong token": get(GAME, 401, "token_unknown", Authorization="Bearer wrong"),
    "asking what to do without a seat": get(f"{GAME}/expected", 401, "token_missing", Authorization=None),
}


@pytest.fixture
def running(client: FlaskClient, clock: HandClock) -> Table:
    table = Table.seated(client, clock, options={"rules": {"suite": False, "chante_sloubi": False}})
    table.begin()
    return table


@pytest.mark.parametrize("what", BAD)
def test_it_is_refused_by_code_and_field_and_changes_nothing(what: str, running: Table) -> None:
    method, path, status, code, field, arguments = BAD[what]
    headers = {**bearer(running.tokens["perceval"]), **arguments.get("headers", {})}
    sent = {name: text for name, text in headers.items() if text is not None}
    before = running.get("/events").json

    got = running.client.open(path.format(id=running.id), method=method, **{**arguments, "headers": sent})

    problem = got.json
    assert (got.status_code, problem["code"]) == (status, code), problem
    assert got.content_type == "application/problem+json"
    assert problem["status"] == status
    assert problem["type"] == f"urn:chouette:problem:{code}"
    assert problem["title"]
    assert len(problem["detail"]) > 10
    assert problem["instance"] == path.format(id=running.id).partition("?")[0]
    assert problem["request_id"] == got.headers["X-Request-Id"]
    if field:
        assert field in [error["field"] for error in problem["errors"]], problem
    assert running.get("/events").json == before


def test_a_body_without_a_length_is_not_cut_off_in_silence(running: Table) -> None:
    body = b'{"annonce":"pass"}' + b" " * 70_000
    environ = {"wsgi.input_terminated": True, "wsgi.input": io.BytesIO(body), "HTTP_TRANSFER_ENCODING": "chunked"}
    headers = {**bearer(running.tokens["perceval"]), "Content-Type": JSON}
    got = running.client.post(f"/v1/games/{running.id}/annonces", environ_overrides=environ, headers=headers)
    assert (got.status_code, got.json["code"]) == (413, "body_too_large")


def test_a_token_of_another_game_opens_nothing_here(running: Table, client: FlaskClient, clock: HandClock) -> None:
    other = Table.seated(client, clock)
    got = client.post(f"/v1/games/{running.id}/rolls", json={}, headers=bearer(other.tokens["perceval"]))
    assert (got.status_code, got.json["code"]) == (401, "token_unknown")


def test_a_full_table_takes_nobody_more(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, options={"max_players": 2})
    got = client.post(f"/v1/games/{table.id}/players", json={"name": "Arthur"})
    assert (got.status_code, got.json["code"]) == (409, "table_full")
    assert got.json["values"]["seats"] == 2


def test_one_player_alone_cannot_start(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, ("Perceval",))
    got = table.post("perceval", "start")
    assert (got.status_code, got.json["code"]) == (409, "too_few_players")


def test_test_dice_are_refused_where_the_server_does_not_allow_them(clock: HandClock) -> None:
    client = application(clock, allow_test_dice=False).test_client()
    got = client.post("/v1/games", json={"ruleset": "wikimonde", "dice": [1, 2, 3]})
    assert (got.status_code, got.json["code"]) == (403, "test_dice_off")


def test_a_wrong_act_is_no_error_but_costs_ten_points(running: Table) -> None:
    got = running.post("perceval", "annonces", {"annonce": "pas_mou_le_caillou"})
    assert got.status_code == 201, got.json
    assert got.json["effect"] == "bevue"
    assert got.json["events"][0]["type"] == "bevue"


def test_a_lenient_table_refuses_it_instead(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, options={"bevue": "lenient"})
    table.begin()
    got = table.post("perceval", "annonces", {"annonce": "pas_mou_le_caillou"})
    assert (got.status_code, got.json["code"]) == (409, "wrong_moment")
