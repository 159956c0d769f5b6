"""What can happen to a Redis without anybody killing the service: it hangs, is slow, full, away, or empty."""

from __future__ import annotations

import time

import redis

from tests.support.redis import RedisServer
from tests.survival.trial import Trouble

SPELL_S = 2.5
"""Longer than a command may take, so that requests do fail."""


def troubles(server: RedisServer) -> dict[str, Trouble]:
    """A trouble for each, after which the server is well again with all its data."""

    def away() -> None:
        server.kill()
        time.sleep(SPELL_S)
        server.start()

    def slow() -> None:
        with redis.Redis.from_url(server.url) as client:
            client.client_pause(400)

    def full() -> None:
        with redis.Redis.from_url(server.url) as client:
            client.config_set("maxmemory", "1")
            time.sleep(SPELL_S)
            client.config_set("maxmemory", "0")

    def read_only() -> None:
        with redis.Redis.from_url(server.url) as client:
            client.config_set("min-replicas-to-write", "1")
            time.sleep(SPELL_S)
            client.config_set("min-replicas-to-write", "0")

    return {
        "Redis unreachable": away,
        "Redis hangs": lambda: server.hang(SPELL_S),
        "Redis slow (0.4 s an answer)": slow,
        "Redis out of memory": full,
        "Redis takes no writes": read_only,
    }


def forget(server: RedisServer) -> None:
    """Restart it empty."""
    server.kill()
    server.wipe()
    # Looked at before it starts: the service writes signs of life to it as soon as it is there.
    assert not [path for path in server.folder.rglob("*") if path.suffix in (".aof", ".rdb")], "it was to be empty"
    server.start()
