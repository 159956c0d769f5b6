"""What a client is told that sends something else than is read here: what to send, with an example."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.http.requests import acts, games, webhooks
from service.http.requests.fields import Body
from tests.http.table import Table

SCHEMAS = sorted(
    {found for module in (acts, games, webhooks) for found in vars(module).values()
     if isinstance(found, type) and issubclass(found, Body) and found is not Body},
    key=lambda it: it.__name__,
)  # fmt: skip


def refused(client: FlaskClient, body: Any, path: str = "/v1/games") -> dict[str, Any]:
    answer = client.post(path, json=body)
    assert (answer.status_code, answer.json["code"]) == (422, "invalid_request"), answer.json
    found: dict[str, Any] = answer.json
    return found


GAME = {"ruleset": "wikimonde"}
MEANT: list[tuple[dict[str, Any], str, str]] = [
    ({"private": True}, "private", '"visibility": "private"'),
    ({"maxPlayers": 4}, "maxPlayers", "`options.max_players`"),
    ({"max_players": 4}, "max_players", "`options.max_players`"),
    ({"Visibility": "private"}, "Visibility", "`visibility`"),
    ({"players": {"name": "Perceval"}}, "players", "`player`"),
    ({"bot": []}, "bot", "`bots`"),
    ({"options": {"maxPlayers": 4}}, "options.maxPlayers", "`max_players`"),
    ({"options": {"reactionMs": 4000}}, "options.reactionMs", "`reaction_ms`"),
    ({"options": {"sirotage": True}}, "options.sirotage", ""),
    ({"player": {"name": "Perceval", "prénom": "P"}}, "player.prénom", ""),
    ({"player": {"name": "Perceval", "teams": "Gentils"}}, "player.teams", "`team`"),
    ({"bots": [{"level": "novice", "nane": "Bohort"}]}, "bots.0.nane", "`name`"),
]


@pytest.mark.parametrize(("sent", "field", "meant"), MEANT, ids=lambda it: str(it)[:40])
def test_a_field_that_there_is_not_is_answered_with_the_one_that_was_meant_and_those_that_there_are(
    client: FlaskClient, sent: dict[str, Any], field: str, meant: str
) -> None:
    problem = refused(client, {**GAME, **sent})
    (error,) = problem["errors"]
    assert (error["field"], error["code"]) == (field, "unknown")
    assert (f"did you mean {meant}?" in error["detail"]) if meant else ("did you mean" not in error["detail"])
    schema = {"options": games.OptionsBody, "player": games.PlayerBody, "bots": games.BotBody}.get(
        field.split(".")[0] if "." in field else "", games.GameBody
    )
    assert f"The fields are: {', '.join(sorted(schema().fields))}." in error["detail"]
    assert problem["detail"].startswith(f"{field}: {error['detail']}"), "a log line shows nothing but this sentence"


def test_a_parameter_that_there_is_not_is_answered_alike(client: FlaskClient) -> None:
    error = client.get("/v1/games?Limit=3").json["errors"][0]
    assert error["field"] == "Limit"
    assert "did you mean `limit`?" in error["detail"]


def test_where_nothing_is_read_it_says_so(table: Table) -> None:
    error = table.post("perceval", "start", {"now": True}).json["errors"][0]
    assert error["detail"] == "There is no such field: nothing is read here but an empty object."


def test_a_field_whose_name_looks_like_a_path_is_just_unknown(client: FlaskClient) -> None:
    for name in ("a.b", "player.", ".", "options..x", "0", "ruleset.x"):
        assert refused(client, {**GAME, name: 1})["errors"][0]["code"] == "unknown"


INSTEAD: list[tuple[Any, str, str]] = [
    ([1], "", '{"ruleset": "wikimonde", "player": {"name": "Perceval"}}'),
    ("wikimonde", "", '{"ruleset": "wikimonde"'),
    (2, "", '{"ruleset": "wikimonde"'),
    ({**GAME, "options": {"teams": 2}}, "options.teams", '{"Gentils": ["perceval"], "Méchants": ["karadoc"]}'),
    ({**GAME, "options": {"teams": {"Gentils": 2}}}, "options.teams.Gentils", '["perceval"]'),
    ({**GAME, "bots": ["novice"]}, "bots.0", '{"level": "novice"}'),
    ({**GAME, "bots": "novice"}, "bots", '[{"level": "novice"}]'),
    ({**GAME, "bots": 2}, "bots", '[{"level": "novice"}]'),
    ({**GAME, "bots": [{"level": "novice"}] * 16}, "bots", "at most 15 bots"),
    ({**GAME, "player": "Perceval"}, "player", '{"name": "Perceval"}'),
    ({**GAME, "options": [1]}, "options", '{"target": 343}'),
    ({**GAME, "dice": 6}, "dice", "[6, 1, 3]"),
]


@pytest.mark.parametrize(("sent", "field", "instead"), INSTEAD, ids=lambda it: str(it)[:40])
def test_what_is_no_object_or_list_is_answered_with_one(
    client: FlaskClient, sent: Any, field: str, instead: str
) -> None:
    problem = refused(client, sent)
    (error,) = problem["errors"]
    assert error["field"] == field
    assert instead in error["detail"]
    assert instead in problem["detail"]


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda it: it.__name__)
def test_every_example_can_be_sent(schema: type[Body]) -> None:
    schema().load(json.loads(schema.EXAMPLE))


def test_json_that_is_nested_too_deep_is_not_called_invalid(client: FlaskClient) -> None:
    deep = '{"name": ' * 40 + "1" + "}" * 40
    answer = client.post("/v1/games", data=deep, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json is not None
    assert answer.json["detail"] == "The body is nested more than 32 levels deep; send a flatter one."
