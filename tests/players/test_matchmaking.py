"""Matchmaking over HTTP: players wait with their own token, tables of like ratings come out, and all are told."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.engine import Refusal
from service.games.tournament_games import TournamentGames
from service.http.wiring import EXTENSION
from service.matchmaking.record import stored
from service.matchmaking.running import QueueRunner
from service.players.kept import Draft
from service.players.known import REMEMBERED_MS
from service.players.record import ERASED
from service.pools import figures
from service.pools.record import RatingPool
from service.pools.record import stored as stored_pool
from service.ratings import Rating
from tests.http.table import HandClock, application
from tests.http.test_keys import give
from tests.players.test_accounts import ELSE, KEY, player, refused, tick

Seats = list[tuple[str, dict[str, str]]]
NAMES = ("Perceval", "Karadoc", "Bohort", "Léodagan")


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
def players(client: FlaskClient) -> Seats:
    return [player(client, name) for name in NAMES]


def queue(client: FlaskClient, **body: Any) -> str:
    """The path of a new queue."""
    made = client.post(
        "/v1/queues", json={"name": "Ranked", "ruleset": "wikimonde", "table_size": 2, **body}, headers=KEY
    )
    assert made.status_code == 201, made.json
    assert made.headers["Location"] == f"/v1/queues/{made.json['id']}"
    return f"/v1/queues/{made.json['id']}"


def wait(client: FlaskClient, path: str, token: dict[str, str]) -> TestResponse:
    return client.put(f"{path}/ticket", headers=token)


def work(app: Flask, path: str) -> None:
    """What workers do when the alarm of the queue rings."""
    app.extensions[EXTENSION].players.matchmaking.runner.look_at(path.rpartition("/")[2])


def due(app: Flask, path: str) -> int | None:
    """When the alarm of the queue rings (ms)."""
    found = app.extensions[EXTENSION].players.matchmaking.load(path.rpartition("/")[2])
    return found.due(app.extensions[EXTENSION].clock.now())


def ticket(client: FlaskClient, path: str, token: dict[str, str]) -> dict[str, Any]:
    found = client.get(f"{path}/ticket", headers=token)
    assert found.status_code == 200, found.json
    return found.json


def told(client: FlaskClient, token: dict[str, str]) -> list[str]:
    """The types of the player's events but for the first, which says that they are there."""
    return [event["type"] for event in client.get("/v1/me/events", headers=token).json["events"]][1:]


def rate(app: Flask, client: FlaskClient, path: str, players: dict[str, int]) -> None:
    """Have these players ratings that are so far above that of beginners, in the queue's pool."""
    pools = app.extensions[EXTENSION].players.pools

    def bend(draft: Draft[RatingPool]) -> None:
        for id_, more in players.items():
            rating = Rating(games=20)
            while rating.shown < Rating().shown + more:
                rating = Rating(mu=rating.mu + 100_000, games=20)
            draft.items.append(figures.of_player(id_, rating, 10))

    pools._pools.change(stored_pool(client.get(path).json["pool"]), bend)


# --- tables


def test_players_who_wait_get_a_table_that_has_begun(client: FlaskClient, app: Flask, players: Seats) -> None:
    path = queue(client)
    first = wait(client, path, players[0][1])
    assert (first.status_code, first.json["state"], first.json["waiting"]) == (201, "waiting", 1)
    assert due(app, path) is not None
    work(app, path)
    assert ticket(client, path, players[0][1])["state"] == "waiting"
    wait(client, path, players[1][1])
    work(app, path)
    tickets = [ticket(client, path, token) for _, token in players[:2]]
    assert [one["state"] for one in tickets] == ["matched"] * 2
    [game] = {one["game"] for one in tickets}
    view = client.get(f"/v1/games/{game}", headers=players[0][1]).json
    assert (view["status"], {one["id"] for one in view["players"]}) == ("playing", {id_ for id_, _ in players[:2]})
    for _, token in players[:2]:
        assert told(client, token) == ["ticket_waiting", "seat_taken", "ticket_matched"]
        assert [seat["game"] for seat in client.get("/v1/me/seats", headers=token).json["seats"]] == [game]
        assert client.get("/v1/me/tickets", headers=token).json["tickets"][0]["game"] == game
    listed = client.get("/v1/organiser/games", headers=KEY).json["games"]
    assert [(one["id"], one["name"]) for one in listed] == [(game, "Ranked")]
    shown = client.get(path).json
    assert (shown["waiting"], shown["tables"], due(app, path)) == (0, 1, None)


