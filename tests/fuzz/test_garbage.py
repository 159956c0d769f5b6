"""Garbage in every field, header, parameter and path of every operation: refused, and never an error of ours.

What schemathesis does not think of: text that is almost JSON, numbers that no type holds, nesting, cursors, half
characters. Over a real Redis, whose scripts see what comes through.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.access.key_repository import RedisKeyRepository
from service.access.keys import SCOPES, Key, digest
from service.app import create_app
from service.settings import Settings
from service.store.redis.connection import connect
from tests.fuzz import garbage
from tests.http.table import bearer
from tests.security import operations
from tests.security.operations import Operation
from tests.support.redis import RedisServer

KEY = "ck_0123456789abcdef-mine"
EVERY = pytest.mark.parametrize("operation", operations.every(), ids=lambda it: it.id)


class Place:
    """A service with a game that goes on, a webhook with a delivery, and somebody who may do everything."""

    def __init__(self, url: str) -> None:
        app: Flask = create_app(
            Settings(
                redis_url=url, allow_test_dice=True, limits={}, key_games=0, webhook_limit=10**6, metrics="key",
                heartbeat_s=0.05, stream_max_s=0.1, long_poll_max_s=0.01, log_level="ERROR", access_log=-1,
            )
        )  # fmt: skip
        client = connect(url, connections=1)
        RedisKeyRepository(client).put(digest(KEY), Key(id="key_a", name="a", scopes=frozenset(SCOPES), created=0))
        client.close()
        self.client = app.test_client()
        self.key = {"X-API-Key": KEY}
        body: dict[str, Any] = {
            "ruleset": "wikimonde", "player": {"name": "Perceval"}, "dice": [6, 1, 3] * 300,
            "options": {"turn_ms": 0, "reaction_ms": 600_000, "decision_ms": 600_000},
        }  # fmt: skip
        made = self.client.post("/v1/games", json=body, headers=self.key)
        self.game, self.token = made.json["id"], bearer(made.json["seat"]["token"])
        self.client.post(f"/v1/games/{self.game}/players", json={"name": "Karadoc"})
        assert self.client.post(f"/v1/games/{self.game}/start", headers=self.token).status_code == 201
        cup = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss"}
        self.tournament = self.client.post("/v1/tournaments", json=cup, headers=self.key).json["id"]
        entries = f"/v1/tournaments/{self.tournament}/entries"
        self.entry = bearer(self.client.post(entries, json={"name": "Karadoc"}).json["token"])
        self.pool = self.client.post("/v1/pools", json={"name": "Winter"}, headers=self.key).json["id"]
        queue = {"name": "Ranked", "ruleset": "wikimonde"}
        self.queue = self.client.post("/v1/queues", json=queue, headers=self.key).json["id"]
        self.player = bearer(self._kept()["token"])

    def _kept(self) -> dict[str, Any]:
        """A new player who is kept beyond games, and their token."""
        made = self.client.post("/v1/players", json={"name": "Bohort"}, headers=self.key)
        assert made.status_code == 201, made.json
        return {"id": made.json["player"]["id"], "token": made.json["token"]}

    def ids(self) -> dict[str, str]:
        """Good ones; the webhook and the player are new ones each time, since they may have been deleted."""
        hook = {"url": "https://93.184.215.14/hook", "events": ["game.finished"]}
        made = self.client.post("/v1/webhooks", json=hook, headers=self.key).json["id"]
        sent = self.client.post(f"/v1/webhooks/{made}/test", headers=self.key).json["id"]
        return {
            "game_id": self.game, "player_id": "karadoc", "challenge_id": "1", "ruleset_id": "wikimonde",
            "webhook_id": made, "delivery_id": sent, "invitation_id": "0" * 16,
            "tournament_id": self.tournament, "entry_id": "karadoc", "table_id": "1.1",
            "account_id": self._kept()["id"], "pool_id": self.pool, "queue_id": self.queue,
            "situation_id": "wikimonde-holding-flan",
        }  # fmt: skip

    def who(self, operation: Operation) -> dict[str, str]:
        if operation.who == "key":
            return self.key
        if operation.who == "player":
            return self.player
        return self.entry if operation.of_a_tournament else self.token


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    server = RedisServer()
    server.start()
    with pytest.MonkeyPatch.context() as patch:
        # Every stream of the lobby begins with a look at it, and a process looks five times a second at most.
        patch.setattr("service.games.lists.lobby.EACH_S", 0.0)
        yield Place(server.url)
    server.close()


def ours(answer: TestResponse) -> bool:
    """Whether it is an error of the service's own."""
    answer.close()
    return answer.status_code >= 500


@EVERY
def test_garbage_in_a_body(operation: Operation, place: Place) -> None:
    url, headers = operation.url(**place.ids()), place.who(operation)
    wrong = []
    for where, raw in garbage.bodies(operation.id):
        answer = place.client.open(
            url, method=operation.method, data=raw, headers=headers, content_type="application/json"
        )
        if ours(answer):
            wrong.append((where, raw[:80], answer.json))
    assert wrong == []


@EVERY
def test_garbage_in_a_query(operation: Operation, place: Place) -> None:
    url, headers = operation.url(**place.ids()), place.who(operation)
    wrong = []
    for name, query in garbage.queries(operation.id):
        answer = place.client.open(
            f"{url}?{query}", method=operation.method, json=garbage.good(operation.id), headers=headers
        )
        if ours(answer):
            wrong.append((name, query, answer.json))
    assert wrong == []


@EVERY
def test_garbage_in_an_address(operation: Operation, place: Place) -> None:
    headers = place.who(operation)
    for url in garbage.paths(operation.id, **place.ids()):
        assert not ours(
            place.client.open(url, method=operation.method, json=garbage.good(operation.id), headers=headers)
        ), url


@pytest.mark.nightly
@EVERY
def test_garbage_in_a_header(operation: Operation, place: Place) -> None:
    url, headers = operation.url(**place.ids()), place.who(operation)
    for environ in garbage.headers(operation.id):
        answer = place.client.open(
            url, method=operation.method, json=garbage.good(operation.id), headers=headers, environ_overrides=environ
        )
        assert not ours(answer), environ


PAGED = [found for found in operations.every() if found.method == "GET" and "cursor" in dict(garbage.queries(found.id))]


@pytest.mark.parametrize("operation", PAGED, ids=lambda it: it.id)
def test_a_cursor_that_no_page_gave_is_refused_by_name(operation: Operation, place: Place) -> None:
    url = operation.url(**place.ids())
    for cursor in ("x", "1", ":", "nan:a", "-inf:a", "(1:a", "a:1", "1.5:a", "1:", "9" * 16 + ":a", "1:a b", ""):
        answer = place.client.get(url, query_string={"cursor": cursor}, headers=place.who(operation))
        assert (answer.status_code, answer.json["code"]) == (422, "invalid_request"), cursor
        assert [error["field"] for error in answer.json["errors"]] == ["cursor"]
    for cursor in ("0:a", "999999999999999:zzz", "000000000000001:a"):
        answer = place.client.get(url, query_string={"cursor": cursor}, headers=place.who(operation))
        assert answer.status_code == 200, cursor


def test_every_list_that_has_pages_is_tried() -> None:
    assert {"list_games", "list_tournaments", "list_webhooks", "list_webhook_deliveries"} <= {
        operation.id for operation in PAGED
    }
