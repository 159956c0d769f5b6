"""A master that Sentinels name: it is found, also when it is another one by now, and a demoted one gets no write."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from redis.exceptions import ResponseError

from service.store.errors import NotAcknowledged, StoreUnavailable
from service.store.redis.connection import connect, unavailable
from service.store.redis.connections.places import Acknowledging
from service.store.redis.scripts.script import Script
from tests.support.redis_node import HOST, Node, until
from tests.support.sentinels import NAME, Sentinels

PLAYERS = 4


@pytest.fixture
def client(redis_sentinels: Sentinels) -> Iterator[Any]:
    found = connect(redis_sentinels.url)
    yield found
    found.close()


@pytest.fixture
def own(own_sentinels: Sentinels) -> Iterator[Any]:
    """A client of the test's own servers, whose commands take half a second at most."""
    found = connect(own_sentinels.url, timeout_s=0.5)
    yield found
    found.close()


def set_soon(client: Any, key: str, value: str) -> None:
    """Write it as soon as there is a master that takes it."""

    def written() -> bool:
        try:
            with unavailable():
                return bool(client.set(key, value))
        except StoreUnavailable:
            return False

    until(f"{key} is written", written)


def test_the_master_is_the_one_that_the_sentinels_name(client: Any, redis_sentinels: Sentinels) -> None:
    client.set("a", "1")
    assert redis_sentinels.master().client.get("a") == b"1"
    assert int(client.info("server")["tcp_port"]) == redis_sentinels.master().port


def test_nothing_is_connected_before_it_is_needed_and_no_sentinel_is_an_unavailable_store() -> None:
    client: Any = connect("redis+sentinel://127.0.0.1:1,127.0.0.1:2/games")
    with pytest.raises(StoreUnavailable), unavailable():
        client.get("a")
    client.close()


def test_a_name_that_the_sentinels_do_not_know_is_an_unavailable_store(redis_sentinels: Sentinels) -> None:
    client: Any = connect(redis_sentinels.url.replace(f"/{NAME}", "/others"))
    with pytest.raises(StoreUnavailable, match="others"), unavailable():
        client.get("a")
    client.close()


def test_a_sentinel_that_is_gone_or_hangs_is_passed_over(own_sentinels: Sentinels, own: Any) -> None:
    own_sentinels.sentinels[0].kill()
    own_sentinels.sentinels[1].freeze()
    own.set("a", "1")
    assert own_sentinels.first.client.get("a") == b"1"
    own_sentinels.sentinels[1].thaw()


def test_a_master_that_comes_back_and_does_not_know_that_it_was_demoted_gets_no_write(
    own_sentinels: Sentinels, own: Any
) -> None:
    """For some ten seconds it says that it is a master, and takes all writes: a client that knows its address only
    would lose them."""
    before = own_sentinels.master()
    own.set("a", "1")
    before.kill()
    own_sentinels.failed_over(before)
    before.start()
    assert before.client.role()[0] == b"master"
    other: Any = connect(own_sentinels.url)
    for place in range(20):
        set_soon(own, f"old client {place}", "x")
        set_soon(other, f"new client {place}", "x")
    assert before.client.keys("*client*") == []
    assert len(own_sentinels.master().client.keys("*client*")) == 40
    other.close()


def test_a_server_that_the_sentinels_name_too_early_is_not_written_to(own_sentinels: Sentinels) -> None:
    """Between the word of the Sentinels and its promotion it is a replica still."""
    master, replica = own_sentinels.servers
    early = Node(sentinel=[f"sentinel monitor {NAME} {HOST} {master.port} 1"])
    early.start()
    client: Any = connect(f"redis+sentinel://{early.address}/{NAME}")
    try:
        master.client.replicaof(HOST, replica.port)
        with pytest.raises(StoreUnavailable, match="master"), unavailable():
            client.set("a", "1")
    finally:
        client.close()
        early.close()


