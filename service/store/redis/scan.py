"""All games that a store has, some at a time: bucket after bucket, in the order of Redis."""

from __future__ import annotations

from typing import Any, cast

import redis

from service.store.commits import GameStatus
from service.store.layout import Layout
from service.store.redis.nodes import serving

SCANNED = 1000
"""Keys that Redis looks at in one go, to find games among them."""

BUCKETS_AT_ONCE = 64
"""Buckets that are begun in one go, as many of them may be empty."""


def some_games(client: Any, layout: Layout, cursor: int) -> tuple[list[str], int]:
    """See Store.games. The cursor is the bucket and how far it is looked through. Raises what redis-py raises."""
    names: list[str] = []
    for _ in range(min(layout.buckets, BUCKETS_AT_ONCE)):
        at, bucket = divmod(cursor, layout.buckets)
        pattern = layout.games(bucket)
        following, found = _scan(serving(client, pattern), at, pattern)
        names += [layout.game_named(name.decode()) for name in found]
        if not following:
            bucket = (bucket + 1) % layout.buckets
        cursor = int(following) * layout.buckets + bucket
        if not cursor or len(names) >= SCANNED:
            break
    return names, cursor


def statuses(client: Any, layout: Layout, game_ids: list[str]) -> dict[str, GameStatus]:
    """See Store.statuses. Raises what redis-py raises."""
    pipe = client.pipeline(transaction=False)
    for game_id in game_ids:
        pipe.hget(layout.game(game_id), "s")
    found: list[bytes | None] = pipe.execute()
    return {
        game_id: cast(GameStatus, status.decode())
        for game_id, status in zip(game_ids, found, strict=True)
        if status is not None
    }


def _scan(node: redis.Redis, at: int, pattern: str) -> Any:
    return node.scan(at, match=pattern, count=SCANNED)
