"""A game that another release has stored: an older one's is played on, a newer one's is refused and left as it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from flask.testing import FlaskClient

from service import engine
from service.app import create_app
from service.engine.core.stored.migrations import SCHEMA
from tests.http.table import DICE, bearer
from tests.support.places import Place

State = dict[str, Any]


def stored_by_another_release(place: Place, change: Callable[[State], None]) -> tuple[FlaskClient, str, str]:
    """A started game whose state was changed behind the service's back; a web process that has not seen it yet."""
    client = create_app(place.settings(allow_test_dice=True)).test_client()
    made = client.post("/v1/games", json={"ruleset": "wikimonde", "dice": DICE, "player": {"name": "Perceval"}}).json
    game, token = made["id"], made["seat"]["token"]
    client.post(f"/v1/games/{game}/players", json={"name": "Karadoc"})
    client.post(f"/v1/games/{game}/start", headers=bearer(token))
    with place.client() as raw:
        envelope = json.loads(raw.hget(place.layout.game(game), "b") or b"")
        change(envelope["game"])
        raw.hset(place.layout.game(game), "b", json.dumps(envelope))
    return create_app(place.settings(allow_test_dice=True)).test_client(), game, token


def as_schema_1(state: State) -> None:
    agreed = engine.decode(json.dumps(state).encode()).state
    del state["edition"]
    state |= {"schema": 1, "options": agreed.options, "rules": agreed.rules, "door": []}


def as_newer(state: State) -> None:
    state["schema"] = SCHEMA + 1


def test_a_game_of_an_older_release_is_played_on(place: Place) -> None:
    client, game, token = stored_by_another_release(place, as_schema_1)
    assert client.get(f"/v1/games/{game}").json["status"] == "playing"
    thrown = client.post(f"/v1/games/{game}/rolls", headers=bearer(token))
    assert thrown.json["events"][0]["faces"] == [6]
    with place.client() as raw:
        assert json.loads(raw.hget(place.layout.game(game), "b") or b"")["game"]["schema"] == SCHEMA


def test_a_game_of_a_newer_release_is_refused_with_what_to_do_and_left_as_it_is(place: Place) -> None:
    client, game, token = stored_by_another_release(place, as_newer)
    with place.client() as raw:
        before = raw.hgetall(place.layout.game(game))
        for answer in (client.get(f"/v1/games/{game}"), client.post(f"/v1/games/{game}/rolls", headers=bearer(token))):
            assert (answer.status_code, answer.json["code"]) == (503, "store_unavailable")
            assert "newer release" in answer.json["detail"]
            assert int(answer.headers["Retry-After"]) >= 1
        assert raw.hgetall(place.layout.game(game)) == before
