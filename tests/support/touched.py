"""Which keys each command and each script touches, as the server itself tells it (MONITOR)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import redis
from redis.crc import key_slot

from service.store.redis.scripts.script import source

ROOT = Path(__file__).parents[2] / "service"
SCRIPTS = {
    source(path, declares=declares)[1]: path.relative_to(ROOT).as_posix()
    for path in ROOT.rglob("*.lua")
    for declares in (False, True)
}
"""All scripts of the service by their SHA-1."""

_LINE = re.compile(rb"[\d.]+ \[\d+ ([^\]]*)\] (.*)", re.DOTALL)
_WORD = re.compile(rb'"((?:[^"\\]|\\.)*)"')
_NO_KEYS = {"time", "info", "ping", "echo", "script", "client", "config", "hello", "select", "scan", "subscribe",
            "unsubscribe", "ssubscribe", "sunsubscribe", "publish", "bgrewriteaof", "monitor", "command", "flushall",
            "auth", "role", "wait", "readonly", "cluster", "asking", "multi", "exec", "discard", "dbsize"}  # fmt: skip
_ALL_KEYS = {"del", "exists", "unlink", "mget"}
_END = "the end of what is watched"


class Touch:
    """A command with the keys that it touches: its own, or of a script or a transaction all that run in it.

    name: of the script, or the command in small letters. declared: what a script was told to be its keys. channels:
    those of one slot on which it publishes.
    """

    def __init__(self, name: str, declared: list[str]) -> None:
        self.name = name
        self.declared = set(declared)
        self.keys = set(declared)
        self.channels: set[str] = set()

    @property
    def slots(self) -> set[int]:
        """The slots of a cluster in which these keys and channels are."""
        return {key_slot(key.encode()) for key in self.keys | self.channels}

    def __repr__(self) -> str:
        return f"{self.name} {sorted(self.keys)}"


@contextmanager
def touching(url: str) -> Iterator[list[Touch]]:
    """What is touched in the meantime on this server, complete once it is over."""
    found: list[Touch] = []
    watcher = redis.Redis.from_url(url, socket_timeout=10)
    connection: Any = watcher.connection_pool.get_connection()
    connection.send_command("MONITOR")
    connection.read_response()
    try:
        yield found
    finally:
        with redis.Redis.from_url(url) as teller:
            teller.echo(_END)
        open_in: dict[str, Touch] = {}
        while (line := connection.read_response(disable_decoding=True)) is not None:
            client, words = _read(line)
            if words[:2] == ["echo", _END]:
                break
            _note(found, open_in, client, words)
        connection.disconnect()
        watcher.close()


def _read(line: bytes) -> tuple[str, list[str]]:
    parts = _LINE.fullmatch(line)
    assert parts, line
    words = [word.decode("latin-1") for word in _WORD.findall(parts[2])]
    return parts[1].decode(), [words[0].lower(), *words[1:]]


def _note(found: list[Touch], open_in: dict[str, Touch], client: str, words: list[str]) -> None:
    if client == "lua":
        if words[0] == "spublish":
            found[-1].channels.add(words[1])
        else:
            found[-1].keys |= set(_keys(words))
        return
    touch = Touch(_name(words), _keys(words))
    if client in open_in:
        open_in[client].keys |= touch.keys
        if words[0] in ("exec", "discard"):
            del open_in[client]
        if words[0] not in ("eval", "evalsha"):
            return
    if words[0] == "multi":
        open_in[client] = touch
    found.append(touch)


def _name(words: list[str]) -> str:
    if words[0] == "evalsha":
        return SCRIPTS.get(words[1], words[1])
    if words[0] == "eval":
        text = words[1].encode("latin-1").decode("unicode_escape").encode("latin-1")
        return SCRIPTS.get(hashlib.sha1(text).hexdigest(), "eval")
    return words[0]


def _keys(words: list[str]) -> list[str]:
    if words[0] in ("eval", "evalsha"):
        return words[3 : 3 + int(words[2])]
    if words[0] in _NO_KEYS:
        return []
    return words[1:] if words[0] in _ALL_KEYS else words[1:2]
