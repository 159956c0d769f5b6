"""The lobby as one process shows it to all who watch it: read when something in it has changed, for all at once."""

from __future__ import annotations

import threading
import time

import msgspec

from service.games.lists.cards import Card
from service.store.commits import GameStatus
from service.store.port import Store

MOST = 500
"""Games that are shown, the newest ones."""

EACH_S = 0.2
"""A process reads the lobby no more often than this, however much happens in it."""

_cards = msgspec.json.Decoder(Card)


class Board:
    """What the lobby of one status was when it was last looked at. Safe in threads and greenlets."""

    def __init__(self, store: Store, status: GameStatus) -> None:
        self._store = store
        self._status = status
        self._lock = threading.Lock()
        self._begun = float("-inf")
        self._cards: dict[str, Card] = {}

    def since(self, changed: float) -> dict[str, Card]:
        """Cards by the ids of their games, newest first, as they were at this instant (time.monotonic) or later.

        May wait for EACH_S. Raises StoreUnavailable.
        """
        with self._lock:
            if self._begun < changed:
                time.sleep(max(0.0, self._begun + EACH_S - time.monotonic()))
                self._begun = time.monotonic()
                self._cards = self._read()
            return self._cards

    def _read(self) -> dict[str, Card]:
        found: dict[str, Card] = {}
        cursor: str | None = None
        while len(found) < MOST:
            page = self._store.lobby(self._status, cursor, min(100, MOST - len(found)))
            found |= {card.id: card for card in map(_cards.decode, page.cards)}
            cursor = page.next
            if cursor is None:
                break
        return found
