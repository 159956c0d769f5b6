"""The scripts of the Sentinel overlay on real servers: who stops hands over what it has, who comes back follows."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import httpx
import pytest
import redis

from service.scenario.check import check
from service.scenario.form import parse
from tests.deploy.composed import SECRETS
from tests.deploy.kustomized import FOLDER
from tests.deploy.parts import Parts
from tests.deploy.sentinel_servers import Servers
from tests.serve.running import eventually
from tests.support.redis_node import HOST, until
from tests.survival.rolling import game_of_bots
from tests.webhooks.receiver import Receiver


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    found = Servers(tmp_path_factory.mktemp("sentinel"))
    try:
        found.up()
        yield found
    finally:
        found.close()


class Writer(threading.Thread):
    """Writes to whomever the Sentinels name, and keeps what was acknowledged."""

    def __init__(self, servers: Servers) -> None:
        super().__init__()
        self._servers = servers
        self.acknowledged: list[int] = []
        self.over = threading.Event()

    def run(self) -> None:
        number = 0
        while not self.over.is_set():
            try:
                with self._servers.client(self._servers.master()) as client:
                    assert client.role()[0] == "master"
                    while not self.over.is_set():
                        number += 1
                        client.sadd("acknowledged", number)
                        self.acknowledged.append(number)
            except (redis.RedisError, AssertionError, OSError):
                time.sleep(0.05)


@pytest.mark.nightly
def test_who_stops_hands_over_all_that_was_acknowledged_and_follows_when_it_is_back(servers: Servers) -> None:
    before = servers.master()
    writer = Writer(servers)
    writer.start()
    try:
        until("something was written", lambda: len(writer.acknowledged) > 100)
        servers.stop(before)
        count = len(writer.acknowledged)
        until("writing goes on", lambda: len(writer.acknowledged) > count + 100, 30)
    finally:
        writer.over.set()
        writer.join()
    after = servers.master()
    assert after != before
    with servers.client(after) as client:
        kept = {int(number) for number in client.smembers("acknowledged")}
    assert set(writer.acknowledged) - kept == set()
    servers.redis(before)
    until("it follows", lambda: servers.role(before) == "slave" and servers.following() == 2, 60)
    assert servers.master() == after


@pytest.mark.nightly
def test_a_replica_stops_at_once(servers: Servers) -> None:
    replica = next(port for port in servers.ports if port != servers.master())
    begun = servers.master()
    servers.stop(replica)
    assert servers.master() == begun
    servers.redis(replica)
    until("it follows", lambda: servers.role(replica) == "slave" and servers.following() == 2, 60)


def test_a_sentinel_that_starts_again_still_knows_the_master_and_takes_new_passwords(servers: Servers) -> None:
    port = servers.sentinels[0]
    servers.running.pop(port).terminate()
    now = next(found for found in servers.ports if servers.role(found) == "master")
    until("it is gone", lambda: not answers(servers, port))
    servers.sentinel(port)
    until("it is back", lambda: answers(servers, port))
    with servers.client(port) as client:
        assert int(client.execute_command("SENTINEL", "GET-MASTER-ADDR-BY-NAME", "games")[1]) == now
    text = (servers.folder / str(port) / "sentinel.conf").read_text("utf-8")
    assert text.count("requirepass") == text.count("sentinel auth-pass") == 1


def answers(servers: Servers, port: int) -> bool:
    try:
        with servers.client(port) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


def test_what_calls_out_may_ask_the_sentinels_and_change_nothing(servers: Servers) -> None:
    webhooks = {"username": "webhooks", "password": SECRETS["REDIS_WEBHOOKS_PASSWORD"]}
    with redis.Redis(host=HOST, port=servers.sentinels[1], **webhooks) as client:
        assert client.execute_command("SENTINEL", "GET-MASTER-ADDR-BY-NAME", "games")
        assert client.execute_command("SENTINEL", "MASTERS")
        for command in (f"SENTINEL MONITOR other {HOST} 1 1", "SENTINEL FAILOVER games", "SENTINEL REMOVE games",
                        "SENTINEL CONFIG GET *", "SENTINEL SET games quorum 1", "SHUTDOWN"):  # fmt: skip
            with pytest.raises(redis.exceptions.NoPermissionError):
                client.execute_command(*command.split())
    with redis.Redis(host=HOST, port=servers.master(), **webhooks) as client:
        assert client.role()[0] == b"master"


@pytest.fixture(scope="module")
def parts(servers: Servers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parts]:
    found = Parts(FOLDER / "overlays/sentinel", tmp_path_factory.mktemp("parts"), servers.here)
    try:
        found.start()
        yield found
    finally:
        found.stop()


@pytest.mark.nightly
def test_all_parts_play_with_the_settings_of_the_overlay_through_a_planned_failover(
    servers: Servers, parts: Parts
) -> None:
    # Webhooks are well where their process reaches the master by the Sentinels, as a user that may do little.
    assert eventually(parts.well, 60), parts.said()
    game = game_of_bots(parts.url)
    servers.stop(before := servers.master())
    with httpx.Client(base_url=parts.url, timeout=30) as http:

        def over() -> bool:
            answer = http.get(game)
            return answer.status_code == 200 and answer.json()["status"] == "finished"

        assert eventually(over, 90), parts.said()
        verdict = check(parse(http.get(f"{game}/record?format=json").json(), game))
        assert verdict.outcome == "passed", verdict.why
    servers.redis(before)
    assert eventually(parts.well, 60), parts.said()
    assert "NOPERM" not in parts.said()


@pytest.mark.nightly
def test_what_happens_is_told_to_a_receiver_by_a_process_that_may_do_little(parts: Parts) -> None:
    assert eventually(parts.well, 60), parts.said()
    key, receiver = parts.key(), Receiver()
    try:
        hook = {"url": receiver.url("ok/here"), "events": ["event.dice_rolled", "game.finished"]}
        made = httpx.post(f"{parts.url}/v1/webhooks", json=hook, headers={"X-API-Key": key}, timeout=30)
        assert made.status_code == 201, made.text
        game_of_bots(parts.url, key)
        assert eventually(lambda: any(b"game.finished" in told.body for told in receiver.at("ok/here")), 90), (
            parts.said()
        )
    finally:
        receiver.close()
    assert "NOPERM" not in parts.said()
    assert '"level": "error"' not in parts.said("webhooks")
