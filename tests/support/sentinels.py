"""A master, its replicas and three Sentinels, for tests: they fail over as they do where the service runs."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from contextlib import suppress

import redis

from tests.support.redis_node import HOST, Node, Nodes, until

NAME = "games"
DOWN_AFTER_MS = 1000


class Sentinels(Nodes):
    """Up in two seconds. first: the server that is the master at the beginning; servers: it and the replicas.

    down_after_ms: how long a server may be silent, before it is taken for dead; a busy machine may be so by itself.
    """

    def __init__(
        self, replicas: int = 1, options: Mapping[str, str] | None = None, down_after_ms: int = DOWN_AFTER_MS
    ) -> None:
        super().__init__()
        self._down_after_ms = down_after_ms
        self._options = dict(options or {})
        self.first = self._add(Node(**self._options))
        self.servers = [self.first, *(self._add(Node(**self._options)) for _ in range(replicas))]
        for replica in self.servers[1:]:
            replica.client.replicaof(HOST, self.first.port)
        self.sentinels = self._watching()
        until("all replicas follow the master", lambda: len(self.replicas()) == replicas)
        for sentinel in self.sentinels:
            until(f"{sentinel} sees all", lambda sentinel=sentinel: self._sees_all(sentinel))  # type: ignore[misc]

    @property
    def url(self) -> str:
        """redis+sentinel://s1,s2,s3/name"""
        return f"redis+sentinel://{','.join(sentinel.address for sentinel in self.sentinels)}/{NAME}"

    def master(self) -> Node:
        """The server that the Sentinels name."""
        for sentinel in self.sentinels:
            if sentinel.runs:
                _, port = sentinel.command("SENTINEL", "GET-MASTER-ADDR-BY-NAME", NAME)
                return next(server for server in self.servers if server.port == int(port))
        raise RuntimeError("no Sentinel runs")

    def replicas(self) -> list[Node]:
        """Those that follow the master and have all that it has sent."""
        told = self.master().client.info("replication")
        ports = {told[f"slave{place}"]["port"] for place in range(told["connected_slaves"])
                 if told[f"slave{place}"]["state"] == "online"}  # fmt: skip
        return [server for server in self.servers if server.port in ports]

    def failed_over(self, before: Node, seconds: float = 20.0) -> Node:
        """Wait until another than this one is the master, and answer it."""
        until("another master", lambda: self.master() is not before, seconds)
        until("that knows it", lambda: self.master().client.role()[0] == b"master", seconds)
        return self.master()

    def hand_over(self, before: Node) -> None:
        """Another server becomes the master in an orderly way, as operators have it.

        A master that does not get its replica to the same place in time gives that up, and is asked again.
        """
        end = time.monotonic() + 60
        while self.master() is before and time.monotonic() < end:
            # Without the last word it would be forced: for a second there would be two masters, each with a replica.
            with suppress(redis.RedisError):
                self.sentinels[0].command("SENTINEL", "FAILOVER", NAME, "COORDINATED")
            with suppress(RuntimeError):
                until("another master", lambda: self.master() is not before, 8)

    def flush(self) -> None:
        """Forget everything, scripts too."""
        for server in self.servers:
            server.client.script_flush()
        self.master().client.flushall()

    def _watching(self) -> list[Node]:
        """They are told of each other and of the replicas, which they would otherwise find out within seconds."""
        ids = [secrets.token_hex(20) for _ in range(3)]
        replicas = [f"sentinel known-replica {NAME} {HOST} {server.port}" for server in self.servers[1:]]
        found: list[Node] = []
        for own in ids:
            lines = [
                f"sentinel myid {own}",
                f"sentinel monitor {NAME} {HOST} {self.first.port} 2",
                f"sentinel down-after-milliseconds {NAME} {self._down_after_ms}",
                f"sentinel failover-timeout {NAME} 6000",
                *replicas,
                *(f"sentinel known-sentinel {NAME} {HOST} {other.port} {ids[place]}"
                  for place, other in enumerate(found)),
            ]  # fmt: skip
            found.append(self._add(Node(sentinel=lines)))
        return found

    def _sees_all(self, sentinel: Node) -> bool:
        told = sentinel.command("SENTINEL", "MASTER", NAME)
        seen = dict(zip(told[::2], told[1::2], strict=True))
        return seen[b"num-other-sentinels"] == b"2" and int(seen[b"num-slaves"]) == len(self.servers) - 1
