"""A tournament's way from the store and back: one commit a step, and again where another process was faster."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from service.access import credentials
from service.director import cards, progress, record
from service.director.draft import TournamentDraft
from service.director.record import Tournament
from service.games.locks import GameLocks
from service.outbox.alarms import Alarms
from service.settings import Settings
from service.store import keys
from service.store.clock import Clock
from service.store.commits import (
    NO_GAME,
    Commit,
    Committed,
    Conflict,
    GameStatus,
    Loaded,
    LoadResult,
    Misfit,
    Mismatch,
    Replayed,
)
from service.store.errors import Contended, IdempotencyMismatch
from service.store.idempotency import Answer, Idempotency, Record, StoredAnswer
from service.store.port import Store
from service.store.revision import NONCE, Revision

ATTEMPTS = 240
"""Some seconds: of few processes that race, each wins now and then."""

PAUSE_S = 0.002
LEASE_MS = 5_000
"""For so long a worker that is about to make games, or to decide tables, is left alone with that."""

STATUSES: dict[record.Status, GameStatus] = {
    "open": "lobby", "running": "playing", "paused": "playing", "finished": "finished", "cancelled": "finished"
}  # fmt: skip
"""As the store knows what it keeps."""

_encode = msgspec.json.Encoder().encode

Result = TypeVar("Result")
Render = Callable[[TournamentDraft, Result], StoredAnswer]


class TournamentNotFound(Exception):
    """There is no tournament with this id (any more). Its argument is the id."""


class Stored(msgspec.Struct, frozen=True):
    """A tournament as it is stored, and which state that is."""

    tournament: Tournament
    revision: Revision


class TournamentRepository:
    """Loads and commits tournaments for one process."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, alarms: Alarms | None) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._alarms = alarms
        # Entries come in crowds: those of this process queue up, and only other processes are worth racing.
        self._locks = GameLocks()

    def load(self, tournament_id: str, known: Stored | None = None) -> Stored:
        """As it is; `known` itself where it still is that. Raises TournamentNotFound, StoreUnavailable."""
        if not record.is_tournament(tournament_id):
            raise TournamentNotFound(tournament_id)
        found = self._store.load(tournament_id, known.revision if known else NO_GAME)
        assert isinstance(found, Loaded)
        if not found.version:
            raise TournamentNotFound(tournament_id)
        if found.blob is None:
            assert known is not None
            return known
        return Stored(record.decode(found.blob), Revision(found.version, found.nonces[:NONCE]))

    def begin(
        self,
        tournament: Tournament,
        make: Callable[[TournamentDraft], Result],
        idem: Idempotency | None,
        render: Render[Result],
    ) -> Answer:
        """Store a new one, and the answer that tells of it. Raises IdempotencyMismatch, StoreUnavailable."""
        draft = TournamentDraft(tournament, self._clock.now())
        answer = render(draft, make(draft))
        step = self._step(draft, 0, "", self._record(idem, answer))
        done = self._store.commit(step)
        if isinstance(done, Committed):
            self._rung(draft, done, step.due)
            return Answer(answer.status, answer.body, answer.headers)
        if isinstance(done, Conflict | Misfit):
            # The key made this one once, so long ago that its answer is forgotten.
            raise IdempotencyMismatch(tournament.id)
        return _replayed(done, idem)

    def answer(
        self,
        tournament_id: str,
        change: Callable[[TournamentDraft], Result],
        idem: Idempotency | None,
        render: Render[Result],
    ) -> Answer:
        """Change it by a request, whose answer is stored with the change.

        Raises TournamentNotFound, IdempotencyMismatch, StoreUnavailable, and what `change` raises.
        """
        worded: list[StoredAnswer] = []

        def whole(draft: TournamentDraft) -> Record | None:
            worded[:] = [render(draft, change(draft))]
            return self._record(idem, worded[0])

        found = self._run(tournament_id, whole, self._record(idem))
        if isinstance(found, Replayed | Mismatch):
            return _replayed(found, idem)
        return Answer(worded[0].status, worded[0].body, worded[0].headers)

    def change(
        self,
        tournament_id: str,
        change: Callable[[TournamentDraft], None],
        *,
        lease: bool = False,
        known: Stored | None = None,
    ) -> Stored:
        """Change it by the service's own doing. lease: whether this process is about to do what is due next. known: as
        it was loaded a moment ago, which saves a round trip.

        Raises TournamentNotFound, StoreUnavailable.
        """

        def whole(draft: TournamentDraft) -> None:
            change(draft)

        found = self._run(tournament_id, whole, None, lease=lease, known=known)
        assert isinstance(found, Stored)
        return found

    def _run(
        self, tournament_id: str, change: Callable[[TournamentDraft], Record | None], wanted: Record | None, *,
        lease: bool = False, known: Stored | None = None,
    ) -> Stored | Replayed | Mismatch:  # fmt: skip
        if not record.is_tournament(tournament_id):
            raise TournamentNotFound(tournament_id)
        with self._locks.on(tournament_id):
            return self._race(tournament_id, change, wanted, lease=lease, known=known)

    def _race(
        self, tournament_id: str, change: Callable[[TournamentDraft], Record | None], wanted: Record | None, *,
        lease: bool, known: Stored | None,
    ) -> Stored | Replayed | Mismatch:  # fmt: skip
        found = _loaded(known) if known else self._store.load(tournament_id, record=wanted)
        mends = False
        for attempt in range(ATTEMPTS):
            if isinstance(found, Replayed | Mismatch):
                return found
            if not found.version or not found.blob:
                raise TournamentNotFound(tournament_id)
            draft = TournamentDraft(record.decode(found.blob), self._clock.now())
            kept = change(draft)
            if not draft.fresh and record.encode(draft.tournament) == found.blob:
                return Stored(draft.tournament, Revision(found.version, found.nonces[:NONCE]))
            step = self._step(draft, found.version, found.nonces, kept, lease=lease, mends=mends)
            done = self._store.commit(step)
            if isinstance(done, Committed):
                self._rung(draft, done, step.due)
                return Stored(draft.tournament, Revision(done.version, step.nonce))
            if isinstance(done, Misfit):
                # The store has lost the end of the state, and not of the log: what follows it there never was.
                mends = True
                found = self._store.load(tournament_id, record=wanted)
                continue
            found = Loaded(done.version, done.blob, done.time_us, done.nonces) if isinstance(done, Conflict) else done
            time.sleep(random.random() * PAUSE_S * min(attempt + 1, 5))
        raise Contended(tournament_id)

    def _step(
        self,
        draft: TournamentDraft,
        version: int,
        nonces: str,
        kept: Record | None,
        *,
        lease: bool = False,
        mends: bool = False,
    ) -> Commit:
        tournament = draft.tournament
        due = progress.due(tournament, draft.now)
        if lease and due is not None:
            due = max(due, draft.now + LEASE_MS)
        return Commit(
            game_id=tournament.id, expected=version, nonces=nonces, nonce=secrets.token_hex(NONCE // 2),
            blob=record.encode(tournament), status=STATUSES[tournament.status],
            events=[_encode(event) for event in draft.fresh],
            first_seq=draft.fresh[0].seq if draft.fresh else tournament.events + 1, due=due, record=kept,
            ttl_ms=self._settings.tournament_ttl_s * 1000, owner=cards.LIST, hears=tournament.owner,
            own=keys.listed(tournament.created_at, tournament.id), own_card=_encode(cards.card_of(tournament)),
            mends=mends or not version,
        )  # fmt: skip

    def _rung(self, draft: TournamentDraft, done: Committed, due: int | None) -> None:
        if self._alarms:
            self._alarms.committed(draft.tournament.id, done.version, due, done.epoch)

    def _record(self, idem: Idempotency | None, answer: StoredAnswer | None = None) -> Record | None:
        if idem is None:
            return None
        found = credentials.record_of(idem, self._settings.idempotency_ttl_s * 1000)
        if found is None or answer is None:
            return found
        return msgspec.structs.replace(found, answer=credentials.keep(answer, idem, secret=True))


def _loaded(known: Stored) -> LoadResult:
    """As the store would answer, if nothing has happened since."""
    return Loaded(known.revision.version, record.encode(known.tournament), 0, known.revision.nonce)


def _replayed(found: Replayed | Mismatch, idem: Idempotency | None) -> Answer:
    if isinstance(found, Replayed) and idem:
        return credentials.reveal(found.answer, idem)
    raise IdempotencyMismatch(idem.key if idem else "")
