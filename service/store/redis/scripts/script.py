"""Lua scripts by name: run by their hash, sent whole only when the server does not know them (any more)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from redis.client import Pipeline
from redis.exceptions import NoScriptError

from service.store.redis.connections.client import Client
from service.store.redis.connections.exchange import Argument
from service.store.redis.connections.lines import Line
from service.store.redis.connections.places import NONE, Acknowledging
from service.store.redis.nodes import Nodes

__all__ = ["Argument", "Client", "Script", "source"]


DECLARES = "#!lua"
"""What a script begins with that touches only its keys and what is in their slot: a cluster then refuses the rest."""


@cache
def source(path: Path, *, declares: bool = False) -> tuple[str, str]:
    """A script's text and its SHA-1, read once a process.

    declares: whether it tells the server what it promises. A server by itself makes no use of it, does not know it
    before Redis 7, and with it refuses when it is full what a script would only have looked up.
    """
    text = path.read_text(encoding="utf-8")
    if not declares and text.startswith(DECLARES):
        text = f"--{text}"
    return text, hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


class Script:
    """One Lua script; a call is one round trip, to the server that has its first key.

    keep: how many connections it keeps at hand between its calls, and out of the pool's sight. counts: whether what it
    writes counts only once the client's replicas have it.
    """

    def __init__(self, client: Client, path: Path, keep: int = 0, *, counts: bool = False) -> None:
        self._text, self._sha = source(path, declares=isinstance(client, Nodes))
        self._runner = client.runner(keep)
        self._acknowledging: Acknowledging = client.acknowledging if counts else NONE

    def __call__(self, keys: list[str], args: list[Argument]) -> Any:
        """Run it. Raises what redis-py raises, and NotAcknowledged."""
        return self.on_connection(keys, args)[0]

    def on_connection(self, keys: list[str], args: list[Argument]) -> tuple[Any, Line]:
        """The same, and the connection by which it was run (to be looked at only)."""
        try:
            return self._runner.run(keys[0], ("EVALSHA", self._sha, len(keys), *keys, *args), self._acknowledging)
        except NoScriptError:
            return self._runner.run(keys[0], ("EVAL", self._text, len(keys), *keys, *args), self._acknowledging)

    def queue(self, pipe: Pipeline, keys: list[str], args: list[Argument]) -> None:
        """Put a call into a pipeline; its answer is an exception where the server does not know the script."""
        queue: Callable[..., object] = pipe.execute_command
        queue("EVALSHA", self._sha, len(keys), *keys, *args)
