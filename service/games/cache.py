"""What a process remembers between requests: the last blob of each game, and the games that it has just stored."""

from __future__ import annotations

import threading
from collections import OrderedDict

import msgspec

from service.games.session import GameSession
from service.store.revision import NONCE, UNKNOWN, Epoch, Revision, includes

HOT_GAMES = 1024
OPEN_SESSIONS = 512


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

    A session is taken out to be played on and put back once its commit went through: one that was refused, or
    lost a race, may be anything and is not seen again.
    """

    def __init__(self, limit: int = OPEN_SESSIONS) -> None:
        self._limit = limit
        self._lock = threading.Lock()
        self._sessions: OrderedDict[str, GameSession] = OrderedDict()

    def take(self, game_id: str, revision: Revision) -> GameSession | None:
        """The session, if there is one in this state; it is handed out once."""
        with self._lock:
            session = self._sessions.pop(game_id, None)
        return session if session is not None and session.revision == revision else None

    def put(self, session: GameSession) -> None:
        """Keep a session that is exactly as it is stored."""
        with self._lock:
            self._sessions[session.game_id] = session
            if len(self._sessions) > self._limit:
                self._sessions.popitem(last=False)
