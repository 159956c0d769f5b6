"""Webhooks while a master is killed: what was acknowledged is told, in order, and the sending process goes on."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from redis.crc import key_slot

from service.app import create_app
from service.webhooks import names
from tests.support.cluster import Cluster
from tests.support.places import REPLICA_MS, Place
from tests.support.redis_node import Node
from tests.support.redis_node import until as eventually
from tests.support.sentinels import Sentinels
from tests.webhooks.conftest import QUICK, Integrator, Postman, until
from tests.webhooks.receiver import Receiver

Servers = Sentinels | Cluster
PATIENCE_S = 60.0


@pytest.fixture(params=["Sentinels", pytest.param("cluster", marks=pytest.mark.nightly)])
def servers(request: pytest.FixtureRequest) -> Iterator[Servers]:
    found: Servers = Sentinels(replicas=2) if request.param == "Sentinels" else Cluster(replicas=2)
    yield found
    found.close()


@pytest.fixture
def integrator(servers: Servers, redis_url: str) -> Iterator[Integrator]:
    sentinels = isinstance(servers, Sentinels)
    place = Place("sentinel", servers.url) if sentinels else Place("cluster", servers.url, redis_url)
    waits = {"wait_replicas": 1, "wait_timeout_ms": REPLICA_MS}
    told = {f"CHOUETTE_{name.upper()}": str(value) for name, value in waits.items()}
    # That nothing is told for a while is no reason to give a webhook up here.
    postman = Postman(place, **told, CHOUETTE_WEBHOOK_GIVE_UP_S="600")
    yield Integrator(create_app(place.settings(**QUICK, **waits)), "failover")
    postman.kill()


def master(servers: Servers) -> Node:
    """Of what webhooks and their deliveries are kept in."""
    return servers.master() if isinstance(servers, Sentinels) else servers.owner(key_slot(names.LANES.encode()))


def patiently(integrator: Integrator, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a client is answered that asks with the same key until it is."""
    end, key = time.monotonic() + PATIENCE_S, str(uuid.uuid4())
    while (answer := integrator.ask(method, path, body, Idempotency_Key=key)).status_code == 503:
        assert time.monotonic() < end, answer.json
        time.sleep(0.05)
    assert answer.status_code in (200, 201), answer.json
    found: dict[str, Any] = answer.json
    return found


def played(integrator: Integrator) -> str:
    """A game, of which some is to be told."""
    game: str = patiently(integrator, "POST", "/games", {"ruleset": "wikimonde"})["id"]
    for name in ("Perceval", "Karadoc"):
        patiently(integrator, "POST", f"/games/{game}/players", {"name": name})
    return game


@pytest.mark.timeout(300)
def test_what_was_acknowledged_before_during_and_after_a_failover_is_told_in_order(
    servers: Servers, integrator: Integrator, receiver: Receiver
) -> None:
    hook = integrator.hook(receiver.url("ok/all"), "event.*")
    games = [played(integrator) for _ in range(3)]
    killed = master(servers)
    # In the middle of what is to be told.
    until(lambda: bool(receiver.at("ok/all")))
    killed.kill()
    games += [played(integrator) for _ in range(3)]
    eventually("another one is the master", lambda: master(servers) is not killed, PATIENCE_S)
    games += [played(integrator) for _ in range(3)]
    logs = {game: patiently(integrator, "GET", f"/games/{game}/events")["events"] for game in games}
    wanted = sum(len(log) for log in logs.values())
    until(lambda: len(receiver.told("ok/all")) >= wanted, PATIENCE_S)
    told = [got.verified(hook["secret"])["data"] for got in receiver.told("ok/all")]
    for game, log in logs.items():
        assert [data["event"] for data in told if data["game"]["id"] == game] == log
    assert len(told) == wanted, "once, as receivers count that go by the id"

    def all_are_known_to_be_delivered() -> bool:
        listed = patiently(integrator, "GET", f"/webhooks/{hook['id']}/deliveries?limit=100")["deliveries"]
        return len(listed) == wanted and all(one["status"] == "delivered" for one in listed)

    until(all_are_known_to_be_delivered, PATIENCE_S)
