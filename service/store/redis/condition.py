"""How a Redis is, asked in one round trip (of a cluster one a node), and what it is known to have lost."""

from __future__ import annotations

import logging
from typing import Any

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

log = logging.getLogger(__name__)


def condition(client: Any, layout: Layout) -> Condition:
    """How it is, after it has taken a write. Raises StoreUnavailable, StoreTakesNoWrites.

    Of a cluster the sizes are those of the node with the least room; a node that is away just now is left out, as
    another one is about to take its place.
    """
    nodes = _nodes(client, layout)
    if len(nodes) == 1:
        [(node, probe)] = nodes
        asked = [*_of_node(probe), *_of_all(layout)]
        found = _ask(node, asked)
        return _condition([found[: len(_of_node(probe))]], found[len(_of_node(probe)) :])
    told: list[list[Any]] = []
    for node, probe in nodes:
        try:
            told.append(_ask(node, _of_node(probe)))
        except StoreTakesNoWrites:
            raise
        except StoreUnavailable as error:
            log.info("a node is away: %s", error)
            away = error
    if not told:
        raise away
    return _condition(told, _asked(client, _of_all(layout)))


def _nodes(client: Any, layout: Layout) -> list[tuple[Any, str]]:
    """All nodes with keys, each with the name of what can be written there. Raises StoreUnavailable."""
    found: dict[int, tuple[Any, str]] = {}
    with unavailable():
        count = len(masters(client))
        for bucket in range(layout.buckets):
            probe = layout.at(bucket).probe
            node = serving(client, probe)
            found.setdefault(id(node), (node, probe))
            if len(found) == count:
                break
    return list(found.values())


def _of_node(probe: str) -> list[tuple[Any, ...]]:
    return [
        ("SET", probe, "1", "PX", PROBE_MS), ("INFO", "memory"), ("INFO", "persistence"), ("CONFIG GET", "appendfsync")
    ]  # fmt: skip


def _of_all(layout: Layout) -> list[tuple[Any, ...]]:
    losses = [("HGETALL", keys.LOSSES), ("SCARD", keys.losses("rewound")), ("SCARD", keys.losses("gone"))]
    return [*losses, *(("ZCARD", layout.lists.of_status(status)) for status in STATUSES)]


def _asked(client: Any, commands: list[tuple[Any, ...]]) -> list[Any]:
    """What comes of these commands, or the errors that do, in one round trip. Raises StoreUnavailable."""
    with unavailable():
        pipe = client.pipeline(transaction=False)
        for command in commands:
            pipe.execute_command(*command)
        answers: list[Any] = pipe.execute(raise_on_error=False)
    return answers


def _ask(client: Any, commands: list[tuple[Any, ...]]) -> list[Any]:
    """What comes of these commands; servers of others may tell their settings to no client. Raises StoreUnavailable."""
    answers = _asked(client, commands)
    with unavailable():
        for command, answer in zip(commands, answers, strict=True):
            if isinstance(answer, Exception) and not (command[0] == "CONFIG GET" and isinstance(answer, ResponseError)):
                raise answer
    return answers


def _condition(nodes: list[list[Any]], rest: list[Any]) -> Condition:
    # What a node has that is away just now is as if it were not there.
    lost = {} if isinstance(rest[0], Exception) else rest[0]
    rewound, gone, *counts = (0 if isinstance(answer, Exception) else answer for answer in rest[1:])
    fullest = max((memory for _, memory, _, _ in nodes), key=_fullness)
    limit = int(fullest.get("maxmemory", 0))
    fsyncs = {_fsync(config) for *_, config in nodes}
    return Condition(
        used_bytes=int(fullest.get("used_memory", 0)),
        max_bytes=limit,
        evicts=any(_evicts(memory) for _, memory, _, _ in nodes),
        durable=all(bool(persistence.get("aof_enabled", 1)) for _, _, persistence, _ in nodes),
        fsync=fsyncs.pop() if len(fsyncs) == 1 else "",
        losses=Losses(at=int(lost.get(b"at", 0)), rewound=rewound, gone=gone, cut=b"cut" in lost),
        public_games=dict(zip(STATUSES, counts, strict=True)),
    )


def _fullness(memory: dict[str, Any]) -> tuple[float, int]:
    limit, used = int(memory.get("maxmemory", 0)), int(memory.get("used_memory", 0))
    return (used / limit if limit else 0.0), used


def _evicts(memory: dict[str, Any]) -> bool:
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


def _fsync(config: Any) -> str:
    return "" if isinstance(config, ResponseError) else str(config.get("appendfsync", ""))
