"""A store that has lost its last writes: which games went back to an earlier state, and telling each of them once."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Protocol

import msgspec

from service.games.cache import Held
from service.games.engine_port import Engine
from service.games.retention import Retention
from service.games.session import GameSession
from service.store import condition
from service.store.commits import Commit, CommitResult, Committed, Conflict, Misfit
from service.store.errors import StoreUnavailable
from service.store.meta import Meta
from service.store.port import Store
from service.store.revision import Epoch, epoch_of, marks, parting
from service.telemetry import metrics

ATTEMPTS = 40
"""How often it is tried to tell a game, while others play on it."""

LOOKED_BACK = 500
"""Events of the log among which the last one is looked for that was not lost."""

log = logging.getLogger(__name__)


class Loss(msgspec.Struct, frozen=True, kw_only=True):
    """What this process knows of a game and the store does not (any more).

    seq: of the last event that was told. version and nonces: of the last state; 0 and none where only events are known.
    marks: of commits whose events were told. epoch: the life of the store in which it had all that.
    """

    seq: int
    marks: frozenset[str]
    epoch: Epoch
    version: int = 0
    nonces: str = ""


class Keeping(Protocol):
    """How games are stored (service.games.repository)."""

    retention: Retention

    def open(self, game_id: str, held: Held) -> GameSession:
        """A session of its own on this state."""

    def step(self, session: GameSession, *, mends: bool = False) -> Commit:
        """The commit that stores what the session's game is now."""

    def commit(self, commit: Commit) -> CommitResult:
        """Store a step."""


class Rewinds:
    """Tells games that they went back. Nothing here is asked where nothing was lost."""

    def __init__(self, engine: Engine, store: Store, keeping: Keeping) -> None:
        self._engine = engine
        self._store = store
        self._keeping = keeping

    def is_lost(self, known: Held, now: Held) -> bool:
        """Whether a game that was in the known state in the store is now in one that did not come from it."""
        return not now.comes_from(known)

    def loss(self, game_id: str, known: Held) -> Loss:
        """What was lost where this state was."""
        seq = int(self._keeping.open(game_id, known).game.state.events)
        return Loss(seq=seq, marks=marks(known.nonces), epoch=known.epoch, version=known.version, nonces=known.nonces)

    def tell(self, game_id: str, loss: Loss, now: Held) -> Held:
        """Have the game say that it went back, unless it said so since then; the game as it is after that.

        now: the game as the store has it. Raises StoreUnavailable.
        """
        for _ in range(ATTEMPTS):
            session = self._keeping.open(game_id, now)
            if _was_told(session.meta, loss.epoch, now.epoch):
                return now
            if session.game.state.status == "finished":
                self._say(game_id, loss, to_seq=session.game.state.events, to_version=now.version)
                return now
            kept, common = self._kept(game_id, loss), parting(now.version, now.nonces, loss.version, loss.nonces)
            done, after = self._commit(session, now, loss, to_seq=kept, to_version=common)
            if isinstance(done, Committed):
                self._say(game_id, loss, to_seq=kept, to_version=common)
                return after
            if isinstance(done, Misfit):
                return self.mend(game_id, now, done.last_seq)
            if not isinstance(done, Conflict) or not done.version:
                return now
            now = Held(done.version, done.blob, done.nonces, done.epoch, sure=True)
        return now

    def mend(self, game_id: str, now: Held, last_seq: int) -> Held:
        """Make the log end where the state's events do, or the state's events where the log does, and tell the game.

        So it is where a store was tampered with, or a game was bent by a release before nonces were compared.
        Raises StoreUnavailable.
        """
        session = self._keeping.open(game_id, now)
        told = int(session.game.state.events)
        kept = min(told, last_seq)
        loss = Loss(seq=max(told, last_seq), marks=frozenset(), epoch=now.epoch, version=now.version)
        if session.game.state.status == "finished":
            return now
        done, after = self._commit(session, now, loss, to_seq=kept, to_version=now.version, logged=last_seq)
        if isinstance(done, Committed):
            self._say(game_id, loss, to_seq=kept, to_version=now.version)
            return after
        return Held(done.version, done.blob, done.nonces, done.epoch, sure=True) if isinstance(done, Conflict) else now

    def gone(self, game_id: str, known: Held) -> None:
        """The store has no such game, which was in this state; one that may have been over has had its time."""
        session = self._keeping.open(game_id, known)
        if session.game.state.status != "finished" and not self._keeping.retention.has_expired(
            session.game, session.meta
        ):
            metrics.lost_game()
            log.error("a game is lost", extra={"game": game_id, "version": known.version})
            self._note("gone", game_id)

    def _kept(self, game_id: str, loss: Loss) -> int:
        """The seq of the last event in the log that was known before; 0 where there is none near its end."""
        after = max(0, loss.seq - LOOKED_BACK)
        known = loss.marks | {""}
        entries = self._store.log(game_id, after, LOOKED_BACK)
        return max((entry.seq for entry in entries if entry.mark in known), default=0)

    def _commit(
        self, session: GameSession, now: Held, loss: Loss, *, to_seq: int, to_version: int, logged: int | None = None
    ) -> tuple[CommitResult, Held]:
        self._engine.rewound(
            session.game, from_seq=loss.seq, to_seq=to_seq, from_version=loss.version, to_version=to_version,
            logged=logged,
        )  # fmt: skip
        session.meta = msgspec.structs.replace(session.meta, rewound=str(now.epoch))
        commit = self._keeping.step(session, mends=logged is not None)
        done = self._keeping.commit(commit)
        return done, Held(commit.expected + 1, commit.blob, commit.made_by, now.epoch, sure=True)

    def _say(self, game_id: str, loss: Loss, *, to_seq: int, to_version: int) -> None:
        metrics.rewound()
        log.error(
            "a game was rewound",
            extra={
                "game": game_id, "from_seq": loss.seq, "to_seq": to_seq, "from_version": loss.version,
                "to_version": to_version,
            },
        )  # fmt: skip
        self._note("rewound", game_id)

    def _note(self, loss: condition.Loss, game_id: str) -> None:
        # The game was told all the same.
        with suppress(StoreUnavailable):
            self._store.note_loss(loss, game_id)


def _was_told(meta: Meta, seen: Epoch, now: Epoch) -> bool:
    """Whether the game was told after the life of the store in which the lost state was seen."""
    if not now.run:
        # A Redis that does not tell its run id: once has to be enough.
        return bool(meta.rewound)
    told = epoch_of(meta.rewound)
    if told.run == seen.run:
        # What was seen in the life in which the game was told was lost after that.
        return False
    return bool(told.run) and (told.run == now.run or told.number > seen.number)