def test_the_game_of_a_table_is_rated_and_the_next_table_goes_by_it(
    client: FlaskClient, app: Flask, players: Seats
) -> None:
    path = queue(client)
    for _, token in players[:2]:
        wait(client, path, token)
    work(app, path)
    game = ticket(client, path, players[0][1])["game"]
    client.delete(f"/v1/games/{game}/players/{players[1][0]}", headers=players[1][1])
    tick(app, f"/v1/games/{game}")
    assert told(client, players[0][1])[-1] == "game_over"
    again = wait(client, path, players[0][1])
    assert again.status_code == 201
    assert again.json["rating"] > wait(client, path, players[1][1]).json["rating"]


def test_to_wait_twice_is_one_ticket_that_lasts_longer(client: FlaskClient, clock: HandClock, players: Seats) -> None:
    path = queue(client, ticket_ms=10_000)
    first = wait(client, path, players[0][1])
    clock.move(6_000)
    again = wait(client, path, players[0][1])
    assert (first.status_code, again.status_code) == (201, 200)
    assert again.json["since"] == first.json["since"]
    assert again.json["expires_at"] == first.json["expires_at"] + 6_000
    assert (first.json["width"], again.json["width"]) == (100, 160)
    assert client.get(path).json["waiting"] == 1
    assert told(client, players[0][1]) == ["ticket_waiting"]


def test_who_does_not_come_back_holds_no_table_up(
    client: FlaskClient, app: Flask, clock: HandClock, players: Seats
) -> None:
    path = queue(client, ticket_ms=10_000)
    wait(client, path, players[0][1])
    work(app, path)
    clock.move(10_000)
    assert due(app, path) == clock.now()
    wait(client, path, players[1][1])
    work(app, path)
    assert [ticket(client, path, token)["state"] for _, token in players[:2]] == ["expired", "waiting"]
    assert ticket(client, path, players[0][1])["reason"] == "not_renewed"
    assert told(client, players[0][1]) == ["ticket_waiting", "ticket_expired"]
    assert wait(client, path, players[0][1]).status_code == 201
    work(app, path)
    assert ticket(client, path, players[0][1])["state"] == "matched"


def test_unlike_ratings_meet_as_they_wait_and_the_alarm_knows_when(
    client: FlaskClient, app: Flask, clock: HandClock, players: Seats
) -> None:
    path = queue(client, ticket_ms=600_000, width=100, widening=10)
    rate(app, client, path, {players[1][0]: 300})
    tickets = [wait(client, path, token).json for _, token in players[:2]]
    apart = tickets[1]["rating"] - tickets[0]["rating"]
    assert apart >= 300
    work(app, path)
    at = due(app, path)
    assert at == clock.now() + (apart - 100) * 100
    clock.move(at - clock.now() - 1)
    work(app, path)
    assert ticket(client, path, players[0][1])["state"] == "waiting"
    clock.move(1)
    work(app, path)
    assert ticket(client, path, players[0][1])["state"] == "matched"


def test_a_width_that_is_changed_counts_for_those_who_wait(client: FlaskClient, app: Flask, players: Seats) -> None:
    path = queue(client, widening=0)
    rate(app, client, path, {players[1][0]: 300})
    for _, token in players[:2]:
        wait(client, path, token)
    work(app, path)
    assert ticket(client, path, players[0][1])["state"] == "waiting"
    assert client.patch(path, json={"width": 900, "name": "Wide"}, headers=KEY).json["width"] == 900
    work(app, path)
    assert ticket(client, path, players[0][1])["state"] == "matched"


