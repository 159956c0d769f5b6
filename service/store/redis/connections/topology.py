"""Which node of a cluster has which slot, and a pool of connections to each; redis-py's RedisCluster finds that out."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import redis
from redis.cluster import ClusterNode, RedisCluster
from redis.exceptions import AskError, MovedError, RedisClusterException, RedisError
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from service.store.redis.connections.late_answers import NodeConnection, TlsNodeConnection
from service.store.redis.connections.lines import Line, Pool
from service.store.redis.connections.places import Place

_NODE: Any = ClusterNode  # redis-py has no types here.
_POOL: Any = redis.BlockingConnectionPool

REFRESH_S = 0.1
"""Not more often than this a process asks which node has what, however many of its greenlets want to know."""

LISTEN_S = 0.25
"""How long a node that has been silent may take to say that it is there, before it is asked for anything again."""


def _pool(**options: object) -> Any:
    """Of connections that are looked at before use."""
    secure = options.pop("connection_class", None) is redis.SSLConnection
    return _POOL(connection_class=TlsNodeConnection if secure else NodeConnection, **options)


class Member(NamedTuple):
    """A node of the cluster: its name (`host:port`), a client that talks to it alone, and that client's pool."""

    name: str
    client: redis.Redis
    pool: Pool


class Topology:
    """The cluster of a place, as this process knows it. Nothing is asked before the first slot is wanted.

    options: of each node's pool. connected: called with each connection that is made, once it can be used.
    """

    def __init__(self, place: Place, options: dict[str, Any]) -> None:
        self.connected: Callable[[Line], None] | None = None
        self._place = place
        self._options = options
        self._cluster: Any = None
        self._of_slot: dict[int, Member] = {}
        """What was looked up since the topology has changed: redis-py's own way takes longer than to pack a command."""
        self._lock = threading.Lock()
        self._asked = -REFRESH_S
        self._silent: set[str] = set()
        self._listening = threading.Lock()

    def of_slot(self, slot: int) -> Member:
        """The node that has a slot, as far as is known. Raises redis-py's ConnectionError where none has."""
        found = self._of_slot.get(slot)
        if found is not None:
            return found
        cluster, known = self._known(), self._of_slot
        try:
            found = known[slot] = self._member(cluster.nodes_manager.get_node_from_slot(slot))
        except RedisClusterException as error:
            self.refresh()
            raise RedisConnectionError(f"no node of the cluster has the slot {slot}") from error
        return found

    def masters(self) -> list[Member]:
        """All nodes that have slots, in a random order."""
        found = [self._member(node) for node in self._known().get_primaries()]
        return random.sample(found, len(found))

    def moved(self, error: MovedError) -> None:
        """A node said that a slot is another one's."""
        self._known().nodes_manager.move_slot(error)
        self._of_slot = {}

    def asked(self, error: AskError) -> Member:
        """The node that is to be asked for a key whose slot is on its way there."""
        cluster = self._known()
        return self._member(cluster.get_node(host=error.host, port=error.port) or _NODE(error.host, error.port))

    def failed(self, member: Member, error: Exception) -> None:
        """A node has not answered, or not in time."""
        if isinstance(error, (RedisTimeoutError, TimeoutError)):
            self._silent.add(member.name)
        self.refresh(member.name)

    def listen(self, member: Member, *, wait: bool = True) -> None:
        """Return if a node may be asked for something: it answers, as far as is known.

        One that was silent is asked whether it is there, by one caller at a time, so that a node that hangs does not
        hold up each of them for as long as commands may take. Raises redis-py's ConnectionError where it hangs.
        wait: whether a caller may be the one; otherwise a thread is, and this caller asks again later.
        """
        if member.name not in self._silent:
            return
        if self._listening.acquire(blocking=False):
            if wait:
                self._hear(member)
            else:
                threading.Thread(target=self._hear, args=(member,), daemon=True).start()
            if member.name not in self._silent:
                return
        raise RedisConnectionError(f"{member.name} has not answered a moment ago")

    def _hear(self, member: Member) -> None:
        """Find out whether a node is there again; the lock is held, and is free afterwards."""
        try:
            if self._answers(member):
                self._silent.discard(member.name)
                return
        finally:
            self._listening.release()
        self.refresh(member.name)

    def refresh(self, failed: str | None = None) -> None:
        """Ask again which node has what, one greenlet at a time and not too often; others go on with what is known.

        failed: the name of a node that is asked last, as it has just not answered.
        """
        if self._cluster is None or time.monotonic() - self._asked < REFRESH_S:
            return
        if not self._lock.acquire(blocking=False):
            return
        try:
            self._cluster.nodes_manager.initialize(disconnect_startup_nodes_pools=False, last_failed_node_name=failed)
        except (RedisError, RedisClusterException, OSError):
            # What is known is kept: the nodes that it names are tried again.
            return
        finally:
            # What was looked up meanwhile may be of before.
            self._of_slot = {}
            self._asked = time.monotonic()
            self._lock.release()

    def close(self) -> None:
        """Let all connections go."""
        if self._cluster is not None:
            for node in self._cluster.get_nodes():
                if node.redis_connection is not None:
                    node.redis_connection.connection_pool.disconnect()

    def _answers(self, member: Member) -> bool:
        options = {**member.pool.connection_kwargs, "socket_timeout": LISTEN_S, "socket_connect_timeout": LISTEN_S}
        connection = member.pool.connection_class(**options)
        try:
            connection.connect()
            connection.send_command("PING", check_health=False)
            connection.read_response()
        except (RedisError, OSError):
            return False
        finally:
            connection.disconnect()
        return True

    def _is_replaced(self, name: str) -> bool:
        self.refresh(name)
        return all(member.name != name for member in self.masters())

    def _member(self, node: Any) -> Member:
        client = self._known().get_redis_connection(node)
        return Member(node.name, client, client.connection_pool)

    def _known(self) -> Any:
        if self._cluster is None:
            with self._lock:
                if self._cluster is None:
                    self._cluster = self._found()
        return self._cluster

    def _found(self) -> Any:
        if time.monotonic() - self._asked < REFRESH_S:
            raise RedisConnectionError("no node of the cluster answered a moment ago")
        try:
            return RedisCluster(
                url=self._place.url,
                startup_nodes=[_NODE(host, port) for host, port in self._place.hosts[1:]],
                connection_pool_class=_pool,
                require_full_coverage=False,
                redis_connect_func=self._on_connect,
                **self._options,
            )
        except (RedisError, RedisClusterException, OSError) as error:
            self._asked = time.monotonic()
            raise RedisConnectionError(str(error)) from error

    def _on_connect(self, connection: Any) -> None:
        """RedisCluster has made it ready by now."""
        name = f"{connection.host}:{connection.port}"
        connection.replaced = lambda: self._is_replaced(name)
        if self.connected is not None:
            self.connected(connection)
