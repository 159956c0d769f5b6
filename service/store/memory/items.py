"""Items of games of the store in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import RLock

from service.store.items import Excerpt, Item
from service.store.memory.kept_game import KeptGame
from service.store.memory.kept_items import KeptItems


class MemoryItems:
    """See service.store.items.Items. find: a game, None where there is none, as long as the lock is held."""

    def __init__(self, find: Callable[[str], KeptGame | None], lock: RLock) -> None:
        self._find = find
        self._lock = lock

    def read(self, game_id: str, names: Sequence[str]) -> list[Item | None]:
        """See Items."""
        with self._lock:
            found = self._of(game_id).by_name
            return [found.get(name) for name in names]

    def excerpt(self, game_id: str, letter: str, first: int, count: int, beside: str = "") -> Excerpt:
        """See Items."""
        with self._lock:
            return self._of(game_id).excerpt(letter, first, count, beside)

    def _of(self, game_id: str) -> KeptItems:
        game = self._find(game_id)
        return game.items if game else KeptItems()
