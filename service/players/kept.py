"""What is kept here like a game: a blob with its events, answers for retries, an alarm, and a place in a list."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from service.access import credentials
from service.games.locks import GameLocks
from service.outbox.alarms import Alarms
from service.settings import Settings
from service.store import keys
from service.store.clock import Clock
from service.store.commits import Commit, Committed, Conflict, Loaded, Misfit, Mismatch, Replayed
from service.store.errors import Contended, IdempotencyMismatch
from service.store.idempotency import Answer, Idempotency, Record, StoredAnswer
from service.store.items import Item
from service.store.port import Store
from service.store.revision import NONCE, Revision

ATTEMPTS = 240
"""Some seconds: of few processes that race, each wins now and then."""

PAUSE_S = 0.002
_encode = msgspec.json.Encoder().encode


class Kept(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What all of them have. created_at: ms. events: the seq of the last event."""

    id: str
    created_at: int
    events: int = 0

    @property
    def stored_id(self) -> str:
        """Its id in the store."""
        raise NotImplementedError

    @property
    def listed_in(self) -> str:
        """The name of the list that has it (no key of anybody has such an id); empty: none has."""
        return ""

    def card(self) -> bytes:
        """What the list shows of it (JSON)."""
        return b"{}"

    def goes_after_ms(self, settings: Settings) -> int | None:
        """How long it is still kept; None: for good."""
        return None

    def due(self, now: int) -> int | None:
        """When a worker has to look at it (ms); None for never."""
        return None


K = TypeVar("K", bound=Kept)
Result = TypeVar("Result")


class KeptEvent(msgspec.Struct, kw_only=True, tag_field="type"):
    """Base of all events. seq: its place in the order, from 1 on without gaps. at: ms since the epoch."""

    seq: int
    at: int


class Draft(Generic[K]):
    """One of them as a step changes it, and the events of that step. now: ms. recheck: whether what opened its
    stream may open it no more. items: those that change of what is kept beside it."""

    def __init__(self, record: K, now: int) -> None:
        self.record = record
        self.now = now
        self.fresh: list[KeptEvent] = []
        self.recheck = False
        self.items: list[Item] = []

    def tell(self, kind: type[KeptEvent], **fields: Any) -> None:
        """Write down that something has happened."""
        self.record.events += 1
        self.fresh.append(kind(seq=self.record.events, at=self.now, **fields))


Render = Callable[[Draft[K], Result], StoredAnswer]


class Found(NamedTuple, Generic[K]):
    """One of them as it is stored, and which state that is."""

    record: K
    revision: Revision