def test_after_the_longest_wait_bots_take_the_empty_seats(
    client: FlaskClient, app: Flask, clock: HandClock, players: Seats
) -> None:
    path = queue(client, table_size=4, wait_ms=30_000, bots="regular")
    wait(client, path, players[0][1])
    clock.move(20_000)
    wait(client, path, players[1][1])
    work(app, path)
    assert due(app, path) == clock.now() + 10_000
    clock.move(10_000)
    work(app, path)
    games = {ticket(client, path, token)["game"] for _, token in players[:2]}
    view = client.get(f"/v1/games/{games.pop()}", headers=players[0][1]).json
    assert games == set()
    assert sorted(bool(one["bot"]) for one in view["players"]) == [False, False, True, True]


def test_without_bots_the_player_is_told_that_no_table_came_together(
    client: FlaskClient, app: Flask, clock: HandClock, players: Seats
) -> None:
    path = queue(client, wait_ms=30_000)
    wait(client, path, players[0][1])
    clock.move(30_000)
    work(app, path)
    found = ticket(client, path, players[0][1])
    assert (found["state"], found["reason"]) == ("expired", "no_table")
    [event] = client.get("/v1/me/events", headers=players[0][1]).json["events"][2:]
    assert (event["type"], event["reason"]) == ("ticket_expired", "no_table")


def test_two_players_of_one_name_sit_at_one_table(client: FlaskClient, app: Flask) -> None:
    path, both = queue(client), [player(client, "Perceval") for _ in range(2)]
    for _, token in both:
        wait(client, path, token)
    work(app, path)
    view = client.get(f"/v1/games/{ticket(client, path, both[0][1])['game']}", headers=both[0][1]).json
    assert sorted(one["display_name"] for one in view["players"]) == ["Perceval", "Perceval (2)"]


# --- taking it back


def test_a_ticket_is_taken_back_and_that_may_be_sent_again(client: FlaskClient, app: Flask, players: Seats) -> None:
    path = queue(client)
    wait(client, path, players[0][1])
    for _ in range(2):
        assert client.delete(f"{path}/ticket", headers=players[0][1]).status_code == 204
    wait(client, path, players[1][1])
    work(app, path)
    assert [ticket(client, path, token)["state"] for _, token in players[:2]] == ["cancelled", "waiting"]
    assert told(client, players[0][1]) == ["ticket_waiting", "ticket_cancelled"]


def test_who_has_a_table_is_told_of_it_and_gets_no_second_one(
    client: FlaskClient, app: Flask, clock: HandClock, players: Seats
) -> None:
    path = queue(client)
    for _, token in players[:2]:
        wait(client, path, token)
    work(app, path)
    game = ticket(client, path, players[0][1])["game"]
    again = wait(client, path, players[0][1])
    assert (again.status_code, again.json["state"], again.json["game"]) == (200, "matched", game)
    late = client.delete(f"{path}/ticket", headers=players[0][1])
    assert (refused(late), late.json["values"]["game"]) == ((409, "ticket_matched"), game)
    client.delete(f"/v1/games/{game}/players/{players[0][0]}", headers=players[0][1])
    assert client.delete(f"{path}/ticket", headers=players[0][1]).status_code == 204
    assert wait(client, path, players[0][1]).status_code == 201


