"""Where the games of a test are: on one Redis, behind Sentinels or on a cluster; a test that needs one runs on all."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import pytest

from service.settings import Settings
from service.store.layout import Layout
from service.store.redis.connection import connect
from service.store.redis.connections.client import Client
from service.store.redis.connections.places import usual
from service.store.redis.nodes import layout_of, masters

Way = Literal["plain", "sentinel", "cluster"]

ON_ALL: tuple[Way, ...] = ("plain", "sentinel", "cluster")

DEAR = [
    "plain",
    pytest.param("sentinel", marks=pytest.mark.nightly),
    pytest.param("cluster", marks=pytest.mark.nightly),
]
"""Of what starts processes: behind Sentinels and on a cluster by night; by day the chaos is for these (tests/chaos)."""

REPLICA_MS = 1_500
"""How long a replica may take on a machine that does much besides."""


class Place(NamedTuple):
    """Its way, the URL of the games, and that of RQ's queues where they are elsewhere."""

    way: Way
    url: str
    queues: str = ""

    @property
    def _waits(self) -> dict[str, Any]:
        # The tests' cluster has no replicas that could acknowledge.
        return {"plain": {}, "sentinel": {"wait_timeout_ms": REPLICA_MS}, "cluster": {"wait_replicas": 0}}[self.way]

    def settings(self, **more: Any) -> Settings:
        """Those of a process of the service."""
        return Settings(redis_url=self.url, rq_redis_url=self.queues, **{**self._waits, **more})

    @property
    def environment(self) -> dict[str, str]:
        """The same for a process that is started."""
        told = {"redis_url": self.url, "rq_redis_url": self.queues, **self._waits}
        return {f"CHOUETTE_{name.upper()}": str(value) for name, value in told.items()}

    def client(self) -> Client:
        """Leads to the games, with what it takes there for a write to count."""
        acknowledging = usual(self.url, REPLICA_MS)
        return connect(self.url) if self.way == "cluster" else connect(self.url, acknowledging=acknowledging)

    def beside(self) -> Client:
        """Leads to RQ's queues."""
        return connect(self.queues or self.url)

    @property
    def layout(self) -> Layout:
        """By what names things are there."""
        return layout_of(self.client())

    def names(self, pattern: str) -> list[bytes]:
        """All keys there that match."""
        client = self.client()
        nodes: list[Any] = masters(client)
        found = [name for node in nodes for name in node.keys(pattern)]
        client.close()
        return found


def place_on(way: str, request: pytest.FixtureRequest) -> Place:
    """An empty one, which lasts as long as the session; a test leaves its servers as they are."""
    server = request.getfixturevalue("redis_server")
    server.flush()
    if way == "cluster":
        cluster = request.getfixturevalue("session_cluster")
        cluster.flush()
        return Place("cluster", cluster.url, server.url)
    if way == "sentinel":
        sentinels = request.getfixturevalue("session_sentinels")
        sentinels.flush()
        return Place("sentinel", sentinels.url)
    return Place("plain", server.url)
