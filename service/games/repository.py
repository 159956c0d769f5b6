"""A game's way from the store into this process and back: what is hot, what is certain, what time it is."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from service.access import credentials
from service.engine import Game
from service.games.bots.scheduler import Bots
from service.games.cache import BlobCache, Held, SessionCache
from service.games.engine_port import Engine
from service.games.retention import Retention
from service.games.rewinding import recheck
from service.games.rewinding.rewinds import Loss, Rewinds
from service.games.session import GameSession, Wake
from service.outbox.alarms import Alarms
from service.settings import Settings
from service.store.clock import Clock
from service.store.commits import (
    Commit,
    CommitResult,
    Committed,
    Conflict,
    Loaded,
    LoadResult,
    Misfit,
    Mismatch,
    Replayed,
)
from service.store.errors import GameNotFound, IdempotencyMismatch, StoreUnavailable
from service.store.idempotency import Answer, Idempotency, Record
from service.store.meta import Meta
from service.store.port import Store
from service.store.revision import Epoch, Revision
from service.telemetry import metrics

JITTER_S = 0.001

log = logging.getLogger(__name__)

Timed = TypeVar("Timed", LoadResult, CommitResult)


class GameRepository:
    """Loads and commits for one process; learns the time from every answer."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, alarms: Alarms | None, engine: Engine) -> None:
        self._store = store
        self._clock = clock
        self._alarms = alarms
        self.bots = Bots(settings.bot_speed)
        self._hot = BlobCache()
        self._sessions = SessionCache()
        self._engine = engine
        self.retention = Retention(settings, clock)
        self._rewinds = Rewinds(engine, store, self)
        store.on_renewal(self._renewed)

    def open(self, game_id: str, held: Held) -> GameSession:
        """A session of its own on this state."""
        return GameSession.open(self._engine, game_id, held.version, held.nonces, held.blob)

    def reopen(self, game_id: str, held: Held) -> GameSession:
        """A session on this state that goes on where the last act of this process left it, where there is one."""
        return self._sessions.take(game_id, held.revision) or self.open(game_id, held)

    def leave_open(self, session: GameSession) -> None:
        """This session is exactly as it is stored, and nothing else uses it: for `reopen`."""
        self._sessions.put(session)

    def step(
        self, session: GameSession, record: Record | None = None, *, wake: Wake | None = None, mends: bool = False
    ) -> Commit:
        """The commit that stores the session's game as it is. wake: when its bots want to be woken; None: as usual."""
        ttl_ms = self.retention.ttl_ms(session.game, session.meta)
        session.touch(self._clock.now())
        return session.commit(record, ttl_ms=ttl_ms, wake=wake or self._wake, mends=mends)

    def _wake(self, game: Game, meta: Meta) -> int | None:
        return self.bots.next_act(game, meta, max(game.state.clock, game.now))

    def hot(self, game_id: str) -> Held | None:
        """The game as this process last saw it in this life of the store; counts whether it had seen it."""
        held = self._hot.get(game_id)
        if held is not None and held.epoch.run != self._store.epoch.run:
            # What was seen in another life may be lost: the store is asked, and its answer compared.
            held = None
        metrics.hot(held is not None)
        return held

    def remembered(self, game_id: str) -> Held | None:
        """The same for a caller that has just loaded it."""
        return self._hot.get(game_id)

    def look_up(self, game_id: str, known: Held | None, idem: Idempotency | None = None) -> Held | Answer:
        """The game as it is now, or the answer that this request got before. One round trip.

        Raises GameNotFound, IdempotencyMismatch.
        """
        before, record = self._hot.get(game_id), self.retention.record(idem)
        revision = known.revision if known else Revision()
        found = self._timed("load", lambda: self._store.load(game_id, revision, record))
        if not isinstance(found, Loaded):
            return self.replayed(found, idem)
        if not found.version:
            self._gone(game_id, before)
            raise GameNotFound(game_id)
        if found.blob is None and known:
            return self._remember(game_id, known, found.epoch)
        return self._seen(game_id, found, before)

    def warm(self, game_ids: list[str]) -> dict[str, int]:
        """Remember these games as they are, for a caller that will commit on them at once. One round trip for all.

        How many events of each are not packed.
        """
        before = {game_id: self._hot.get(game_id) for game_id in game_ids}
        sent = self._clock.local()
        found = self._store.load_many(game_ids)
        received = self._clock.local()
        for game_id, loaded in zip(game_ids, found, strict=True):
            self._clock.sample(sent, received, loaded.time_us)
            if loaded.version:
                self._seen(game_id, loaded, before[game_id])
            else:
                self._gone(game_id, before[game_id])
        return {game_id: loaded.loose for game_id, loaded in zip(game_ids, found, strict=True)}

    def tell(self, game_id: str, loss: Loss) -> None:
        """A process knows what the store knows no longer: have the game say so. Raises StoreUnavailable."""
        try:
            held = self.look_up(game_id, None)
        except GameNotFound:
            return
        if isinstance(held, Held):
            held = self._rewinds.tell(game_id, loss, held)
            self._remember(game_id, held, held.epoch)

    def lost(self, game_id: str, seq: int, marks: frozenset[str], epoch: Epoch) -> None:
        """The same, where only events are known: the last one's seq, and the marks of their commits."""
        self.tell(game_id, Loss(seq=seq, marks=marks, epoch=epoch))

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
        """A finished game is looked at once more, to pack its log; and when it has expired, so that nothing is left."""
        if commit.status != "finished" or commit.due is not None:
            return commit
        return msgspec.structs.replace(commit, due=self.retention.looked_at(self._clock.now(), commit.ttl_ms))

    def _after(self, commit: Commit, done: CommitResult) -> None:
        if isinstance(done, Conflict):
            metrics.conflict()
        if isinstance(done, Committed):
            self._hot.put(commit.game_id, Held(done.version, commit.blob, commit.made_by, done.epoch))
            if self._alarms:
                self._alarms.committed(commit.game_id, done.version, commit.due, done.epoch)

    def closed(self, by: str, due: int | None) -> None:
        """What was due at this instant (ms) has just been stored."""
        if due is not None:
            metrics.closed(by, self._clock.now() - due)

    def newer(self, game_id: str, found: Conflict | Misfit | Held, attempt: int, before: Held) -> Held:
        """The state to play on instead of the one before. Raises GameNotFound.

        A moment passes that keeps rivals from meeting again and again.
        """
        if isinstance(found, Misfit):
            held = self.look_up(game_id, None)
            assert isinstance(held, Held)
            mended = self._rewinds.mend(game_id, held, found.last_seq)
            return self._remember(game_id, mended, mended.epoch)
        if not found.version:
            self._gone(game_id, before)
            raise GameNotFound(game_id)
        newer = found if isinstance(found, Held) else self._seen(game_id, found, before)
        if attempt:
            time.sleep(random.random() * JITTER_S * min(attempt, 8))
        return newer

    def _remember(self, game_id: str, held: Held, epoch: Epoch, lost: Held | None = None) -> Held:
        """The store has the game so in this life; answers the same as certain. lost: what the store has no longer."""
        self._hot.put(game_id, Held(held.version, held.blob, held.nonces, epoch), lost=lost)
        return Held(held.version, held.blob, held.nonces, epoch, sure=True)

    def _seen(self, game_id: str, found: Loaded | Conflict, before: Held | None) -> Held:
        """What the store has said, and what this process knew before it asked: the game as it is now.

        Where the store has lost what was known, the game is told first, so that no player plays on before that.
        """
        now = Held(found.version, found.blob or b"", found.nonces, found.epoch, sure=True)
        lost = before if before is not None and self._rewinds.is_lost(before, now) else None
        if lost is not None:
            try:
                now = self._rewinds.tell(game_id, self._rewinds.loss(game_id, lost), now)
            except StoreUnavailable:
                # What is remembered stays, so that it is told when the store is back.
                raise
            except Exception:
                log.exception("cannot tell %s that it was rewound", game_id)
        return self._remember(game_id, now, now.epoch, lost)

    def _gone(self, game_id: str, before: Held | None) -> None:
        self._hot.drop(game_id)
        if before is not None:
            try:
                self._rewinds.gone(game_id, before)
            except Exception:
                log.exception("cannot tell what %s was", game_id)

    def _renewed(self) -> None:
        """The store lives anew, and may have lost what this process remembers: all of it is looked at."""
        recheck.begin(lambda: list(self._hot.of_other_lives(self._store.epoch)), self.warm)

    def replayed(self, found: Replayed | Mismatch, idem: Idempotency | None) -> Answer:
        """The answer that was stored for this request. Raises IdempotencyMismatch."""
        if isinstance(found, Replayed) and idem:
            return credentials.reveal(found.answer, idem)
        raise IdempotencyMismatch(idem.key if idem else "")

    def _timed(self, call: str, ask: Callable[[], Timed]) -> Timed:
        sent = self._clock.local()
        found = ask()
        received = self._clock.local()
        metrics.trip(call, received - sent)
        self._clock.sample(sent, received, found.time_us)
        return found
