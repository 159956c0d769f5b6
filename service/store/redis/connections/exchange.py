"""A command and its answer on one connection, and how many replicas must have what it wrote before that counts."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Protocol

from hiredis import pack_command
from redis.exceptions import ResponseError

from service.store.errors import NotAcknowledged
from service.store.redis.connections.lines import Argument, Line, Pool
from service.store.redis.connections.places import NONE, Acknowledging

__all__ = ["Argument", "Direct", "KeptConnections", "Runner", "exchange", "pack"]

_pack: Any = pack_command  # Its own hint knows commands of one word only.


def pack(command: tuple[Argument, ...]) -> bytes:
    """A command as it goes over the line."""
    packed: bytes = _pack(command)
    return packed


ASKING = pack(("ASKING",))


class Runner(Protocol):
    """Runs commands for one caller, on connections that it keeps at hand."""

    def run(self, key: str, command: Sequence[Argument], acknowledging: Acknowledging) -> tuple[Any, Line]:
        """The answer to a command that touches this key and others of its slot, and the connection that gave it.

        Raises what redis-py raises, and NotAcknowledged.
        """


def exchange(
    connection: Line,
    command: Sequence[Argument],
    acknowledging: Acknowledging = NONE,
    *,
    asking: bool = False,
    read: Callable[[Line], Any] | None = None,
) -> Any:
    """Send a command, with all that belongs to it in the same write, and read its answer.

    asking: a slot on its way to this server is meant. read: what reads the answer, instead of the connection itself.
    Raises what redis-py raises, and NotAcknowledged; whatever WAIT says, an error of the command goes first.
    """
    # A third of the time that redis-py takes for it, which looks at every argument first.
    packed = pack(tuple(command)) if read is None else b"".join(connection.pack_command(*command))
    if asking:
        packed = ASKING + packed
    wait = acknowledging.replicas > 0
    if wait:
        packed += _waiting(acknowledging)
    connection.send_packed_command((packed,))
    if asking:
        connection.read_response()
    if not wait:
        return connection.read_response() if read is None else read(connection)
    failed, answer = None, None
    try:
        answer = connection.read_response() if read is None else read(connection)
    except ResponseError as error:
        failed = error
    reached = _reached(connection)
    if failed is not None:
        raise failed
    if reached < acknowledging.replicas:
        raise NotAcknowledged(f"{reached} of {acknowledging.replicas} replicas have it in time")
    return answer


@cache
def _waiting(acknowledging: Acknowledging) -> bytes:
    return pack(("WAIT", acknowledging.replicas, acknowledging.timeout_ms))


def _reached(connection: Line) -> int:
    try:
        return int(connection.read_response())
    except ResponseError:
        # A server that has become a replica waits for none.
        return 0


class KeptConnections:
    """Connections that were taken from a pool and wait for the next command here, at most so many (`most`).

    The pool locks, counts and asks the socket whether Redis has hung up, each time; here the command itself finds that
    out. So a caller that takes one must be able to send its command again: once one has failed, none is at hand.
    """

    def __init__(self, pool: Pool, most: int) -> None:
        self.pool = pool
        # A small pool must not end up with all it has in here, where other commands find none.
        self._most = min(most, self.pool.max_connections // 4)
        self._idle: list[Line] = []
        self._process = os.getpid()

    def take(self) -> Line:
        """One that no other caller uses. Raises what redis-py raises where there is none to be had."""
        if self._idle and self._process == os.getpid():
            with suppress(IndexError):
                return self._idle.pop()
        return self.pool.get_connection()

    def give_back(self, connection: Line) -> None:
        """It has answered, and nothing more will come of it."""
        if len(self._idle) < self._most and self._process == os.getpid():
            self._idle.append(connection)
        else:
            self.pool.release(connection)

    def failed(self, connection: Line) -> None:
        """It may be anything by now, and so may all that have waited as long."""
        connection.disconnect()
        self.pool.release(connection)
        idle, self._idle = self._idle, []
        for waiting in idle:
            waiting.disconnect()
            self.pool.release(waiting)


class Direct:
    """Runs commands on the one server that a pool leads to. keep: how many connections it keeps at hand."""

    def __init__(self, pool: Pool, keep: int) -> None:
        self._kept = KeptConnections(pool, keep)

    def run(self, key: str, command: Sequence[Argument], acknowledging: Acknowledging = NONE) -> tuple[Any, Line]:
        """See Runner. As redis-py would run it but for retries, which are ours alone, and at less cost."""
        kept = self._kept
        connection = kept.take()
        try:
            answer = exchange(connection, command, acknowledging)
        except (ResponseError, NotAcknowledged):
            kept.give_back(connection)
            raise
        except BaseException:
            kept.failed(connection)
            raise
        kept.give_back(connection)
        return answer, connection
