"""Who may sit and who may watch are two things; where a game is for guests, tokens let them in."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from service.assemble import assemble
from service.games import invitations
from service.http.wiring import EXTENSION
from tests.http.table import START, HandClock, bearer
from tests.http.test_keys import give
from tests.support.places import Place

MINE = {"X-API-Key": "ck_mine"}


@pytest.fixture
def keyed(app: Flask, client: FlaskClient) -> FlaskClient:
    give(app, "ck_mine", "games")
    return client


class Party:
    """A game, and whoever comes to it."""

    def __init__(self, client: FlaskClient, **body: Any) -> None:
        self.client = client
        made = client.post("/v1/games", json={"ruleset": "wikimonde", **body}, headers=MINE)
        assert made.status_code == 201, made.json
        self.made = made.json
        self.url = f"/v1/games/{made.json['id']}"

    def invite(self, headers: dict[str, str] = MINE, **body: Any) -> Any:
        made = self.client.post(f"{self.url}/invitations", json=body, headers=headers)
        assert made.status_code == 201, made.json
        return made.json

    def join(
        self, name: str, token: str | None = None, headers: dict[str, str] | None = None, **more: Any
    ) -> TestResponse:
        body = {"name": name, **more, **({"invitation": token} if token is not None else {})}
        return self.client.post(f"{self.url}/players", json=body, headers=headers or {})

    def watch(self, token: str | None = None, path: str = "") -> TestResponse:
        return self.client.get(self.url + path, headers=bearer(token) if token else {})

    def listed(self, headers: dict[str, str] = MINE) -> Any:
        return self.client.get(f"{self.url}/invitations", headers=headers).json


def outcome(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, (answer.json or {}).get("code", "")


# --- seats and watching, apart


@pytest.mark.parametrize(
    ("sent", "seats", "watching", "visibility"),
    [
        ({}, "open", "public", "public"),
        ({"visibility": "public"}, "open", "public", "public"),
        ({"visibility": "private"}, "open", "nobody", "private"),
        ({"watching": "invited"}, "open", "invited", "private"),
        ({"watching": "nobody", "seats": "invited"}, "invited", "nobody", "private"),
        ({"seats": "invited"}, "invited", "public", "public"),
        ({"visibility": "private", "seats": "invited"}, "invited", "nobody", "private"),
        ({"visibility": "private", "watching": "invited"}, "open", "invited", "private"),
    ],
)
def test_what_was_sent_until_now_means_the_same_and_the_rest_follows(
    keyed: FlaskClient, sent: dict[str, str], seats: str, watching: str, visibility: str
) -> None:
    party = Party(keyed, **sent)
    game = party.made["game"]
    assert (game["seats"], game["watching"], game["visibility"]) == (seats, watching, visibility)
    cards = {card["id"]: card for card in keyed.get("/v1/games").json["games"]}
    assert (party.made["id"] in cards) == (watching == "public")
    assert cards.get(party.made["id"], {"seats": seats})["seats"] == seats
    assert outcome(party.watch())[0] == (200 if watching == "public" else 404)
    joined = (
        (201, "")
        if seats == "open"
        else (403, "invitation_needed")
        if watching == "public"
        else (404, "game_not_found")
    )
    assert outcome(party.join("Bohort")) == joined


@pytest.mark.parametrize("sent", [("private", "public"), ("public", "invited"), ("public", "nobody")])
def test_what_contradicts_itself_is_refused(keyed: FlaskClient, sent: tuple[str, str]) -> None:
    body = {"ruleset": "wikimonde", "visibility": sent[0], "watching": sent[1]}
    refused = keyed.post("/v1/games", json=body, headers=MINE)
    assert outcome(refused) == (422, "watching_contradicts")
    assert refused.json["errors"][0]["field"] == "watching"


def test_a_game_for_guests_needs_a_host(client: FlaskClient) -> None:
    body: dict[str, Any] = {"ruleset": "wikimonde", "seats": "invited"}
    refused = client.post("/v1/games", json=body)
    assert outcome(refused) == (422, "host_missing")
    assert refused.json["errors"][0]["field"] == "seats"
    assert client.post("/v1/games", json={**body, "player": {"name": "Arthur"}}).status_code == 201


# --- sitting


def test_an_invitation_opens_one_seat_once(keyed: FlaskClient) -> None:
    party = Party(keyed, visibility="private", seats="invited")
    made = party.invite()
    assert made["invitation"]["status"] == "open"
    first = party.join("Perceval", made["token"])
    assert first.status_code == 201
    assert outcome(party.join("Karadoc", made["token"])) == (409, "invitation_used")
    [kept] = party.listed()["invitations"]
    assert (kept["status"], kept["used_by"]) == ("used", "perceval")
    assert "token" not in kept
    assert outcome(party.watch(first.json["seat"]["token"])) == (200, "")


def test_a_retry_with_the_same_key_gets_the_same_seat(keyed: FlaskClient) -> None:
    party = Party(keyed, visibility="private", seats="invited")
    token, once = party.invite()["token"], {"Idempotency-Key": "join"}
    first = party.join("Perceval", token, once)
    again = party.join("Perceval", token, once)
    assert (again.status_code, again.headers["Idempotent-Replayed"]) == (201, "true")
    assert again.json["seat"] == first.json["seat"]
    assert outcome(party.join("Perceval", token, {"Idempotency-Key": "other"})) == (409, "invitation_used")


def test_knowing_the_id_of_a_game_for_guests_opens_nothing(keyed: FlaskClient) -> None:
    party = Party(keyed, visibility="private", seats="invited")
    missing = keyed.post("/v1/games/Zr3kYw0pQm2bT7uXe5vLaA/players", json={"name": "Bohort"})
    for token in (None, "inv_garbage", "x", party.invite(kind="seat")["token"][:-1]):
        refused = party.join("Bohort", token)
        assert outcome(refused) == outcome(missing) == (404, "game_not_found")
        assert refused.json["detail"] == missing.json["detail"]
    assert outcome(party.watch()) == (404, "game_not_found")
    assert party.join("Bohort", headers=MINE).status_code == 201, "the organiser seats players itself"


def test_where_anybody_may_watch_a_guest_is_told_what_is_wrong(keyed: FlaskClient) -> None:
    party = Party(keyed, seats="invited")
    assert outcome(party.join("Bohort")) == (403, "invitation_needed")
    assert outcome(party.join("Bohort", "inv_garbage")) == (403, "invitation_unknown")
    other = Party(keyed, seats="invited").invite()["token"]
    assert outcome(party.join("Bohort", other)) == (403, "invitation_unknown")


def test_an_invitation_may_be_for_one_name_and_bring_an_external_id(keyed: FlaskClient) -> None:
    party = Party(keyed, seats="invited")
    token = party.invite(name="Perceval", external_id="acct_17")["token"]
    wrong = party.join("Karadoc", token)
    assert (outcome(wrong), wrong.json["values"]) == ((403, "invitation_for_another"), {"name": "Perceval"})
    seat = party.join("Perceval", token, external_id="somebody else").json["seat"]
    party.join("Karadoc", party.invite()["token"], external_id="acct_18")
    everybody = keyed.get(party.url, headers=MINE).json["external_ids"]
    assert everybody == {"perceval": "acct_17", "karadoc": "acct_18"}, "what the host says counts"
    assert party.watch(seat["token"]).json["external_ids"] == {"perceval": "acct_17"}
    assert party.watch().json["external_ids"] == {}


def test_an_invitation_expires(keyed: FlaskClient, clock: HandClock) -> None:
    party = Party(keyed, seats="invited")
    made = party.invite(expires_in_s=60)
    assert made["invitation"]["expires_at"] == START + 60_000
    clock.move(60_000)
    assert outcome(party.join("Perceval", made["token"])) == (403, "invitation_expired")
    assert party.listed()["invitations"][0]["status"] == "expired"


def test_an_invitation_is_revoked(keyed: FlaskClient) -> None:
    party = Party(keyed, seats="invited")
    made, used = party.invite(), party.invite()
    party.join("Karadoc", used["token"])
    url = f"{party.url}/invitations/"
    assert keyed.delete(url + made["invitation"]["id"], headers=MINE).status_code == 204
    assert outcome(party.join("Perceval", made["token"])) == (403, "invitation_unknown")
    assert outcome(keyed.delete(url + made["invitation"]["id"], headers=MINE)) == (404, "invitation_not_found")
    assert outcome(keyed.delete(url + used["invitation"]["id"], headers=MINE)) == (409, "invitation_used")


def test_a_game_has_a_bounded_number_of_invitations(keyed: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "MOST", 2)
    party = Party(keyed, seats="invited")
    party.invite()
    party.invite()
    full = keyed.post(f"{party.url}/invitations", json={}, headers=MINE)
    assert (outcome(full), full.json["values"]) == ((409, "invitation_limit"), {"limit": 2})


def test_a_refused_join_spends_no_invitation(keyed: FlaskClient) -> None:
    party = Party(keyed, seats="invited", options={"max_players": 2})
    one, two, three = (party.invite()["token"] for _ in range(3))
    party.join("Perceval", one)
    second = party.join("Karadoc", two).json["seat"]
    assert outcome(party.join("Bohort", three)) == (409, "table_full")
    keyed.delete(f"{party.url}/players/karadoc", headers=bearer(second["token"]))
    assert party.join("Bohort", three).status_code == 201


# --- who is the host


def test_the_seat_that_a_game_was_made_with_is_its_host_and_others_are_not(client: FlaskClient) -> None:
    made = client.post("/v1/games", json={"ruleset": "wikimonde", "seats": "invited", "player": {"name": "Arthur"}})
    url, host = f"/v1/games/{made.json['id']}", bearer(made.json["seat"]["token"])
    invited = client.post(f"{url}/invitations", json={}, headers=host)
    assert invited.status_code == 201
    body = {"name": "Perceval", "invitation": invited.json["token"]}
    guest = bearer(client.post(f"{url}/players", json=body).json["seat"]["token"])
    for method, path in (("POST", "/invitations"), ("GET", "/invitations"), ("DELETE", f"/invitations/{'0' * 16}")):
        refused = client.open(url + path, method=method, headers=guest, json={} if method == "POST" else None)
        assert outcome(refused) == (403, "not_the_host")
    assert outcome(client.post(f"{url}/bots", json={"level": "novice"}, headers=guest)) == (403, "not_the_host")
    assert client.post(f"{url}/bots", json={"level": "novice"}, headers=host).status_code == 201
    # A host who leaves is none any more, and another one of that name is not, either.
    again = client.post(f"{url}/invitations", json={}, headers=host).json["token"]
    client.delete(f"{url}/players/arthur", headers=host)
    other = client.post(f"{url}/players", json={"name": "Arthur", "invitation": again}).json["seat"]
    assert other["player"] == "arthur"
    assert outcome(client.get(f"{url}/invitations", headers=bearer(other["token"]))) == (403, "not_the_host")


# --- watching


def test_an_invitation_to_watch_shows_the_game_and_opens_no_seat(keyed: FlaskClient, clock: HandClock) -> None:
    party = Party(keyed, watching="invited", seats="invited")
    token = party.invite(kind="watch", expires_in_s=60)["token"]
    for path in ("", "/events", "/dice", "/challenges"):
        assert outcome(party.watch(None, path)) == (404, "game_not_found")
        assert party.watch(token, path).status_code == 200, path
    assert (party.watch(token).json["you"], party.watch(token).json["metadata"]) == (None, None)
    assert outcome(party.join("Bohort", token)) == (404, "game_not_found")
    assert outcome(party.watch(party.invite()["token"])) == (404, "game_not_found"), "one to sit is none to watch"
    started = keyed.post(f"{party.url}/start", headers=bearer(token))
    assert outcome(started) == (401, "token_missing")
    clock.move(60_000)
    assert outcome(party.watch(token)) == (404, "game_not_found")


@pytest.mark.parametrize("watching", ["public", "nobody"])
def test_only_a_game_for_watching_guests_takes_them(keyed: FlaskClient, watching: str) -> None:
    party = Party(keyed, watching=watching)
    refused = keyed.post(f"{party.url}/invitations", json={"kind": "watch"}, headers=MINE)
    assert outcome(refused) == (409, "watching_not_invited")


def test_streams_end_when_what_opened_them_is_taken_back(keyed: FlaskClient) -> None:
    party = Party(keyed, watching="invited", seats="invited")
    watcher = party.invite(kind="watch")
    guest = party.join("Perceval", party.invite()["token"]).json["seat"]["token"]
    other = party.join("Karadoc", party.invite()["token"]).json["seat"]["token"]
    streams = {
        name: stream(party, token) for name, token in (("watch", watcher["token"]), ("out", guest), ("in", other))
    }
    for each in streams.values():
        assert b"game_created" in until(each, b"player_joined")
    keyed.delete(f"{party.url}/invitations/{watcher['invitation']['id']}", headers=MINE)
    assert b'{"reason":"token"}' in until(streams["watch"], b"dropped")
    keyed.delete(f"{party.url}/players/perceval", headers=MINE)
    assert b'{"reason":"token"}' in until(streams["out"], b"dropped")
    assert b"evicted" in until(streams["in"], b"player_left"), "who may still look goes on"


def stream(party: Party, token: str) -> Iterator[bytes]:
    answer = party.client.get(party.url + "/events", headers={**bearer(token), "Accept": "application/x-ndjson"})
    assert answer.status_code == 200
    return iter(answer.response)  # type: ignore[arg-type]


def until(chunks: Iterator[bytes], wanted: bytes) -> bytes:
    """What comes up to what is wanted; the heartbeats end a wait in vain."""
    said = b""
    for _ in range(200):
        said += next(chunks, b"")
        if wanted in said:
            return said
    raise AssertionError(said)


# --- what is kept, and races


def test_no_token_of_an_invitation_is_kept(keyed: FlaskClient, app: Flask) -> None:
    party = Party(keyed, seats="invited")
    token = party.invite({**MINE, "Idempotency-Key": "once"})["token"]
    kept = repr([vars(game) for game in app.extensions[EXTENSION].service.store._games.values()])
    assert hashlib.sha256(token.encode()).hexdigest() in kept
    assert token not in kept
    assert party.invite({**MINE, "Idempotency-Key": "once"})["token"] == token, "a retry is told it again"


def test_of_many_who_come_with_one_invitation_at_once_one_sits(place: Place) -> None:
    settings = place.settings(limits={})
    # Two processes, as far as a store can tell: each remembers games by itself.
    apps = [create_app(settings, assemble(settings)) for _ in range(2)]
    give(apps[0], "ck_mine", "games")
    party = Party(apps[0].test_client(), visibility="private", seats="invited")
    token = party.invite()["token"]
    found: list[tuple[int, str]] = []
    ready = threading.Barrier(8)

    def come(number: int) -> None:
        client = apps[number % 2].test_client()
        ready.wait()
        found.append(outcome(client.post(f"{party.url}/players", json={"name": f"P{number}", "invitation": token})))

    threads = [threading.Thread(target=come, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [(201, ""), *[(409, "invitation_used")] * 7]
    assert len(party.client.get(party.url, headers=MINE).json["players"]) == 1
    for app in apps:
        app.extensions[EXTENSION].service.close()
