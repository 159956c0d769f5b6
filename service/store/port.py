"""The store's port: what the service asks of the place where games are kept, in frozen data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, Protocol

import msgspec

from service.store.condition import Condition, Loss
from service.store.revision import NONCE, UNKNOWN, Epoch, Revision, extended

NO_GAME = Revision()

GameStatus = Literal["lobby", "playing", "finished"]
STATUSES: tuple[GameStatus, ...] = ("lobby", "playing", "finished")


ROUND_TRIPS = 8
"""How many measurements of a player's network are kept."""

ROUND_TRIPS_MS = 600_000
"""For how long, after the last of them."""


class StoreUnavailable(Exception):
    """The store cannot be reached or does not answer in time; what was asked may or may not have happened."""


class StoreTakesNoWrites(StoreUnavailable):
    """The store answers, but nothing can be written: its disk or memory is full, or it is a replica."""


class Contended(StoreUnavailable):
    """Others were faster every time, for as long as it was tried. Nothing happened."""


class GameNotFound(Exception):
    """There is no game with this id (any more). Its argument is the id."""


class IdempotencyMismatch(Exception):
    """This Idempotency-Key was used before, for another request."""


class IdempotencyInUse(Exception):
    """A request with this Idempotency-Key is being handled at this instant."""


class Idempotency(msgspec.Struct, frozen=True):
    """What a client sent so that a retry acts once.

    key: its Idempotency-Key. fingerprint: SHA-256 (64 hex digits) of the request. scope: who may share keys.
    """

    key: str
    fingerprint: str
    scope: str = ""


class StoredAnswer(msgspec.Struct, frozen=True):
    """An answer as it is kept for a retry: HTTP status, body, and headers that belong to it."""

    status: int
    body: bytes
    headers: dict[str, str] = {}


class Answer(StoredAnswer, frozen=True):
    """An answer to hand out. replayed: it was made for an earlier request with the same key."""

    replayed: bool = False


