"""How a Redis is, asked in one round trip (of a cluster one a node, all at once), and what it is known to have lost."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import redis
from redis.exceptions import ResponseError

from service.store import keys
from service.store.commits import STATUSES
from service.store.condition import Condition, Loss, Losses
from service.store.errors import StoreTakesNoWrites, StoreUnavailable
from service.store.layout import Layout
from service.store.redis.connection import unavailable
from service.store.redis.nodes import masters, serving

PROBE_MS = 10_000

Command = tuple[str | int, ...]
Told = dict[str, str | int]
"""What INFO and CONFIG tell."""

log = logging.getLogger(__name__)


def condition(client: redis.Redis, layout: Layout) -> Condition:
    """How it is, after it has taken a write. Raises StoreUnavailable, StoreTakesNoWrites.

    Of a cluster the sizes are those of the node with the least room. A node that is away or takes no writes just now is
    left out and named: the games of the others are played, and another one may be about to take its place.
    """
    nodes = _nodes(client, layout)
    if len(nodes) == 1:
        [(node, probe)] = nodes
        asked = [*_of_node(probe), *_of_all(layout)]
        found = _ask(node, asked)
        return _condition([found[: len(_of_node(probe))]], found[len(_of_node(probe)) :])
    # Side by side, so that it takes no longer where several hang than where one does.
    with ThreadPoolExecutor(len(nodes)) as threads:
        answers = list(threads.map(_asked_alone, nodes))
    told = [answer for answer in answers if not isinstance(answer, StoreUnavailable)]
    failing = [answer for answer in answers if isinstance(answer, StoreUnavailable)]
    if not told:
        raise next((error for error in failing if isinstance(error, StoreTakesNoWrites)), failing[0])
    well = _condition(told, _asked(client, _of_all(layout)))
    said = [str(error) if isinstance(error, StoreTakesNoWrites) else "" for error in failing]
    return msgspec.structs.replace(well, nodes=len(nodes), failing=said)


def _asked_alone(asked: tuple[redis.Redis, str]) -> list[Any] | StoreUnavailable:
    node, probe = asked
    try:
        return _ask(node, _of_node(probe))
    except StoreUnavailable as error:
        log.info("a node is away or takes no writes: %s", error)
        return error


def _nodes(client: redis.Redis, layout: Layout) -> list[tuple[redis.Redis, str]]:
    """All nodes with keys, each with the name of what can be written there. Raises StoreUnavailable."""
    found: dict[int, tuple[redis.Redis, str]] = {}
    with unavailable():
        count = len(masters(client))
        for bucket in range(layout.buckets):
            probe = layout.at(bucket).probe
            node = serving(client, probe)
            found.setdefault(id(node), (node, probe))
            if len(found) == count:
                break
    return list(found.values())


def _of_node(probe: str) -> list[Command]:
    return [
        ("SET", probe, "1", "PX", PROBE_MS), ("INFO", "memory"), ("INFO", "persistence"), ("CONFIG GET", "appendfsync")
    ]  # fmt: skip


def _of_all(layout: Layout) -> list[Command]:
    losses: list[Command] = [
        ("HGETALL", keys.LOSSES),
        ("SCARD", keys.losses("rewound")),
        ("SCARD", keys.losses("gone")),
    ]
    return [*losses, *(("ZCARD", layout.lists.of_status(status)) for status in STATUSES)]


def _asked(client: redis.Redis, commands: list[Command]) -> list[Any]:
    """What comes of these commands, or the errors that do, in one round trip. Raises StoreUnavailable."""
    with unavailable():
        pipe = client.pipeline(transaction=False)
        queue: Callable[..., object] = pipe.execute_command
        for command in commands:
            queue(*command)
        answers: list[Any] = pipe.execute(raise_on_error=False)
    return answers


def _ask(client: redis.Redis, commands: list[Command]) -> list[Any]:
    """What comes of these commands, of which the first one writes. Raises StoreUnavailable, StoreTakesNoWrites.

    Servers of others may tell clients nothing of themselves: then an error stands there.
    """
    answers = _asked(client, commands)
    errors = [answer for answer in answers if isinstance(answer, Exception)]
    try:
        with unavailable():
            for error in errors:
                if error is answers[0] or not isinstance(error, ResponseError):
                    raise error
    except ResponseError as error:
        # Whatever that write is refused with, as for want of a right, no other one would be taken.
        raise StoreTakesNoWrites(str(error)) from error
    return answers


def _condition(nodes: list[list[Any]], rest: list[Any]) -> Condition:
    # What a node has that is away just now is as if it were not there.
    lost = {} if isinstance(rest[0], Exception) else rest[0]
    rewound, gone, *counts = (0 if isinstance(answer, Exception) else answer for answer in rest[1:])
    fullest = max((_told(memory) for _, memory, _, _ in nodes), key=_fullness)
    limit = int(fullest.get("maxmemory", 0))
    fsyncs = {str(_told(config).get("appendfsync", "")) for *_, config in nodes}
    return Condition(
        used_bytes=int(fullest.get("used_memory", 0)),
        max_bytes=limit,
        evicts=any(_evicts(_told(memory)) for _, memory, _, _ in nodes),
        durable=all(bool(_told(persistence).get("aof_enabled", 1)) for _, _, persistence, _ in nodes),
        fsync=fsyncs.pop() if len(fsyncs) == 1 else "",
        losses=Losses(at=int(lost.get(b"at", 0)), rewound=rewound, gone=gone, cut=b"cut" in lost),
        public_games=dict(zip(STATUSES, counts, strict=True)),
    )


def _told(answer: Told | ResponseError) -> Told:
    return {} if isinstance(answer, ResponseError) else answer


def _fullness(memory: Told) -> tuple[float, int]:
    limit, used = int(memory.get("maxmemory", 0)), int(memory.get("used_memory", 0))
    return (used / limit if limit else 0.0), used


def _evicts(memory: Told) -> bool:
    return int(memory.get("maxmemory", 0)) > 0 and memory.get("maxmemory_policy", "noeviction") != "noeviction"


def note_loss(client: redis.Redis, loss: Loss, game_id: str, at: int) -> None:
    """Keep for a day that this game was found rewound, or gone, at this instant (ms). Raises StoreUnavailable."""
    name = keys.losses(loss)
    with unavailable():
        pipe = client.pipeline(transaction=False)
        pipe.sadd(name, game_id)
        pipe.pexpire(name, keys.LOSSES_MS)
        pipe.hset(keys.LOSSES, "at", at)
        pipe.pexpire(keys.LOSSES, keys.LOSSES_MS)
        pipe.execute()
