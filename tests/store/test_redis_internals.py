"""What redis-py keeps to itself is as the one module that knows it takes it to be."""

from __future__ import annotations

import ast
import socket
from pathlib import Path

from redis._parsers import _RESP2Parser

from service.store.redis.connection import connect, message
from service.store.redis.internals import has_read_ahead, socket_of

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
