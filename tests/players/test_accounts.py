"""Players over HTTP: made once, seated everywhere with one token, and erased so that nothing but the name is gone."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.http.wiring import EXTENSION
from service.players.known import REMEMBERED_MS
from service.players.record import ERASED
from tests.http.table import HandClock, application, bearer
from tests.http.test_keys import give

KEY, ELSE = {"X-API-Key": "ck_mine"}, {"X-API-Key": "ck_else"}


@pytest.fixture
def app(clock: HandClock) -> Flask:
    made = application(clock)
    give(made, "ck_mine", "games")
    give(made, "ck_else", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def player(client: FlaskClient, name: str = "Perceval", **more: Any) -> tuple[str, dict[str, str]]:
    """The id of a new player, and the header with the token."""
    made = client.post("/v1/players", json={"name": name, **more}, headers=KEY)
    assert made.status_code == 201, made.json
    return made.json["player"]["id"], bearer(made.json["token"])


def table(client: FlaskClient, **body: Any) -> str:
    """The path of a game that is open for players."""
    made = client.post("/v1/games", json={"ruleset": "wikimonde", **body}, headers=KEY)
    assert made.status_code == 201, made.json
    return f"/v1/games/{made.json['id']}"


def join(client: FlaskClient, path: str, headers: dict[str, str], **body: Any) -> TestResponse:
    return client.post(f"{path}/players", json=body, headers=headers)


def refused(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, answer.json["code"]


def tick(app: Flask, path: str) -> None:
    """What workers do when the alarm of a game rings."""
    wiring, game_id = app.extensions[EXTENSION], path.rpartition("/")[2]
    wiring.service.tick(game_id)
    for owing in wiring.service.member_games.owing([game_id]):
        wiring.players.results.take(owing)


# --- accounts


def test_an_account_has_one_player_however_often_it_is_made(client: FlaskClient) -> None:
    first = client.post("/v1/players", json={"name": "Perceval", "external_id": "a-17"}, headers=KEY)
    again = client.post("/v1/players", json={"name": "Karadoc", "external_id": "a-17"}, headers=KEY)
    assert (first.status_code, again.status_code) == (201, 200)
    assert again.json == {"player": first.json["player"], "token": None}
    assert client.post("/v1/players", json={"name": "P", "external_id": "a-17"}, headers=ELSE).status_code == 201
    found = client.get("/v1/players?external_id=a-17", headers=KEY).json["players"]
    assert found == [first.json["player"]]


def test_many_requests_for_one_account_at_once_make_one_player(app: Flask) -> None:
    answers: list[TestResponse] = []

    def make() -> None:
        body = {"name": "Perceval", "external_id": "a-17"}
        answers.append(app.test_client().post("/v1/players", json=body, headers=KEY))

    threads = [threading.Thread(target=make) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [200] * 7 + [201]
    assert len({answer.json["player"]["id"] for answer in answers}) == 1


def test_a_retry_gets_the_same_player_and_token(client: FlaskClient) -> None:
    headers = {**KEY, "Idempotency-Key": "once"}
    first, again = (client.post("/v1/players", json={"name": "Perceval"}, headers=headers) for _ in range(2))
    assert first.json == again.json
    assert again.headers["Idempotent-Replayed"] == "true"
    assert len(client.get("/v1/players", headers=KEY).json["players"]) == 1
    other = client.post("/v1/players", json={"name": "Karadoc"}, headers=headers)
    assert refused(other) == (422, "idempotency_key_reused")


def test_players_are_listed_in_pages_for_their_key_alone(client: FlaskClient, clock: HandClock) -> None:
    made = []
    for name in ("Perceval", "Karadoc", "Bohort"):
        made.append(player(client, name)[0])
        clock.move(1)
    first = client.get("/v1/players?limit=2", headers=KEY).json
    second = client.get(f"/v1/players?limit=2&cursor={first['next']}", headers=KEY).json
    assert [one["id"] for one in first["players"] + second["players"]] == made[::-1]
    assert second["next"] is None
    assert client.get("/v1/players", headers=ELSE).json == {"players": [], "next": None}
    assert refused(client.get(f"/v1/players/{made[0]}", headers=ELSE)) == (404, "account_not_found")
    assert refused(client.delete(f"/v1/players/{made[0]}", headers=ELSE)) == (404, "account_not_found")
    assert refused(client.get("/v1/players/perceval", headers=KEY)) == (404, "account_not_found")


def test_a_player_is_changed_in_what_is_sent(client: FlaskClient) -> None:
    id_, mine = player(client, metadata={"club": "Kaamelott"})
    changed = client.patch(f"/v1/players/{id_}", json={"name": "Provençal"}, headers=KEY).json
    assert (changed["name"], changed["metadata"]) == ("Provençal", {"club": "Kaamelott"})
    assert client.get("/v1/me", headers=mine).json["name"] == "Provençal"
    assert client.get("/v1/players", headers=KEY).json["players"] == [changed]


# --- seats


def test_one_token_joins_and_acts_in_all_games_under_one_id(client: FlaskClient) -> None:
    id_, mine = player(client)
    for _ in range(2):
        path = table(client)
        joined = join(client, path, mine)
        assert joined.json["seat"] == {"player": id_, "token": mine["Authorization"].split()[1]}
        assert join(client, path, {}, name="Karadoc").status_code == 201
        assert client.post(f"{path}/start", headers=mine).status_code == 201
        assert client.post(f"{path}/rolls", json={}, headers=mine).status_code == 201
        assert client.get(f"{path}/expected", headers=mine).status_code == 200
        assert [seat["name"] for seat in client.get(path).json["players"]] == ["Perceval", "Karadoc"]
    seats = client.get("/v1/me/seats", headers=mine).json["seats"]
    assert [(seat["player"], seat["status"]) for seat in seats] == [(id_, "playing")] * 2


def test_a_player_makes_a_table_and_is_its_host(client: FlaskClient) -> None:
    id_, mine = player(client)
    body = {"ruleset": "wikimonde", "seats": "invited", "player": {}}
    made = client.post("/v1/games", json=body, headers=mine)
    assert made.json["seat"]["player"] == id_
    path = f"/v1/games/{made.json['id']}"
    assert client.post(f"{path}/invitations", json={}, headers=mine).status_code == 201
    assert client.get("/v1/me/seats", headers=mine).json["seats"][0]["status"] == "lobby"


def test_a_player_sits_once_at_a_table(client: FlaskClient) -> None:
    id_, mine = player(client)
    path = table(client)
    assert join(client, path, mine).status_code == 201
    again = join(client, path, mine)
    assert refused(again) == (409, "already_seated")
    assert again.json["values"] == {"player": id_}


def test_two_joins_of_a_player_at_once_take_one_seat(app: Flask, client: FlaskClient) -> None:
    _, mine = player(client)
    path = table(client)
    answers: list[int] = []
    threads = [
        threading.Thread(target=lambda: answers.append(join(app.test_client(), path, mine).status_code))
        for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201] + [409] * 5
    assert len(client.get(path).json["players"]) == 1


def test_a_seat_that_is_left_in_the_lobby_may_be_taken_again(client: FlaskClient) -> None:
    id_, mine = player(client)
    path = table(client)
    join(client, path, mine)
    assert client.delete(f"{path}/players/{id_}", headers=mine).status_code == 200
    assert client.get("/v1/me/seats", headers=mine).json["seats"] == []
    assert join(client, path, mine).json["seat"]["player"] == id_


def test_no_name_gets_the_id_of_a_player(client: FlaskClient) -> None:
    id_, mine = player(client)
    path = table(client)
    joined = join(client, path, {}, name=id_.replace("_", " ").upper())
    assert joined.json["seat"]["player"] != id_
    assert refused(client.post(f"{path}/start", headers=mine)) == (401, "token_unknown")


def test_a_guest_still_needs_a_name(client: FlaskClient) -> None:
    answer = join(client, table(client), {})
    assert refused(answer) == (422, "invalid_request")
    assert answer.json["errors"][0] == {
        "field": "name", "code": "missing", "detail": "This field is required; send it."
    }  # fmt: skip


def test_a_replaced_token_opens_nothing_and_the_new_one_all_seats(client: FlaskClient, clock: HandClock) -> None:
    id_, old = player(client)
    path = table(client)
    join(client, path, old)
    new = bearer(client.post(f"/v1/players/{id_}/token", headers=KEY).json["token"])
    clock.move(REMEMBERED_MS)
    seen = [client.get(url, headers=old) for url in (f"{path}/expected", "/v1/me")]
    for answer in (*seen, join(client, path, old)):
        assert refused(answer) == (401, "token_unknown")
    assert client.get(f"{path}/expected", headers=new).status_code == 200
    assert refused(client.post(f"{path}/players/{id_}/token", headers=new)) == (409, "seat_of_player")
    assert client.delete(f"/v1/players/{id_}/token", headers=KEY).status_code == 204
    clock.move(REMEMBERED_MS)
    assert refused(client.get(f"{path}/expected", headers=new)) == (401, "token_unknown")
    assert client.get(f"/v1/players/{id_}", headers=KEY).json["has_token"] is False


def test_a_rematch_seats_the_player_again(client: FlaskClient, app: Flask) -> None:
    id_, mine = player(client)
    path = table(client)
    join(client, path, mine)
    join(client, path, {}, name="Karadoc")
    client.post(f"{path}/start", headers=mine)
    client.delete(f"{path}/players/{id_}", headers=mine)
    first, again = (client.post(f"{path}/rematch", headers=mine) for _ in range(2))
    assert first.json["seat"] == again.json["seat"] == {"player": id_, "token": mine["Authorization"].split()[1]}
    new = f"/v1/games/{first.json['id']}"
    assert client.get(f"{new}/expected", headers=mine).status_code == 200


# --- invitations


def test_a_seat_that_is_kept_for_a_player_is_taken_by_that_player_alone(client: FlaskClient) -> None:
    id_, mine = player(client)
    _, other = player(client, "Karadoc")
    path = table(client, seats="invited")
    made = client.post(f"{path}/invitations", json={"player_id": id_}, headers=KEY)
    assert made.json["invitation"]["player_id"] == id_
    told = client.get("/v1/me/invitations", headers=mine).json["invitations"]
    assert [one["id"] for one in told] == [made.json["invitation"]["id"]]
    assert client.get("/v1/me/invitations", headers=other).json["invitations"] == []
    assert refused(join(client, path, other)) == (403, "invitation_needed")
    stolen = join(client, path, other, invitation=made.json["token"])
    assert refused(stolen) == (403, "invitation_for_another")
    assert join(client, path, mine).status_code == 201
    assert client.get("/v1/me/invitations", headers=mine).json["invitations"] == []
    types = [event["type"] for event in client.get("/v1/me/events", headers=mine).json["events"]]
    assert types == ["player_created", "player_invited", "seat_taken"]


def test_an_invitation_that_is_declined_keeps_no_seat(client: FlaskClient) -> None:
    id_, mine = player(client)
    path = table(client, seats="invited")
    made = client.post(f"{path}/invitations", json={"player_id": id_}, headers=KEY).json["invitation"]["id"]
    url = f"/v1/me/invitations/{made}"
    assert client.delete(url, headers=mine).status_code == 204
    assert refused(client.delete(url, headers=mine)) == (404, "invitation_not_found")
    assert refused(join(client, path, mine)) == (403, "invitation_needed")
    assert client.get(f"{path}/invitations", headers=KEY).json["invitations"] == []


def test_a_key_invites_its_own_players_only(client: FlaskClient) -> None:
    made = client.post("/v1/players", json={"name": "Stranger"}, headers=ELSE).json["player"]["id"]
    path = table(client, seats="invited")
    for id_ in (made, "p_" + "a" * 20):
        answer = client.post(f"{path}/invitations", json={"player_id": id_}, headers=KEY)
        assert refused(answer) == (422, "not_your_player")
        assert answer.json["values"] == {"player": id_}
    assert client.get(f"{path}/invitations", headers=KEY).json["invitations"] == []


# --- results


def over(client: FlaskClient, app: Flask, mine: dict[str, str], id_: str) -> str:
    """A game that the player has left, and so lost."""
    path = table(client)
    join(client, path, mine)
    join(client, path, {}, name="Karadoc")
    client.post(f"{path}/start", headers=mine)
    assert client.delete(f"{path}/players/{id_}", headers=mine).status_code == 200
    tick(app, path)
    return path


def test_the_end_of_a_game_is_told_once_and_stays_in_the_history(
    client: FlaskClient, app: Flask, clock: HandClock
) -> None:
    id_, mine = player(client)
    paths = []
    for _ in range(3):
        paths.append(over(client, app, mine, id_))
        clock.move(1000)
    for path in paths:
        tick(app, path)
    assert client.get("/v1/me/seats", headers=mine).json["seats"] == []
    first = client.get("/v1/me/results?limit=2", headers=mine).json
    second = client.get(f"/v1/me/results?limit=2&cursor={first['next']}", headers=mine).json
    found = first["results"] + second["results"]
    assert [f"/v1/games/{one['game']}" for one in found] == paths[::-1]
    assert {(one["place"], one["players"], one["reason"]) for one in found} == {(2, 2, "left")}
    ends = [one for one in client.get("/v1/me/events", headers=mine).json["events"] if one["type"] == "game_over"]
    assert [f"/v1/games/{one['game']}" for one in ends] == paths


# --- tournaments


def test_a_player_enters_a_tournament_and_plays_there_with_the_same_token(client: FlaskClient, app: Flask) -> None:
    id_, mine = player(client)
    body = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2, "rounds": 1}
    path = f"/v1/tournaments/{client.post('/v1/tournaments', json=body, headers=KEY).json['id']}"
    entered = client.post(f"{path}/entries", json={}, headers=mine)
    assert entered.json["entry"]["id"] == id_
    assert refused(client.post(f"{path}/entries", json={}, headers=mine)) == (409, "already_entered")
    other, _ = player(client, "Karadoc")
    by_key = client.post(f"{path}/entries", json={"player_id": other}, headers=KEY)
    assert (by_key.json["entry"]["name"], by_key.json["token"]) == ("Karadoc", None)
    client.post(f"{path}/start", headers=KEY)
    wiring = app.extensions[EXTENSION]
    wiring.tournaments.runner.look_at(path.rpartition("/")[2])
    told = client.get("/v1/me/seats", headers=mine).json
    assert told["tournaments"][0]["game"] == told["seats"][0]["game"]
    game = f"/v1/games/{told['seats'][0]['game']}"
    assert client.get(f"{game}/expected", headers=mine).status_code == 200
    assert client.delete(f"{path}/entries/{id_}", headers=mine).status_code == 204
    assert client.delete(f"{game}/players/{id_}", headers=mine).status_code == 200
    wiring.service.tick(game.rpartition("/")[2])
    for tournament_id, games in wiring.service.tournament_games().finished([game.rpartition("/")[2]]).items():
        wiring.tournaments.runner.take(tournament_id, games)
    tick(app, game)
    assert client.get("/v1/me/results", headers=mine).json["results"][0]["tournament"] == path.rpartition("/")[2]


# --- erased


def test_an_erased_player_is_gone_by_name_and_token_and_what_was_played_stays(
    client: FlaskClient, app: Flask, clock: HandClock
) -> None:
    id_, mine = player(client, "Perceval de Galles", external_id="a-17")
    finished, running, lobby = over(client, app, mine, id_), table(client), table(client)
    for path in (running, lobby):
        join(client, path, mine)
        join(client, path, {}, name="Karadoc")
    client.post(f"{running}/start", headers=mine)
    cup = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2}
    tournament = f"/v1/tournaments/{client.post('/v1/tournaments', json=cup, headers=KEY).json['id']}"
    assert client.post(f"{tournament}/entries", json={}, headers=mine).status_code == 201
    record = client.get(f"{finished}/record?format=json").json
    assert client.delete(f"/v1/players/{id_}", headers=KEY).status_code == 204
    assert client.delete(f"/v1/players/{id_}", headers=KEY).status_code == 204
    clock.move(REMEMBERED_MS)
    paths = [finished, running, lobby, tournament]
    urls = [url for path in paths for url in (path, f"{path}/events")]
    urls += [f"{tournament}/entries", f"{tournament}/standings", "/v1/games", "/v1/tournaments"]
    for url in [*urls, "/v1/organiser/games", "/v1/players", "/v1/players?external_id=a-17"]:
        answer = client.get(url, headers=KEY)
        assert answer.status_code == 200, (url, answer.json)
        assert "Perceval" not in answer.get_data(as_text=True), url
    assert client.get(finished).json["players"][0]["name"] == ERASED
    live = client.get(f"{finished}/events", headers={"Accept": "application/x-ndjson"}).get_data(as_text=True)
    assert ERASED in live
    assert "Perceval" not in live
    assert client.get(f"{finished}/record?format=json").json == record
    assert client.get(running).json["status"] == "finished"
    assert [seat["name"] for seat in client.get(lobby).json["players"]] == ["Karadoc"]
    for url in ("/v1/me", "/v1/me/seats", f"{running}/expected"):
        assert refused(client.get(url, headers=mine)) == (401, "token_unknown")
    new = client.post("/v1/players", json={"name": "Perceval", "external_id": "a-17"}, headers=KEY)
    assert new.status_code == 201
    assert new.json["player"]["id"] != id_


def test_an_erased_player_has_no_name_in_the_games_of_a_tournament_under_way(
    client: FlaskClient, app: Flask, clock: HandClock
) -> None:
    id_, mine = player(client, "Perceval de Galles")
    _, other = player(client, "Karadoc")
    body = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2, "rounds": 2}
    path = f"/v1/tournaments/{client.post('/v1/tournaments', json=body, headers=KEY).json['id']}"
    for token in (mine, other):
        client.post(f"{path}/entries", json={}, headers=token)
    client.post(f"{path}/start", headers=KEY)
    app.extensions[EXTENSION].tournaments.runner.look_at(path.rpartition("/")[2])
    game = f"/v1/games/{client.get('/v1/me/seats', headers=mine).json['seats'][0]['game']}"
    assert client.delete(f"/v1/players/{id_}", headers=KEY).status_code == 204
    clock.move(REMEMBERED_MS)
    for url in (game, f"{game}/events", path, f"{path}/entries", f"{path}/events", f"{path}/rounds"):
        assert "Perceval" not in client.get(url).get_data(as_text=True), url
    assert client.get(game).json["status"] == "finished"


@pytest.mark.parametrize("where", ["game", "tournament"])
def test_a_player_who_is_erased_while_sitting_down_is_taken_out_again(
    client: FlaskClient, app: Flask, clock: HandClock, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_, mine = player(client, "Perceval de Galles")
    wiring = app.extensions[EXTENSION]
    if where == "game":
        path, holder, name = table(client), wiring.service, "act"
        url = f"{path}/players"
    else:
        body = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2}
        path = f"/v1/tournaments/{client.post('/v1/tournaments', json=body, headers=KEY).json['id']}"
        url, holder, name = f"{path}/entries", wiring.tournaments, "answer"
    before = getattr(holder, name)

    def erased_first(*args: Any) -> Any:
        monkeypatch.undo()
        wiring.players.erase(id_, "key_mine")
        return before(*args)

    monkeypatch.setattr(holder, name, erased_first)
    assert client.post(url, json={}, headers=mine).status_code == 201
    wiring.players.finish_erasing(id_)
    clock.move(REMEMBERED_MS)
    for shown in (path, f"{path}/events"):
        assert "Perceval" not in client.get(shown).get_data(as_text=True)
    assert "Perceval" not in client.get(f"{path}/entries" if where == "tournament" else path).get_data(as_text=True)
