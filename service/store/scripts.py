"""Lua scripts by name: run by their hash, sent whole only when the server does not know them (any more)."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import redis
from redis.exceptions import NoScriptError

# redis-py's client is generic in its stubs of some releases and not in others.
Client: TypeAlias = "redis.Redis"
Argument = str | bytes | int


@cache
def source(path: Path) -> tuple[str, str]:
    """A script's text and its SHA-1, read once a process."""
    text = path.read_text(encoding="utf-8")
    return text, hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


class Script:
    """One Lua script; a call is one round trip."""

    def __init__(self, client: Client, path: Path) -> None:
        self._client = client
        self._text, self._sha = source(path)

    def __call__(self, keys: list[str], args: list[Argument]) -> Any:
        """Run it. Raises what redis-py raises."""
        return self.on_connection(keys, args)[0]

    def on_connection(self, keys: list[str], args: list[Argument]) -> tuple[Any, Any]:
        """The same, and the connection by which it was run (to be looked at only)."""
        try:
            return self._run("EVALSHA", self._sha, len(keys), *keys, *args)
        except NoScriptError:
            return self._run("EVAL", self._text, len(keys), *keys, *args)

    def _run(self, *command: Argument) -> tuple[Any, Any]:
        """A command on a connection of its own, as redis-py would run it but for retries, which are ours alone.

        Its own way there costs more than the connection's work; one that fails closes itself.
        """
        pool: Any = self._client.connection_pool
        connection = pool.get_connection()
        try:
            connection.send_command(*command)
            return connection.read_response(), connection
        finally:
            pool.release(connection)

    def queue(self, pipe: Any, keys: list[str], args: list[Argument]) -> None:
        """Put a call into a pipeline; its answer is an exception where the server does not know the script."""
        pipe.execute_command("EVALSHA", self._sha, len(keys), *keys, *args)
