"""The store inside one process: for tests and for engines without a network; nothing survives it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from service.store import keys
from service.store.commits import (
    NO_GAME,
    STATUSES,
    Commit,
    CommitResult,
    Committed,
    Conflict,
    GameStatus,
    Loaded,
    LoadResult,
    Misfit,
    OwnEntry,
)
from service.store.condition import Condition, Loss, Losses
from service.store.idempotency import Record
from service.store.log import Entry, Feed, News, Untold
from service.store.memory.feed import MemoryFeed
from service.store.memory.items import MemoryItems
from service.store.memory.kept_game import KeptGame
from service.store.port import ROUND_TRIPS, ROUND_TRIPS_MS, LobbyPage
from service.store.revision import MARK, Epoch, Revision


class MemoryStore:
    """Games in a dictionary under one lock.

    alarms: game id by the instant (ms) at which it is due; what a test may look at instead of a sorted set.
    hearing: owners who have webhooks; news: game id by first and last seq that these were not told of yet.
    epoch: this store lives only once, unless a test has it live again.
    """

    def __init__(self, clock: Callable[[], int] = time.time_ns) -> None:
        self._time_ns = clock
        self.epoch = Epoch(1, "memory")
        self.renewed: Callable[[], None] = lambda: None
        self._lock = threading.RLock()
        self._games: dict[str, KeptGame] = {}
        self._feeds: list[MemoryFeed] = []
        self.items = MemoryItems(self._find, self._lock)
        self._trips: dict[tuple[str, str], tuple[int, list[int]]] = {}
        self._lost: dict[Loss, set[str]] = {"rewound": set(), "gone": set()}
        self._lost_at = 0
        self.alarms: dict[str, int] = {}
        self.hearing: set[str] = set()
        self.news: dict[str, tuple[int, int]] = {}

    def on_renewal(self, act: Callable[[], None]) -> None:
        """See the port."""
        self.renewed = act

    def load(self, game_id: str, known: Revision = NO_GAME, record: Record | None = None) -> LoadResult:
        """See the port."""
        with self._lock:
            at, game = self.ping(), self._find(game_id)
            if game is None:
                return Loaded(0, b"", at, "", self.epoch)
            answered = game.answered(record, at)
            if answered is not None:
                return answered
            if game.revision == known:
                return Loaded(game.version, None, at, "", self.epoch)
            return Loaded(game.version, game.blob, at, game.nonces, self.epoch, len(game.loose))

    def load_many(self, game_ids: list[str]) -> list[Loaded]:
        """See the port."""
        found = [self.load(game_id) for game_id in game_ids]
        return [loaded for loaded in found if isinstance(loaded, Loaded)]

    def commit(self, commit: Commit) -> CommitResult:
        """See the port."""
        with self._lock:
            at, found = self.ping(), self._find(commit.game_id)
            game = found or KeptGame()
            made = game.made_by(commit.nonce)
            if made is not None:
                return Committed(made, at, self.epoch)
            answered = game.answered(commit.record, at)
            if answered is not None:
                return answered
            if game.revision != commit.basis:
                return Conflict(game.version, game.blob, at, game.nonces, self.epoch)
            last = game.last.seq if game.last else 0
            if commit.events and last != commit.first_seq - 1:
                if last < commit.first_seq or not commit.mends:
                    return Misfit(last, at)
                game.cut(commit.first_seq)
            self._games[commit.game_id] = game
            before = game.last.mark if game.last else ""
            game.write(commit, at)
            self._follow(commit)
            news = News(commit.first_seq, commit.nonce[:MARK], before, commit.events, commit.private)
            for feed in self._feeds:
                feed.tell(commit.game_id, news)
                if commit.recheck:
                    feed.tell_recheck(commit.game_id)
                if commit.listed and commit.card:
                    feed.tell_recheck(keys.LOBBY_NEWS)
            return Committed(game.version, at, self.epoch, len(game.loose) if commit.events else 0)

    def commit_many(self, commits: list[Commit]) -> list[CommitResult]:
        """See the port."""
        return [self.commit(commit) for commit in commits]

    def reschedule(self, game_id: str, revision: Revision, due: int | None) -> None:
        """See the port."""
        with self._lock:
            game = self._find(game_id)
            if (game.revision if game else NO_GAME) == revision:
                self._alarm(game_id, due)

    def events(self, game_id: str, after: int, limit: int) -> list[bytes]:
        """See the port."""
        return [entry.raw for entry in self.log(game_id, after, limit)]

    def log(self, game_id: str, after: int, limit: int) -> list[Entry]:
        """See the port."""
        with self._lock:
            game = self._find(game_id)
            return game.events[after : after + limit] if game else []

    def pack(self, game_id: str, revision: Revision, last_seq: int, keep: int) -> bool:
        """See the port."""
        with self._lock:
            game, (untold, _) = self._find(game_id), self.news.get(game_id, (None, 0))
            return game is not None and game.revision == revision and game.pack(last_seq, keep, untold)

    def untold(self, game_id: str, limit: int) -> Untold | None:
        """See the port."""
        with self._lock:
            game = self._find(game_id)
            if game is None or game_id not in self.news:
                return None
            first, _ = self.news[game_id]
            return Untold(game.blob, [entry for entry in game.events if entry.seq >= first][:limit])

    def told(self, game_id: str, last_seq: int, mark: str = "") -> None:
        """See the port."""
        with self._lock:
            game = self._find(game_id)
            entries = game.events if game else []
            if mark and mark not in [entry.mark for entry in entries if entry.seq == last_seq]:
                return
            first, last = self.news.pop(game_id, (0, 0))
            if game and last > last_seq:
                self.news[game_id] = (max(first, last_seq + 1), last)

    def note_round_trip(self, game_id: str, player: str, ms: int) -> list[int]:
        """See the port."""
        with self._lock:
            at = self.ping() // 1000
            until, kept = self._trips.get((game_id, player), (0, []))
            kept = [ms, *(kept if at < until else [])][:ROUND_TRIPS]
            self._trips[game_id, player] = at + ROUND_TRIPS_MS, kept
            return list(kept)

    def lobby(self, status: GameStatus | None, cursor: str | None, limit: int) -> LobbyPage:
        """See the port."""
        with self._lock:
            games = [game for game in map(self._find, list(self._games)) if game and status in (None, game.status)]
            return _page({game.listed: game.card for game in games if game.listed and game.card}, cursor, limit)

    def owned(self, owner: str, cursor: str | None, limit: int, first: str | None = None) -> LobbyPage:
        """See the port."""
        with self._lock:
            games = [game for game in map(self._find, list(self._games)) if game and game.owner == owner]
            cards = {game.own: game.own_card for game in games if game.own and game.own_card}
            return _page({place: card for place, card in cards.items() if place >= (first or "")}, cursor, limit)

    def mend_lists(self) -> int:
        """See the port."""
        return 0

    def enlist(self, game_id: str, entry: OwnEntry) -> None:
        """See the port."""
        with self._lock:
            game = self._find(game_id)
            if game and not game.own_card:
                game.owner, game.own, game.own_card = entry

    def statuses(self, game_ids: list[str]) -> dict[str, GameStatus]:
        """See the port."""
        with self._lock:
            return {game_id: game.status for game_id in game_ids if (game := self._find(game_id))}

    def games(self, cursor: int) -> tuple[list[str], int]:
        """See the port."""
        with self._lock:
            return [game_id for game_id in self._games if self._find(game_id)], 0

    def feed(self) -> Feed:
        """See the port."""
        return MemoryFeed(self._feeds)

    def ping(self) -> int:
        """See the port."""
        return self._time_ns() // 1000

    def note_loss(self, loss: Loss, game_id: str) -> None:
        """See the port."""
        with self._lock:
            self._lost[loss].add(game_id)
            self._lost_at = self.ping() // 1000

    def condition(self) -> Condition:
        """See the port. What is in memory is gone with it, as is to be expected."""
        with self._lock:
            games = [game for game in map(self._find, list(self._games)) if game and game.listed]
            counts: dict[str, int] = {s: sum(game.status == s for game in games) for s in STATUSES}
            lost = Losses(at=self._lost_at, rewound=len(self._lost["rewound"]), gone=len(self._lost["gone"]))
            return Condition(public_games=counts, losses=lost)

    def close(self) -> None:
        """See the port."""

    def _find(self, game_id: str) -> KeptGame | None:
        game = self._games.get(game_id)
        if game and game.gone_at is not None and self.ping() // 1000 >= game.gone_at:
            del self._games[game_id]
            return None
        return game

    def _follow(self, commit: Commit) -> None:
        """The alarm and the news for webhooks."""
        self._alarm(commit.game_id, commit.due)
        if (commit.hears or commit.owner) in self.hearing and commit.events:
            first, _ = self.news.get(commit.game_id, (commit.first_seq, 0))
            self.news[commit.game_id] = (first, commit.first_seq + len(commit.events) - 1)

    def _alarm(self, game_id: str, due: int | None) -> None:
        if due is None:
            self.alarms.pop(game_id, None)
        else:
            self.alarms[game_id] = due


def _page(cards: dict[str, bytes], cursor: str | None, limit: int) -> LobbyPage:
    """A page of cards by their places, the last place first."""
    rest = sorted((place for place in cards if cursor is None or place < cursor), reverse=True)
    page = rest[:limit]
    return LobbyPage([cards[place] for place in page], page[-1] if len(rest) > limit else None)
