"""A file that ends within a commit is cut before that commit: no Redis may bring half of it back with the next."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import redis

from service.runtime.aof import cut_unfinished
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from tests.serve.cutting import written
from tests.serve.running import eventually
from tests.support.redis import RedisServer

WRITES = """
for i = 1, 3 do redis.call('XADD', KEYS[1], (tonumber(ARGV[1]) + i) .. '-0', 'e', ARGV[2]) end
return redis.call('HSET', KEYS[2], 'v', ARGV[2])
"""


def write(server: RedisServer, after: int, word: str) -> None:
    with redis.Redis.from_url(server.url) as client:
        client.eval(WRITES, 2, "log", "game", after, word)


def held(server: RedisServer) -> tuple[list[str], str]:
    with redis.Redis.from_url(server.url) as client:
        log: Any = client.xrange("log")
        return [entry[1][b"e"].decode() for entry in log], (client.hget("game", "v") or b"").decode()


@pytest.fixture
def torn(own_redis: RedisServer) -> RedisServer:
    """A server that is not running, whose file ends within its second script."""
    with redis.Redis.from_url(own_redis.url) as client:
        client.config_set("appendfsync", "always")
    write(own_redis, 0, "kept")
    write(own_redis, 3, "lost")
    own_redis.kill()
    path = written(own_redis.folder)
    os.truncate(path, path.stat().st_size - 40)
    return own_redis


def test_half_a_script_is_cut_off_and_never_comes_back(torn: RedisServer) -> None:
    assert cut_unfinished(torn.folder) > 0
    assert cut_unfinished(torn.folder) == 0
    torn.start()
    assert held(torn) == (["kept"] * 3, "kept")
    write(torn, 3, "new")
    torn.kill()
    torn.start()
    assert held(torn) == (["kept"] * 3 + ["new"] * 3, "new")


def test_where_nobody_cuts_it_the_service_has_the_file_written_anew(own_redis: RedisServer) -> None:
    """Of a Redis that it did not start it can ask no more; it does so once a life, and not in the first."""
    store = RedisStore(connect(own_redis.url))
    store.ping()
    first = written(own_redis.folder)
    own_redis.kill()
    own_redis.start()
    store.ping()
    assert eventually(lambda: written(own_redis.folder) != first)
    second = written(own_redis.folder)
    RedisStore(connect(own_redis.url)).ping()
    assert written(own_redis.folder) == second
    store.close()


def test_a_whole_file_and_none_at_all_stay_as_they_are(own_redis: RedisServer, tmp_path: Path) -> None:
    write(own_redis, 0, "kept")
    own_redis.kill()
    size = written(own_redis.folder).stat().st_size
    assert cut_unfinished(own_redis.folder) == 0
    assert written(own_redis.folder).stat().st_size == size
    assert cut_unfinished(tmp_path) == 0
    (tmp_path / "appendonly.aof").write_bytes(b"*1\r\n$4\r\nPING\r\n*1\r\n$5\r\nMULTI\r\n*1\r\n$4\r\nPI")
    assert cut_unfinished(tmp_path) == 25
    assert (tmp_path / "appendonly.aof").read_bytes() == b"*1\r\n$4\r\nPING\r\n"


def test_zeros_at_the_end_that_a_power_cut_left_are_cut_off_with_what_they_tore(own_redis: RedisServer) -> None:
    """A file system may have made the file longer before it had what belongs there; no Redis reads that."""
    with redis.Redis.from_url(own_redis.url) as client:
        # Else it may answer before it has written, where its disk is busy.
        client.config_set("appendfsync", "always")
    write(own_redis, 0, "kept")
    write(own_redis, 3, "lost")
    own_redis.kill()
    path = written(own_redis.folder)
    whole = path.stat().st_size
    os.truncate(path, whole - 40)
    os.truncate(path, whole + 100_000)
    assert cut_unfinished(own_redis.folder) > 100_000
    own_redis.start()
    assert held(own_redis) == (["kept"] * 3, "kept")


def test_a_file_that_the_server_had_begun_and_does_not_name_is_let_alone(torn: RedisServer) -> None:
    """It was to be the next one, when the server died; what was appended last is in the one before."""
    stray = written(torn.folder).with_name("appendonly.aof.7.incr.aof")
    stray.write_bytes(b"")
    assert cut_unfinished(torn.folder) > 0
    torn.start()
    assert held(torn) == (["kept"] * 3, "kept")
