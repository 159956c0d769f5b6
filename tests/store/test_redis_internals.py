"""What redis-py keeps to itself is as the one module that knows it takes it to be."""

from __future__ import annotations

import ast
import inspect
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from redis import BlockingConnectionPool, Connection, Redis, RedisCluster, UnixDomainSocketConnection
from redis._parsers import _RESP2Parser
from redis.client import Pipeline
from redis.cluster import NodesManager
from redis.connection import AbstractConnection, parse_url
from redis.crc import key_slot
from redis.sentinel import Sentinel

from service.store.redis.connection import connect, message
from service.store.redis.connections.exchange import pack
from service.store.redis.internals import has_read_ahead, socket_of
from tests.support.cluster import Cluster

ROOT = Path(__file__).parents[2]


def test_a_connection_has_a_socket_once_it_is_connected(redis_url: str) -> None:
    client = connect(redis_url)
    connection = client.connection_pool.get_connection()
    assert isinstance(socket_of(connection), socket.socket)
    connection.disconnect()
    assert socket_of(connection) is None
    client.close()


def test_what_was_read_ahead_is_known(redis_url: str) -> None:
    client = connect(redis_url)
    connection = client.connection_pool.get_connection()
    connection.send_packed_command(connection.pack_command("PING") + connection.pack_command("PING"))
    assert has_read_ahead(connection) is False
    line = socket_of(connection)
    assert line is not None
    # Both answers are there before the first is read, so that they are read together.
    while len(line.recv(14, socket.MSG_PEEK)) < len(b"+PONG\r\n+PONG\r\n"):
        pass
    assert connection.read_response() == b"PONG"
    assert has_read_ahead(connection) is True
    assert connection.read_response() == b"PONG"
    assert has_read_ahead(connection) is False
    client.close()


def test_without_hiredis_messages_come_all_the_same(redis_url: str) -> None:
    client = connect(redis_url)
    # What redis-py takes where hiredis is not installed.
    client.connection_pool.connection_kwargs["parser_class"] = _RESP2Parser
    pubsub = client.pubsub()
    pubsub.subscribe("news")
    assert has_read_ahead(pubsub.connection) is None
    kinds: list[str] = []
    while "message" not in kinds:
        found = message(pubsub)
        kinds += [found["type"]] if found else []
        if kinds == ["subscribe"]:
            client.publish("news", "1")
            kinds.append("published")
    assert kinds == ["subscribe", "published", "message"]
    client.close()


def test_no_other_module_reaches_into_a_library() -> None:
    # Names that only redis-py's, RQ's and gevent's own classes have.
    private = {"_sock", "_parser", "_reader", "_buffer", "_connection"}
    found = [
        str(path.relative_to(ROOT))
        for folder in ("service", "worker")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in private and not _own(node)
    ]
    assert sorted(set(found)) == ["service/store/redis/internals.py"]


def _own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


# --- what is redis-py's own, and is called, replaced or filled here

CALLED: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {
    "a connection connects": (AbstractConnection.connect_check_health, ("check_health", "retry_socket_connect")),
    "a connection is made ready": (AbstractConnection.on_connect_check_health, ("check_health",)),
    "a connection is made ready by a function": (AbstractConnection.on_connect, ()),
    "a connection is looked at": (AbstractConnection.can_read, ("timeout",)),
    "a connection reads": (AbstractConnection.read_response, ()),
    "a connection sends": (AbstractConnection.send_packed_command, ("command",)),
    "a connection packs": (AbstractConnection.pack_command, ("args",)),
    "a pool gives": (BlockingConnectionPool.get_connection, ()),
    "a pool takes back": (BlockingConnectionPool.release, ("connection",)),
    "a client reads": (Redis.parse_response, ("connection", "command_name")),
    "a pipeline is carried out": (Pipeline.execute, ("raise_on_error",)),
    "Sentinels are asked": (Sentinel.discover_master, ("service_name",)),
    "a URL is read": (parse_url, ("url",)),
    "a slot is found": (key_slot, ("key",)),
    "a cluster is asked again": (NodesManager.initialize, ("disconnect_startup_nodes_pools", "last_failed_node_name")),
    "a slot is looked up": (NodesManager.get_node_from_slot, ("slot",)),
    "a slot moves": (NodesManager.move_slot, ("e",)),
    "a node's client is had": (RedisCluster.get_redis_connection, ("node",)),
    "a node is found": (RedisCluster.get_node, ("host", "port")),
    "masters are told": (RedisCluster.get_primaries, ()),
    "nodes are told": (RedisCluster.get_nodes, ()),
}
"""By what it is for: a function, and the parameters that it is given here, or is replaced with."""


