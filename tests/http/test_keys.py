"""API keys over HTTP: which scope opens what, and what is told to who has none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.access.keys import Key, digest
from service.access.known import REMEMBERED_MS
from service.http.pipeline.api_key_auth import holder
from service.http.wiring import EXTENSION
from tests.http.table import DICE, HandClock, Table, application, bearer

BODY = {"ruleset": "wikimonde"}


def give(app: Flask, secret: str, *scopes: str, **more: Any) -> Key:
    """A key in the book of an application."""
    key = Key(id=f"key_{secret[-4:]}", name="test", scopes=frozenset(scopes), created=1, **more)
    app.extensions[EXTENSION].keys.repository.put(digest(secret), key)
    return key


@pytest.fixture
def closed(clock: HandClock) -> Flask:
    """A server that makes games for holders of a key only, with real dice."""
    return application(clock, keys_required=True, allow_test_dice=False)


def test_where_a_key_is_required_only_the_scope_games_makes_games(closed: Flask) -> None:
    give(closed, "ck_good", "games")
    give(closed, "ck_else", "webhooks")
    client = closed.test_client()
    none = client.post("/v1/games", json=BODY)
    assert (none.status_code, none.json["code"]) == (401, "key_missing")
    wrong = client.post("/v1/games", json=BODY, headers={"X-API-Key": "ck_guess"})
    assert (wrong.status_code, wrong.json["code"]) == (401, "key_unknown")
    other = client.post("/v1/games", json=BODY, headers={"X-API-Key": "ck_else"})
    assert (other.status_code, other.json["code"]) == (403, "scope_missing")
    assert other.json["values"] == {"scope": "games", "key": "key_else", "scopes": ["webhooks"]}
    for headers in ({"X-API-Key": "ck_good"}, bearer("ck_good")):
        assert client.post("/v1/games", json=BODY, headers=headers).status_code == 201


def test_a_key_that_was_revoked_or_has_expired_opens_nothing(closed: Flask, clock: HandClock) -> None:
    give(closed, "ck_old1", "games", expires=clock.now() + 60_000)
    client = closed.test_client()
    sent = {"X-API-Key": "ck_old1"}
    assert client.post("/v1/games", json=BODY, headers=sent).status_code == 201
    clock.move(60_000)
    late = client.post("/v1/games", json=BODY, headers=sent)
    assert (late.status_code, late.json["code"]) == (401, "key_unknown")
    assert "expired" in late.json["detail"]
    key = give(closed, "ck_old2", "games")
    assert client.post("/v1/games", json=BODY, headers={"X-API-Key": "ck_old2"}).status_code == 201
    closed.extensions[EXTENSION].keys.repository.put(digest("ck_old2"), msgspec.structs.replace(key, revoked=2))
    clock.move(REMEMBERED_MS)
    gone = client.post("/v1/games", json=BODY, headers={"X-API-Key": "ck_old2"})
    assert (gone.status_code, gone.json["code"]) == (401, "key_unknown")
    assert "revoked" in gone.json["detail"]


def test_a_key_with_the_scope_test_dice_gives_dice_where_the_server_throws_real_ones(closed: Flask) -> None:
    give(closed, "ck_dice", "games", "test_dice")
    give(closed, "ck_real", "games")
    client = closed.test_client()
    body = {**BODY, "dice": DICE}
    real = client.post("/v1/games", json=body, headers={"X-API-Key": "ck_real"})
    assert (real.status_code, real.json["code"]) == (403, "test_dice_off")
    given = client.post("/v1/games", json=body, headers={"X-API-Key": "ck_dice"})
    assert given.status_code == 201
    assert given.json["game"]["test_dice"] is True
    assert client.get(f"/v1/games/{given.json['id']}").json["test_dice"] is True


def test_where_anybody_may_make_games_a_key_still_has_to_be_one(app: Flask, client: FlaskClient) -> None:
    give(app, "ck_else", "webhooks")
    assert client.post("/v1/games", json=BODY, headers={"X-API-Key": "ck_else"}).status_code == 201
    wrong = client.post("/v1/games", json=BODY, headers={"X-API-Key": "ck_guess"})
    assert (wrong.status_code, wrong.json["code"]) == (401, "key_unknown")
    # A bearer token may be that of a seat elsewhere, which a client sends with everything.
    assert client.post("/v1/games", json=BODY, headers=bearer("a-seats-token")).status_code == 201


def test_any_operation_may_ask_for_a_scope(app: Flask) -> None:
    key = give(app, "ck_hook", "webhooks")
    with app.test_request_context("/", headers={"X-API-Key": "ck_hook"}):
        assert holder("webhooks") == key


def test_a_key_has_so_many_unfinished_games_and_a_retry_makes_none(clock: HandClock) -> None:
    app = application(clock, key_games=1)
    give(app, "ck_one1", "games")
    give(app, "ck_two2", "games", games=2)
    client, sent = app.test_client(), {"X-API-Key": "ck_one1", "Idempotency-Key": "a"}
    body = {**BODY, "dice": [6, 1, 5, 5, 5], "options": {"target": 50}}
    # What is refused takes no place.
    assert client.post("/v1/games", json={"ruleset": "nothing"}, headers={"X-API-Key": "ck_one1"}).status_code == 422
    made = client.post("/v1/games", json=body, headers=sent)
    assert made.status_code == 201
    full = client.post("/v1/games", json=body, headers={**sent, "Idempotency-Key": "b"})
    assert (full.status_code, full.json["code"]) == (409, "too_many_games")
    assert full.json["values"] == {"limit": 1, "key": "key_one1"}
    assert client.post("/v1/games", json=body, headers=sent).json["id"] == made.json["id"]
    for _ in range(2):
        assert client.post("/v1/games", json=body, headers={"X-API-Key": "ck_two2"}).status_code == 201
    table = Table(client, clock, made.json["id"])
    for name in ("Perceval", "Karadoc"):
        table.join(name)
    table.finish()
    assert client.post("/v1/games", json=body, headers={**sent, "Idempotency-Key": "b"}).status_code == 201
