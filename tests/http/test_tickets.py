"""A ticket in the address stands for a token or a key, at one game, for reading, for a minute."""

from __future__ import annotations

import hashlib

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.access.keys import digest
from service.http.streaming import grants, tickets
from service.http.wiring import EXTENSION
from tests.http.table import HandClock, Table, application, bearer
from tests.http.test_invitations import MINE, Party, outcome
from tests.http.test_keys import give

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
    soon, late = (tickets.make(kept, table.id, "karadoc", table.clock.now() + seconds * 1000) for seconds in (60, 61))
    assert status(table, soon) == (200, "")
    assert status(table, late) == (401, "ticket_unknown")


def test_a_request_that_opens_nothing_gets_no_ticket(private: Table, table: Table) -> None:
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


# --- of guests and organisers


@pytest.fixture
def party(app: Flask, client: FlaskClient) -> Party:
    """A game for guests of the key that made it."""
    give(app, "ck_mine", "games")
    return Party(client, watching="invited", seats="invited")


def asked(party: Party, headers: dict[str, str]) -> TestResponse:
    return party.client.post(f"{party.url}/stream-tickets", headers=headers)


def opened(party: Party, word: str, path: str = "/events") -> tuple[int, str]:
    return outcome(party.client.get(f"{party.url}{path}?ticket={word}"))


def test_a_guest_and_the_organiser_get_tickets_that_open_the_events_as_they_may_see_them(party: Party) -> None:
    guest = party.invite(kind="watch")["token"]
    for headers in (bearer(guest), MINE, bearer("ck_mine")):
        made = asked(party, headers)
        assert made.status_code == 201
        seen = party.client.get(made.json["url"]).json
        assert seen == party.client.get(f"{party.url}/events", headers=headers).json
        assert opened(party, made.json["ticket"], "") == (404, "game_not_found"), "the events and nothing else"
        assert outcome(party.watch(made.json["ticket"])) == (404, "game_not_found"), "it is no token"


def test_a_guests_ticket_opens_nothing_once_the_invitation_is_taken_back_or_over(
    party: Party, clock: HandClock
) -> None:
    gone, short = party.invite(kind="watch"), party.invite(kind="watch", expires_in_s=30)
    tickets = {word["token"]: asked(party, bearer(word["token"])).json for word in (gone, short)}
    assert tickets[gone["token"]]["expires_at"] == clock.now() + 60_000
    assert tickets[short["token"]]["expires_at"] == clock.now() + 30_000, "never longer than the invitation"
    party.client.delete(f"{party.url}/invitations/{gone['invitation']['id']}", headers=MINE)
    assert opened(party, tickets[gone["token"]]["ticket"]) == (404, "game_not_found")
    assert opened(party, tickets[short["token"]]["ticket"]) == (200, "")
    clock.move(30_000)
    assert opened(party, tickets[short["token"]]["ticket"]) == (404, "game_not_found")
    assert outcome(asked(party, bearer(short["token"]))) == (404, "game_not_found")


def test_the_organisers_ticket_opens_no_other_game_and_nothing_once_the_key_is_revoked(
    app: Flask, party: Party, clock: HandClock
) -> None:
    word = asked(party, MINE).json["ticket"]
    other = Party(party.client, watching="nobody")
    assert opened(other, word) == (404, "game_not_found"), "of the same key"
    give(app, "ck_mine", "games", revoked=clock.now())
    assert opened(party, word) == (404, "game_not_found")


def test_a_ticket_that_a_key_without_the_scope_makes_by_itself_opens_nothing(
    app: Flask, party: Party, clock: HandClock
) -> None:
    kept = digest("ck_mine")
    own = tickets.make(kept, party.made["id"], grants.KEY, clock.now() + 60_000)
    assert opened(party, own) == (200, ""), "the key could ask for it as well"
    give(app, "ck_mine", "webhooks")
    assert opened(party, own) == (404, "game_not_found")


def test_a_guests_ticket_bent_into_one_of_a_seat_or_of_the_organiser_opens_nothing(party: Party) -> None:
    party.join("Perceval", party.invite()["token"])
    word = asked(party, bearer(party.invite(kind="watch")["token"])).json["ticket"]
    rest = word.split(".", 1)[1]
    for holder in ("perceval", grants.KEY, grants.GUEST, grants.GUEST + "0" * 16):
        assert opened(party, f"{holder}.{rest}") == (404, "game_not_found")


def test_a_long_poll_whose_token_is_taken_back_meanwhile_tells_nothing_more(
    app: Flask, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = party.invite(kind="watch")
    last = party.watch(guest["token"], "/events").json["last_seq"]
    service = app.extensions[EXTENSION].service
    follow = service.follow

    def meanwhile(*named: object) -> object:
        revoked = f"{party.url}/invitations/{guest['invitation']['id']}"
        app.test_client().delete(revoked, headers=MINE)
        party.join("Perceval", headers=MINE)
        return follow(*named)

    monkeypatch.setattr(service, "follow", meanwhile)
    waited = party.watch(guest["token"], f"/events?after={last}&wait=5")
    assert outcome(waited) == (404, "game_not_found")
