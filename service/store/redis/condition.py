"""How a Redis is, asked in one round trip, and what it is known to have lost."""

from __future__ import annotations

from typing import Any

import redis
from redis.exceptions import ResponseError

from service.store import keys
from service.store.commits import STATUSES
from service.store.condition import Condition, Loss, Losses
from service.store.redis.connection import unavailable

PROBE_MS = 10_000


def condition(client: redis.Redis) -> Condition:
    """How it is, after it has taken a write. Raises StoreUnavailable, StoreTakesNoWrites."""
    with unavailable():
        pipe = client.pipeline(transaction=False)
        pipe.set(keys.PROBE, "1", px=PROBE_MS)
        pipe.info("memory")
        pipe.info("persistence")
        pipe.config_get("appendfsync")
        pipe.hgetall(keys.LOSSES)
        pipe.scard(keys.losses("rewound"))
        pipe.scard(keys.losses("gone"))
        for status in STATUSES:
            pipe.zcard(keys.lobby(status))
        answers = pipe.execute(raise_on_error=False)
        config = answers.pop(3)
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
    _, memory, persistence, lost, rewound, gone, *counts = answers
    limit = int(memory.get("maxmemory", 0))
    return Condition(
        used_bytes=int(memory.get("used_memory", 0)),
        max_bytes=limit,
        evicts=limit > 0 and memory.get("maxmemory_policy", "noeviction") != "noeviction",
        durable=bool(persistence.get("aof_enabled", 1)),
        fsync=_fsync(config),
        losses=Losses(at=int(lost.get(b"at", 0)), rewound=rewound, gone=gone, cut=b"cut" in lost),
        public_games=dict(zip(STATUSES, counts, strict=True)),
    )


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
    if isinstance(config, ResponseError):
        # Servers of others may tell their settings to nobody.
        return ""
    if isinstance(config, Exception):
        raise config
    return str(config.get("appendfsync", ""))
