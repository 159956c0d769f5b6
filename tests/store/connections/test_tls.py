"""By TLS, on each way: nothing goes in the open, and whoever has another authority's certificate is not believed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from service.runtime.embedded_redis import RedisUnavailable, check_url
from service.settings import Settings
from service.startup import refuse_what_cannot_work
from service.store.commits import Committed
from service.store.log import News
from service.store.redis import connection
from service.store.redis.connection import connect
from service.store.redis.connections.fitness import unfit
from service.store.redis.connections.places import trusting
from service.store.redis.store import RedisStore
from tests.serve.running import eventually
from tests.store.test_contract import made, step
from tests.support.certificates import authority
from tests.support.cluster import Cluster
from tests.support.redis_node import HOST, Node, until
from tests.support.sentinels import Sentinels
from tests.support.tls_proxy import TlsProxy

NAME = "by-tls"
EVENTS = 100
PATIENCE_S = 20.0
"""A busy machine takes its time for the greetings of TLS."""


class Encrypted:
    """A place that is reached by TLS. url: without the authority; ca: its file."""

    def __init__(self, ca: Path, chain: Path) -> None:
        self.ca = str(ca)
        self.proxies: list[TlsProxy] = []
        self.url = ""
        self._chain = chain

    def before(self, node: Node) -> TlsProxy:
        """A proxy before this node."""
        self.proxies.append(TlsProxy(node.port, self._chain))
        return self.proxies[-1]

    def plain(self, _: pytest.FixtureRequest) -> Callable[[], None]:
        node = Node()
        node.start()
        self.url = f"rediss://{self.before(node).address}/0"
        return node.close

    def sentinel(self, _: pytest.FixtureRequest) -> Callable[[], None]:
        sentinels = Sentinels()
        master = self.before(sentinels.first)
        for sentinel in sentinels.sentinels:
            # Sentinels come to the proxy without TLS, and name it to clients, who come with it.
            sentinel.command("SENTINEL", "MONITOR", NAME, HOST, master.port, 2)
        addresses = [self.before(sentinel).address for sentinel in sentinels.sentinels]
        self.url = f"rediss+sentinel://{','.join(addresses)}/{NAME}"
        return sentinels.close

    def cluster(self, _: pytest.FixtureRequest) -> Callable[[], None]:
        cluster = Cluster()
        for node in cluster.nodes:
            node.command("CONFIG", "SET", "cluster-announce-port", self.before(node).port)
        ports = {proxy.port for proxy in self.proxies}
        until("all nodes know where all are reached by TLS", lambda: all(
            {int(to[1]) for _, _, to, *_ in node.command("CLUSTER", "SLOTS")} == ports for node in cluster.nodes
        ))  # fmt: skip
        self.url = f"rediss+cluster://{','.join(proxy.address for proxy in self.proxies)}"
        return cluster.close


@pytest.fixture(params=["plain", "sentinel", "cluster"])
def encrypted(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Encrypted]:
    made.clear()
    monkeypatch.setattr(connection, "TIMEOUT_S", PATIENCE_S)
    chain, _ = authority(tmp_path, HOST)
    found = Encrypted(tmp_path / "root.pem", chain)
    close = getattr(found, request.param)(request)
    yield found
    for proxy in found.proxies:
        proxy.close()
    close()


def test_games_are_kept_and_followed_by_tls(encrypted: Encrypted) -> None:
    url = trusting(encrypted.url, encrypted.ca)
    assert unfit(url, 5.0) == ""
    store = RedisStore(connect(url, timeout_s=PATIENCE_S))
    assert isinstance(store.commit(step("game", events=[b"{}"])), Committed)
    heard: list[int] = []
    feed = store.feed()

    def deliver(game_id: str, news: News) -> None:
        heard.append(news.first)

    feed.start(deliver, lambda game_id=None: None)
    feed.watch("game")
    others = [threading.Thread(target=commits, args=(url, f"other-{n}")) for n in range(2)]
    for other in others:
        other.start()
    for number in range(1, EVENTS):
        store.commit(step("game", number, events=[b"{}"], first_seq=number + 1))
    assert eventually(lambda: len(heard) == EVENTS - 1), f"{len(heard)} of {EVENTS - 1} were heard"
    for other in others:
        other.join()
    found = store.load_many(["game", "other-0", "other-1"])
    assert [game.version for game in found] == [EVENTS, 20, 20]
    feed.close()
    store.close()


@pytest.mark.parametrize("encrypted", ["plain"], indirect=True)
def test_what_is_decrypted_and_no_longer_in_the_socket_is_there_to_be_read(encrypted: Encrypted) -> None:
    client = connect(trusting(encrypted.url, encrypted.ca))
    # Each read takes one answer out of the piece in which both come.
    client.connection_pool.connection_kwargs["socket_read_size"] = len(b"+PONG\r\n")
    line = client.connection_pool.get_connection()
    line.send_packed_command((line.pack_command("PING")[0] * 2,))
    assert eventually(line.can_read)
    time.sleep(0.2)
    assert line.read_response() == b"PONG"
    assert line.can_read(timeout=0)
    assert line.read_response() == b"PONG"
    assert not line.can_read(timeout=0)
    client.close()


def commits(url: str, game_id: str) -> None:
    """Another process's, as far as a store can tell."""
    store = RedisStore(connect(url, timeout_s=PATIENCE_S))
    for number in range(20):
        store.commit(step(game_id, number, events=[b"{}"], first_seq=number + 1))
    store.close()


def test_an_authority_that_is_not_known_is_refused_in_one_sentence(encrypted: Encrypted) -> None:
    with pytest.raises(
        RedisUnavailable,
        match="certificate that is not trusted here: name the file of its authority in CHOUETTE_REDIS_CA",
    ):
        check_url(encrypted.url, 5.0)


def test_the_setting_is_believed_by_every_url(encrypted: Encrypted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHOUETTE_REDIS_URL", encrypted.url)
    monkeypatch.setenv("CHOUETTE_RQ_REDIS_URL", "rediss://127.0.0.1:1/0")
    monkeypatch.setenv("CHOUETTE_REDIS_CA", encrypted.ca)
    settings = Settings.from_env()
    refuse_what_cannot_work(settings)
    assert settings.redis_url == trusting(encrypted.url, encrypted.ca)
    assert "ssl_ca_certs=" in settings.rq_redis_url