class Ledger:
    """Threads that write, and what was acknowledged to each."""

    def __init__(self, url: str, path: Path) -> None:
        path.write_text("return redis.call('SET', KEYS[1], ARGV[1])", "utf-8")
        client = connect(url, timeout_s=1.0, acknowledging=Acknowledging(replicas=1, timeout_ms=300))
        self._write = Script(client, path, keep=PLAYERS, counts=True)
        self._over = threading.Event()
        self.acknowledged: list[list[str]] = [[] for _ in range(PLAYERS)]
        self._threads = [threading.Thread(target=self._play, args=(player,)) for player in range(PLAYERS)]
        for thread in self._threads:
            thread.start()

    def goes_on(self) -> None:
        """Wait until each thread has written some more."""
        had = [len(mine) for mine in self.acknowledged]
        until("they write", lambda: all(len(mine) > n + 20 for mine, n in zip(self.acknowledged, had, strict=True)))

    def end(self) -> set[str]:
        """All that was acknowledged."""
        self._over.set()
        for thread in self._threads:
            thread.join()
        return {key for mine in self.acknowledged for key in mine}

    def _play(self, player: int) -> None:
        place = 0
        while not self._over.is_set():
            key = f"{player}:{(place := place + 1)}"
            try:
                with unavailable():
                    self._write([key], ["x"])
            except StoreUnavailable:
                time.sleep(0.01)
                continue
            self.acknowledged[player].append(key)


@pytest.mark.parametrize(
    "how",
    [pytest.param("planned", marks=pytest.mark.nightly), "killed", pytest.param("frozen", marks=pytest.mark.nightly)],
)
def test_what_was_acknowledged_is_there_after_a_failover(how: str, tmp_path: Path) -> None:
    servers = Sentinels(replicas=2, down_after_ms=2000)
    ledger = Ledger(servers.url, tmp_path / "write.lua")
    try:
        before = servers.master()
        ledger.goes_on()
        if how == "planned":
            servers.hand_over(before)
        elif how == "killed":
            before.kill()
        else:
            before.freeze()
        servers.failed_over(before)
        ledger.goes_on()
        if how == "frozen":
            # It does now what it was sent before, and takes itself for the master still.
            before.thaw()
            ledger.goes_on()
        acknowledged = ledger.end()
        assert acknowledged <= {key.decode() for key in servers.master().client.keys("*")}
    finally:
        ledger.end()
        servers.close()


def test_what_no_replica_has_in_time_is_not_acknowledged(own_sentinels: Sentinels, tmp_path: Path) -> None:
    path = tmp_path / "write.lua"
    path.write_text("return redis.call('SET', KEYS[1], ARGV[1])", "utf-8")
    client = connect(own_sentinels.url, acknowledging=Acknowledging(replicas=1, timeout_ms=50))
    write, plainly = Script(client, path, counts=True), Script(client, path)
    assert write(["a"], ["1"]) == b"OK"
    own_sentinels.servers[1].freeze()
    with pytest.raises(NotAcknowledged, match="0 of 1 replicas"):
        write(["b"], ["1"])
    assert plainly(["c"], ["1"]) == b"OK"
    # It is written all the same, and the connection is as good as before.
    assert own_sentinels.first.client.mget("b", "c") == [b"1", b"1"]
    own_sentinels.servers[1].thaw()
    until("the replica goes on", lambda: write(["b"], ["1"]) == b"OK")
    client.close()


def test_an_error_of_the_command_goes_before_what_wait_says(own_sentinels: Sentinels, tmp_path: Path) -> None:
    path = tmp_path / "fail.lua"
    path.write_text("return redis.error_reply('ILL it is')", "utf-8")
    client = connect(own_sentinels.url, acknowledging=Acknowledging(replicas=2, timeout_ms=1))
    fail = Script(client, path, keep=1, counts=True)
    for _ in range(3):
        with pytest.raises(ResponseError, match="ILL it is"):
            fail(["a"], [])
    client.close()
