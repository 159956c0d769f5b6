"""A seat's token is replaced by the player that holds it."""

from __future__ import annotations

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.http.table import Table, bearer
from tests.http.test_invitations import until


def replace(table: Table, token: str, player: str = "perceval", **headers: str) -> TestResponse:
    sent = {**bearer(token), **headers}
    return table.client.post(f"/v1/games/{table.id}/players/{player}/token", headers=sent)


def test_the_new_token_opens_the_seat_and_the_old_one_nothing(table: Table) -> None:
    old = table.tokens["perceval"]
    made = replace(table, old)
    assert made.status_code == 201
    assert made.json["player"] == "perceval"
    new = made.json["token"]
    assert new != old
    for path, token, status in (("", new, 200), ("", old, 401), ("/events", old, 401)):
        assert table.client.get(f"/v1/games/{table.id}{path}", headers=bearer(token)).status_code == status
    assert replace(table, old).json["code"] == "token_unknown"
    assert table.client.post(f"/v1/games/{table.id}/start", headers=bearer(new)).status_code == 201
    assert table.get("", "karadoc").json["you"] == "karadoc", "the other seats keep theirs"


def test_a_retry_with_the_old_token_is_told_the_same_new_one(table: Table) -> None:
    old = table.tokens["perceval"]
    first, again = (replace(table, old, **{"Idempotency-Key": "once"}) for _ in range(2))
    assert (again.status_code, again.headers["Idempotent-Replayed"]) == (201, "true")
    assert again.json == first.json


def test_nobody_replaces_the_token_of_another_seat(table: Table) -> None:
    refused = replace(table, table.tokens["karadoc"])
    assert (refused.status_code, refused.json["code"]) == (403, "not_your_seat")
    assert table.get("", "perceval").status_code == 200


def test_streams_and_tickets_of_the_old_token_end_at_once(client: FlaskClient, table: Table) -> None:
    old = table.tokens["perceval"]
    ticket = table.post("perceval", "stream-tickets", {}).json["ticket"]
    url, form = f"/v1/games/{table.id}/events", {"Accept": "application/x-ndjson"}
    mine = iter(client.get(url, headers={**bearer(old), **form}).response)
    by_ticket = iter(client.get(f"{url}?ticket={ticket}", headers=form).response)
    other = iter(client.get(url, headers={**bearer(table.tokens["karadoc"]), **form}).response)
    for stream in (mine, by_ticket, other):
        until(stream, b"player_joined")
    table.tokens["perceval"] = replace(table, old).json["token"]
    for stream in (mine, by_ticket):
        assert b'{"reason":"token"}' in until(stream, b"dropped")
    assert client.get(f"{url}?ticket={ticket}").json["code"] == "ticket_unknown"
    table.start()
    until(other, b"game_started")
    again = iter(client.get(url, headers={**bearer(table.tokens["perceval"]), **form}).response)
    until(again, b"game_started")
