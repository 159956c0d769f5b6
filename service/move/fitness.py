"""Whether an end can be moved from or to: refused in one sentence before anything is written."""

from __future__ import annotations

import shutil
from typing import Any

from redis.exceptions import ResponseError

from service.move.ends import End, alarms_stay, run_ids
from service.move.errors import CannotMove, some_of
from service.move.inventory import Inventory
from service.move.names import Names
from service.move.pace import shares
from service.store import keys
from service.store.errors import StoreTakesNoWrites
from service.store.redis.connection import unavailable

ROOM = 1.2
"""So much more memory than at the source is asked for at the target: servers differ in what a key costs."""

CLOCKS_MS = 1000
"""Clocks of two servers that differ by more are worth a word: windows close by that of the target from then on."""

PROBE_MS = 10_000


def refuse_the_same(source: End, target: End) -> None:
    """Two ends that are one. Raises CannotMove."""
    if run_ids(source.client) & run_ids(target.client):
        raise CannotMove(f"{source.shown} and {target.shown} are the same place: there is nothing to be moved.")


def refuse_a_cluster_in_parts(end: End) -> None:
    """A cluster of which slots are away, or on their way. Raises CannotMove."""
    for node in end.nodes:
        try:
            told: bytes = node.execute_command("CLUSTER", "INFO")
            known: bytes = node.execute_command("CLUSTER", "NODES")
        except ResponseError:
            # It is no cluster, or does not tell.
            continue
        if b"cluster_slots_ok:16384" not in told:
            raise CannotMove(f"Some slots of {end.shown} are served by no node now: wait until all are.")
        if b"->-" in known or b"-<-" in known:
            raise CannotMove(f"Slots of {end.shown} are on their way between its nodes: wait until that is over.")


def refuse_what_cannot_be_written(end: End) -> None:
    """A target that takes no writes, or throws games away when it is full. Raises CannotMove."""
    for node, probe, _ in shares(end):
        try:
            with unavailable():
                node.set(probe, "1", px=PROBE_MS)
        except StoreTakesNoWrites as error:
            raise CannotMove(f"{end.shown} takes no writes now ({str(error).rstrip('.')}).") from error
        memory = node.info("memory")
        policy = str(memory.get("maxmemory_policy", "noeviction"))
        if int(memory.get("maxmemory", 0)) and policy != "noeviction":
            raise CannotMove(
                f"{end.shown} throws away what it has no room for (maxmemory-policy {policy}): set it to noeviction."
            )


def refuse_what_is_too_small(source: End, target: End) -> None:
    """A target without room for what the source holds. Raises CannotMove."""
    needed = int(sum(_held(node) for node in source.nodes) * ROOM)
    for node, _, share in shares(target):
        memory = node.info("memory")
        limit = int(memory.get("maxmemory", 0))
        free = limit - int(memory.get("used_memory", 0))
        if limit and free < needed * share:
            raise CannotMove(
                f"{target.shown} is too small: {_mb(needed * share)} are needed on one of its servers, and {_mb(free)} "
                "are free there. Raise its maxmemory, or take a larger one."
            )
    if target.folder is not None and (free := shutil.disk_usage(target.folder).free) < 2 * needed:
        raise CannotMove(
            f"The disk of {target.shown} is too small: {_mb(2 * needed)} are needed, and {_mb(free)} are free."
        )


def refuse_what_is_not_empty(end: End, names: Names) -> None:
    """A target that holds something: games, keys, or anything of another program. Raises CannotMove."""
    found = Inventory().take(end.nodes, names)
    if not found.empty:
        what = (
            [f"{count:,} {what}" for what, count in found.counts.most_common()] or found.unknown or ["lists of games"]
        )
        raise CannotMove(f"{end.shown} is not empty: it has {some_of(what)}. Name an empty one.")
    if found.foreign:
        raise CannotMove(
            f"{end.shown} has something of another program ({some_of(found.foreign)}): name an empty database."
        )


def refuse_alarms_of_others(source: End, target: End) -> None:
    """A Redis of RQ's queues, beside the target, that has alarms of games already. Raises CannotMove."""
    if not (target.apart and target.alarms_beside) or alarms_stay(source, target):
        return
    if target.beside.exists(keys.ALARMS, keys.PRESENCE):
        raise CannotMove(
            "The Redis of --to-rq has alarms of other games. Name another; or, if no service is left to which they "
            f"belong, delete {keys.ALARMS} and {keys.PRESENCE} there."
        )


def refuse_lost_alarms(source: End, found: Inventory, alarms: int) -> None:
    """A source whose alarms must be elsewhere, as each game has one. Raises CannotMove."""
    if found.games and not alarms and not source.apart:
        raise CannotMove(
            f"{source.shown} has games and no alarms: these are with RQ's queues then. Name the Redis of "
            "CHOUETTE_RQ_REDIS_URL with --from-rq."
        )


def told_of_clocks(source: End, target: End) -> str:
    """What is to be said of the clocks of both; empty: they go alike."""
    (here, here_us), (there, there_us) = source.client.time(), target.client.time()
    apart = (int(there) - int(here)) * 1000 + (int(there_us) - int(here_us)) // 1000
    if abs(apart) < CLOCKS_MS:
        return ""
    return (
        f"The clock of {target.shown} is {abs(apart) / 1000:.1f} s {'ahead of' if apart > 0 else 'behind'} that of "
        f"{source.shown}: windows that are open close so much {'earlier' if apart > 0 else 'later'}."
    )


def _held(node: Any) -> int:
    try:
        memory = node.info("memory")
    except ResponseError:
        return 0
    return int(memory.get("used_memory_dataset", memory.get("used_memory", 0)))


def _mb(size: float) -> str:
    return f"{size / 1e6:,.1f} MB"
