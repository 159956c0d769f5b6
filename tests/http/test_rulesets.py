"""What clients are told of the rulebooks is what a table of this very service would have."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.http.table import HandClock, application

BOOKS = ("wikimonde", "titouan", "expert")


@pytest.fixture
def client() -> FlaskClient:
    """An installation that is not like every other."""
    return application(HandClock(1_800_000_000_000), settle_ms=85, abandon_s=7_200).test_client()


def made(client: FlaskClient, **body: Any) -> dict[str, Any]:
    answer = client.post("/v1/games", json=body)
    assert answer.status_code == 201, answer.json
    game: dict[str, Any] = answer.json["game"]
    return game


def told(client: FlaskClient, book: str) -> dict[str, dict[str, Any]]:
    return {option["name"]: option for option in client.get(f"/v1/rulesets/{book}").json["options"]}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("visibility", "field"), [("public", "default"), ("private", "default_private")])
def test_the_defaults_are_those_that_a_new_game_has(
    client: FlaskClient, book: str, visibility: str, field: str
) -> None:
    options = made(client, ruleset=book, visibility=visibility)["options"]
    assert {name: option[field] for name, option in told(client, book).items()} == options


def test_the_defaults_are_those_of_this_installation(client: FlaskClient) -> None:
    options = told(client, "titouan")
    assert options["settle_ms"]["default"] == 85
    assert options["abandon_ms"]["default"] == 7_200_000
    assert (options["lag_compensation"]["default"], options["lag_compensation"]["default_private"]) == (True, False)
    whole = client.get("/v1/rulesets").json["rulesets"]
    assert [book["options"] for book in whole if book["id"] == "titouan"] == [list(options.values())]


@pytest.mark.parametrize("book", BOOKS)
def test_an_option_that_is_read_only_can_be_set_by_no_table_and_every_other_one_can(
    client: FlaskClient, book: str
) -> None:
    other = {"integer": lambda o: o["maximum"], "choice": lambda o: o["choices"][-1], "teams": lambda o: None}
    for name, option in told(client, book).items():
        value = not option["default"] if option["type"] == "boolean" else other[option["type"]](option)
        body = {"ruleset": book, "options": {name: value}}
        status = client.post("/v1/games", json=body).status_code
        assert status == (422 if option["read_only"] else 201), name


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_that_is_listed_can_be_in_force_at_some_table(client: FlaskClient, book: str) -> None:
    rules = {rule["id"]: rule for rule in client.get(f"/v1/rulesets/{book}").json["rules"]}
    for name, rule in rules.items():
        switched = {name: True} if rule["switchable"] else {}
        needed = {need: True for need in rule["needs"] if rules[need]["switchable"]}
        for need in rule["needs"]:
            rule["only_with"] |= rules[need]["only_with"]
        options = {**rule["only_with"], "rules": {**needed, **switched}}
        assert name in made(client, ruleset=book, options=options)["rules"], name


def test_a_rule_that_no_table_of_a_book_can_have_is_not_listed() -> None:
    client = application(HandClock(1_800_000_000_000)).test_client()
    listed = {book: {rule["id"] for rule in client.get(f"/v1/rulesets/{book}").json["rules"]} for book in BOOKS}
    assert {"aquitaine", "excalibur"} <= listed["titouan"]
    assert {"aquitaine", "excalibur"} & (listed["expert"] | listed["wikimonde"]) == set()
