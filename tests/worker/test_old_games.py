"""Games that a release without lists of keys' games has stored: the first alarm of this one has them listed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import redis
from flask.testing import FlaskClient
from rq import SimpleWorker

from service import engine
from service.app import create_app
from service.assemble import alarm_schedule, assemble
from service.games.service import GameService
from service.http.wiring import EXTENSION
from service.store import keys
from tests.http.test_keys import give
from tests.support.golden import FOLDER
from tests.support.places import Place
from worker.jobs import SERVICE
from worker.queues import enqueue_all, windows_queue

MINE = {"X-API-Key": "ck_mine"}
BEFORE = sorted((FOLDER / "states-before").rglob("*.json"))


@pytest.fixture
def client(place: Place) -> Iterator[FlaskClient]:
    settings = place.settings(limits={})
    app = create_app(settings, assemble(settings))
    give(app, "ck_mine", "games")
    yield app.test_client()
    service_of(app.test_client()).close()


@pytest.fixture
def stored(place: Place) -> Iterator[redis.Redis]:
    with place.client() as connection:
        yield connection


def service_of(client: FlaskClient) -> GameService:
    found: GameService = client.application.extensions[EXTENSION].service
    return found


def listed(client: FlaskClient) -> list[Any]:
    found: list[Any] = []
    page = ""
    while page is not None:
        answer: Any = client.get(f"/v1/organiser/games?limit=100{page and '&cursor='}{page}", headers=MINE).json
        found += answer["games"]
        page = answer["next"]
    return found


def test_every_state_of_an_older_release_is_listed_to_its_owner(
    client: FlaskClient, stored: redis.Redis, place: Place
) -> None:
    for number, path in enumerate(BEFORE):
        state = json.loads(path.read_bytes())
        meta = {"visibility": "private", "created_at": 1_000 + number, "api_key_id": "key_mine", "name": path.stem}
        blob = msgspec.json.encode({"meta": meta, "game": state})
        # As it was then: no nonces, no card of the owner's.
        stored.hset(place.layout.game(f"old-{number}"), mapping={"v": 1, "b": blob, "s": state["status"]})
    assert listed(client) == []
    ids = [f"old-{number}" for number in range(len(BEFORE))]
    for _ in range(2):
        assert service_of(client).list_owned([*ids, "nothing"]) == {}
        found = listed(client)
        assert [(game["id"], game["name"]) for game in found] == [
            (id_, path.stem) for id_, path in reversed(list(zip(ids, BEFORE, strict=True)))
        ]
    for game, path in zip(reversed(found), BEFORE, strict=True):
        known = engine.decode(path.read_bytes()).state
        assert (game["ruleset"], game["status"]) == (known.ruleset, known.status)
        assert game["players"] == [player.display_name for player in known.players]


def test_one_that_cannot_be_read_stops_no_other(client: FlaskClient, stored: redis.Redis, place: Place) -> None:
    meta = {"visibility": "private", "created_at": 1_000, "api_key_id": "key_mine"}
    broken = msgspec.json.encode({"meta": meta, "game": {"schema": 1}})
    stored.hset(place.layout.game("broken"), mapping={"v": 1, "b": broken, "s": "playing"})
    state: dict[str, Any] = json.loads(Path(BEFORE[0]).read_bytes())
    stored.hset(
        place.layout.game("whole"),
        mapping={"v": 1, "b": msgspec.json.encode({"meta": meta, "game": state}), "s": state["status"]},
    )
    assert list(service_of(client).list_owned(["broken", "whole"])) == ["broken"]
    assert [game["id"] for game in listed(client)] == ["whole"]


def test_the_first_alarm_of_this_release_has_all_games_looked_at_once(
    client: FlaskClient, stored: redis.Redis, place: Place
) -> None:
    answers: list[Any] = [
        client.post("/v1/games", json={"ruleset": "titouan", **more}, headers=MINE).json
        for more in ({}, {"visibility": "private"})
    ]
    made = [answer["id"] for answer in answers]
    client.post("/v1/games", json={"ruleset": "titouan"})
    for game_id in made:
        stored.hdel(place.layout.game(game_id), "o")
    stored.delete(place.layout.lists.owned + "key_mine")
    assert listed(client) == []
    # As an alarm of the older release has left it.
    stored.set(keys.ALARM_BOOK, 1)
    book = alarm_schedule(place.settings())
    assert [book.may_lack_games() for _ in range(2)] == [True, False]
    token, connection = SERVICE.set((service_of(client), book)), place.beside()
    queue = windows_queue(connection)
    enqueue_all(queue)
    try:
        # One job follows the other, until all games have been looked at.
        SimpleWorker([queue], connection=connection).work(burst=True, logging_level="ERROR")
    finally:
        SERVICE.reset(token)
    assert {game["id"] for game in listed(client)} == set(made)
