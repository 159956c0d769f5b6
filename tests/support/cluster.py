"""A real cluster for tests: masters, and replicas on request, whose slots can be moved while games go on."""

from __future__ import annotations

from collections.abc import Iterable

import redis
from redis.exceptions import ResponseError

from tests.support.redis_node import HOST, Node, Nodes, free_port, until

SLOTS = 16_384
NODE_TIMEOUT_MS = 1_500


def _member() -> Node:
    return Node(
        cluster_enabled="yes",
        cluster_config_file="nodes.conf",
        cluster_port=str(free_port()),
        cluster_node_timeout=str(NODE_TIMEOUT_MS),
        cluster_require_full_coverage="no",
    )


class Cluster(Nodes):
    """Up in two seconds. masters: those that begin as such, in the order of their slots; nodes: all of them.

    replicas: how many each master has.
    """

    def __init__(self, masters: int = 3, replicas: int = 0) -> None:
        super().__init__()
        for _ in range(masters * (1 + replicas)):
            self._add(_member())
        self.masters = self.nodes[:masters]
        self.replicas = replicas
        self._make()

    @property
    def url(self) -> str:
        """redis+cluster://h1,h2…"""
        return f"redis+cluster://{','.join(node.address for node in self.nodes)}"

    @property
    def plain_url(self) -> str:
        """The URL of one of its nodes, as if it were a server by itself."""
        return self.nodes[0].url

    def id_of(self, node: Node) -> str:
        """Its name in the cluster."""
        return str(node.command("CLUSTER", "MYID").decode())

    def owner(self, slot: int) -> Node:
        """The master that has this slot."""
        port = next(int(to[1]) for first, last, to, *_ in self._map() if first <= slot <= last)
        return self._at(port)

    def owners(self) -> list[Node]:
        """All masters that have slots, as a node that runs knows them."""
        return [self._at(port) for port in dict.fromkeys(int(to[1]) for _, _, to, *_ in self._map())]

    def ranges(self, master: Node) -> list[tuple[int, int]]:
        """The slots that a master has: the first and the last of each part, the longest part first."""
        found = [(int(first), int(last)) for first, last, to, *_ in self._map() if int(to[1]) == master.port]  # type: ignore[call-overload, index]
        return sorted(found, key=lambda part: part[0] - part[1])

    def cut(self, replicas: Iterable[Node], master: Node) -> None:
        """Nothing that a master writes from now on comes to these replicas of it, until they thaw.

        Frozen alone they would find it in their sockets; the master's other replicas are back in a moment.
        """
        for replica in replicas:
            replica.freeze()
        master.command("CLIENT", "KILL", "TYPE", "replica")

    def followers(self, master: Node) -> list[Node]:
        """The replicas of a master that have all that it has sent."""
        told = master.client.info("replication")
        return [
            self._at(told[f"slave{place}"]["port"])
            for place in range(told["connected_slaves"])
            if told[f"slave{place}"]["state"] == "online"
        ]

    def move_atomically(self, first: int, last: int, to: Node) -> None:
        """Move slots of one master at once, as Valkey 9 can, and wait until that is done."""
        source = self.owner(first)
        source.command("CLUSTER", "MIGRATESLOTS", "SLOTSRANGE", first, last, "NODE", self.id_of(to))
        until("the slots have moved", lambda: self.owner(first) is to and self.owner(last) is to)

    def begin_move(self, slot: int, to: Node) -> None:
        """The classic way, first half: keys that are gone from the one are answered `ASK`."""
        source = self.owner(slot)
        to.command("CLUSTER", "SETSLOT", slot, "IMPORTING", self.id_of(source))
        source.command("CLUSTER", "SETSLOT", slot, "MIGRATING", self.id_of(to))

    def carry(self, slot: int, to: Node, count: int = 1000) -> int:
        """Some keys of a slot that is being moved; how many went."""
        source = self.owner(slot)
        found = source.command("CLUSTER", "GETKEYSINSLOT", slot, count)
        if found:
            source.command("MIGRATE", HOST, to.port, "", 0, 5000, "KEYS", *found)
        return len(found)

    def end_move(self, slot: int, to: Node) -> None:
        """The classic way, second half: the rest of the keys, and who has the slot now."""
        while self.carry(slot, to):
            pass
        name = self.id_of(to)
        for node in (to, *(node for node in self.nodes if node is not to and node.runs)):
            try:
                node.command("CLUSTER", "SETSLOT", slot, "NODE", name)
            except ResponseError:
                # A replica is told by its master.
                continue

    def flush(self) -> None:
        """Forget everything, scripts too."""
        for node in self.owners():
            node.client.flushall()
        for node in self.nodes:
            node.client.script_flush()

    def healthy(self) -> bool:
        """Whether all nodes see all slots served and each master has its replicas."""
        if not all(node.runs and self._state(node)["cluster_state"] == "ok" for node in self.nodes):
            return False
        return all(len(self.followers(master)) == self.replicas for master in self.owners())

    def _make(self) -> None:
        first, count = self.nodes[0], len(self.masters)
        for place, master in enumerate(self.masters):
            low, high = SLOTS * place // count, SLOTS * (place + 1) // count - 1
            master.command("CLUSTER", "ADDSLOTSRANGE", low, high)
            master.command("CLUSTER", "SET-CONFIG-EPOCH", place + 1)
        for node in self.nodes[1:]:
            first.command("CLUSTER", "MEET", HOST, node.port, node.options["cluster_port"])
        until("all know all", lambda: all(
            int(self._state(node)["cluster_known_nodes"]) == len(self.nodes) for node in self.nodes
        ))  # fmt: skip
        for place, node in enumerate(self.nodes[count:]):
            name = self.id_of(self.masters[place % count])
            until("a replica knows its master", lambda node=node, name=name: node.command("CLUSTER", "REPLICATE", name))  # type: ignore[misc]
        until("the cluster is up", self.healthy)

    def _state(self, node: Node) -> dict[str, str]:
        text = node.command("CLUSTER", "INFO").decode()
        return dict(line.split(":", 1) for line in text.split("\r\n") if ":" in line)

    def _map(self) -> list[list[object]]:
        for node in self.nodes:
            if node.runs and not node.frozen:
                try:
                    found: list[list[object]] = node.command("CLUSTER", "SLOTS")
                except redis.RedisError:
                    continue
                return found
        raise RuntimeError("no node answers")

    def _at(self, port: int) -> Node:
        return next(node for node in self.nodes if node.port == port)
