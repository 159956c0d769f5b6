"""A client of a cluster: each command goes to the node that has its key's slot, and follows the slot where it moves."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import redis
from redis.crc import key_slot
from redis.exceptions import (
    AskError,
    BusyLoadingError,
    ClusterDownError,
    ExecAbortError,
    MasterDownError,
    MovedError,
    ReadOnlyError,
    RedisError,
    ResponseError,
    TryAgainError,
)
from redis.exceptions import ConnectionError as RedisConnectionError

from service.store.errors import NotAcknowledged
from service.store.redis.connections import cluster_subscriptions
from service.store.redis.connections.client import Client
from service.store.redis.connections.cluster_pipeline import ClusterPipeline, Stack
from service.store.redis.connections.commands import key_of
from service.store.redis.connections.exchange import Argument, KeptConnections, exchange
from service.store.redis.connections.lines import Line
from service.store.redis.connections.places import NONE, Acknowledging
from service.store.redis.connections.subscriptions import Subscriptions
from service.store.redis.connections.topology import Member, Topology

TURNS = 16
"""So often a command follows its slot, before it is given up: longer than it takes a move to come to its end."""

PAUSE_S = 0.005
"""Before a command is tried again whose keys are half here and half there."""

ELSEWHERE = (ClusterDownError, MasterDownError, ReadOnlyError, BusyLoadingError)
"""What a node answers that cannot serve its slots now; another one may be about to."""


@lru_cache(maxsize=16_384)
def slot_of(key: str | bytes) -> int:
    """The slot of a key."""
    return int(key_slot(key.encode() if isinstance(key, str) else key))


class OnNodes:
    """Runs commands on the node of their slot. keep: how many connections to each node it keeps at hand."""

    def __init__(self, topology: Topology, keep: int) -> None:
        self._topology = topology
        self._keep = keep
        self._kept: dict[str, KeptConnections] = {}

    def run(
        self,
        key: str | bytes,
        command: Sequence[Argument],
        acknowledging: Acknowledging = NONE,
        read: Callable[[Line], Any] | None = None,
    ) -> tuple[Any, Line]:
        """See Runner. read: what reads the answer, instead of the connection itself."""
        slot = slot_of(key)
        member, asking = self._topology.of_slot(slot), False
        for _ in range(TURNS):
            try:
                return self._once(member, command, acknowledging, asking, read)
            except MovedError as error:
                self._topology.moved(error)
                member, asking = self._topology.of_slot(slot), False
            except AskError as error:
                member, asking = self._topology.asked(error), True
            except TryAgainError:
                time.sleep(PAUSE_S)
                if not asking:
                    member = self._topology.of_slot(slot)
        raise RedisConnectionError(f"the slot {slot} is on its way from node to node")

    def once_on(self, member: Member, command: Sequence[Argument], read: Callable[[Line], Any]) -> Any:
        """The answer to a command that belongs to no slot, of this node."""
        return self._once(member, command, NONE, False, read)[0]

    def _once(
        self,
        member: Member,
        command: Sequence[Argument],
        acknowledging: Acknowledging,
        asking: bool,
        read: Callable[[Line], Any] | None,
    ) -> tuple[Any, Line]:
        kept = self._kept.get(member.name)
        if kept is None or kept.pool is not member.pool:
            kept = self._kept[member.name] = KeptConnections(member.pool, self._keep)
        self._topology.listen(member)
        connection = None
        try:
            connection = kept.take()
            answer = exchange(connection, command, acknowledging, asking=asking, read=read)
        except (ResponseError, NotAcknowledged) as error:
            assert connection is not None
            kept.give_back(connection)
            if isinstance(error, ELSEWHERE):
                self._topology.refresh()
            raise
        except BaseException as error:
            if connection is not None:
                kept.failed(connection)
            if isinstance(error, (RedisError, OSError)):
                self._topology.failed(member, error)
            raise
        kept.give_back(connection)
        return answer, connection


class ClusterClient(Client):
    """Has redis-py's commands. Those whose keys share a slot go to its node; those without a key to any node."""

    def __init__(self, topology: Topology, acknowledging: Acknowledging = NONE) -> None:
        # Redis wants a pool, and nothing here takes a connection from it.
        super().__init__(redis.ConnectionPool(protocol=2), acknowledging)
        self.topology = topology
        self._nodes = OnNodes(topology, 0)

    def execute_command(self, *args: Any, **options: Any) -> Any:
        """See redis-py."""

        def read(connection: Line) -> Any:
            parse: Any = self.parse_response
            return parse(connection, args[0], **options)

        key = key_of(args)
        if key is not None:
            return self._nodes.run(key, args, read=read)[0]
        failed: Exception = RedisConnectionError("the cluster has no nodes")
        for member in self.topology.masters():
            try:
                return self._nodes.once_on(member, args, read)
            except (RedisError, OSError) as error:
                failed = error
        raise failed

    def runner(self, keep: int) -> OnNodes:
        """See Client."""
        return OnNodes(self.topology, keep)

    def subscriptions(self, *, sharded: bool) -> Subscriptions:
        """See Client. What is published to no slot goes to every node of a cluster: there are no such channels."""
        if not sharded:
            raise ValueError("a cluster has channels of slots only")
        return cluster_subscriptions.OnNodes(self)

    def on_connect(self, act: Callable[[Line], None]) -> None:
        """See Client."""
        self.topology.connected = act

    def pipeline(self, transaction: bool = True, shard_hint: str | None = None) -> ClusterPipeline:
        """Commands that are sent together, to each node its own; with a transaction those of one slot."""
        return ClusterPipeline(self, transaction)

    def pipeline_within(self, seconds: float) -> ClusterPipeline:
        """See service.store.redis.nodes."""
        return ClusterPipeline(self, False, seconds)

    def serving(self, key: str) -> redis.Redis:
        """See service.store.redis.nodes."""
        return self.member(key).client

    def masters(self) -> list[redis.Redis]:
        """See service.store.redis.nodes."""
        return [member.client for member in self.topology.masters()]

    def member(self, key: str | bytes) -> Member:
        """The node that has a key, as far as is known. Raises redis-py's ConnectionError where none has."""
        return self.topology.of_slot(slot_of(key))

    def in_transaction(self, stack: Stack, raise_on_error: bool) -> list[Any]:
        """All of these commands or none, on the node of the first one's slot."""
        key = key_of(stack[0][0])
        assert key is not None
        for turn in range(TURNS):
            member = self.member(key)
            self.topology.listen(member)
            pipe: Any = member.client.pipeline(transaction=True)
            pipe.command_stack = list(stack)
            try:
                answers: list[Any] = pipe.execute(raise_on_error)
                return answers
            except (MovedError, AskError, TryAgainError, ExecAbortError):
                # Nothing of it was done.
                time.sleep(PAUSE_S * turn)
                self.topology.refresh()
            except (RedisError, OSError) as error:
                self.topology.failed(member, error)
                raise
        raise RedisConnectionError("a transaction's slot is on its way from node to node")

    def close(self) -> None:
        """See redis-py."""
        self.topology.close()
