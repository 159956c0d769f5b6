"""A game's way from the store into this process and back: what is hot, what is certain, what time it is."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from service import metrics, sealing
from service.clock import Clock
from service.hot import Held, HotGames, OpenTables
from service.outbox.alarms import AlarmBook
from service.seated_bots import Bots
from service.settings import Settings
from service.store.port import (
    Answer,
    Commit,
    CommitResult,
    Committed,
    Conflict,
    GameNotFound,
    Idempotency,
    IdempotencyMismatch,
    Loaded,
    LoadResult,
    Meta,
    Mismatch,
    Record,
    Replayed,
    Store,
)

ATTEMPTS = 40
"""How often an act is played again on a newer state; with as many rivals as cores, a handful is rare."""

EXPIRED_MS = 1_000
"""After so long Redis has certainly dropped what it was to keep until now."""

JITTER_S = 0.001

Timed = TypeVar("Timed", LoadResult, CommitResult)


class Keeper:
    """Loads and commits for one process; learns the time from every answer."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, alarms: AlarmBook | None) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._alarms = alarms
        self._bots = Bots(settings.bot_speed)
        self._hot = HotGames()
        self.open_tables = OpenTables()

    @property
    def ttl_ms(self) -> int:
        """How long a finished game is kept, in ms."""
        return self._settings.game_ttl_s * 1000

    def wake(self, game: Any, meta: Meta) -> int | None:
        """When a bot of the game next wants to act (ms)."""
        return self._bots.next_act(game, meta, max(game.state.clock, game.now))

    def expires(self, over: int) -> int:
        """When a game is certainly gone that was over at this instant (ms)."""
        return over + self.ttl_ms + EXPIRED_MS

    def hot(self, game_id: str) -> Held | None:
        """The game as this process last saw it; counts whether it had seen it."""
        held = self._hot.get(game_id)
        metrics.hot(held is not None)
        return held

    def remembered(self, game_id: str) -> Held | None:
        """The same for who has just loaded it."""
        return self._hot.get(game_id)

    def record(self, idem: Idempotency | None) -> Record | None:
        """Where the answer to a request is kept: never for longer than the game, should it end with this act."""
        kept_s = min(self._settings.idempotency_ttl_s, self._settings.game_ttl_s)
        return sealing.record_of(idem, kept_s * 1000)

    def look_up(self, game_id: str, known: Held | None, idem: Idempotency | None = None) -> Held | Answer:
        """The game as it is now, or the answer that this request got before. One round trip.

        Raises GameNotFound, IdempotencyMismatch.
        """
        version, record = known.version if known else 0, self.record(idem)
        found = self._timed("load", lambda: self._store.load(game_id, version, record))
        if not isinstance(found, Loaded):
            return self.replayed(found, idem)
        if not found.version:
            self._hot.drop(game_id)
            raise GameNotFound(game_id)
        if found.blob is None and known:
            return Held(known.version, known.blob, sure=True)
        blob = found.blob or b""
        self._hot.put(game_id, found.version, blob)
        return Held(found.version, blob, sure=True)

    def warm(self, game_ids: list[str]) -> None:
        """Remember these games as they are, for who will commit on them at once. One round trip for all."""
        sent = self._clock.local()
        found = self._store.load_many(game_ids)
        received = self._clock.local()
        for game_id, loaded in zip(game_ids, found, strict=True):
            self._clock.sample(sent, received, loaded.time_us)
            if loaded.version:
                self._hot.put(game_id, loaded.version, loaded.blob or b"")

    def commit(self, commit: Commit) -> CommitResult:
        """Store a step. One round trip."""
        commit = self._looked_at_last(commit)
        done = self._timed("commit", lambda: self._store.commit(commit))
        self._after(commit, done)
        return done

    def commit_many(self, commits: list[Commit]) -> list[CommitResult]:
        """Store a step of each of several games. One round trip."""
        commits = [self._looked_at_last(commit) for commit in commits]
        sent = self._clock.local()
        found = self._store.commit_many(commits)
        metrics.trip("commit_many", self._clock.local() - sent)
        for commit, done in zip(commits, found, strict=True):
            self._after(commit, done)
        return found

    def _looked_at_last(self, commit: Commit) -> Commit:
        """A finished game is looked at once more when it has expired, so that nothing is left of it anywhere."""
        if commit.status != "finished" or commit.due is not None:
            return commit
        return msgspec.structs.replace(commit, due=self.expires(self._clock.now()))

    def _after(self, commit: Commit, done: CommitResult) -> None:
        if isinstance(done, Conflict):
            metrics.conflict()
        if isinstance(done, Committed):
            self._hot.put(commit.game_id, done.version, commit.blob)
            if self._alarms:
                self._alarms.committed(commit.game_id, done.version, commit.due)

    def closed(self, by: str, due: int | None) -> None:
        """What was due at this instant (ms) has just been stored."""
        if due is not None:
            metrics.closed(by, self._clock.now() - due)

    def newer(self, game_id: str, found: Conflict | Held, attempt: int) -> Held:
        """The state that was faster, after a moment that keeps rivals from meeting again and again."""
        if not found.version:
            self._hot.drop(game_id)
            raise GameNotFound(game_id)
        self._hot.put(game_id, found.version, found.blob)
        if attempt:
            time.sleep(random.random() * JITTER_S * min(attempt, 8))
        return Held(found.version, found.blob, sure=True)

    def replayed(self, found: Replayed | Mismatch, idem: Idempotency | None) -> Answer:
        """The answer that was stored for this request. Raises IdempotencyMismatch."""
        if isinstance(found, Replayed) and idem:
            return sealing.reveal(found.answer, idem)
        raise IdempotencyMismatch(idem.key if idem else "")

    def _timed(self, call: str, ask: Callable[[], Timed]) -> Timed:
        sent = self._clock.local()
        found = ask()
        received = self._clock.local()
        metrics.trip(call, received - sent)
        self._clock.sample(sent, received, found.time_us)
        return found
