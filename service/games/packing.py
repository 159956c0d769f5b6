"""Logs of games in a fraction of their room: which games have come to it.

Only workers pack, in jobs that wait while windows are due. A job that is lost is made again: after the next commit of a
worker, or by the alarm of a game that is over.
"""

from __future__ import annotations

from service.games.cache import Held
from service.games.repository import GameRepository
from service.games.session import LOOSE, GameSession
from service.store.clock import Clock
from service.store.port import Store
from service.store.revision import Revision

KEPT = 16
"""The last events of a game that goes on are not packed: those who come back to a stream mostly ask for these."""


AGAIN_MS = 60_000
"""So long after it was noted, a game that is over is looked at again: the job may have got lost."""


class Packing:
    """The games of one process whose logs are to be packed, and when those that are over are looked at for it (ms)."""

    def __init__(self, repository: GameRepository, store: Store, clock: Clock) -> None:
        self._repository = repository
        self._store = store
        self._clock = clock
        self._noted: dict[str, None] = {}

    def grown(self, game_id: str, loose: int) -> None:
        """A commit has left so many events of this game that are not packed."""
        if loose >= LOOSE:
            self._noted[game_id] = None

    def take(self) -> list[str]:
        """The games that have been noted since the last time."""
        found, self._noted = list(self._noted), {}
        return found

    def next_look(self, session: GameSession, *, anew: bool) -> int:
        """When a game that is over is to be looked at again; its log is noted where its time has come.

        anew: all games are looked at, as those of an older release that is about to be replaced.
        """
        now, retention = self._clock.now(), self._repository.retention
        over = retention.last_heard(session.game, session.meta)
        ttl_ms = retention.ttl_ms(session.game, session.meta)
        if anew:
            # Processes of an older release, which read no packed logs, are gone by then.
            return max(retention.looked_at(over, ttl_ms), retention.looked_at(now, ttl_ms))
        if now < retention.looked_at(over, ttl_ms):
            return retention.looked_at(over, ttl_ms)
        self._noted[session.game_id] = None
        return now + AGAIN_MS

    def pack(self, game_id: str) -> tuple[Revision, int] | None:
        """Pack the log of a game as it is now; all of it if the game was over long ago.

        When a game that is over and has nothing left to be packed is to be looked at, and in which state. None: as
        before, as it may go on, or webhooks lag behind. Raises GameNotFound, StoreUnavailable, NewerState.
        """
        held = self._repository.look_up(game_id, None)
        assert isinstance(held, Held)
        session, retention = self._repository.open(game_id, held), self._repository.retention
        state, ttl_ms = session.game.state, retention.ttl_ms(session.game, session.meta)
        ended_at = retention.last_heard(session.game, session.meta)
        over = state.status == "finished" and self._clock.now() >= retention.looked_at(ended_at, ttl_ms)
        if not self._store.pack(game_id, session.revision, state.events, 0 if over else KEPT) or not over:
            return None
        # When it has expired there is something to do, too: what is left of it goes.
        gone = retention.expires(ended_at, ttl_ms)
        return session.revision, max(gone, self._clock.now() + AGAIN_MS)
