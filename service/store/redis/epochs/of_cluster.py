"""Which life of a cluster an answer comes from: a new one begins wherever a node becomes a master or starts again."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from redis.client import Pipeline
from redis.exceptions import RedisError

from service.store import keys
from service.store.redis.connections.lines import Line
from service.store.redis.scripts.script import Script
from service.store.revision import UNKNOWN, Epoch

_LIFE = re.compile(rb"^(?:run_id|master_replid):([0-9a-f]{12})", re.MULTILINE)
log = logging.getLogger(__name__)


class ClusterEpochs:
    """See Epochs. Any shard's new life is one of the whole, as games are remembered without their shards.

    A node's life is told by its run id, which is another one after a start, and by its replication id, which is another
    one after a failover.
    """

    def __init__(self, client: Any) -> None:
        self.now = UNKNOWN
        self.on_renewal: Callable[[], None] = lambda: None
        self._known: set[str] = set()
        self._script = Script(client, Path(__file__).with_name("cluster_epoch.lua"))
        client.on_connect(self._connected)

    def of(self, connection: Line) -> Epoch:
        """See Epochs. The first answer of a node that nothing was known of costs one round trip more."""
        life = getattr(connection, "chouette_life", "")
        if life and life not in self._known:
            self._learn(life)
        return self.now

    def queue(self, pipe: Pipeline) -> None:
        """See Epochs."""
        pipe.hmget(keys.EPOCH, "n", "run")

    def read(self, answer: Any) -> Epoch:
        """See Epochs. Where the node that has it is away, the cluster is taken to live as it did."""
        number, run = (b"", b"") if isinstance(answer, Exception) else answer
        if number and run and int(number) > self.now.number:
            self._become(Epoch(int(number), run.decode()))
        return self.now

    def _connected(self, connection: Line) -> None:
        found: list[bytes] = []
        for section in ("server", "replication"):
            connection.send_command("INFO", section)
            found += _LIFE.findall(connection.read_response())
        connection.chouette_life = b"-".join(found).decode()

    def _learn(self, life: str) -> None:
        try:
            number, run = self._script([keys.EPOCH], [self.now.number, life])
        except (RedisError, OSError) as error:
            # It is asked again with the next answer.
            log.info("the life of the cluster cannot be told: %s", error)
            return
        self._known.add(life)
        self._become(Epoch(number, run.decode()))

    def _become(self, epoch: Epoch) -> None:
        before, self.now = self.now, epoch
        if before.run and before.run != epoch.run:
            self.on_renewal()
