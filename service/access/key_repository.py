"""Where keys are kept: one hash in Redis, or a dictionary; both keep the same contract."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from service.access.keys import Key
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client

KEYS = "chouette:keys"
"""Hash: SHA-256 (hex) of a key by what is known of it (JSON)."""

USED = "chouette:keys:used"
"""Hash: SHA-256 (hex) of a key by the instant (ms) at which it was last seen; minutes old at most."""

_encode = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder(Key).decode


class KeyRepository(Protocol):
    """Keys by the hash of their secret. Every method may raise StoreUnavailable."""

    def find(self, hashed: str) -> Key | None:
        """The key of this hash, whether it still opens anything or not."""

    def put(self, hashed: str, key: Key) -> None:
        """Keep a key, or what has changed of it."""

    def every(self) -> dict[str, Key]:
        """All keys by their hash, oldest first."""

    def used(self, hashed: str, at: int) -> None:
        """It was seen at `at` (ms)."""

    def last_used(self) -> dict[str, int]:
        """When keys were last seen (ms), by hash; without those that never were."""


class RedisKeyRepository:
    """Keys in Redis. What is known of a key counts once the client's replicas have it."""

    def __init__(self, client: Client) -> None:
        self._client: Any = client
        self._runner, self._acknowledging = client.runner(0), client.acknowledging

    def find(self, hashed: str) -> Key | None:
        """See KeyRepository."""
        with unavailable():
            kept = self._client.hget(KEYS, hashed)
        return _decode(kept) if kept else None

    def put(self, hashed: str, key: Key) -> None:
        """See KeyRepository."""
        with unavailable():
            self._runner.run(KEYS, ("HSET", KEYS, hashed, _encode(key)), self._acknowledging)

    def every(self) -> dict[str, Key]:
        """See KeyRepository."""
        with unavailable():
            kept = self._client.hgetall(KEYS)
        return _in_order({hashed.decode(): _decode(text) for hashed, text in kept.items()})

    def used(self, hashed: str, at: int) -> None:
        """See KeyRepository."""
        with unavailable():
            self._client.hset(USED, hashed, at)

    def last_used(self) -> dict[str, int]:
        """See KeyRepository."""
        with unavailable():
            kept = self._client.hgetall(USED)
        return {hashed.decode(): int(at) for hashed, at in kept.items()}


class MemoryKeyRepository:
    """Keys inside this process; for tests and for a store that is gone with it as well."""

    def __init__(self) -> None:
        self._keys: dict[str, Key] = {}
        self._used: dict[str, int] = {}

    def find(self, hashed: str) -> Key | None:
        """See KeyRepository."""
        return self._keys.get(hashed)

    def put(self, hashed: str, key: Key) -> None:
        """See KeyRepository."""
        self._keys[hashed] = key

    def every(self) -> dict[str, Key]:
        """See KeyRepository."""
        return _in_order(self._keys)

    def used(self, hashed: str, at: int) -> None:
        """See KeyRepository."""
        self._used[hashed] = at

    def last_used(self) -> dict[str, int]:
        """See KeyRepository."""
        return dict(self._used)


def _in_order(found: dict[str, Key]) -> dict[str, Key]:
    return dict(sorted(found.items(), key=lambda item: (item[1].created, item[1].id)))