def test_a_table_that_is_being_made_is_no_reason_for_a_second_one(
    client: FlaskClient, app: Flask, players: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = queue(client)
    for _, token in players[:2]:
        wait(client, path, token)

    def dies(*args: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(QueueRunner, "_finish", dies)
        with pytest.raises(KeyboardInterrupt):
            work(app, path)
    again = wait(client, path, players[0][1])
    assert (again.status_code, again.json["state"]) == (200, "waiting")
    assert refused(client.delete(f"{path}/ticket", headers=players[0][1])) == (409, "ticket_matched")
    work(app, path)
    assert {ticket(client, path, token)["state"] for _, token in players[:2]} == {"matched"}
    assert client.get(path).json["tables"] == 1


# --- the queue


def test_a_queue_that_closes_tells_those_who_wait(client: FlaskClient, app: Flask, players: Seats) -> None:
    path = queue(client)
    wait(client, path, players[0][1])
    assert client.patch(path, json={"closed": True}, headers=KEY).json["closed"] is True
    work(app, path)
    found = ticket(client, path, players[0][1])
    assert (found["state"], found["reason"], found["waiting"]) == ("cancelled", "queue_closed", 0)
    assert told(client, players[0][1]) == ["ticket_waiting", "ticket_cancelled"]
    assert refused(wait(client, path, players[0][1])) == (409, "queue_closed")
    client.patch(path, json={"closed": False}, headers=KEY)
    assert wait(client, path, players[0][1]).status_code == 201


def test_a_queue_that_is_deleted_is_gone_once_all_know(client: FlaskClient, app: Flask, players: Seats) -> None:
    path = queue(client)
    wait(client, path, players[0][1])
    assert client.delete(path, headers=KEY).status_code == 204
    work(app, path)
    assert told(client, players[0][1]) == ["ticket_waiting", "ticket_cancelled"]
    for answer in (client.get(path), wait(client, path, players[0][1]), client.delete(path, headers=KEY)):
        assert refused(answer) == (404, "queue_not_found")
    assert client.get("/v1/queues", headers=KEY).json == {"queues": [], "next": None}
    assert client.get("/v1/me/tickets", headers=players[0][1]).json == {"tickets": []}


def test_queues_are_listed_and_changed_for_their_key_alone(client: FlaskClient, clock: HandClock) -> None:
    made = []
    for _ in range(3):
        made.append(queue(client).rpartition("/")[2])
        clock.move(1)
    first = client.get("/v1/queues?limit=2", headers=KEY).json
    second = client.get(f"/v1/queues?limit=2&cursor={first['next']}", headers=KEY).json
    assert [one["id"] for one in first["queues"] + second["queues"]] == made[::-1]
    assert client.get("/v1/queues", headers=ELSE).json["queues"] == []
    path = f"/v1/queues/{made[0]}"
    for answer in (client.patch(path, json={"width": 5}, headers=ELSE), client.delete(path, headers=ELSE)):
        assert refused(answer) == (404, "queue_not_found")


def test_a_retry_makes_no_second_queue(client: FlaskClient) -> None:
    body = {"name": "Ranked", "ruleset": "wikimonde"}
    made = [client.post("/v1/queues", json=body, headers={**KEY, "Idempotency-Key": "once"}) for _ in range(2)]
    assert made[0].json == made[1].json
    assert len(client.get("/v1/queues", headers=KEY).json["queues"]) == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"ruleset": "nothing"}, "unknown_ruleset"),
        ({"table_size": 9}, "invalid_request"),
        ({"options": {"rules": {"no_such_rule": True}}}, "unknown_rule"),
        ({"bots": "regular"}, "plan_wrong"),
        ({"pool": "r_" + "a" * 20}, "not_your_pool"),
        ({"options": {"teams": {"Gentils": [], "Méchants": []}}, "table_size": 3}, "plan_wrong"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_at_once(client: FlaskClient, body: dict[str, Any], code: str) -> None:
    sent = {"name": "Ranked", "ruleset": "wikimonde", **body}
    answer = client.post("/v1/queues", json=sent, headers=KEY)
    assert answer.json["code"] == code, answer.json
    assert client.get("/v1/queues", headers=KEY).json["queues"] == []


def test_bots_need_a_longest_wait_also_where_it_is_taken_away_later(client: FlaskClient) -> None:
    path = queue(client, wait_ms=5_000, bots="novice")
    wrong = client.patch(path, json={"wait_ms": None}, headers=KEY)
    assert refused(wrong) == (422, "plan_wrong")
    assert "`wait_ms`" in wrong.json["detail"]
    assert client.get(path).json["wait_ms"] == 5_000
    both = client.patch(path, json={"wait_ms": None, "bots": "none"}, headers=KEY).json
    assert (both["wait_ms"], both["bots"]) == (None, "none")


# --- who may wait


def test_only_players_of_the_key_wait_with_their_own_token(client: FlaskClient, players: Seats) -> None:
    path = queue(client)
    assert refused(client.put(f"{path}/ticket")) == (401, "token_missing")
    assert refused(wait(client, path, {"Authorization": "Bearer " + "a" * 32})) == (401, "token_unknown")
    stranger = client.post("/v1/players", json={"name": "Lot"}, headers=ELSE).json["token"]
    assert refused(wait(client, path, {"Authorization": f"Bearer {stranger}"})) == (404, "queue_not_found")
    assert refused(wait(client, "/v1/queues/q_" + "a" * 20, players[0][1])) == (404, "queue_not_found")
    assert refused(client.get(f"{path}/ticket", headers=players[0][1])) == (404, "ticket_not_found")


def test_a_player_who_is_erased_waits_no_longer(
    client: FlaskClient, app: Flask, clock: HandClock, players: Seats
) -> None:
    path = queue(client)
    wait(client, path, players[0][1])
    client.delete(f"/v1/players/{players[0][0]}", headers=KEY)
    assert client.get(path).json["waiting"] == 0
    assert refused(wait(client, path, players[0][1])) == (401, "token_unknown")
    clock.move(REMEMBERED_MS)
    wait(client, path, players[1][1])
    work(app, path)
    assert ticket(client, path, players[1][1])["state"] == "waiting"


def test_a_player_who_is_erased_as_the_table_is_made_leaves_it(
    client: FlaskClient, app: Flask, players: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = queue(client, table_size=3)
    for _, token in players[:3]:
        wait(client, path, token)
    store = TournamentGames.store

    def erased_before(self: TournamentGames, commits: Any) -> None:
        client.delete(f"/v1/players/{players[0][0]}", headers=KEY)
        store(self, commits)

    with monkeypatch.context() as patch:
        patch.setattr(TournamentGames, "store", erased_before)
        work(app, path)
    app.extensions[EXTENSION].players.finish_erasing(players[0][0])
    game = ticket(client, path, players[1][1])["game"]
    view = client.get(f"/v1/games/{game}", headers=players[1][1]).json
    found = {one["id"]: one for one in view["players"]}
    assert found[players[0][0]]["name"] == ERASED
    assert found[players[0][0]]["out"] == "left"


def test_a_ruleset_that_is_no_longer_played_closes_the_queue_and_says_so(
    client: FlaskClient, app: Flask, players: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = queue(client)
    for _, token in players[:2]:
        wait(client, path, token)

    def refuses(*args: Any) -> None:
        raise Refusal("unknown_ruleset", "There is no ruleset wikimonde.", "invalid")

    with monkeypatch.context() as patch:
        patch.setattr(TournamentGames, "prepared", refuses)
        work(app, path)
    shown = client.get(path).json
    assert (shown["closed"], shown["waiting"], shown["tables"]) == (True, 0, 0)
    assert "There is no ruleset" in shown["detail"]
    assert {ticket(client, path, token)["reason"] for _, token in players[:2]} == {"unplayable"}
    late = wait(client, path, players[0][1])
    assert refused(late) == (409, "queue_closed")
    assert "There is no ruleset" in late.json["detail"]
    assert due(app, path) is None


def test_a_queue_takes_so_many_and_no_more(
    client: FlaskClient, players: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.matchmaking.steps.MOST_WAITING", 1)
    path = queue(client)
    wait(client, path, players[0][1])
    full = wait(client, path, players[1][1])
    assert (refused(full), full.json["values"]["limit"]) == ((409, "queue_full"), 1)
    assert wait(client, path, players[0][1]).status_code == 200


def test_the_queue_is_kept_under_an_id_that_no_game_can_have() -> None:
    assert stored("q_" + "a" * 20) == "q." + "a" * 20
