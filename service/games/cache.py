"""What a process remembers between requests: the last blob of each game, and what it has in hand now."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from service.games.session import GameSession
from service.store.port import Contended, Idempotency, IdempotencyInUse
from service.store.revision import NONCE, UNKNOWN, Epoch, Revision, includes

HOT_GAMES = 1024
OPEN_TABLES = 512
PATIENCE_S = 5.0


class Held(msgspec.Struct, frozen=True):
    """A game as this process last saw it; sure: it was so when the request that uses it was already here.

    nonces: of the commits that led to it, newest first. epoch: the life of the store in which it was seen.
    """

    version: int
    blob: bytes
    nonces: str
    epoch: Epoch = UNKNOWN
    sure: bool = False

    @property
    def revision(self) -> Revision:
        """Which state it is."""
        return Revision(self.version, self.nonces[:NONCE])

    def comes_from(self, other: Held) -> bool:
        """Whether the other state is this one or a forerunner of it."""
        return includes(self.version, self.nonces, other.revision)


class BlobCache:
    """The least recently used blob is forgotten first. What it holds may be old or lost: the commit finds out."""

    def __init__(self, limit: int = HOT_GAMES) -> None:
        self._limit = limit
        self._lock = threading.Lock()
        self._games: OrderedDict[str, Held] = OrderedDict()

    def get(self, game_id: str) -> Held | None:
        """The last blob seen of a game."""
        with self._lock:
            held = self._games.get(game_id)
            if held:
                self._games.move_to_end(game_id)
            return held

    def put(self, game_id: str, held: Held, *, lost: Held | None = None) -> None:
        """Remember a game as the store has it.

        Only what comes from the remembered state takes its place: that one may be newer, as several threads put in
        here, or lost, which has to be told first; `lost` is one that was.
        """
        with self._lock:
            now = self._games.get(game_id)
            if now is None or now is lost or held.comes_from(now):
                self._games[game_id] = held
            self._games.move_to_end(game_id)
            while len(self._games) > self._limit:
                self._games.popitem(last=False)

    def of_other_lives(self, epoch: Epoch) -> dict[str, Held]:
        """What was last seen in another life of the store than this one."""
        with self._lock:
            return {game_id: held for game_id, held in self._games.items() if held.epoch.run != epoch.run}

    def drop(self, game_id: str) -> None:
        """Forget a game."""
        with self._lock:
            self._games.pop(game_id, None)


class SessionCache:
    """Games that need no decoding again, because this process has just stored them itself.

    A table is taken out by who plays on it and put back by whose commit went through: one that was refused, or
    lost a race, may be anything and is not seen again.
    """

    def __init__(self, limit: int = OPEN_TABLES) -> None:
        self._limit = limit
        self._lock = threading.Lock()
        self._tables: OrderedDict[str, GameSession] = OrderedDict()

    def take(self, game_id: str, revision: Revision) -> GameSession | None:
        """The table, if it is open in this state; nobody else gets it then."""
        with self._lock:
            table = self._tables.pop(game_id, None)
        return table if table is not None and table.revision == revision else None

    def put(self, table: GameSession) -> None:
        """Keep a table that is exactly as it is stored."""
        with self._lock:
            self._tables[table.game_id] = table
            if len(self._tables) > self._limit:
                self._tables.popitem(last=False)


class GameLocks:
    """Requests of this process on one game go one after the other: only other processes are worth racing."""

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
