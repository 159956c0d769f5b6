"""What a process handles at this instant: one request a game, and one request an idempotency key."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from service.store.errors import Contended, IdempotencyInUse
from service.store.idempotency import Idempotency

PATIENCE_S = 5.0


class GameLocks:
    """Requests of this process on one game go one after the other: only other processes are worth racing. What is kept
    like a game is one here."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._locks: dict[str, tuple[threading.Lock, int]] = {}

    @contextmanager
    def on(self, game_id: str) -> Iterator[None]:
        """Hold the game. Raises Contended if it cannot be had in 5 s."""
        with self._guard:
            lock, users = self._locks.get(game_id) or (threading.Lock(), 0)
            self._locks[game_id] = (lock, users + 1)
        try:
            if not lock.acquire(timeout=PATIENCE_S):
                raise Contended(game_id)
            try:
                yield
            finally:
                lock.release()
        finally:
            with self._guard:
                lock, users = self._locks[game_id]
                if users == 1:
                    del self._locks[game_id]
                else:
                    self._locks[game_id] = (lock, users - 1)


class InFlightKeys:
    """Idempotency keys of requests that this process handles at this instant."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._keys: set[tuple[str, str, str]] = set()

    @contextmanager
    def one(self, game_id: str, idem: Idempotency | None) -> Iterator[None]:
        """Handle a request. Raises IdempotencyInUse if the same key is being handled already."""
        if idem is None:
            yield
            return
        name = (game_id, idem.scope, idem.key)
        with self._lock:
            if name in self._keys:
                raise IdempotencyInUse(idem.key)
            self._keys.add(name)
        try:
            yield
        finally:
            with self._lock:
                self._keys.discard(name)
