"""A game's log as it lies in Redis. Raises what redis-py raises."""

from __future__ import annotations

from typing import Any

from service.store.layout import Layout
from service.store.log import Entry, Untold


def entries(client: Any, layout: Layout, game_id: str, after: int, limit: int) -> list[Entry]:
    """See Store.log."""
    return _entries(client.xrange(layout.events(game_id), min=f"({after}-0", count=limit))


def untold(client: Any, layout: Layout, game_id: str, limit: int) -> Untold | None:
    """See Store.untold."""
    blob, first = client.hmget(layout.game(game_id), "b", "wf")
    if blob is None or first is None:
        return None
    return Untold(blob, _entries(client.xrange(layout.events(game_id), min=f"{int(first)}-0", count=limit)))


def _entries(found: Any) -> list[Entry]:
    return [
        Entry(int(place.partition(b"-")[0]), fields.get(b"n", b"").decode(), fields[b"e"], fields.get(b"p", b""))
        for place, fields in found
    ]
