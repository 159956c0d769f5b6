"""A ticket in the address stands for a token, for one seat of one game, for reading, for a minute."""

from __future__ import annotations

import hashlib

import pytest

from service.http import ticket
from tests.http.table import HandClock, Table, application, bearer

STREAM = {"Accept": "text/event-stream"}


@pytest.fixture
def private(clock: HandClock) -> Table:
    return Table.seated(application(clock).test_client(), clock, visibility="private")


def ticket_of(table: Table, player: str = "karadoc") -> str:
    made = table.post(player, "stream-tickets")
    assert made.status_code == 201, made.json
    assert made.headers["Cache-Control"] == "no-store"
    return str(made.json["ticket"])


def status(table: Table, word: str, path: str = "/events") -> tuple[int, str]:
    response = table.client.get(f"/v1/games/{table.id}{path}?ticket={word}", headers=STREAM)
    code = response.json["code"] if response.is_json else ""
    response.close()
    return response.status_code, code


def test_a_ticket_opens_the_stream_of_a_private_game_again_and_again(private: Table) -> None:
    made = private.post("karadoc", "stream-tickets", {}).json
    assert made["expires_at"] == private.clock.now() + 60_000
    assert private.client.get(made["url"]).json["last_seq"] == 3
    for _ in range(3):
        response = private.client.get(made["url"], headers=STREAM)
        assert response.status_code == 200
        response.close()


def test_a_ticket_expires_and_says_so(private: Table) -> None:
    word = ticket_of(private)
    private.clock.move(59_999)
    assert status(private, word) == (200, "")
    private.clock.move(1)
    assert status(private, word) == (401, "ticket_expired")


def test_a_ticket_opens_no_other_seat_no_other_game_and_nothing_but_events(table: Table, private: Table) -> None:
    word = ticket_of(table)
    player, rest = word.split(".", 1)
    assert player == "karadoc"
    assert status(table, f"perceval.{rest}") == (401, "ticket_unknown")
    assert status(table, word[:-1] + ("A" if word[-1] != "A" else "B")) == (401, "ticket_unknown")
    assert status(private, word) == (404, "game_not_found")
    assert status(table, "no ticket at all") == (401, "ticket_unknown")
    refused = table.client.get(f"/v1/games/{table.id}/expected?ticket={word}")
    assert refused.status_code == 401
    assert table.client.post(f"/v1/games/{table.id}/rolls?ticket={word}", json={}).status_code == 401


def test_a_ticket_for_a_finished_life_cannot_be_made_from_a_token(table: Table) -> None:
    kept = hashlib.sha256(table.tokens["karadoc"].encode()).hexdigest()
    soon, late = (ticket.make(kept, table.id, "karadoc", table.clock.now() + seconds * 1000) for seconds in (60, 61))
    assert status(table, soon) == (200, "")
    assert status(table, late) == (401, "ticket_unknown")


def test_only_who_has_a_seat_gets_a_ticket(private: Table, table: Table) -> None:
    asked = table.client.post(f"/v1/games/{table.id}/stream-tickets")
    assert (asked.status_code, asked.json["code"]) == (401, "token_missing")
    asked = table.client.post(f"/v1/games/{private.id}/stream-tickets", headers=bearer(table.tokens["karadoc"]))
    assert (asked.status_code, asked.json["code"]) == (404, "game_not_found")


def test_a_header_goes_before_a_ticket(table: Table) -> None:
    response = table.client.get(
        f"/v1/games/{table.id}/events?ticket={ticket_of(table)}", headers={**STREAM, **bearer("nobody's")}
    )
    assert response.json["code"] == "token_unknown"


def test_the_ticket_is_in_no_problem(private: Table) -> None:
    word = ticket_of(private)
    private.clock.move(60_000)
    refused = private.client.get(f"/v1/games/{private.id}/events?ticket={word}", headers=STREAM)
    assert word not in refused.get_data(as_text=True) + str(refused.headers)
