"""Webhooks of games in a cluster: told by the real sending process, in order, wherever the games are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service.app import create_app
from tests.support.places import place_on
from tests.webhooks.conftest import QUICK, Integrator, Postman, until
from tests.webhooks.receiver import Receiver

KEY = "0123456789abcdef0123"


@pytest.fixture
def on_cluster(request: pytest.FixtureRequest) -> Iterator[Integrator]:
    place = place_on("cluster", request)
    postman = Postman(place)
    yield Integrator(create_app(place.settings(**QUICK)), "on_cluster")
    postman.kill()


def test_what_happens_in_games_of_many_buckets_is_told_in_order_and_once(
    on_cluster: Integrator, receiver: Receiver
) -> None:
    hook = on_cluster.hook(receiver.url("ok/all"), "event.*")
    games = [on_cluster.game("Perceval", "Karadoc") for _ in range(5)]
    logs = {game: on_cluster.ask("GET", f"/games/{game}/events").json["events"] for game in games}
    until(lambda: len(receiver.told("ok/all")) == sum(len(log) for log in logs.values()))
    told = [got.verified(hook["secret"])["data"] for got in receiver.told("ok/all")]
    for game, log in logs.items():
        assert [data["event"] for data in told if data["game"]["id"] == game] == log
    assert on_cluster.client.delete(f"/v1/webhooks/{hook['id']}", headers=on_cluster.headers).status_code == 204
    game = on_cluster.game("Bohort")
    assert len(on_cluster.ask("GET", f"/games/{game}/events").json["events"]) > 0
    listed = on_cluster.ask("GET", "/games?limit=10").json["games"]
    assert [shown["id"] for shown in listed][:1] == [game], "the key's list has them, newest first"


def test_the_lobby_retries_readiness_and_measurements_work_there_too(on_cluster: Integrator) -> None:
    made = [
        on_cluster.client.post(
            "/v1/games", json={"ruleset": "wikimonde", "visibility": "public"}, headers={"Idempotency-Key": KEY}
        )
        for _ in range(2)
    ]
    assert [answer.status_code for answer in made] == [201, 201]
    [game] = {answer.json["game"]["id"] for answer in made}
    lobby = on_cluster.client.get("/v1/games?status=lobby").json["games"]
    assert [shown["id"] for shown in lobby] == [game]
    checks = {check["name"]: check["status"] for check in on_cluster.client.get("/readyz").json["checks"]}
    assert (checks["store"], checks["durability"]) == ("ok", "ok")
    measured = on_cluster.client.get("/metrics").get_data(as_text=True)
    assert 'chouette_public_games{status="lobby"} 1.0' in measured
    assert "chouette_alarm_waiting_games 1.0" in measured
