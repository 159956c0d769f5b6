"""Ratings over HTTP: games count once, leaderboards follow, and all figures come out again from what is told."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.http.wiring import EXTENSION
from service.players.known import REMEMBERED_MS
from service.players.record import ERASED
from service.players.results import PlayerResults
from service.pools.rating import GameRating
from service.store.errors import StoreUnavailable
from tests.http.table import START, HandClock, application
from tests.http.test_keys import give
from tests.players.test_accounts import ELSE, KEY, join, player, refused, table, tick

Seats = list[tuple[str, dict[str, str]]]


@pytest.fixture
def app(clock: HandClock) -> Flask:
    made = application(clock)
    give(made, "ck_mine", "games")
    give(made, "ck_else", "games")
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def seats(client: FlaskClient) -> Seats:
    return [player(client, name) for name in ("Perceval", "Karadoc", "Bohort")]


def played(client: FlaskClient, app: Flask, seats: Seats, *, settle: bool = True, **body: Any) -> str:
    """A game that all but the first leave, the last one first."""
    path = table(client, **({"rated": True} | body))
    for _, token in seats:
        join(client, path, token)
    client.post(f"{path}/start", headers=seats[0][1])
    for id_, token in seats[:0:-1]:
        assert client.delete(f"{path}/players/{id_}", headers=token).status_code == 200
    if settle:
        tick(app, path)
    return path


def pool(client: FlaskClient) -> str:
    """The path of the key's first pool."""
    return f"/v1/pools/{client.get('/v1/pools', headers=KEY).json['pools'][0]['id']}"


def board(client: FlaskClient, **query: Any) -> list[tuple[int, str]]:
    lines = client.get(f"{pool(client)}/leaderboard", query_string=query).json["lines"]
    return [(line["rank"], line["name"]) for line in lines]


def test_a_rated_game_moves_ratings_once_and_is_told_to_its_players(
    client: FlaskClient, app: Flask, seats: Seats
) -> None:
    path = played(client, app, seats)
    assert board(client) == [(1, "Perceval"), (2, "Karadoc"), (3, "Bohort")]
    before = client.get(f"{pool(client)}/leaderboard").json
    for _ in range(3):
        tick(app, path)
        app.extensions[EXTENSION].players.results.take(path.rpartition("/")[2])
    assert client.get(f"{pool(client)}/leaderboard").json == before
    [result] = client.get("/v1/me/results", headers=seats[0][1]).json["results"]
    line = before["lines"][0]
    assert (result["rating_before"], result["rating_after"]) == (1500, line["rating"])
    assert result["pool"] == before["pool"]["id"]
    told = client.get("/v1/me/events", headers=seats[0][1]).json["events"][-1]
    assert (told["type"], told["rating_after"]) == ("game_over", line["rating"])
    assert (line["games"], line["wins"], line["provisional"]) == (1, 1, True)


