"""Lua scripts by name: run by their hash, sent whole only when the server does not know them (any more)."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import redis
from redis.exceptions import NoScriptError, ResponseError

# redis-py's client is generic in its stubs of some releases and not in others.
Client: TypeAlias = "redis.Redis"
Argument = str | bytes | int


@cache
def source(path: Path) -> tuple[str, str]:
    """A script's text and its SHA-1, read once a process."""
    text = path.read_text(encoding="utf-8")
    return text, hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


class Script:
    """One Lua script; a call is one round trip.

    keep: how many connections it keeps at hand between its calls, and out of the pool's sight.
    """

    def __init__(self, client: Client, path: Path, keep: int = 0) -> None:
        self._client = client
        self._text, self._sha = source(path)
        self._kept = KeptConnections(client, keep)

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
        kept = self._kept
        connection = kept.take()
        try:
            connection.send_command(*command)
            answer = connection.read_response()
        except ResponseError:
            kept.give_back(connection)
            raise
        except BaseException:
            kept.failed(connection)
            raise
        kept.give_back(connection)
        return answer, connection

    def queue(self, pipe: Any, keys: list[str], args: list[Argument]) -> None:
        """Put a call into a pipeline; its answer is an exception where the server does not know the script."""
        pipe.execute_command("EVALSHA", self._sha, len(keys), *keys, *args)


class KeptConnections:
    """Connections that were taken from a client's pool and wait for the next command here, at most so many (`most`).

    The pool locks, counts and asks the socket whether Redis has hung up, each time; here the command itself finds that
    out. So who takes one must be able to send its command again: once one has failed, none is at hand any more.
    """

    def __init__(self, client: Client, most: int) -> None:
        self._pool: Any = client.connection_pool
        # A small pool must not end up with all it has in here, where other commands find none.
        self._most = min(most, self._pool.max_connections // 4)
        self._idle: list[Any] = []
        self._process = os.getpid()

    def take(self) -> Any:
        """One that nobody else uses. Raises what redis-py raises where there is none to be had."""
        if self._idle and self._process == os.getpid():
            with suppress(IndexError):
                return self._idle.pop()
        return self._pool.get_connection()

    def give_back(self, connection: Any) -> None:
        """It has answered, and nothing more will come of it."""
        if len(self._idle) < self._most and self._process == os.getpid():
            self._idle.append(connection)
        else:
            self._pool.release(connection)

    def failed(self, connection: Any) -> None:
        """It may be anything by now, and so may all that have waited as long."""
        self._pool.release(connection)
        idle, self._idle = self._idle, []
        for waiting in idle:
            waiting.disconnect()
            self._pool.release(waiting)