@pytest.mark.parametrize("what", CALLED)
def test_what_is_called_or_replaced_has_the_parameters_that_it_is_given(what: str) -> None:
    function, wanted = CALLED[what]
    parameters = inspect.signature(function).parameters
    assert set(wanted) <= parameters.keys(), f"{function.__qualname__}{inspect.signature(function)}"
    named = [p for p in parameters.values() if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    free = [p.name for p in named if p.default is p.empty]
    assert set(free) <= {"self", *wanted}, "nothing else has to be given"


def test_every_new_connection_goes_through_what_is_replaced(redis_url: str) -> None:
    """A connection to a master asks Sentinels in the first, and the server for its role in the second."""
    called: list[str] = []

    class Line(UnixDomainSocketConnection):
        def connect_check_health(self, check_health: bool = True, retry_socket_connect: bool = True) -> None:
            called.append(f"connects, socket {socket_of(self)}")
            super().connect_check_health(check_health, retry_socket_connect)

        def on_connect_check_health(self, check_health: bool = True) -> None:
            called.append("is made ready")
            super().on_connect_check_health(check_health)

        def can_read(self, timeout: float = 0) -> bool:
            called.append("is looked at")
            return bool(super().can_read(timeout))

    client = connect(redis_url)
    client.connection_pool.connection_class = Line
    client.ping()
    assert called[:2] == ["connects, socket None", "is made ready"]
    client.ping()
    assert "is looked at" in called
    client.close()


def test_a_function_of_ours_takes_the_place_of_making_ready(redis_url: str) -> None:
    client = connect(redis_url)
    seen: list[bytes] = []

    def connected(connection: Any) -> None:
        connection.send_command("ECHO", "ready")
        seen.append(connection.read_response())

    client.on_connect(connected)
    client.ping()
    client.ping()
    assert seen == [b"ready"], "once a connection"
    client.close()


def test_a_pipeline_keeps_its_commands_with_their_options_until_it_is_carried_out(redis_url: str) -> None:
    client = connect(redis_url)
    pipe: Any = client.pipeline(transaction=False)
    pipe.set("a", "1")
    pipe.execute_command("GET", "a")
    assert [command for command, _ in pipe.command_stack] == [("SET", "a", "1"), ("GET", "a")]
    assert all(isinstance(options, dict) for _, options in pipe.command_stack)
    other: Any = client.pipeline(transaction=False)
    other.command_stack = list(pipe.command_stack)
    assert other.execute() == [True, b"1"]
    client.close()


def test_a_cluster_has_its_nodes_as_they_are_taken_from_it(redis_cluster: Cluster) -> None:
    found: Any = RedisCluster.from_url(redis_cluster.url.partition(",")[0].replace("redis+cluster", "redis"))
    node = found.nodes_manager.get_node_from_slot(0)
    assert node.name == redis_cluster.owner(0).address
    assert found.get_redis_connection(node) is node.redis_connection
    assert len(found.get_primaries()) == 3
    found.nodes_manager.initialize(disconnect_startup_nodes_pools=False, last_failed_node_name=node.name)
    assert found.nodes_manager.get_node_from_slot(0).name == node.name
    found.close()


def test_hiredis_packs_what_redis_py_would_send() -> None:
    command = ("EVALSHA", "a" * 40, 2, "key", b"\x00\xff", "é", -7)
    assert pack(command) == b"".join(AbstractConnection.pack_command(Connection(), *command))
