"""The store on Redis: every method is one round trip, every write one Lua script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from service.store.commits import (
    NO_GAME,
    Commit,
    CommitResult,
    GameStatus,
    Loaded,
    LoadResult,
    Mismatch,
    OwnEntry,
    Replayed,
)
from service.store.condition import Condition, Loss
from service.store.errors import NotAcknowledged, StoreUnavailable
from service.store.idempotency import Record
from service.store.layout import Layout
from service.store.log import Entry, Feed, Untold
from service.store.port import LobbyPage
from service.store.redis.condition import condition, note_loss
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.epochs.of_cluster import ClusterEpochs
from service.store.redis.epochs.of_server import Epochs
from service.store.redis.feed import RedisFeed
from service.store.redis.games import answers, log, round_trips
from service.store.redis.games.commit_script import arguments, is_kept, is_packed, result
from service.store.redis.games.items import RedisItems
from service.store.redis.games.packing import Packing
from service.store.redis.lists.game_lists import GameLists
from service.store.redis.nodes import Nodes, layout_of
from service.store.redis.scan import some_games, statuses
from service.store.redis.scripts.script import Argument, Script
from service.store.revision import Epoch, Revision

KEPT = 16
"""Connections that each script which every act needs keeps at hand; the pool has as many more for all the rest."""

_GAMES = Path(__file__).parent / "games"


class RedisStore:
    """Games in one Redis, or in a cluster.

    layout: by what names; None: by those that this client's games have. alarms_here: whether the alarms are here too,
    and so are written by the commit itself.
    """

    def __init__(self, client: Client, *, layout: Layout | None = None, alarms_here: bool = True) -> None:
        self._client = client
        self._layout = layout or layout_of(client)
        self._lists = GameLists(client, self._layout)
        self._epochs = ClusterEpochs(client) if isinstance(client, Nodes) else Epochs(client)
        # In buckets they always are: no other Redis has those.
        self._alarms_here = alarms_here or self._layout.buckets > 1
        self._load = Script(client, _GAMES / "load.lua", keep=KEPT)
        self._commit = Script(client, _GAMES / "commit.lua", keep=KEPT, counts=True)
        self._replayed = Script(client, _GAMES / "replayed.lua", counts=True)
        self._reschedule = Script(client, _GAMES / "reschedule.lua")
        self._told = Script(client, _GAMES / "told.lua")
        self._packing = Packing(client, self._layout)
        self.items = RedisItems(client, self._layout)

    @property
    def epoch(self) -> Epoch:
        """See the port."""
        return self._epochs.now

    def on_renewal(self, act: Callable[[], None]) -> None:
        """See the port."""
        self._epochs.on_renewal = act

    def load(self, game_id: str, known: Revision = NO_GAME, record: Record | None = None) -> LoadResult:
        """See the port."""
        names = [self._layout.game(game_id), *answers.names(self._layout, game_id, record)]
        args: list[Argument] = [known.version, known.nonce, *answers.wanted(record)]
        (kind, version, data, sec, usec, nonces), epoch = self._run(self._load, names, args)
        at = int(sec) * 1_000_000 + int(usec)
        if kind in (3, 7):
            if self._client.acknowledging.replicas:
                # It may be answered only because no replica had it in time.
                self._run(self._replayed, names[1:], args[2:])
            return Replayed(data, at) if kind == 3 else self._again(game_id, data, at)
        if kind == 4:
            return Mismatch(at)
        return Loaded(version, None if kind == 1 else data, at, nonces.decode(), epoch)

    def load_many(self, game_ids: list[str]) -> list[Loaded]:
        """See the port."""
        with unavailable():
            pipe = self._client.pipeline(transaction=False)
            pipe.time()
            self._epochs.queue(pipe)
            for game_id in game_ids:
                pipe.hmget(self._layout.game(game_id), "v", "b", "n")
                pipe.xlen(self._layout.events(game_id))
            told = pipe.execute(raise_on_error=self._layout.buckets == 1)
        if any(isinstance(answer, Exception) for answer in told):
            # Of several nodes one is away: what the others have is all that may have been asked for.
            return [cast(Loaded, self.load(game_id)) for game_id in game_ids]
        (seconds, micros), lives, *found = told
        at, epoch = int(seconds) * 1_000_000 + int(micros), self._epochs.read(lives)
        return [
            Loaded(int(version or 0), blob or b"", at, (nonces or b"").decode(), epoch, loose)
            for (version, blob, nonces), loose in zip(found[::2], found[1::2], strict=True)
        ]

    def commit(self, commit: Commit) -> CommitResult:
        """See the port."""
        asked = arguments(commit, self._layout, alarms_here=self._alarms_here)
        while is_packed((found := self._run(self._commit, *asked))[0]):
            with unavailable():
                self._packing.unpack(commit.game_id)
        answer, epoch = found
        self._lists.follow(commit, answer)
        if is_kept(answer):
            return self._again(commit.game_id, answer[2], int(answer[3]) * 1_000_000 + int(answer[4]))
        return result(answer, epoch)

    def commit_many(self, commits: list[Commit]) -> list[CommitResult]:
        """See the port. Where replicas acknowledge, each by itself, as these are asked where it was written."""
        if self._client.acknowledging.replicas:
            return [self.commit(commit) for commit in commits]
        with unavailable():
            pipe = self._client.pipeline(transaction=False)
            self._epochs.queue(pipe)
            for commit in commits:
                self._commit.queue(pipe, *arguments(commit, self._layout, alarms_here=self._alarms_here))
            lives, *found = pipe.execute(raise_on_error=False)
        done = [pair for pair in zip(commits, found, strict=True) if not isinstance(pair[1], Exception)]
        self._lists.follow_all(done)
        # What failed (the server had forgotten the script, say) is done again by itself: its nonce makes that safe.
        return [
            self.commit(commit)
            if isinstance(answer, Exception) or is_packed(answer) or is_kept(answer)
            else result(answer, self._epochs.read(lives))
            for commit, answer in zip(commits, found, strict=True)
        ]

    def reschedule(self, game_id: str, revision: Revision, due: int | None) -> None:
        """See the port."""
        if self._alarms_here:
            shared = self._layout.at(self._layout.bucket(game_id))
            args: list[Argument] = [revision.version, game_id, "" if due is None else due, shared.wake, revision.nonce]
            self._run(self._reschedule, [self._layout.game(game_id), shared.alarms], [*args, self._layout.publishes])
        if not revision.version:
            self._lists.unlist()

    def events(self, game_id: str, after: int, limit: int) -> list[bytes]:
        """See the port."""
        return [entry.raw for entry in self.log(game_id, after, limit)]

    def log(self, game_id: str, after: int, limit: int) -> list[Entry]:
        """See the port."""
        with unavailable():
            return log.entries(self._client, self._layout, game_id, after, limit)

    def pack(self, game_id: str, revision: Revision, last_seq: int, keep: int) -> bool:
        """See the port."""
        with unavailable():
            return self._packing.pack(game_id, revision, last_seq, keep)

    def untold(self, game_id: str, limit: int) -> Untold | None:
        """See the port."""
        with unavailable():
            return log.untold(self._client, self._layout, game_id, limit)

    def told(self, game_id: str, last_seq: int, mark: str = "") -> None:
        """See the port."""
        names = [self._layout.game(game_id), self._layout.at(self._layout.bucket(game_id)).news]
        with unavailable():
            self._told(names, [game_id, last_seq, mark, self._layout.events(game_id)])

    def note_round_trip(self, game_id: str, player: str, ms: int) -> list[int]:
        """See the port."""
        with unavailable():
            return round_trips.note(self._client, self._layout.round_trips(game_id, player), ms)

    def lobby(self, status: GameStatus | None, cursor: str | None, limit: int) -> LobbyPage:
        """See the port."""
        return self._lists.page(self._layout.lists.of_status(status), "c", cursor, limit)

    def owned(self, owner: str, cursor: str | None, limit: int, first: str | None = None) -> LobbyPage:
        """See the port."""
        return self._lists.page(self._layout.lists.owned + owner, "o", cursor, limit, f"[{first}" if first else "-")

    def enlist(self, game_id: str, entry: OwnEntry) -> None:
        """See the port."""
        self._lists.enlist(game_id, entry)

    def mend_lists(self) -> int:
        """See the port."""
        return self._lists.mend()

    def statuses(self, game_ids: list[str]) -> dict[str, GameStatus]:
        """See the port."""
        with unavailable():
            return statuses(self._client, self._layout, game_ids)

    def games(self, cursor: int) -> tuple[list[str], int]:
        """See the port."""
        with unavailable():
            return some_games(self._client, self._layout, cursor)

    def feed(self) -> Feed:
        """See the port."""
        return RedisFeed(self._client, self._layout)

    def ping(self) -> int:
        """See the port."""
        with unavailable():
            seconds, micros = self._client.time()
        return int(seconds) * 1_000_000 + int(micros)

    def note_loss(self, loss: Loss, game_id: str) -> None:
        """See the port."""
        note_loss(self._client, loss, game_id, self.ping() // 1000)

    def condition(self) -> Condition:
        """See the port."""
        return condition(self._client, self._layout)

    def close(self) -> None:
        """See the port."""
        self._client.close()
        self._client.connection_pool.disconnect()

    def _again(self, game_id: str, data: bytes, at: int) -> Replayed | Mismatch:
        return answers.again(data, at, lambda after, limit: self.events(game_id, after, limit))

    def _run(self, script: Script, names: list[str], args: list[Argument]) -> tuple[Any, Epoch]:
        """Run a script; once more at once if its answer was lost, which is safe as all of them may run twice.

        So a connection that broke while it was idle (Redis was restarted) costs no request.
        """
        try:
            with unavailable():
                answer, connection = script.on_connection(names, args)
        except NotAcknowledged:
            raise
        except StoreUnavailable:
            with unavailable():
                answer, connection = script.on_connection(names, args)
        return answer, self._epochs.of(connection)
