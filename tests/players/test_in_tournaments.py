"""Players are invited into tournaments: told by their own streams, entering with their own tokens."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.director import inviting, progress
from service.http.wiring import EXTENSION, Wiring
from service.players.known import REMEMBERED_MS
from service.players.service import PlayerService
from tests.http.table import HandClock, application
from tests.http.test_keys import give
from tests.players.test_accounts import ELSE, KEY, player, refused

BODY = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2, "rounds": 1, "entering": "invited"}
MINE = "/v1/me/invitations"


@pytest.fixture
def app(clock: HandClock) -> Flask:
    made = application(clock)
    give(made, "ck_mine", "games")
    give(made, "ck_else", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def cup(client: FlaskClient, **more: Any) -> str:
    made = client.post("/v1/tournaments", json={**BODY, **more}, headers=KEY)
    assert made.status_code == 201, made.json
    return f"/v1/tournaments/{made.json['id']}"


def invite(client: FlaskClient, path: str, *players: str) -> TestResponse:
    return client.post(f"{path}/invitations", json={"player_ids": list(players)}, headers=KEY)


def enter(client: FlaskClient, path: str, headers: dict[str, str]) -> TestResponse:
    return client.post(f"{path}/entries", json={}, headers=headers)


def offers(client: FlaskClient, headers: dict[str, str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(MINE, headers=headers).json["tournaments"]
    return found


def states(client: FlaskClient, path: str) -> list[str]:
    return [one["status"] for one in client.get(f"{path}/invitations", headers=KEY).json["invitations"]]


def told(client: FlaskClient, headers: dict[str, str]) -> list[str]:
    return [event["type"] for event in client.get("/v1/me/events", headers=headers).json["events"]][1:]


def logged(client: FlaskClient, path: str) -> list[tuple[str, str | None]]:
    return [(event["type"], event["by"]) for event in client.get(f"{path}/events", headers=KEY).json["events"]][1:]


def wiring(app: Flask) -> Wiring:
    found: Wiring = app.extensions[EXTENSION]
    return found


def test_several_are_invited_at_once_and_each_enters_with_the_own_token(client: FlaskClient, app: Flask) -> None:
    path = cup(client)
    (perceval, his), (karadoc, other), (_, stranger) = (player(client, name) for name in ("P", "K", "S"))
    made = invite(client, path, perceval, karadoc, perceval)
    assert made.status_code == 201
    assert [(one["player_id"], one["status"]) for one in made.json["invitations"]] == [
        (perceval, "open"), (karadoc, "open"),
    ]  # fmt: skip
    (offer,) = offers(client, his)
    assert (offer["id"], offer["name"], offer["entries"]) == (made.json["invitations"][0]["id"], "Coupe", 0)
    assert refused(enter(client, path, stranger)) == (403, "entries_by_organiser")
    assert refused(client.post(f"{path}/entries", json={"name": "G"})) == (403, "entries_by_organiser")
    for token in (his, other):
        assert enter(client, path, token).status_code == 201
    assert (offers(client, his), states(client, path)) == ([], ["accepted", "accepted"])
    assert told(client, his) == ["tournament_invited", "tournament_entered"]
    assert logged(client, path)[0] == ("players_invited", "key:key_mine")
    client.post(f"{path}/start", headers=KEY)
    wiring(app).tournaments.runner.look_at(path.rpartition("/")[2])
    assert len(client.get("/v1/me/seats", headers=his).json["seats"]) == 1


def test_the_same_invitation_is_sent_again_without_harm(client: FlaskClient) -> None:
    path = cup(client)
    (perceval, his), (karadoc, _) = player(client), player(client, "K")
    first, again = invite(client, path, perceval).json, invite(client, path, perceval, karadoc).json
    assert again["invitations"][0] == first["invitations"][0]
    enter(client, path, his)
    assert invite(client, path, perceval).json["invitations"][0]["status"] == "accepted"
    assert told(client, his) == ["tournament_invited", "tournament_entered"]
    client.post(f"{path}/entries", json={"player_id": karadoc}, headers=KEY)
    assert states(client, path) == ["accepted", "accepted"]
    entered, _ = player(client, "E")
    client.post(f"{path}/entries", json={"player_id": entered}, headers=KEY)
    again = invite(client, path, entered)
    assert (refused(again), again.json["values"]) == ((409, "already_entered"), {"player": entered})


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_one_who_takes_part_and_enters_again_is_told_so(client: FlaskClient, visibility: str) -> None:
    path = cup(client, visibility=visibility)
    (perceval, his), (karadoc, other), (_, stranger) = (player(client, name) for name in ("P", "K", "S"))
    invite(client, path, perceval)
    assert enter(client, path, his).status_code == 201
    client.post(f"{path}/entries", json={"player_id": karadoc}, headers=KEY)
    guest = client.post(f"{path}/entries", json={"name": "G"}, headers=KEY).json["token"]
    for headers in (his, other):
        assert refused(enter(client, path, headers)) == (409, "already_entered")
    without = {"public": (403, "entries_by_organiser"), "private": (404, "tournament_not_found")}[visibility]
    assert refused(enter(client, path, stranger)) == without
    again = client.post(f"{path}/entries", json={"name": "H"}, headers={"Authorization": f"Bearer {guest}"})
    assert refused(again) == without


def test_where_one_cannot_be_invited_none_is(client: FlaskClient) -> None:
    path = cup(client)
    perceval, his = player(client)
    theirs = client.post("/v1/players", json={"name": "T"}, headers=ELSE).json["player"]["id"]
    answer = invite(client, path, perceval, theirs)
    assert (refused(answer), answer.json["values"]) == ((422, "not_your_player"), {"player": theirs})
    assert (offers(client, his), states(client, path), told(client, his)) == ([], [], [])
    assert refused(invite(client, path)) == (422, "invalid_request")
    other = client.post(f"{path}/invitations", json={"player_ids": [theirs]}, headers=ELSE)
    assert refused(other) == (403, "not_your_tournament")


def test_one_who_declines_is_invited_anew(client: FlaskClient) -> None:
    path = cup(client)
    perceval, his = player(client)
    first = invite(client, path, perceval).json["invitations"][0]["id"]
    assert client.delete(f"{MINE}/{first}", headers=his).status_code == 204
    assert refused(client.delete(f"{MINE}/{first}", headers=his)) == (404, "invitation_not_found")
    assert refused(enter(client, path, his)) == (403, "entries_by_organiser")
    assert (states(client, path), logged(client, path)[-1]) == (["declined"], ("player_declined", f"player:{perceval}"))
    assert invite(client, path, perceval).json["invitations"][0]["id"] != first
    assert enter(client, path, his).status_code == 201
    types = ["tournament_invited", "tournament_declined", "tournament_invited", "tournament_entered"]
    assert told(client, his) == types


def test_one_that_is_revoked_opens_nothing_and_its_player_is_told(client: FlaskClient) -> None:
    path = cup(client)
    perceval, his = player(client)
    id_ = invite(client, path, perceval).json["invitations"][0]["id"]
    for _ in range(2):
        assert client.delete(f"{path}/invitations/{id_}", headers=KEY).status_code == 204
    assert (states(client, path), offers(client, his)) == (["revoked"], [])
    assert told(client, his) == ["tournament_invited", "tournament_invitation_over"]
    assert [kind for kind, _ in logged(client, path)] == ["players_invited", "invitation_revoked"]
    assert refused(enter(client, path, his)) == (403, "entries_by_organiser")
    assert refused(client.delete(f"{path}/invitations/{'0' * 16}", headers=KEY)) == (404, "invitation_not_found")
    id_ = invite(client, path, perceval).json["invitations"][0]["id"]
    enter(client, path, his)
    assert refused(client.delete(f"{path}/invitations/{id_}", headers=KEY)) == (409, "invitation_used")


@pytest.mark.parametrize("end", ["start", "cancel"])
def test_they_expire_as_entries_close(client: FlaskClient, app: Flask, end: str) -> None:
    path = cup(client)
    perceval, his = player(client)
    for name in ("A", "B"):
        client.post(f"{path}/entries", json={"name": name}, headers=KEY)
    invite(client, path, perceval)
    client.post(f"{path}/{end}", headers=KEY)
    assert (states(client, path), offers(client, his)) == (["expired"], [])
    id_ = path.rpartition("/")[2]
    assert wiring(app).tournaments.runner.look_at(id_)
    wiring(app).players.inviting.tell(id_)
    assert not wiring(app).tournaments.runner.look_at(id_)
    assert told(client, his) == ["tournament_invited", "tournament_invitation_over"]
    code = "entries_closed" if end == "start" else "tournament_over"
    assert refused(invite(client, path, perceval)) == (409, code)
    if end == "cancel":
        assert [kind for kind, _ in logged(client, path)][-2:] == ["invitations_expired", "tournament_finished"]


def test_late_entries_keep_them_open(client: FlaskClient) -> None:
    path = cup(client, late_entries=True)
    perceval, his = player(client)
    for name in ("A", "B"):
        client.post(f"{path}/entries", json={"name": name}, headers=KEY)
    invite(client, path, perceval)
    client.post(f"{path}/start", headers=KEY)
    assert enter(client, path, his).status_code == 201


def test_an_invitation_shows_a_private_tournament(client: FlaskClient) -> None:
    path = cup(client, visibility="private")
    (perceval, his), (_, other) = player(client), player(client, "K")
    id_ = invite(client, path, perceval).json["invitations"][0]["id"]
    assert client.get(path, headers=his).status_code == 200
    assert refused(client.get(path, headers=other)) == (404, "tournament_not_found")
    assert refused(client.get(f"{path}/invitations", headers=his)) == (401, "key_unknown")
    client.delete(f"{path}/invitations/{id_}", headers=KEY)
    assert refused(client.get(path, headers=his)) == (404, "tournament_not_found")


def test_a_stream_of_a_private_tournament_ends_with_the_invitation_that_opened_it(clock: HandClock) -> None:
    app = application(clock, heartbeat_s=0.05)
    give(app, "ck_mine", "games")
    client = app.test_client()
    path = cup(client, visibility="private")
    perceval, his = player(client)
    id_ = invite(client, path, perceval).json["invitations"][0]["id"]
    begun, lines = threading.Event(), list[bytes]()

    def listen() -> None:
        live = {**his, "Accept": "application/x-ndjson"}
        for part in app.test_client().get(f"{path}/events", headers=live, buffered=False).response:
            lines.append(part)
            begun.set()

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    assert begun.wait(10)
    client.delete(f"{path}/invitations/{id_}", headers=KEY)
    thread.join(20)
    assert not thread.is_alive()
    assert b'"reason":"token"' in b"".join(lines).replace(b" ", b"")


def test_it_is_gone_with_an_erased_player(client: FlaskClient, clock: HandClock) -> None:
    path = cup(client)
    perceval, _ = player(client, "Perceval de Galles")
    invite(client, path, perceval)
    assert client.delete(f"/v1/players/{perceval}", headers=KEY).status_code == 204
    assert states(client, path) == []
    assert logged(client, path)[-1] == ("invitation_revoked", None)
    clock.move(REMEMBERED_MS)
    assert refused(invite(client, path, perceval)) == (422, "not_your_player")


def test_a_player_who_is_erased_while_being_invited_has_no_invitation(client: FlaskClient, app: Flask) -> None:
    path = cup(client)
    perceval, _ = player(client)
    before = wiring(app).service.players.find(perceval)
    wiring(app).players.erase(perceval, "key_mine")
    wiring(app).service.players._found[perceval] = (wiring(app).service.clock.now(), before)
    assert invite(client, path, perceval).status_code == 201
    assert states(client, path) == []


def test_who_was_not_told_is_told_by_a_worker(
    client: FlaskClient, app: Flask, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = cup(client)
    perceval, his = player(client)
    monkeypatch.setattr(type(wiring(app).players.inviting), "tell", lambda self, tournament_id: None)
    invite(client, path, perceval)
    monkeypatch.undo()
    assert (told(client, his), offers(client, his)) == ([], [])
    id_ = path.rpartition("/")[2]
    known = wiring(app).tournaments.load(id_).tournament
    assert progress.due(known, clock.now()) == clock.now() + inviting.TELL_MS
    assert wiring(app).tournaments.runner.look_at(id_)
    for _ in range(2):
        # As two workers would that had the same job.
        PlayerService(wiring(app).service, wiring(app).tournaments).inviting.tell(id_)
    assert told(client, his) == ["tournament_invited"]
    assert len(offers(client, his)) == 1
