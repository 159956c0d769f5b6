"""Streams of players end where their token is replaced, revoked, or gone with the player."""

from __future__ import annotations

import threading

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.http.table import HandClock, application
from tests.http.test_keys import give
from tests.players.test_accounts import KEY, join, player, table


@pytest.fixture
def app(clock: HandClock) -> Flask:
    # So rare are heartbeats that none of them comes to help.
    made = application(clock, heartbeat_s=600)
    give(made, "ck_mine", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.mark.parametrize("how", ["replaced", "revoked", "erased"])
@pytest.mark.parametrize("of", ["me", "game"])
def test_a_stream_ends_at_once_where_the_token_opens_nothing_any_more(
    app: Flask, client: FlaskClient, how: str, of: str
) -> None:
    id_, mine = player(client)
    path = table(client)
    join(client, path, mine)
    join(client, path, {}, name="Karadoc")
    url = "/v1/me/events" if of == "me" else f"{path}/events"
    begun, told = threading.Event(), list[bytes]()

    def listen() -> None:
        with app.test_client() as other:
            answer = other.get(url, headers={**mine, "Accept": "application/x-ndjson"}, buffered=False)
            for part in answer.response:
                told.append(part)
                begun.set()

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    assert begun.wait(10)
    if how == "replaced":
        client.post(f"/v1/players/{id_}/token", headers=KEY)
    else:
        client.delete(f"/v1/players/{id_}{'/token' if how == 'revoked' else ''}", headers=KEY)
    thread.join(20)
    assert not thread.is_alive()
    assert b'"reason":"token"' in b"".join(told).replace(b" ", b"")