@pytest.mark.parametrize("died", [(PlayerResults, "_tell"), (PlayerResults, "_mark"), (GameRating, "told")], ids=str)
def test_a_worker_that_dies_on_the_way_has_a_game_rated_once(
    client: FlaskClient, app: Flask, seats: Seats, died: tuple[Any, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(client, app, seats, settle=False)

    def dies(*args: Any) -> None:
        raise StoreUnavailable("killed")

    with monkeypatch.context() as patch:
        patch.setattr(*died, dies)
        with pytest.raises(StoreUnavailable):
            tick(app, path)
    tick(app, path)
    games = client.get(f"{pool(client)}/games").json["games"]
    assert [f"/v1/games/{game['game']}" for game in games] == [path]
    [result] = client.get("/v1/me/results", headers=seats[2][1]).json["results"]
    assert result["rating_after"] < result["rating_before"] == 1500
    assert {line["games"] for line in client.get(f"{pool(client)}/leaderboard").json["lines"]} == {1}


def test_all_figures_come_out_again_from_the_games_that_are_told(
    client: FlaskClient, app: Flask, seats: Seats, clock: HandClock
) -> None:
    for turn in range(6):
        played(client, app, seats[turn % 3 :] + seats[: turn % 3])
        clock.move(1000)
    url = f"{pool(client)}/recalculation"
    assert client.post(url, headers=KEY).json == {"games": 6, "players": 3, "same": True, "differing": []}
    assert refused(client.post(url, headers=ELSE)) == (404, "pool_not_found")
    pools = app.extensions[EXTENSION].players.pools
    id_ = pool(client).rpartition("/")[2]

    kept = [pools._pools.items(f"r.{id_[2:]}", [player])[player] for player, _ in seats]
    bent = [
        # A digit of a figure, a line of the leaderboard, and a player too many.
        (kept[1]._replace(data=kept[1].data.replace(b"[", b"[1")), kept[1].name),
        (kept[2]._replace(lists=""), kept[2].name),
        (kept[0]._replace(name="p_stranger"), "p_stranger"),
    ]
    for item, name in bent:
        pools._pools.change(f"r.{id_[2:]}", lambda draft, item=item: draft.items.append(item))
        told = client.post(url, headers=KEY).json
        assert (told["same"], told["differing"]) == (False, [name])
        mended = next((one for one in kept if one.name == name), item._replace(data=b""))
        pools._pools.change(f"r.{id_[2:]}", lambda draft, mended=mended: draft.items.append(mended))
    assert client.post(url, headers=KEY).json["same"]


def test_a_leaderboard_has_pages_and_lines_around_a_player(client: FlaskClient, app: Flask, seats: Seats) -> None:
    played(client, app, seats)
    url = f"{pool(client)}/leaderboard"
    first = client.get(f"{url}?limit=2").json
    second = client.get(f"{url}?limit=2&after={first['next']}").json
    assert [line["name"] for line in first["lines"] + second["lines"]] == ["Perceval", "Karadoc", "Bohort"]
    assert second["next"] is None
    around = client.get(f"{url}?around={seats[1][0]}&limit=3").json["lines"]
    assert [line["name"] for line in around] == ["Perceval", "Karadoc", "Bohort"]
    assert client.get(f"{url}?around={'p_' + 'a' * 20}").json["lines"] == []
    assert client.get(f"{url}?provisional=false").json["lines"] == []


def test_a_leaderboard_is_told_again_only_where_something_has_changed(
    client: FlaskClient, app: Flask, seats: Seats, clock: HandClock
) -> None:
    played(client, app, seats)
    url = f"{pool(client)}/leaderboard"
    tag = {"If-None-Match": client.get(url).headers["ETag"]}
    assert client.get(url, headers=tag).status_code == 304
    client.delete(f"/v1/players/{seats[0][0]}", headers=KEY)
    clock.move(REMEMBERED_MS)
    changed = client.get(url, headers=tag)
    assert changed.status_code == 200
    assert changed.json["lines"][0]["name"] == ERASED
    assert "Perceval" not in changed.get_data(as_text=True)


def test_a_season_takes_the_games_that_end_in_it(
    client: FlaskClient, app: Flask, seats: Seats, clock: HandClock
) -> None:
    body = {"name": "Winter", "rulesets": ["wikimonde"], "starts_at": START + 1_000, "ends_at": START + 2_000}
    made = client.post("/v1/pools", json=body, headers=KEY).json
    for _ in range(3):
        played(client, app, seats, rated=False, pool=made["id"])
        clock.move(1_000)
    games = client.get(f"/v1/pools/{made['id']}/games").json["games"]
    assert [game["ended_at"] for game in games] == [START + 1_000]


def test_what_says_nothing_of_players_is_not_rated(client: FlaskClient, app: Flask, seats: Seats) -> None:
    path = table(client, rated=True)
    for _, token in seats:
        join(client, path, token)
    client.post(f"{path}/start", headers=seats[0][1])
    client.delete(path, headers=KEY)
    tick(app, path)
    played(client, app, seats, rated=False)
    alone = table(client, rated=True)
    join(client, alone, seats[0][1])
    join(client, alone, {}, name="Guest")
    client.post(f"{alone}/start", headers=seats[0][1])
    client.delete(f"{alone}/players/{seats[0][0]}", headers=seats[0][1])
    tick(app, alone)
    assert client.get(f"{pool(client)}/games").json["games"] == []


def test_rated_games_are_for_keys_and_their_own_pools(client: FlaskClient) -> None:
    body = {"ruleset": "wikimonde", "rated": True}
    assert refused(client.post("/v1/games", json=body)) == (401, "key_missing")
    other = client.post("/v1/pools", json={"name": "Theirs"}, headers=ELSE).json["id"]
    for id_ in (other, "r_" + "a" * 20):
        made = client.post("/v1/games", json={"ruleset": "wikimonde", "pool": id_}, headers=KEY)
        assert refused(made) == (422, "not_your_pool")


def test_a_pool_without_any_time_is_refused(client: FlaskClient) -> None:
    times = {"name": "Wrong", "starts_at": 5, "ends_at": 5}
    wrong = client.post("/v1/pools", json=times, headers=KEY)
    assert (refused(wrong), wrong.json["errors"][0]["field"]) == ((422, "plan_wrong"), "ends_at")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("games", {}),
        ("queues", {"name": "Ranked"}),
        ("tournaments", {"name": "Coupe", "format": "swiss", "table_size": 2, "rounds": 1}),
    ],
)
def test_games_of_one_ruleset_do_not_count_in_a_pool_of_another(
    client: FlaskClient, path: str, body: dict[str, Any]
) -> None:
    of_titouan = client.post("/v1/pools", json={"name": "Mine", "rulesets": ["titouan"]}, headers=KEY).json["id"]
    sent = {**body, "ruleset": "wikimonde", "pool": of_titouan}
    wrong = client.post(f"/v1/{path}", json=sent, headers=KEY)
    assert refused(wrong) == (422, "plan_wrong")
    assert wrong.json["errors"][0]["field"] == "pool"
    assert "titouan" in wrong.json["detail"]
    assert client.post(f"/v1/{path}", json={**sent, "ruleset": "titouan"}, headers=KEY).status_code == 201


