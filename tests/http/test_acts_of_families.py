"""Which acts a game has is told by its family; each has an operation, and games refuse those of other families."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.app import RESOURCES, create_app
from service.engine import Game, families
from service.engine.core.actions.acts import Terms
from service.engine.core.family import Family
from service.games.service import GameService
from service.games.tasks import Make, Render, Step
from service.http.openapi.declared import Declared
from service.settings import Settings
from service.store.idempotency import Answer, Idempotency
from service.store.memory.store import MemoryStore
from service.store.meta import Meta
from tests.http.table import HandClock, Table
from tests.support.coin_race import RULESET as RACE
from tests.support.coin_race import known

GAMES: dict[str, dict[str, Any]] = {
    "cul_de_chouette": {"ruleset": "titouan", "options": {"bevue": "lenient"}},
    "modulaire": {"ruleset": "modulaire", "options": {"bevue": "lenient"}},
    "trou_du_cul": {"ruleset": "trou-du-cul", "dice": None, "decks": [["QH", "4S", "QD", "5S"]]},
    "coin_race": {"ruleset": RACE, "dice": [1, 2, 2]},
}
"""A game of each family, by the family's id."""

OPERATIONS = {id_: operation for each in RESOURCES for id_, operation in each.operations.items() if operation.acts}


@pytest.fixture(autouse=True)
def races() -> Iterator[None]:
    with known():
        yield


def family(name: str) -> Family:
    return families.FAMILIES[name]


def strangers() -> Iterator[tuple[str, str]]:
    """Every operation and each kind of game that knows none of its acts."""
    with known():
        for id_, operation in OPERATIONS.items():
            for name in GAMES:
                if not set(operation.acts) & set(family(name).act_types):
                    yield id_, name


def place_of(app: Flask, id_: str) -> str:
    """The address of an operation inside a game's."""
    [rule] = [rule for rule in app.url_map.iter_rules() if rule.endpoint.rpartition(".")[2] == id_]
    return rule.rule.removeprefix("/v1/games/<string:game_id>/").replace("<int:challenge_id>", "1")


def begun(client: FlaskClient, clock: HandClock, kind: str) -> Table:
    table = Table.seated(client, clock, **GAMES[kind])
    table.start()
    clock.move(100)
    return table


def test_every_act_of_every_family_is_done_by_one_operation(app: Flask) -> None:
    acts = Declared(app).acts
    for each in families.FAMILIES.values():
        assert each.act_types, each.id
        assert {kind.__name__: len(acts.get(kind, [])) for kind in each.act_types if len(acts.get(kind, [])) != 1} == {}


def test_no_operation_does_what_no_family_knows(app: Flask) -> None:
    of_families = {kind for each in families.FAMILIES.values() for kind in each.act_types}
    assert set(Declared(app).acts) - of_families == set()


def test_there_is_a_game_of_each_family_here() -> None:
    assert set(families.FAMILIES) == set(GAMES)


@pytest.mark.parametrize(("id_", "kind"), list(strangers()))
def test_an_act_that_a_game_does_not_know_is_refused_as_the_document_says(
    id_: str, kind: str, app: Flask, client: FlaskClient, clock: HandClock
) -> None:
    table = begun(client, clock, kind)
    before = table.get("", "perceval").json
    for body in Declared(app).examples().requests[id_].values():
        clock.move(100)
        refused = table.post("perceval", place_of(app, id_), body)
        assert 400 <= refused.status_code < 500, refused.json
        code = refused.get_json()["code"]
        assert code in Declared(app).problems_of(id_), code
        assert code in ("wrong_moment", "unknown_annonce", "nothing_asked", "challenge_not_found"), code
    after = table.get("", "perceval").json
    assert (after["players"], after["seq"]) == (before["players"], before["seq"])


class Noting(GameService):
    """Notes the type of every act that requests make, whether it counts or not."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.made: set[type] = set()

    def act(self, game_id: str, act: Step | Make, idem: Idempotency | None, render: Render) -> Answer:
        def noted(game: Game, meta: Meta) -> Step:
            step = act(game, meta) if callable(act) else act
            self.made.add(type(step))
            return step

        return super().act(game_id, noted, idem, render)


@pytest.mark.parametrize("id_", [id_ for id_, operation in OPERATIONS.items() if Terms not in operation.acts])
def test_an_operation_makes_the_acts_that_it_names(id_: str, clock: HandClock) -> None:
    operation, settings = OPERATIONS[id_], Settings(redis_url="memory://", allow_test_dice=True)
    kind = next(name for name in GAMES if name != "coin_race" and set(operation.acts) <= set(family(name).act_types))
    service = Noting(MemoryStore(), settings, clock)
    app = create_app(settings, service)
    table = begun(app.test_client(), clock, kind)
    service.made.clear()
    for body in Declared(app).examples().requests[id_].values():
        clock.move(100)
        table.post("perceval", place_of(app, id_), body)
    assert service.made == set(operation.acts)
