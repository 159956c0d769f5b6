"""GET /metrics: both formats, everything in them, and only for whom it is meant."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from prometheus_client.openmetrics.parser import text_string_to_metric_families as openmetrics
from prometheus_client.parser import text_string_to_metric_families as plain

from service.app import create_app
from service.settings import Settings
from tests.http.table import HandClock, Table, application
from tests.support.places import Place
from tests.support.redis import RedisServer

FAR = {"REMOTE_ADDR": "192.0.2.7"}


def client(**settings: object) -> FlaskClient:
    return application(HandClock(), **settings).test_client()


def test_it_is_prometheus_text_and_openmetrics_where_that_is_asked_for(table: Table) -> None:
    text = table.client.get("/metrics")
    assert text.content_type.startswith("text/plain")
    names = {family.name for family in plain(text.text)}
    assert {"chouette_http_requests", "chouette_acts", "chouette_build_info"} <= names
    accept = {"Accept": "application/openmetrics-text; version=1.0.0"}
    asked = table.client.get("/metrics", headers=accept)
    assert asked.content_type.startswith("application/openmetrics-text")
    assert names <= {family.name for family in openmetrics(asked.text)} | {"chouette_process_resident_memory_bytes"}


def test_neither_games_nor_players_nor_tokens_are_in_it(table: Table) -> None:
    table.get(f"/expected?ticket={table.tokens['perceval']}", player="perceval")
    said = table.client.get("/metrics").text
    assert not [word for word in (table.id, "perceval", *table.tokens.values()) if word in said]


def test_by_default_who_asks_from_elsewhere_needs_a_key() -> None:
    asked = client()
    assert asked.get("/metrics").status_code == 200
    assert asked.get("/metrics", environ_overrides=FAR).json["code"] == "key_missing"
    assert asked.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 401


@pytest.mark.parametrize(
    ("who", "near", "far"), [("auto", 200, 401), ("key", 401, 401), ("open", 200, 200), ("off", 404, 404)]
)
def test_who_may_read_it_is_a_setting(who: str, near: int, far: int) -> None:
    asked = client(metrics=who)
    assert asked.get("/metrics").status_code == near
    assert asked.get("/metrics", environ_overrides=FAR).status_code == far


def test_on_a_port_of_its_own_it_is_told_to_everybody() -> None:
    asked = client(metrics="off", metrics_port=9464)
    assert asked.get("/metrics", environ_overrides={**FAR, "SERVER_PORT": "9464"}).status_code == 200
    assert asked.get("/metrics", headers={"Host": "here:9464"}, environ_overrides=FAR).status_code == 404


def test_over_redis_it_tells_of_queues_and_alarms(place: Place) -> None:
    asked = create_app(place.settings()).test_client()
    asked.post("/v1/games", json={"ruleset": "wikimonde"})
    found = {family.name: family for family in plain(asked.get("/metrics").text)}
    assert found["chouette_store_up"].samples[0].value == 1
    games = {sample.labels["status"]: sample.value for sample in found["chouette_public_games"].samples}
    assert games == {"lobby": 1, "playing": 0, "finished": 0}
    assert found["chouette_alarm_overdue_games"].samples[0].value == 0
    assert abs(found["chouette_clock_offset_seconds"].samples[0].value) < 60


def test_without_redis_the_counters_are_told_all_the_same(own_redis: RedisServer) -> None:
    asked = create_app(Settings(redis_url=own_redis.url)).test_client()
    own_redis.kill()
    found = {family.name: family for family in plain(asked.get("/metrics").text)}
    assert found["chouette_store_up"].samples[0].value == 0
    assert "chouette_http_requests" in found
