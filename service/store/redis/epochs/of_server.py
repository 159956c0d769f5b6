"""Which life of Redis an answer comes from: asked once by each connection, since none outlives the server."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from redis.client import Pipeline
from redis.exceptions import ResponseError

from service.store import keys
from service.store.redis.connections.client import Client
from service.store.redis.connections.lines import Line
from service.store.redis.scripts.script import source
from service.store.revision import UNKNOWN, Epoch

log = logging.getLogger(__name__)


class Epochs:
    """The lives of one Redis as one process hears of them.

    now: the latest. on_renewal: called when another one is found than was known before.
    """

    def __init__(self, client: Client) -> None:
        self.now = UNKNOWN
        self.on_renewal: Callable[[], None] = lambda: None
        self._script, _ = source(Path(__file__).with_name("epoch.lua"))
        client.on_connect(self._connected)

    def of(self, connection: Line) -> Epoch:
        """The life that this connection leads to; the latest one for connections from before anybody asked."""
        found: Epoch = getattr(connection, "chouette_epoch", self.now)
        return found

    def queue(self, pipe: Pipeline) -> None:
        """Have a pipeline ask; `read` its answer."""
        pipe.hmget(keys.EPOCH, "n", "run")

    def read(self, answer: list[bytes | None] | Exception) -> Epoch:
        """The life that a pipeline was answered from."""
        number, run = (None, None) if isinstance(answer, Exception) else answer
        return Epoch(int(number), run.decode()) if number and run else self.now

    def _connected(self, connection: Line) -> None:
        connection.send_command("EVAL", self._script, 1, keys.EPOCH, self.now.number, self.now.run)
        number, run, after = connection.read_response()
        if after:
            self._write_file_anew(connection)
        epoch = connection.chouette_epoch = Epoch(number, run.decode())
        before, self.now = self.now, epoch
        if before.run and before.run != epoch.run:
            self.on_renewal()

    def _write_file_anew(self, connection: Line) -> None:
        """Have the server write its append-only file from what it holds, as that may end within a commit.

        service/runtime/aof.py tells what would come of it; a file of our own server is cut by that before it starts.
        """
        connection.send_command("BGREWRITEAOF")
        try:
            connection.read_response()
        except ResponseError as error:
            # It lets no client ask for it, has no memory for it, or does so already.
            log.warning("Redis does not write its append-only file anew: %s", error)
