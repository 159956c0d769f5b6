"""The two ends of a move: a folder of `chouette serve`, one Redis, a master behind Sentinels, or a cluster."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from redis.exceptions import ResponseError

from service.move.errors import CannotMove
from service.runtime.embedded_redis import OwnRedis, RedisUnavailable, data_directory
from service.runtime.own_server import served
from service.store.errors import StoreUnavailable
from service.store.layout import Layout
from service.store.redis.connection import connect
from service.store.redis.connections.client import Client
from service.store.redis.connections.fitness import unfit
from service.store.redis.connections.places import FORMS, WrongUrl, place_of, without_password
from service.store.redis.nodes import layout_of, masters

ANSWERS_S = 3.0
"""How long a server may take to say what it is."""

TIMEOUT_S = 60.0
"""How long one command may take: what is carried may be large, and its disk slow."""

OURS = f"chouette-move-{os.getpid()}-{secrets.token_hex(4)}"
"""How servers know the connections of this process from others."""


class End(NamedTuple):
    """Where a service has its games, or will have them.

    shown: as people may read it. folder: of our own Redis, None where it is another's. client: of the games; beside: of
    the Redis of RQ's queues, the same where there is one for all. apart: whether these are two.
    """

    shown: str
    folder: Path | None
    client: Client
    beside: Client
    apart: bool

    @property
    def layout(self) -> Layout:
        """By what names games are kept there."""
        return layout_of(self.client)

    @property
    def alarms_beside(self) -> bool:
        """Whether alarms and presence are with RQ's queues; in buckets they are with the games."""
        return self.layout.buckets == 1

    @property
    def alarms(self) -> Client:
        """Where alarms and presence are."""
        return self.beside if self.alarms_beside else self.client

    @property
    def nodes(self) -> list[Any]:
        """A client of each server that has keys. Raises what redis-py raises."""
        return masters(self.client)


@contextmanager
def opened(place: str, beside: str, *, new: bool) -> Iterator[End]:
    """An end that answers, until the block is left. beside: the URL of RQ's Redis, empty for the games' own.

    new: whether a folder is made where there is none. Raises CannotMove.
    """
    if "://" in place:
        with _at_urls(place, beside) as (client, other):
            yield End(without_password(place), None, client, other, bool(beside) and beside != place)
        return
    folder = data_directory(place)
    if not new and not (folder / "redis").is_dir():
        raise CannotMove(f"{folder} is no folder of a `chouette serve`: there is no Redis in it.")
    try:
        own = OwnRedis(folder)
    except RedisUnavailable as error:
        raise CannotMove(str(error)) from error
    try:
        with served(own), _at_urls(own.url, beside) as (client, other):
            yield End(str(folder), folder, client, other, bool(beside))
    except RedisUnavailable as error:
        raise CannotMove(str(error)) from error
    finally:
        own.close()


@contextmanager
def _at_urls(url: str, beside: str) -> Iterator[tuple[Client, Client]]:
    _refuse_unfit(url)
    if beside:
        _refuse_unfit(beside, of_rq=True)
    client = _connected(url)
    other = _connected(beside) if beside and beside != url else client
    try:
        yield client, other
    finally:
        for one in {id(client): client, id(other): other}.values():
            one.close()
            one.connection_pool.disconnect()


def _refuse_unfit(url: str, *, of_rq: bool = False) -> None:
    shown = without_password(url)
    try:
        if of_rq and not place_of(url).has_room_for_queues:
            raise CannotMove(f"{shown} is a cluster, on which RQ does not run: name the Redis of its queues.")
        why = unfit(url, ANSWERS_S)
    except WrongUrl as error:
        raise CannotMove(f"{shown} is no Redis URL: {error}.") from error
    except ValueError as error:
        raise CannotMove(f"{shown} is no Redis URL. Write {FORMS}.") from error
    except StoreUnavailable as error:
        raise CannotMove(f"No Redis answers at {shown} ({str(error).rstrip('.')}).") from error
    if why:
        raise CannotMove(f"The Redis at {shown} {why}.")


def _connected(url: str) -> Client:
    client = connect(url, timeout_s=TIMEOUT_S, connections=8)

    def named(connection: Any) -> None:
        connection.send_command("CLIENT", "SETNAME", OURS)
        # One that may not say so is taken for another program's.
        with suppress(ResponseError):
            connection.read_response()

    client.on_connect(named)
    return client


def run_ids(client: Any) -> set[str]:
    """Of the servers with keys, and the number of the database: two ends that share some of these are one place.

    Raises what redis-py raises.
    """
    return {f"{node.info('server').get('run_id', '')}/{database_of(client)}" for node in masters(client)}


def alarms_stay(source: End, target: End) -> bool:
    """Whether alarms and presence are where they are to be, as both ends have the same Redis for RQ's queues."""
    return source.alarms_beside and target.alarms_beside and bool(run_ids(source.alarms) & run_ids(target.alarms))


def database_of(client: Any) -> int:
    """The number of the database that a client asks."""
    return int(client.connection_pool.connection_kwargs.get("db") or 0)
