"""How long what is stored is kept: games that are over, and answers that may be asked for again."""

from __future__ import annotations

from service.access import credentials
from service.engine import Game
from service.settings import Settings
from service.store.clock import Clock
from service.store.idempotency import Idempotency, Record
from service.store.meta import Meta

EXPIRED_MS = 1_000
"""After so long Redis has certainly dropped what it was to keep until now."""

TOLD_AGAIN_MS = 5_000
"""After so long a tournament is told once more that one of its games is over, unless it has taken the result."""


class Retention:
    """Periods by the settings. Instants and periods are in ms."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock

    def ttl_ms(self, game: Game, meta: Meta) -> int:
        """How long this game is kept once it is finished: not for long if nothing was played in it."""
        kept_s = self._settings.game_ttl_s
        if meta.api_key_id is None and game.state.end == "expired":
            kept_s = min(kept_s, self._settings.unstarted_ttl_s)
        if meta.tournament:
            kept_s = max(kept_s, self._settings.tournament_ttl_s)
        return kept_s * 1000

    def expires(self, over: int, ttl_ms: int) -> int:
        """When a game is certainly gone that was over at this instant, and is kept for so long."""
        return over + ttl_ms + EXPIRED_MS

    def looked_at(self, over: int, ttl_ms: int) -> int:
        """When a game that was over at this instant is looked at: to pack its log, or else when it is gone."""
        return min(over + self._settings.pack_after_s * 1000, self.expires(over, ttl_ms))

    def has_expired(self, game: Game, meta: Meta) -> bool:
        """Whether a game that was last seen like this may be over and gone by now."""
        kept_s = self._settings.game_ttl_s
        if meta.api_key_id is None and game.state.status == "lobby":
            kept_s = min(kept_s, self._settings.unstarted_ttl_s)
        return self._clock.now() >= self.last_heard(game, meta) + kept_s * 1000

    def last_heard(self, game: Game, meta: Meta) -> int:
        """When something last happened in a game, by the service's clock; for one of the sandbox, no earlier."""
        if meta.sandbox is None:
            return game.state.clock
        finished = game.state.status == "finished"
        return meta.sandbox.touched if finished else meta.sandbox.until

    def record(self, idem: Idempotency | None, game: Game | None = None, meta: Meta | None = None) -> Record | None:
        """Where the answer to a request is kept: never for longer than the game, should it end with this act.

        game, meta: as they are to be stored with it; what looks for a record has none.
        """
        if idem is None:
            return None
        kept_s = min(self._settings.idempotency_ttl_s, self._settings.game_ttl_s)
        if game and meta and meta.api_key_id is None and game.state.status == "lobby":
            # Else what is left of games that are never started would outlive them by far.
            kept_s = min(kept_s, self._settings.keyless_lobby_s + self._settings.unstarted_ttl_s)
        return credentials.record_of(idem, kept_s * 1000)
