"""The store's port: what the service asks of the place where games are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from service.store.commits import NO_GAME, Commit, CommitResult, GameStatus, Loaded, LoadResult, OwnEntry
from service.store.condition import Condition, Loss
from service.store.idempotency import Record
from service.store.items import Items
from service.store.log import Entry, Feed, Untold
from service.store.revision import Epoch, Revision

ROUND_TRIPS = 8
"""How many measurements of a player's network are kept."""

ROUND_TRIPS_MS = 600_000
"""For how long, after the last of them."""


class LobbyPage(msgspec.Struct, frozen=True):
    """Cards of games, newest first; next: where the next page begins, None at the end."""

    cards: list[bytes]
    next: str | None


class Store(Protocol):
    """Keeps games. Every method may raise StoreUnavailable; every one may be called again after that.

    epoch: the life of the store that this process has heard of last.
    """

    @property
    def epoch(self) -> Epoch:
        """See above. Costs nothing."""

    @property
    def items(self) -> Items:
        """What games keep beside their blobs."""

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

    def pack(self, game_id: str, revision: Revision, last_seq: int, keep: int) -> bool:
        """Store the log of a game in a fraction of its room; who reads it finds it as it was.

        Only where the game still is in this state, which ends with this event; all but the last `keep` events, and none
        that webhooks are to be told of. keep 0: the game goes on no more, and its log becomes as small as it can.
        Whether nothing is left to be packed. Early, late, twice and never are all the same to readers.
        """

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

    def mend_lists(self) -> int:
        """Tell the lists of games what commits that were interrupted have left to be told; of how many games.

        Where commits write the lists themselves there is nothing to do.
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