class Invitation(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What opens a seat once (kind `seat`), or a spectator's view as long as it is valid (kind `watch`).

    hash: SHA-256 of its token, which is kept nowhere. Instants in ms; expires_at None: never. name: the one for whom it
    is, external_id: whom its maker knows by it; both may be empty. used_by: the player who took the seat.
    """

    kind: Literal["seat", "watch"]
    hash: str
    created_at: int
    expires_at: int | None = None
    name: str = ""
    external_id: str = ""
    used_by: str = ""

    def valid(self, now: int) -> bool:
        """Whether it still opens anything at this instant (ms)."""
        return not self.used_by and (self.expires_at is None or now < self.expires_at)


class Meta(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the service knows of a game and the engine does not.

    created_at in ms. api_key_id: public id of its creator's key. tokens: player id to SHA-256 of his token.
    bot_secret: what the bots' chance comes from, empty in a game that has never had any.
    metadata: what the organiser has noted about the game, for the organiser's own use.
    rewound: the life of the store (an Epoch) in which the game was last told that its end had been lost.
    seats: who may sit. watching: who may watch, empty where visibility says it: everybody, or nobody but seats.
    rematch: the id of the game that is this one's rematch, rematch_of: of the game whose rematch this is; heirs: by the
    id of a player there, the player that the same person is here.
    started_at, ended_at: in ms, None where it has not come to that, or had before these were kept.
    host: the player whose seat was taken by making the game. invitations by their id; external_ids by player.
    """

    visibility: Literal["public", "private"]
    created_at: int
    name: str = ""
    api_key_id: str | None = None
    test_dice: bool = False
    tokens: dict[str, str] = {}
    bot_secret: str = ""
    metadata: dict[str, str] = {}
    rewound: str = ""
    seats: Literal["open", "invited"] = "open"
    watching: Literal["", "public", "invited", "nobody"] = ""
    host: str | None = None
    started_at: int | None = None
    ended_at: int | None = None
    rematch: str = ""
    rematch_of: str = ""
    heirs: dict[str, str] = {}
    invitations: dict[str, Invitation] = {}
    external_ids: dict[str, str] = {}

    @property
    def watchers(self) -> Literal["public", "invited", "nobody"]:
        """Who may watch besides seats and the organiser."""
        return self.watching or ("public" if self.visibility == "public" else "nobody")


class Record(msgspec.Struct, frozen=True):
    """An idempotency record to look for, and to write with a commit.

    key: SHA-256 (hex) of scope and Idempotency-Key. fingerprint: SHA-256 (hex, 64 digits) of the request.
    answer: the bytes to keep for a retry (ignored by load). ttl_ms: how long they are kept.
    """

    key: str
    fingerprint: str
    answer: bytes = b""
    ttl_ms: int = 86_400_000


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """One step of one game.

    expected: the version that it builds on (0: the game does not exist yet); the commit makes expected + 1.
    nonces: of the commits that led to that version, newest first, as the store told them.
    nonce: 16 hex digits that name this attempt; the same nonce again does nothing and answers the same.
    events: raw JSON, gapless, in the forms that everybody may see; first_seq: the seq of the first of them.
    private: by seq, what some seats see in place of an event: a JSON object of forms by player id.
    due: when the game must next be looked at (ms), None for never.
    listed: the game's key in the lobby's order, None for a private game. card: what a lobby page shows of it,
    None where it has not changed. ttl_ms: how long a finished game is kept (unused before its end).
    owner: the key that made the game: its webhooks, if it has any, are to be told of the events; None: no key.
    own: the game's key in its owner's order, and own_card: what the owner's list shows of it; None where the card has
    not changed, and for a game without an owner.
    recheck: tokens were taken back, so listeners must be looked at again.
    mends: whether what the log has from first_seq on is not this game's, and goes.
    """

    game_id: str
    expected: int
    nonce: str
    blob: bytes
    status: GameStatus
    events: list[bytes] = []
    private: dict[int, bytes] = {}
    first_seq: int = 1
    due: int | None = None
    record: Record | None = None
    listed: str | None = None
    card: bytes | None = None
    ttl_ms: int = 0
    owner: str | None = None
    own: str | None = None
    own_card: bytes | None = None
    recheck: bool = False
    nonces: str = ""
    mends: bool = False

    @property
    def basis(self) -> Revision:
        """The state that it builds on."""
        return Revision(self.expected, self.nonces[:NONCE])

    @property
    def made_by(self) -> str:
        """The nonces of the state that it makes."""
        return extended(self.nonces, self.nonce)


class Committed(msgspec.Struct, frozen=True):
    """It is written. time_us: the store's clock in µs since 1970. epoch: the life of the store that said so."""

    version: int
    time_us: int
    epoch: Epoch = UNKNOWN


class Conflict(msgspec.Struct, frozen=True):
    """Another one was faster, or the expected state was lost: here is what there is.

    version 0 and no bytes: the game is not there. nonces: of the commits that led to it, newest first.
    """

    version: int
    blob: bytes
    time_us: int
    nonces: str = ""
    epoch: Epoch = UNKNOWN


class Misfit(msgspec.Struct, frozen=True):
    """The log does not end where the expected state's events do, but with `last_seq`; nothing was written."""

    last_seq: int
    time_us: int


class Replayed(msgspec.Struct, frozen=True):
    """This request was answered before, with these bytes; nothing was written."""

    answer: bytes
    time_us: int


class Mismatch(msgspec.Struct, frozen=True):
    """The idempotency key was used for another request; nothing was written."""

    time_us: int


class OwnEntry(NamedTuple):
    """What the list of a key's games has of one. place: in the owner's order; card: what is shown there."""

    owner: str
    place: str
    card: bytes


class Loaded(msgspec.Struct, frozen=True):
    """A game as it is. version 0: it is not there. blob None: it still is in the state that the caller knows.

    nonces: of the commits that led to it, newest first (none where the blob is None).
    """

    version: int
    blob: bytes | None
    time_us: int
    nonces: str = ""
    epoch: Epoch = UNKNOWN


class Entry(NamedTuple):
    """An event in the log. mark: names its commit (empty in logs from before marks); raw: its public form (JSON).

    private: a JSON object of the forms that some seats see in place of it, by player id; empty where there are none.
    """

    seq: int
    mark: str
    raw: bytes
    private: bytes = b""


class News(NamedTuple):
    """Events of one commit, as they are told to processes that watch. before: the mark of the event before them.

    events: public forms; private: by seq, as in `Entry`.
    """

    first: int
    mark: str
    before: str
    events: list[bytes]
    private: Mapping[int, bytes] = MappingProxyType({})


class Untold(msgspec.Struct, frozen=True):
    """Events that webhooks were not told of yet, oldest first, and the game as it is now (blob), which may be newer."""

    blob: bytes
    events: list[Entry]


class LobbyPage(msgspec.Struct, frozen=True):
    """Cards of games, newest first; next: where the next page begins, None at the end."""

    cards: list[bytes]
    next: str | None


CommitResult = Committed | Conflict | Misfit | Replayed | Mismatch
LoadResult = Loaded | Replayed | Mismatch

Deliver = Callable[[str, News], None]
"""Called with game id and news of it; without events: what opened the game may open it no more."""

Resync = Callable[[], None]
"""Called when messages may have been lost: everybody reads the log again from where he stands."""


class Feed(Protocol):
    """News of commits as they happen; may lose some (the log does not), and then says so through resync."""

    def start(self, deliver: Deliver, resync: Resync) -> None:
        """Begin to deliver, in a thread (or greenlet) of its own."""

    def watch(self, game_id: str) -> None:
        """Return once everything committed from now on will be delivered. Raises StoreUnavailable."""

    def unwatch(self, game_id: str) -> None:
        """No longer deliver this game's events."""

    def close(self) -> None:
        """End the thread."""


class Store(Protocol):
    """Keeps games. Every method may raise StoreUnavailable; every one may be called again after that.

    epoch: the life of the store that this process has heard of last.
    """

    @property
    def epoch(self) -> Epoch:
        """See above. Costs nothing."""

    def on_renewal(self, act: Callable[[], None]) -> None:
        """Have this called when the store is found to live anew: it may have lost its last writes.

        It is called wherever that is noticed, and must not ask the store.
        """

    def load(self, game_id: str, known: Revision = NO_GAME, record: Record | None = None) -> LoadResult:
        """The game's state, unless `record` was answered already; no blob where it is the `known` one."""

    def load_many(self, game_ids: list[str]) -> list[Loaded]:
        """These games as they are, in one round trip and in this order; not all of one instant."""

    def commit(self, commit: Commit) -> CommitResult:
        """Write one step, or say why not. Checks in this order: nonce, idempotency record, state, log."""

    def commit_many(self, commits: list[Commit]) -> list[CommitResult]:
        """The same as `commit` for each of them, one after the other, in one round trip for all."""

    def reschedule(self, game_id: str, revision: Revision, due: int | None) -> None:
        """Put the alarm right without a step: only where the game still is in this state (none: is not there).

        Where a game is gone, what has been left of it and of others in the lobby goes too.
        """

    def events(self, game_id: str, after: int, limit: int) -> list[bytes]:
        """The public forms (JSON) of events with seq > after, oldest first, at most `limit`."""

    def log(self, game_id: str, after: int, limit: int) -> list[Entry]:
        """The same with their seqs, marks and private forms."""

    def untold(self, game_id: str, limit: int) -> Untold | None:
        """What webhooks are to be told of a game, at most so many events of it; None where there is no news of it."""

    def told(self, game_id: str, last_seq: int, mark: str = "") -> None:
        """Webhooks were told up to this event; nothing changes where another one has its seq by now (see `mark`)."""

    def note_round_trip(self, game_id: str, player: str, ms: int) -> list[int]:
        """Keep how long a player's network took; the last ones, newest first, at most ROUND_TRIPS."""

    def lobby(self, status: GameStatus | None, cursor: str | None, limit: int) -> LobbyPage:
        """Cards of public games (of one status), newest first, that come after `cursor`."""

    def owned(self, owner: str, cursor: str | None, limit: int, first: str | None = None) -> LobbyPage:
        """Cards of all games that this key has made, public or not, newest first, that come after `cursor`.

        first: the oldest place that counts.
        """

    def enlist(self, game_id: str, entry: OwnEntry) -> None:
        """Put a game into its owner's list, where that does not have it: no commit of it has brought a card yet."""

    def statuses(self, game_ids: list[str]) -> dict[str, GameStatus]:
        """How far these games have come; those that are not there (any more) are not in it. One round trip."""

    def games(self, cursor: int) -> tuple[list[str], int]:
        """Some of all games, in no order, and where to go on (0: from the beginning, and that these were the last).

        Going on until 0 tells every game that was there all the time, some perhaps twice.
        """

    def feed(self) -> Feed:
        """A feed of this store's commits; one a process is enough."""

    def ping(self) -> int:
        """The store's clock in µs since the epoch."""

    def note_loss(self, loss: Loss, game_id: str) -> None:
        """Keep for a day that this game was found rewound, or gone."""

    def condition(self) -> Condition:
        """How the store is, after it has taken a write. Raises StoreTakesNoWrites where it takes none."""

    def close(self) -> None:
        """Let connections go."""
