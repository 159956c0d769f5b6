"""Acts over HTTP may name the window that they answer."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.http.table import HandClock, Table

WORD = "pas_mou_le_caillou"


def window_of(table: Table, player: str, act: str) -> int:
    """The window that `expected` tells this player for an act."""
    return next(one["window"] for one in table.get("/expected", player).json["acts"] if one["name"] == act)


@pytest.fixture
def table(client: FlaskClient, clock: HandClock) -> Table:
    """Perceval has thrown a Chouette-Velute, and so will Karadoc."""
    table = Table.seated(client, clock, dice=[1, 6, 3, 3, 6, 3, 3, 6])
    assert table.begin() == "perceval"
    throw(table, "perceval")
    return table


def throw(table: Table, player: str) -> None:
    for name in ("chouettes", "cul"):
        window = window_of(table, player, name)
        thrown = table.post(player, "rolls", {"window": window})
        assert thrown.status_code == 201, thrown.json
        table.clock.move(1_500)
    table.clock.move(-1_500)


@pytest.mark.parametrize("said", [WORD, "pass"])
def test_what_names_a_race_that_is_over_is_no_answer_to_the_next_one(table: Table, clock: HandClock, said: str) -> None:
    first = window_of(table, "karadoc", said)
    clock.move(6_000)
    throw(table, "karadoc")
    second = window_of(table, "karadoc", said)
    assert first != second
    late = table.post("karadoc", "annonces", {"annonce": said, "window": first})
    assert (late.status_code, late.json["code"]) == (409, "too_late")
    counted = table.post("karadoc", "annonces", {"annonce": said, "window": second})
    assert (counted.status_code, counted.json["effect"]) == (201, "counted")


def test_a_throw_tapped_twice_throws_once(table: Table, clock: HandClock) -> None:
    clock.move(6_000)
    window = window_of(table, "karadoc", "chouettes")
    assert table.post("karadoc", "rolls", {"window": window}).status_code == 201
    clock.move(2_000)
    again = table.post("karadoc", "rolls", {"window": window})
    assert (again.status_code, again.json["code"]) == (409, "too_late")
    assert [w["name"] for w in table.get().json["windows"] if w["mode"] == "roll"] == ["cul"]


@pytest.mark.parametrize("window", ["12", 0, -1, 1.5, True, None])
def test_a_window_is_told_by_its_number(table: Table, window: Any) -> None:
    for path, body in (
        ("annonces", {"annonce": WORD}),
        ("rolls", {}),
        ("challenges", {"challenge": "grelottine", "target": "karadoc"}),
        ("challenges/1/terms", {"combination": "chouette", "amount": 1}),
    ):
        answer = table.post("karadoc", path, {**body, "window": window})
        assert (answer.status_code, answer.json["code"]) == (422, "invalid_request"), answer.json
        assert [error["field"] for error in answer.json["errors"]] == ["window"]
