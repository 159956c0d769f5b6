"""Whether a service runs at an end: by the signs of life of its processes, and by who is connected."""

from __future__ import annotations

from typing import Any

from redis.exceptions import ResponseError

from service.move.ends import OURS, End, database_of
from service.move.errors import CannotMove, some_of
from service.outbox import processes
from service.outbox.processes import SILENT_MS
from service.store.redis.nodes import masters

WATCHING = frozenset((
    "acl", "client", "cluster", "command", "config", "dbsize", "hello", "info", "latency", "memory", "monitor", "ping",
    "role", "select", "slowlog", "auth", "null",
))  # fmt: skip
"""What programs ask that only look at a server, as its last command; sub-commands follow a `|`."""

_SENTINELS = "sentinel-"
"""How Sentinels name their connections."""


def refuse_what_is_in_use(end: End, *, clients: bool = True) -> None:
    """Raise CannotMove where a service runs there. clients: whether others that are connected count.

    Raises what redis-py raises.
    """
    found = [f"the {one.kind} process {one.pid} on {one.host}" for one in _alive(end)]
    if found:
        raise CannotMove(
            f"A service runs at {end.shown}: {some_of(found)}. Stop all of its processes first; one that was killed "
            f"is believed to live for {SILENT_MS // 1000} seconds."
        )
    others = _others(end.client) if clients else []
    if others:
        raise CannotMove(
            f"{end.shown} is in use by {some_of(others)}. Stop what plays there, API processes included; if these only "
            "look, say --ignore-clients."
        )


def _alive(end: End) -> list[processes.Process]:
    """The processes behind the API that said so a moment ago."""
    seconds, _ = end.beside.time()
    least = int(seconds) * 1000 - SILENT_MS
    return [one for one in processes.every(end.beside).values() if one.beat >= least]


def _others(client: Any) -> list[str]:
    """Who else is connected and did more than to look, in words. A server that tells of no clients has none."""
    database, found = database_of(client), list[str]()
    for node in masters(client):
        try:
            told = node.client_list()
        except ResponseError:
            continue
        found += [
            f"{one.get('name') or one.get('lib-name') or 'a client'} at {one['addr']} (last command {one['cmd']})"
            for one in told
            if _plays(one, database)
        ]
    return found


def _plays(one: dict[str, str], database: int) -> bool:
    if one.get("name") == OURS or one.get("name", "").startswith(_SENTINELS) or int(one.get("db", 0)) != database:
        return False
    # Replicas, and a cluster's own links, are no clients that play.
    if set(one.get("flags", "N")) & set("SMO"):
        return False
    return one.get("cmd", "null").partition("|")[0].lower() not in WATCHING