@pytest.mark.parametrize("path", ["games", "queues", "tournaments"])
def test_no_pool_is_made_for_a_ruleset_that_is_not_known(client: FlaskClient, path: str) -> None:
    more = {"games": {"rated": True}, "queues": {"name": "Ranked"}}
    cup = {"name": "Coupe", "format": "swiss", "table_size": 2, "rounds": 1, "rated": True}
    sent = {**more.get(path, cup), "ruleset": "no-such-ruleset"}
    assert refused(client.post(f"/v1/{path}", json=sent, headers=KEY)) == (422, "unknown_ruleset")
    assert client.get("/v1/pools", headers=KEY).json["pools"] == []


def test_games_of_a_tournament_are_rated_where_it_says_so(client: FlaskClient, app: Flask, seats: Seats) -> None:
    body = {
        "name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2, "rounds": 1, "rated": True
    }  # fmt: skip
    id_ = client.post("/v1/tournaments", json=body, headers=KEY).json["id"]
    for _, token in seats[:2]:
        client.post(f"/v1/tournaments/{id_}/entries", json={}, headers=token)
    client.post(f"/v1/tournaments/{id_}/start", headers=KEY)
    app.extensions[EXTENSION].tournaments.runner.look_at(id_)
    game = client.get("/v1/me/seats", headers=seats[0][1]).json["seats"][0]["game"]
    client.delete(f"/v1/games/{game}/players/{seats[1][0]}", headers=seats[1][1])
    tick(app, f"/v1/games/{game}")
    assert board(client) == [(1, "Perceval"), (2, "Karadoc")]
