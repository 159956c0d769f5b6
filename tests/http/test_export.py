"""The export of a tournament: whole, the same for all who may see it, resumed behind any line, and without secrets."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import jsonschema
import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.http.export.lines import LINES
from service.http.wiring import EXTENSION
from service.openapi_export import current
from tests.http.table import HandClock, application, bearer
from tests.http.test_keys import give
from tests.http.test_tournaments import KEY, look, make, refused, tick

Line = dict[str, Any]


@pytest.fixture
def app(clock: HandClock) -> Flask:
    made = application(clock)
    give(made, "ck_mine", "games")
    give(made, "ck_else", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def lines_of(client: FlaskClient, path: str, **headers: str) -> list[Line]:
    answer = client.get(f"{path}/export", headers=headers)
    assert answer.status_code == 200, answer.json
    assert answer.content_type == "application/x-ndjson"
    return [json.loads(line) for line in answer.get_data().splitlines()]


def play(app: Flask, client: FlaskClient, path: str, tokens: dict[str, str], *leaving: str) -> None:
    """A round is made, and these leave their games."""
    look(app, path)
    for name in leaving:
        seat = client.get(f"{path}/entries/{name.lower()}").json["seat"]
        game = seat["game"]
        client.delete(f"/v1/games/{game}/players/{name.lower()}", headers=bearer(tokens[name]))
        tick(app, game)
    look(app, path)


def of(lines: list[Line], kind: str) -> list[Line]:
    return [line for line in lines if line["kind"] == kind]


@pytest.fixture
def over(app: Flask, client: FlaskClient) -> tuple[str, dict[str, str]]:
    """A tournament of two tables that is over."""
    path, tokens = make(client, "Perceval", "Karadoc", "Bohort", "Arthur", seeding="given")
    client.post(f"{path}/start", headers=KEY)
    look(app, path)
    seats = [table["seats"] for table in client.get(f"{path}/rounds").json["rounds"][0]["tables"]]
    names = {name.lower(): name for name in tokens}
    play(app, client, path, tokens, *(names[seat[1]] for seat in seats))
    assert client.get(path).json["status"] == "finished"
    return path, tokens


def test_it_is_whole_in_a_stated_order_and_every_line_has_its_number_and_sum(
    client: FlaskClient, over: tuple[str, dict[str, str]]
) -> None:
    lines = lines_of(client, over[0])
    assert [line["line"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[0]["lines"] == len(lines)
    kinds = list(dict.fromkeys(line["kind"] for line in lines))
    assert kinds == ["tournament", "entry", "round", "result", "event", "standing", "game", "end"]
    for line in lines:
        told = line.pop("sha256")
        plain = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert hashlib.sha256(plain.encode()).hexdigest() == told


def test_every_line_is_as_the_document_says(client: FlaskClient, over: tuple[str, dict[str, str]]) -> None:
    components = json.loads(current())["components"]
    schema = {"$ref": "#/components/schemas/ExportLine", "components": components}
    check = jsonschema.Draft202012Validator(schema)
    for line in lines_of(client, over[0]):
        assert not list(check.iter_errors(line)), line["kind"]


def test_records_proofs_standings_and_events_are_what_the_service_tells_elsewhere(
    client: FlaskClient, over: tuple[str, dict[str, str]]
) -> None:
    path, _ = over
    lines = lines_of(client, path)
    assert [line["event"] for line in of(lines, "event")] == client.get(f"{path}/events").json["events"]
    games = of(lines, "game")
    assert len(games) == 2
    for line in games:
        game = f"/v1/games/{line['game']}"
        assert line["record"] == client.get(f"{game}/record?format=json").json
        assert line["dice"] == client.get(f"{game}/dice").json
    told = client.get(f"{path}/standings").json["lines"]
    assert [(line["entry"], line["points"] / 1000) for line in of(lines, "standing")] == [
        (line["entry"], line["points"]) for line in told
    ]


def test_behind_any_line_it_goes_on_with_the_same_bytes(client: FlaskClient, over: tuple[str, dict[str, str]]) -> None:
    path, _ = over
    first = client.get(f"{path}/export")
    whole, tag = first.get_data().splitlines(keepends=True), first.headers["ETag"]
    for after in range(len(whole) + 1):
        rest = client.get(f"{path}/export?after={after}", headers={"If-Match": tag})
        assert rest.get_data() == b"".join(whole[after:])
    assert refused(client.get(f"{path}/export?after={len(whole) + 1}")) == (422, "line_unknown")
    assert client.get(f"{path}/export", headers={"If-None-Match": tag}).status_code == 304
    for wrong in ("-1", "x", "1.5", "99999999999999999999", ""):
        assert client.get(f"{path}/export?after={wrong}").status_code == 422


def test_a_rest_of_another_state_is_refused(app: Flask, client: FlaskClient) -> None:
    path, _ = make(client, "Perceval", "Karadoc")
    tag = client.get(f"{path}/export").headers["ETag"]
    assert client.get(f"{path}/export", headers={"If-Match": tag}).status_code == 200
    client.post(f"{path}/start", headers=KEY)
    assert refused(client.get(f"{path}/export?after=1", headers={"If-Match": tag})) == (412, "export_changed")


def test_before_the_end_it_tells_no_seed_and_nothing_of_games_that_are_played(app: Flask, client: FlaskClient) -> None:
    path, tokens = make(client, "Perceval", "Karadoc", "Bohort", "Arthur")
    assert of(lines_of(client, path), "entry")[0]["entropy"] is None
    client.post(f"{path}/start", headers=KEY)
    assert lines_of(client, path)[0]["seed"] is None
    play(app, client, path, tokens, "Perceval")
    lines = lines_of(client, path)
    assert lines[0]["seed"] is None
    assert sorted(line["told"] for line in of(lines, "game")) == ["playing", "whole"]
    assert of(lines, "entry")[0]["entropy"] == ""
    [played] = [line for line in of(lines, "game") if line["told"] == "playing"]
    assert (played["record"], played["dice"]) == (None, None)


def test_no_token_no_hash_of_one_no_note_of_the_organiser_is_in_it(app: Flask, client: FlaskClient) -> None:
    path, _ = make(client, metadata={"season": "canary one"})
    token = client.post(f"{path}/entries", json={"name": "Perceval", "external_id": "canary two"}, headers=KEY).json[
        "token"
    ]
    client.post(f"{path}/entries", json={"name": "Karadoc"}, headers=KEY)
    client.post(f"{path}/start", headers=KEY)
    play(app, client, path, {"Perceval": token}, "Perceval")
    text = client.get(f"{path}/export", headers=KEY).get_data(as_text=True)
    for secret in (token, hashlib.sha256(token.encode()).hexdigest(), "canary", "ck_mine"):
        assert secret not in text


def test_all_who_may_see_it_get_the_same_bytes_and_others_none(app: Flask, client: FlaskClient) -> None:
    path, tokens = make(client, "Perceval", "Karadoc", "Bohort", "Arthur", visibility="private")
    client.post(f"{path}/start", headers=KEY)
    look(app, path)
    assert refused(client.get(f"{path}/export")) == (404, "tournament_not_found")
    assert refused(client.get(f"{path}/export", headers={"X-API-Key": "ck_else"})) == (404, "tournament_not_found")
    bodies = {client.get(f"{path}/export", headers=who).get_data() for who in (KEY, *map(bearer, tokens.values()))}
    assert len(bodies) == 1


@pytest.mark.parametrize("watching", ["invited", "nobody"])
def test_games_that_not_all_may_watch_are_told_to_those_who_sat_there(
    watching: str, app: Flask, client: FlaskClient
) -> None:
    path, tokens = make(client, "Perceval", "Karadoc", "Bohort", "Arthur", seeding="given", watching=watching)
    client.post(f"{path}/start", headers=KEY)
    look(app, path)
    first, second = client.get(f"{path}/rounds").json["rounds"][0]["tables"]
    names = {name.lower(): name for name in tokens}
    play(app, client, path, tokens, names[first["seats"][1]], names[second["seats"][1]])
    seen = {}
    for who, headers in (("anybody", {}), ("key", KEY), *((name.lower(), bearer(tokens[name])) for name in tokens)):
        answer = client.get(f"{path}/export", headers=headers)
        lines = of([json.loads(line) for line in answer.get_data().splitlines()], "game")
        seen[who] = [line["told"] for line in lines]
        assert all(line["record"] is None and line["dice"] is None for line in lines if line["told"] == "hidden")
    assert (seen["anybody"], seen["key"]) == (["hidden", "hidden"], ["whole", "whole"])
    for entry in first["seats"]:
        assert seen[entry] == ["whole", "hidden"]


def test_a_game_that_has_expired_is_said_to_have_expired_and_the_tag_is_another(
    app: Flask, client: FlaskClient, over: tuple[str, dict[str, str]]
) -> None:
    path, _ = over
    before = client.get(f"{path}/export")
    game = of([json.loads(line) for line in before.get_data().splitlines()], "game")[0]["game"]
    app.extensions[EXTENSION].service.store._games.pop(game)
    after = client.get(f"{path}/export")
    lines = of([json.loads(line) for line in after.get_data().splitlines()], "game")
    assert [line["told"] for line in lines] == ["expired", "whole"]
    assert after.headers["ETag"] != before.headers["ETag"]


def test_a_table_that_was_played_again_has_both_of_its_games(app: Flask, client: FlaskClient) -> None:
    path, tokens = make(client, "Perceval", "Karadoc")
    client.post(f"{path}/start", headers=KEY)
    look(app, path)
    before = client.get(f"{path}/entries/perceval").json["seat"]["game"]
    client.post(f"{path}/tables/1.1/replay", json={"reason": "Snow"}, headers=KEY)
    assert [line["told"] for line in of(lines_of(client, path), "game")] == ["playing", "making"]
    play(app, client, path, tokens, "Perceval")
    first, second = of(lines_of(client, path), "game")
    assert (first["game"], first["attempt"], first["told"]) == (before, 1, "playing")
    assert (second["attempt"], second["told"]) == (2, "whole")


def test_nothing_of_an_export_is_a_fraction() -> None:
    """Readers in all languages must count the same sums."""
    seen = [str(field) for kind in LINES for field in kind.__annotations__.values()]
    assert not [field for field in seen if "float" in field]
