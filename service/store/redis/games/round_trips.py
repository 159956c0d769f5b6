"""What was measured of players' networks, in Redis. Raises what redis-py raises."""

from __future__ import annotations

from service.store.port import ROUND_TRIPS, ROUND_TRIPS_MS
from service.store.redis.connections.client import Client


def note(client: Client, name: str, ms: int) -> list[int]:
    """See Store.note_round_trip. name: of the list."""
    pipe = client.pipeline(transaction=False)
    pipe.lpush(name, ms)
    pipe.ltrim(name, 0, ROUND_TRIPS - 1)
    pipe.pexpire(name, ROUND_TRIPS_MS)
    pipe.lrange(name, 0, ROUND_TRIPS - 1)
    return [int(kept) for kept in pipe.execute()[-1]]
