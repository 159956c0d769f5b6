"""One step of one game on its way into the store, what came of it, and a game as it is loaded."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from service.store.idempotency import Record
from service.store.items import Item
from service.store.revision import NONCE, UNKNOWN, Epoch, Revision, extended

NO_GAME = Revision()

GameStatus = Literal["lobby", "playing", "finished"]
STATUSES: tuple[GameStatus, ...] = ("lobby", "playing", "finished")


class OwnEntry(NamedTuple):
    """What the list of a key's games has of one. place: in the owner's order; card: what is shown there."""

    owner: str
    place: str
    card: bytes


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
    hears: whose webhooks are told, where the owner is the name of a list and no key.
    own: the game's key in its owner's order, and own_card: what the owner's list shows of it; None where the card has
    not changed, and for a game without an owner.
    recheck: tokens were taken back, so listeners must be looked at again.
    mends: whether what the log has from first_seq on is not this game's, and goes.
    items: those that it changes of what is kept beside the blob.
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
    hears: str = ""
    own: str | None = None
    own_card: bytes | None = None
    recheck: bool = False
    nonces: str = ""
    mends: bool = False
    items: list[Item] = []

    @property
    def basis(self) -> Revision:
        """The state that it builds on."""
        return Revision(self.expected, self.nonces[:NONCE])

    @property
    def made_by(self) -> str:
        """The nonces of the state that it makes."""
        return extended(self.nonces, self.nonce)


class Committed(msgspec.Struct, frozen=True):
    """It is written. time_us: the store's clock in µs since 1970. epoch: the life of the store that said so.

    loose: how many events of the log are not packed; 0 also where the commit had none, or was written before.
    """

    version: int
    time_us: int
    epoch: Epoch = UNKNOWN
    loose: int = 0


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


class Loaded(msgspec.Struct, frozen=True):
    """A game as it is. version 0: it is not there. blob None: it still is in the state that the caller knows.

    nonces: of the commits that led to it, newest first (none where the blob is None). loose: how many events of the log
    are not packed, as `load_many` tells it.
    """

    version: int
    blob: bytes | None
    time_us: int
    nonces: str = ""
    epoch: Epoch = UNKNOWN
    loose: int = 0


CommitResult = Committed | Conflict | Misfit | Replayed | Mismatch
LoadResult = Loaded | Replayed | Mismatch
