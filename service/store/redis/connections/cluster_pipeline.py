"""Commands that are sent together to a cluster: grouped by node, sent to all of them, then read."""

from __future__ import annotations

import time
from typing import Any, Protocol

from redis import ConnectionPool
from redis.client import Pipeline
from redis.exceptions import AskError, MovedError, RedisError, ResponseError, TryAgainError
from redis.exceptions import TimeoutError as RedisTimeoutError

from service.store.redis.connections.commands import key_of
from service.store.redis.connections.lines import Line
from service.store.redis.connections.topology import Member, Topology

Stack = list[tuple[tuple[object, ...], dict[str, object]]]
"""Commands with what reads their answers, as redis-py keeps them."""

ON_ITS_WAY = (MovedError, AskError, TryAgainError)


class Following(Protocol):
    """What a pipeline asks of its client."""

    topology: Topology
    connection_pool: ConnectionPool
    response_callbacks: Any

    def member(self, key: str | bytes) -> Member:
        """The node that has a key, as far as is known."""

    def execute_command(self, *args: object, **options: object) -> object:
        """One command, which follows its slot."""

    def in_transaction(self, stack: Stack, raise_on_error: bool) -> list[Any]:
        """All of these commands or none."""


class _Group:
    """The commands of a pipeline for one node, by their places in it."""

    def __init__(self, member: Member) -> None:
        self.member = member
        self.places: list[int] = []
        self.connection: Line | None = None


class ClusterPipeline(Pipeline):
    """As redis-py's. What fails on one node alone fails; without `raise_on_error` the error is the answer there.

    patience_s: how long nodes together may take to begin to answer, where that is less than what commands may take
    elsewhere; one that hangs is then asked by others whether it is there.
    """

    def __init__(self, client: Following, transaction: bool, patience_s: float | None = None) -> None:
        super().__init__(client.connection_pool, client.response_callbacks, transaction, None)
        self._cluster = client
        self._whole = transaction
        self._patience_s = patience_s

    def execute(self, raise_on_error: bool = True) -> list[Any]:
        """See redis-py."""
        stack, self.command_stack = self.command_stack, []
        if not stack:
            return []
        if self._whole:
            return self._cluster.in_transaction(stack, raise_on_error)
        answers: list[object] = [None] * len(stack)
        groups = self._grouped(stack, answers)
        try:
            for group in groups:
                self._send(group, stack, answers)
            sent = time.monotonic()
            for group in groups:
                self._read(group, stack, answers, sent)
        finally:
            for group in groups:
                self._over(group, whole=False)
        for place, answer in enumerate(answers):
            if isinstance(answer, ON_ITS_WAY):
                answers[place] = self._alone(*stack[place])
        failed = next((answer for answer in answers if isinstance(answer, Exception)), None)
        if raise_on_error and failed is not None:
            raise failed
        return answers

    def _grouped(self, stack: Stack, answers: list[object]) -> list[_Group]:
        found: dict[str, _Group] = {}
        anywhere: list[int] = []
        for place, (command, _) in enumerate(stack):
            key = key_of(command)
            if key is None:
                anywhere.append(place)
                continue
            try:
                member = self._cluster.member(key)
            except (RedisError, OSError) as error:
                answers[place] = error
                continue
            found.setdefault(member.name, _Group(member)).places.append(place)
        if anywhere and not found:
            member = self._cluster.topology.masters()[0]
            found[member.name] = _Group(member)
        if anywhere:
            # What belongs to no slot is asked of a node that is asked anyway, before the rest.
            group = next(iter(found.values()))
            group.places = sorted([*anywhere, *group.places])
        return list(found.values())

    def _send(self, group: _Group, stack: Stack, answers: list[object]) -> None:
        try:
            self._cluster.topology.listen(group.member, wait=self._patience_s is None)
            group.connection = group.member.pool.get_connection()
            packed = group.connection.pack_commands([stack[place][0] for place in group.places])
            group.connection.send_packed_command(packed)
        except (RedisError, OSError) as error:
            self._failed(group, group.places, error, answers)

    def _read(self, group: _Group, stack: Stack, answers: list[object], sent: float) -> None:
        if group.connection is None:
            return
        if not self._begins(group.connection, sent):
            late = RedisTimeoutError(f"{group.member.name} does not answer in time")
            self._failed(group, group.places, late, answers)
            return
        parse: Any = self.parse_response
        for at, place in enumerate(group.places):
            command, options = stack[place]
            try:
                answers[place] = parse(group.connection, command[0], **options)
            except ResponseError as error:
                answers[place] = error
            except (RedisError, OSError) as error:
                self._failed(group, group.places[at:], error, answers)
                return
        self._over(group, whole=True)

    def _begins(self, connection: Line, sent: float) -> bool:
        """Whether an answer begins in time, where not all time is given."""
        if self._patience_s is None:
            return True
        try:
            return connection.can_read(timeout=max(0.001, sent + self._patience_s - time.monotonic()))
        except (RedisError, OSError):
            # What is wrong with it, who reads from it is told.
            return True

    def _failed(self, group: _Group, places: list[int], error: Exception, answers: list[object]) -> None:
        for place in places:
            answers[place] = error
        self._over(group, whole=False)
        self._cluster.topology.failed(group.member, error)

    def _over(self, group: _Group, *, whole: bool) -> None:
        """Give the connection back; one of which not all answers were read is closed."""
        connection, group.connection = group.connection, None
        if connection is None:
            return
        if not whole:
            connection.disconnect()
        group.member.pool.release(connection)

    def _alone(self, command: tuple[object, ...], options: dict[str, object]) -> object:
        try:
            return self._cluster.execute_command(*command, **options)
        except (RedisError, OSError) as error:
            return error
