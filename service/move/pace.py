"""The servers of an end, and how fast they may be written to: no faster than their replicas follow."""

from __future__ import annotations

from typing import Any, NamedTuple

from service.move.ends import End
from service.move.errors import CannotMove
from service.move.payloads import answered
from service.store.redis.nodes import serving

AHEAD_BYTES = 32_000_000
"""A master that is ahead of its replica by more than it may keep for it has that one begin anew."""

PATIENCE_MS = 30_000


class Share(NamedTuple):
    """A server of an end, the name of what can be written there, and which part of all games it has."""

    node: Any
    probe: str
    part: float


def shares(end: End) -> list[Share]:
    """All servers that have games. Raises what redis-py raises."""
    layout, found = end.layout, dict[int, tuple[Any, str, int]]()
    for bucket in range(layout.buckets):
        probe = layout.at(bucket).probe
        node = serving(end.client, probe)
        _, name, count = found.get(id(node), (node, probe, 0))
        found[id(node)] = (node, name, count + 1)
    return [Share(node, probe, count / layout.buckets) for node, probe, count in found.values()]


class Pace:
    """Waits for a replica of each server now and then, where there are any. Raises CannotMove where none follows."""

    def __init__(self, end: End) -> None:
        self._shown = end.shown
        self._shares = [share for share in shares(end) if share.node.info("replication").get("connected_slaves")]
        self._ahead = 0

    def written(self, size: int) -> None:
        """So many bytes more."""
        self._ahead += size
        if self._ahead >= AHEAD_BYTES:
            self.wait()

    def wait(self) -> None:
        """Until a replica of each has all that was written by now."""
        self._ahead = 0
        for share in self._shares:
            pipe = share.node.pipeline(transaction=False)
            # Replicas are asked whether they have the last write of this connection, so there has to be one.
            pipe.set(share.probe, "1", px=PATIENCE_MS)
            pipe.execute_command("WAIT", 1, PATIENCE_MS)
            if not answered(pipe)[1]:
                raise CannotMove(
                    f"No replica of {self._shown} follows within {PATIENCE_MS // 1000} seconds. When they do, run this "
                    "again: it goes on where it is."
                )
