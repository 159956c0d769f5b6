"""How many games without a key may wait for their start: of one address, and of all addresses together."""

from __future__ import annotations

import hashlib
import threading
import time
from typing import Literal

from service.access.tally import Room, Tally
from service.store.port import Store

Scope = Literal["address", "all"]
ALL = "lobbies:all"
CLEARED_EVERY_S = 1.0
"""How often a process looks through all of them for room: a flood that is being refused must cost Redis little."""


KEPT_S = 24 * 3600
"""A count of an address from which nothing has come for so long is forgotten."""


class Full(Exception):
    """There is no room: for `scope` (this address, or all together) no more than `limit`."""

    def __init__(self, scope: Scope, limit: int) -> None:
        self.scope = scope
        self.limit = limit
        super().__init__(scope, limit)


class Lobbies:
    """Lets games wait. per_address and in_all: how many; 0 is no limit."""

    def __init__(self, tally: Tally, store: Store, *, per_address: int, in_all: int) -> None:
        self._room = Room(
            tally, store, over=lambda status: status != "lobby", kept_s=KEPT_S, may_look=self._may_look
        )  # fmt: skip
        self._per_address = per_address
        self._in_all = in_all
        self._lock = threading.Lock()
        self._looked = 0.0

    def admit(self, address: str, game_id: str) -> bool:
        """Count a game that is about to be made; False if it was counted before (a retry). Raises Full."""
        mine = _of(address)
        counted = self._add(mine, game_id, self._per_address)
        if counted is None:
            raise Full("address", self._per_address)
        among_all = self._add(ALL, game_id, self._in_all)
        if among_all is None:
            if counted:
                self._room.remove(mine, game_id)
            raise Full("all", self._in_all)
        return counted or among_all

    def forget(self, address: str, game_id: str) -> None:
        """The game was not made after all."""
        for name in (_of(address), ALL):
            self._room.remove(name, game_id)

    def _add(self, name: str, game_id: str, most: int) -> bool | None:
        """Count it under this name: True if it is now, False if it was before or without a limit, None without room."""
        return self._room.add(name, game_id, most) if most else False

    def _may_look(self, name: str) -> bool:
        if name != ALL:
            return True
        with self._lock:
            due = time.monotonic() - self._looked >= CLEARED_EVERY_S
            if due:
                self._looked = time.monotonic()
            return due


def _of(address: str) -> str:
    """Addresses are no one's business, not even in Redis."""
    return f"lobbies:{hashlib.sha256(address.encode()).hexdigest()[:32]}"
