"""Counts of games, and how one more is let in: looked at again only where there is no room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from service.store.commits import GameStatus
from service.store.port import Store
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.scripts.script import Script

MAKING_MS = 60_000
"""So long a game may be counted without being there: it is just being made."""

GAMES = "chouette:keys:games:%s"
"""Sorted set: ids of the games of a key (or an address) by the instant (ms) they were made; what no longer counts
leaves when room is needed."""


class Tally(Protocol):
    """The games of each key, or of whatever has games. May raise StoreUnavailable."""

    def add(self, key_id: str, game_id: str, most: int, *, kept_s: int = 0) -> bool | None:
        """Count a game. True if it is counted now, False if it was before, None if there is no room.

        kept_s: the count may be forgotten so long (s) after its last game was added; 0: never.
        """

    def every(self, key_id: str) -> dict[str, int]:
        """All games counted, by the instant (ms) at which they were."""

    def remove(self, key_id: str, game_ids: list[str]) -> None:
        """Count these no longer."""


class RedisTally:
    """Games of keys in Redis."""

    def __init__(self, client: Client) -> None:
        self._client: Any = client
        self._admit = Script(client, Path(__file__).parent / "admit.lua")

    def add(self, key_id: str, game_id: str, most: int, *, kept_s: int = 0) -> bool | None:
        """See Tally."""
        with unavailable():
            done = int(self._admit([GAMES % key_id], [game_id, most, kept_s]))
        return None if done < 0 else done == 1

    def every(self, key_id: str) -> dict[str, int]:
        """See Tally."""
        with unavailable():
            found = self._client.zrange(GAMES % key_id, 0, -1, withscores=True)
        return {game_id.decode(): int(at) for game_id, at in found}

    def remove(self, key_id: str, game_ids: list[str]) -> None:
        """See Tally."""
        if game_ids:
            with unavailable():
                self._client.zrem(GAMES % key_id, *game_ids)


class MemoryTally:
    """Games of keys inside this process, by the clock of its store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: dict[str, dict[str, int]] = {}

    def add(self, key_id: str, game_id: str, most: int, *, kept_s: int = 0) -> bool | None:
        """See Tally."""
        games = self._games.setdefault(key_id, {})
        if game_id in games:
            return False
        if len(games) >= most:
            return None
        games[game_id] = self._store.ping() // 1000
        return True

    def every(self, key_id: str) -> dict[str, int]:
        """See Tally."""
        return dict(self._games.get(key_id, {}))

    def remove(self, key_id: str, game_ids: list[str]) -> None:
        """See Tally."""
        for game_id in game_ids:
            self._games.get(key_id, {}).pop(game_id, None)


class Room:
    """Places for games that leave when room is needed, so that nothing is added to the commits that end them.

    over: whether a game of this status needs its place no longer; games that are gone never do. kept_s: see Tally.
    may_look: asked for a count before all of its games are looked at.
    """

    def __init__(
        self,
        tally: Tally,
        store: Store,
        over: Callable[[GameStatus], bool],
        *,
        kept_s: int = 0,
        may_look: Callable[[str], bool] = lambda key_id: True,
    ) -> None:
        self._tally = tally
        self._store = store
        self._over = over
        self._kept_s = kept_s
        self._may_look = may_look

    def add(self, key_id: str, game_id: str, most: int) -> bool | None:
        """Count a game. True if it is counted now, False if it was before, None if there is no room."""
        added = self._tally.add(key_id, game_id, most, kept_s=self._kept_s)
        if added is None and self._may_look(key_id):
            self.clear(key_id)
            # Also where there was nothing to clear: another process may just have done it.
            added = self._tally.add(key_id, game_id, most, kept_s=self._kept_s)
        return added

    def remove(self, key_id: str, game_id: str) -> None:
        """Count it no longer."""
        self._tally.remove(key_id, [game_id])

    def clear(self, key_id: str) -> None:
        """Count those no longer that are over or gone."""
        counted = self._tally.every(key_id)
        status = self._store.statuses(list(counted))
        now = self._store.ping() // 1000
        left = [
            game_id for game_id, at in counted.items()
            if (self._over(status[game_id]) if game_id in status else now - at > MAKING_MS)
        ]  # fmt: skip
        self._tally.remove(key_id, left)