class Repository(Generic[K]):
    """Loads and commits one kind of them for one process.

    missing: what is raised where there is none with an id in the store.
    """

    def __init__(
        self, kind: type[K], missing: Callable[[str], Exception], store: Store, settings: Settings, clock: Clock,
        alarms: Alarms | None,
    ) -> None:  # fmt: skip
        self._decode = msgspec.json.Decoder(kind).decode
        self._missing = missing
        self._store = store
        # A queue's players come in crowds: those of this process wait for each other, and race other processes alone.
        self._locks = GameLocks()
        self._settings = settings
        self._clock = clock
        self._alarms = alarms

    def load(self, stored_id: str) -> Found[K]:
        """As it is. Raises what is missing, StoreUnavailable."""
        found = self._store.load(stored_id)
        assert isinstance(found, Loaded)
        if not found.version or found.blob is None:
            raise self._missing(stored_id)
        return Found(self._decode(found.blob), Revision(found.version, found.nonces[:NONCE]))

    def load_many(self, stored_ids: Sequence[str]) -> list[K]:
        """Those of these that are there, in this order. One round trip."""
        found = self._store.load_many(list(stored_ids)) if stored_ids else []
        return [self._decode(one.blob) for one in found if one.version and one.blob]

    def page(self, name: str, cursor: str | None, limit: int) -> tuple[list[bytes], str | None]:
        """Cards of a list, newest first, and where the next page begins."""
        found = self._store.owned(name, cursor, limit)
        return found.cards, found.next

    def begin(
        self, record: K, make: Callable[[Draft[K]], Result], idem: Idempotency | None, render: Render[K, Result]
    ) -> Answer | Found[K]:
        """Store a new one with the answer that tells of it; or what is there already under its id.

        Raises IdempotencyMismatch, StoreUnavailable.
        """
        draft = Draft(record, self._clock.now())
        answer = render(draft, make(draft))
        done = self._commit(draft, 0, "", self._answered(idem, answer))
        if isinstance(done, Committed):
            return Answer(answer.status, answer.body, answer.headers)
        if isinstance(done, Replayed | Mismatch):
            return _replayed(done, idem)
        return self.load(record.stored_id)

    def answer(
        self, stored_id: str, change: Callable[[Draft[K]], Result], idem: Idempotency | None, render: Render[K, Result]
    ) -> Answer:
        """Change it by a request, whose answer is stored with the change. Raises what is missing, what `change` raises,
        IdempotencyMismatch, StoreUnavailable."""
        worded = [StoredAnswer(status=204, body=b"")]

        def whole(draft: Draft[K]) -> Record | None:
            worded[:] = [render(draft, change(draft))]
            return self._answered(idem, worded[0])

        found = self._run(stored_id, whole, self._answered(idem))
        if isinstance(found, Replayed | Mismatch):
            return _replayed(found, idem)
        return Answer(worded[0].status, worded[0].body, worded[0].headers)

    def change(self, stored_id: str, change: Callable[[Draft[K]], None]) -> Found[K]:
        """Change it by the service's own doing. Raises what is missing, what `change` raises, StoreUnavailable."""

        def whole(draft: Draft[K]) -> None:
            change(draft)

        found = self._run(stored_id, whole, None)
        assert isinstance(found, Found)
        return found

    def commit_on(self, found: Found[K], draft: Draft[K]) -> bool:
        """Store a step on exactly this state; whether it still was in it. Raises StoreUnavailable."""
        version, nonce = found.revision
        done = self._commit(draft, version, nonce, None)
        if isinstance(done, Misfit):
            # The store has lost the end of the state, and not of the log: what follows it there never was.
            done = self._commit(draft, version, nonce, None, mends=True)
        return isinstance(done, Committed)

    def _run(
        self, stored_id: str, change: Callable[[Draft[K]], Record | None], wanted: Record | None
    ) -> Found[K] | Replayed | Mismatch:
        with self._locks.on(stored_id):
            return self._race(stored_id, change, wanted)

    def _race(
        self, stored_id: str, change: Callable[[Draft[K]], Record | None], wanted: Record | None
    ) -> Found[K] | Replayed | Mismatch:
        found, mends = self._store.load(stored_id, record=wanted), False
        for attempt in range(ATTEMPTS):
            if isinstance(found, Replayed | Mismatch):
                return found
            if not found.version or not found.blob:
                raise self._missing(stored_id)
            draft = Draft(self._decode(found.blob), self._clock.now())
            kept = change(draft)
            if not draft.fresh and not draft.items and _encode(draft.record) == found.blob:
                return Found(draft.record, Revision(found.version, found.nonces[:NONCE]))
            done = self._commit(draft, found.version, found.nonces, kept, mends=mends)
            if isinstance(done, Committed):
                return Found(draft.record, Revision(done.version, ""))
            if isinstance(done, Misfit):
                # The store has lost the end of the state, and not of the log: what follows it there never was.
                found, mends = self._store.load(stored_id, record=wanted), True
                continue
            found = Loaded(done.version, done.blob, done.time_us, done.nonces) if isinstance(done, Conflict) else done
            time.sleep(random.random() * PAUSE_S * min(attempt + 1, 5))
        raise Contended(stored_id)

    def _commit(
        self, draft: Draft[K], version: int, nonces: str, kept: Record | None, *, mends: bool = False
    ) -> Committed | Conflict | Misfit | Replayed | Mismatch:
        record = draft.record
        ttl_ms, due, listed = record.goes_after_ms(self._settings), record.due(draft.now), record.listed_in or None
        commit = Commit(
            game_id=record.stored_id, expected=version, nonces=nonces, nonce=secrets.token_hex(NONCE // 2),
            blob=_encode(record), status="playing" if ttl_ms is None else "finished",
            events=[_encode(event) for event in draft.fresh],
            first_seq=draft.fresh[0].seq if draft.fresh else record.events + 1, due=due, record=kept,
            ttl_ms=ttl_ms or 0, owner=listed, own=keys.listed(record.created_at, record.stored_id) if listed else None,
            own_card=record.card() if listed else None, recheck=draft.recheck,
            mends=mends or not version, items=draft.items,
        )  # fmt: skip
        done = self._store.commit(commit)
        if isinstance(done, Committed) and self._alarms:
            self._alarms.committed(record.stored_id, done.version, due, done.epoch)
        return done

    def _answered(self, idem: Idempotency | None, answer: StoredAnswer | None = None) -> Record | None:
        found = credentials.record_of(idem, self._settings.idempotency_ttl_s * 1000)
        if idem is None or found is None or answer is None:
            return found
        return msgspec.structs.replace(found, answer=credentials.keep(answer, idem, secret=True))


def _replayed(found: Replayed | Mismatch, idem: Idempotency | None) -> Answer:
    if isinstance(found, Replayed) and idem:
        return credentials.reveal(found.answer, idem)
    raise IdempotencyMismatch(idem.key if idem else "")
