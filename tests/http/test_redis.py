"""The same over a real Redis, and what happens without one."""

from __future__ import annotations

import time

from service.app import create_app
from service.settings import Settings
from tests.http.table import DICE, bearer
from tests.support.places import Place
from tests.support.redis import RedisServer


def test_a_game_is_made_joined_started_and_followed_over_redis(place: Place) -> None:
    client = create_app(place.settings(allow_test_dice=True)).test_client()
    made = client.post("/v1/games", json={"ruleset": "wikimonde", "dice": DICE, "player": {"name": "Perceval"}})
    assert made.status_code == 201, made.json
    url, perceval = f"/v1/games/{made.json['id']}", bearer(made.json["seat"]["token"])
    key = {"Idempotency-Key": "7b0c6a52"}
    joined = client.post(f"{url}/players", json={"name": "Karadoc"}, headers=key)
    again = client.post(f"{url}/players", json={"name": "Karadoc"}, headers=key)
    assert joined.data == again.data
    assert again.headers["Idempotent-Replayed"] == "true"
    started = client.post(f"{url}/start", headers=perceval)
    assert started.status_code == 201, started.json
    assert client.get(url, headers={**perceval, "If-None-Match": started.headers["ETag"]}).status_code == 304
    thrown = client.post(f"{url}/rolls", headers=perceval)
    assert thrown.json["events"][0]["faces"] == [6]
    log = client.get(f"{url}/events").json
    assert [event["seq"] for event in log["events"]] == list(range(1, log["last_seq"] + 1))
    assert client.get("/v1/games").json["games"][0]["players"] == ["Perceval", "Karadoc"]
    # Another process that knows nothing yet sees the same.
    other = create_app(place.settings()).test_client()
    assert other.get(url).json["seq"] == log["last_seq"]
    assert other.get("/readyz").json["status"] == "ready"


def test_without_redis_it_is_503_and_well_again_by_itself(own_redis: RedisServer) -> None:
    client = create_app(Settings(redis_url=own_redis.url)).test_client()
    assert client.post("/v1/games", json={"ruleset": "wikimonde"}).status_code == 201
    own_redis.kill()
    for method, path in (
        ("POST", "/v1/games"),
        ("GET", "/v1/games"),
        ("GET", "/readyz"),
        ("GET", "/v1/games/x"),
    ):
        body = {"json": {"ruleset": "wikimonde"}} if method == "POST" else {}
        down = client.open(path, method=method, **body)
        assert (down.status_code, down.json["code"]) == (503, "store_unavailable"), path
        assert int(down.headers["Retry-After"]) >= 1
    assert client.get("/healthz").status_code == 200
    own_redis.start()
    until = time.monotonic() + 5
    while (code := client.get("/readyz").status_code) != 200 and time.monotonic() < until:
        time.sleep(0.05)
    assert code == 200
    assert client.post("/v1/games", json={"ruleset": "wikimonde"}).status_code == 201


def test_an_application_starts_while_redis_is_away() -> None:
    client = create_app(Settings(redis_url="unix:///nowhere/redis.sock")).test_client()
    assert client.get("/healthz").status_code == 200
    assert client.get("/readyz").status_code == 503
