"""The same game once more: whoever asks gets the same one, and a seat in it."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from service.assemble import assemble
from service.http.wiring import EXTENSION
from tests.http.table import HandClock, Table, bearer
from tests.http.test_keys import give
from tests.serve.running import eventually
from tests.support.places import Place

MINE = {"X-API-Key": "ck_mine"}
SHORT: dict[str, Any] = {"target": 20, "rules": {"grelottine": False, "chante_sloubi": False}}


def over(client: FlaskClient, clock: HandClock, headers: dict[str, str] | None = None, **body: Any) -> Table:
    """A game that Perceval and Karadoc have played to its end."""
    client.environ_base.update({"HTTP_X_API_KEY": "ck_mine"} if headers else {})
    table = Table.seated(client, clock, options=SHORT, **body)
    client.environ_base.pop("HTTP_X_API_KEY", None)
    table.finish("perceval")
    return table


def ask(table: Table, player: str | None = None, headers: dict[str, str] | None = None) -> TestResponse:
    sent = {**(bearer(table.tokens[player]) if player else {}), **(headers or {})}
    return table.client.post(f"/v1/games/{table.id}/rematch", headers=sent)


def test_two_players_who_ask_get_the_same_game_and_a_seat_each(client: FlaskClient, clock: HandClock) -> None:
    table = over(client, clock, ruleset="titouan", name="La taverne")
    assert table.get().json["rematch"] is None
    first = ask(table, "perceval")
    assert first.status_code == 201, first.json
    second = ask(table, "karadoc").json
    assert second["id"] == first.json["id"] == table.get().json["rematch"] != table.id
    assert (first.json["seat"]["player"], second["seat"]["player"]) == ("perceval", "karadoc")
    new = Table(client, clock, second["id"], {p["seat"]["player"]: p["seat"]["token"] for p in (first.json, second)})
    seen, before = new.get("", "karadoc").json, table.get().json
    assert (seen["you"], seen["status"], seen["rematch_of"]) == ("karadoc", "lobby", table.id)
    assert (seen["ruleset"], seen["name"], seen["test_dice"]) == ("titouan", "La taverne", False)
    assert (seen["options"], seen["rules"]) == (before["options"], before["rules"])
    assert seen["commitment"] != before["commitment"]
    new.start()


def test_who_asks_again_is_told_the_same(client: FlaskClient, clock: HandClock) -> None:
    table = over(client, clock)
    first, again = ask(table, "perceval"), ask(table, "perceval", {"Idempotency-Key": "again"})
    assert again.status_code == 201
    assert again.json["seat"] == first.json["seat"]
    assert [player["id"] for player in again.json["game"]["players"]] == ["perceval"]
    token = again.json["seat"]["token"]
    client.post(f"/v1/games/{first.json['id']}/players/perceval/token", headers=bearer(token))
    assert ask(table, "perceval").json["seat"] is None, "its token is told to nobody else"


def test_bots_take_their_seats_again_and_guests_need_no_new_invitation(client: FlaskClient, clock: HandClock) -> None:
    body = {"ruleset": "wikimonde", "seats": "invited", "watching": "nobody", "player": {"name": "Arthur"},
            "bots": [{"level": "novice", "name": "Merlinette"}]}  # fmt: skip
    made = client.post("/v1/games", json=body).json
    token = client.post(
        f"/v1/games/{made['id']}/invitations", json={"external_id": "acct_17"}, headers=bearer(made["seat"]["token"])
    ).json["token"]
    guest = client.post(f"/v1/games/{made['id']}/players", json={"name": "Perceval", "invitation": token}).json["seat"]
    table = Table(client, clock, made["id"], {"arthur": made["seat"]["token"], guest["player"]: guest["token"]})
    assert table.post("arthur", "start").status_code == 201
    for player in ("perceval", "arthur"):
        client.delete(f"/v1/games/{table.id}/players/{player}", headers=bearer(table.tokens[player]))
    assert table.get("", "arthur").json["status"] == "finished"
    mine = ask(table, "perceval").json
    assert mine["game"]["external_ids"] == {"perceval": "acct_17"}
    assert [(p["name"], p["bot"]) for p in mine["game"]["players"]] == [("Merlinette", "novice"), ("Perceval", None)]
    refused = client.post(f"/v1/games/{mine['id']}/players", json={"name": "Bohort"})
    assert (refused.status_code, refused.json["code"]) == (404, "game_not_found")
    hosts = {name: bearer(ask(table, name).json["seat"]["token"]) for name in ("perceval", "arthur")}
    found = {name: client.get(f"/v1/games/{mine['id']}/invitations", headers=hosts[name]).status_code for name in hosts}
    assert found == {"perceval": 403, "arthur": 200}, "the host is the same"


def test_only_a_game_that_is_over_has_a_rematch(table: Table) -> None:
    refused = ask(table, "perceval")
    assert (refused.status_code, refused.json["code"]) == (409, "not_finished")


def test_who_comes_when_the_rematch_has_begun_is_told_so(client: FlaskClient, clock: HandClock) -> None:
    table = over(client, clock)
    seat = ask(table, "perceval").json
    client.post(f"/v1/games/{seat['id']}/bots", json={"level": "novice"}, headers=bearer(seat["seat"]["token"]))
    client.post(f"/v1/games/{seat['id']}/start", headers=bearer(seat["seat"]["token"]))
    late = ask(table, "karadoc")
    assert (late.status_code, late.json["code"]) == (409, "game_started")
    assert ask(table, "perceval").json["seat"] == seat["seat"]


def test_the_rematch_of_a_keys_game_is_the_keys_and_counts_for_it(
    app: Flask, client: FlaskClient, clock: HandClock
) -> None:
    give(app, "ck_mine", "games", games=1)
    table = over(client, clock, MINE, metadata={"round": "3"}, visibility="private")
    made = ask(table, None, MINE)
    assert made.status_code == 201, made.json
    assert (made.json["seat"], made.json["game"]["metadata"]) == (None, {"round": "3"})
    [card, _] = client.get("/v1/organiser/games", headers=MINE).json["games"]
    assert (card["id"], card["rematch_of"], card["metadata"]) == (made.json["id"], table.id, {"round": "3"})
    assert ask(table, "perceval").json["id"] == made.json["id"]
    other = client.post("/v1/games", json={"ruleset": "wikimonde"}, headers=MINE)
    assert (other.status_code, other.json["code"]) == (409, "too_many_games")


def test_a_rematch_that_was_not_started_in_time_makes_room_for_another_one(
    client: FlaskClient, clock: HandClock
) -> None:
    table = over(client, clock)
    first = ask(table, "perceval").json
    clock.move(86_400_000 + 10_000)
    assert client.get(f"/v1/games/{first['id']}").json["end"] == "expired"
    second, other, again = ask(table, "perceval").json, ask(table, "karadoc").json, ask(table, "perceval").json
    assert second["id"] == other["id"] == again["id"] == table.get().json["rematch"] != first["id"]
    assert second["seat"] == again["seat"] != first["seat"]
    assert (other["game"]["status"], other["game"]["rematch_of"]) == ("lobby", table.id)
    assert [player["id"] for player in other["game"]["players"]] == ["perceval", "karadoc"]
    clock.move(86_400_000 + 10_000)
    third = ask(table, "karadoc").json
    assert third["id"] == table.get().json["rematch"]
    assert len({first["id"], second["id"], third["id"], table.id}) == 4


def test_a_rematch_that_was_called_off_or_played_without_a_player_is_over(
    app: Flask, client: FlaskClient, clock: HandClock
) -> None:
    give(app, "ck_mine", "games")
    table = over(client, clock, MINE)
    mine = ask(table, "perceval").json
    client.delete(f"/v1/games/{mine['id']}", headers=MINE)
    late = ask(table, "karadoc")
    assert (late.status_code, late.json["code"]) == (409, "rematch_over")
    assert late.json["values"] == {"game": mine["id"], "end": "cancelled"}
    assert ask(table, "perceval").json["seat"] == mine["seat"], "its own seat is told, and what became of it"
    assert table.get().json["rematch"] == mine["id"]


@pytest.mark.parametrize("ended", [False, True], ids=["the first", "after one that expired"])
@pytest.mark.parametrize("players", [("perceval", "karadoc") * 4])
def test_all_who_ask_at_once_get_the_same_game(place: Place, players: tuple[str, ...], ended: bool) -> None:
    settings = place.settings(allow_test_dice=True, limits={})
    apps = [create_app(settings, assemble(settings)) for _ in range(2)]
    client = apps[0].test_client()
    body = {"ruleset": "wikimonde", "player": {"name": "Perceval"}}
    made = client.post("/v1/games", json=body).json
    tokens = {"perceval": made["seat"]["token"]}
    joined = client.post(f"/v1/games/{made['id']}/players", json={"name": "Karadoc"}).json
    tokens["karadoc"] = joined["seat"]["token"]
    client.post(f"/v1/games/{made['id']}/start", headers=bearer(tokens["perceval"]))
    client.delete(f"/v1/games/{made['id']}/players/karadoc", headers=bearer(tokens["karadoc"]))
    before = _expired(place, made["id"], tokens["karadoc"]) if ended else ""
    found: list[Any] = []
    ready = threading.Barrier(len(players))

    def come(number: int, player: str) -> None:
        asks = apps[number % 2].test_client()
        ready.wait()
        found.append(asks.post(f"/v1/games/{made['id']}/rematch", headers=bearer(tokens[player])).json)

    threads = [threading.Thread(target=come, args=one) for one in enumerate(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({answer["id"] for answer in found}) == 1, found
    assert found[0]["id"] != before
    assert len({answer["seat"]["token"] for answer in found}) == 2
    assert len(client.get(f"/v1/games/{found[0]['id']}").json["players"]) == 2
    for app in apps:
        app.extensions[EXTENSION].service.close()


def _expired(place: Place, game_id: str, token: str) -> str:
    """The id of a rematch that was asked for at a server where lobbies end after a second."""
    settings = place.settings(limits={}, lobby_s=1)
    app = create_app(settings, assemble(settings))
    client = app.test_client()
    id_: str = client.post(f"/v1/games/{game_id}/rematch", headers=bearer(token)).json["id"]
    assert eventually(lambda: client.get(f"/v1/games/{id_}").json["end"] == "expired")
    app.extensions[EXTENSION].service.close()
    return id_
