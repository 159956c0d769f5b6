"""The whole service layer: load, settle, play, commit, and again where another process was faster."""

from __future__ import annotations

import secrets

from service import engine as own_engine
from service.access import credentials
from service.games.bots.scheduler import soon
from service.games.commands import CreateGame, Sit
from service.games.defaults import options_of
from service.games.due_games import DueGames
from service.games.engine_port import Engine
from service.games.lists import listing
from service.games.lists.cards import MAX_PLAYERS
from service.games.lists.listing import Filter, Wanted
from service.games.lists.lobby import Board
from service.games.locks import InFlightKeys
from service.games.member_games import MemberGames
from service.games.packing import Packing
from service.games.repository import GameRepository
from service.games.retention import TOLD_AGAIN_MS
from service.games.sandbox.games import SandboxGames
from service.games.session import GameSession, Outcome
from service.games.snapshot import Snapshot
from service.games.tasks import Do, Done, Make, Play, Render, Settle, Step
from service.games.tournament_games import TournamentGames
from service.games.unit_of_work import UnitOfWork
from service.outbox.alarms import Alarms
from service.outbox.backlog import Backlog
from service.outbox.fanout import Fanout
from service.outbox.reader import Reader
from service.players.known import KnownPlayers
from service.players.names import Names
from service.settings import Settings
from service.store.clock import Clock
from service.store.commits import NO_GAME, STATUSES, GameStatus
from service.store.errors import GameNotFound, StoreUnavailable
from service.store.idempotency import Answer, Idempotency
from service.store.log import Entry
from service.store.meta import Meta
from service.store.port import LobbyPage, Store
from service.store.revision import Revision

__all__ = ["GameService", "Outcome", "Snapshot"]


class GameService:
    """What one process does with games. Safe in threads and greenlets; keeps nothing that the store lacks.

    Every method may raise StoreUnavailable; those on one game GameNotFound; acts IdempotencyMismatch,
    IdempotencyInUse, the engine's Refusal, and what `act` and `render` raise.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        engine: Engine | None = None,
        alarms: Alarms | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self._engine: Engine = engine or own_engine
        self.alarms = alarms
        self._repository = GameRepository(store, settings, clock, alarms, self._engine)
        self.member_games = MemberGames(self._repository, clock)
        self.packing = Packing(self._repository, store, clock)
        self._work = UnitOfWork(self._repository, self.packing)
        self._keys = InFlightKeys()
        self.players = KnownPlayers(store, clock.now)
        self._fanout = Fanout(store, self._repository.lost, Names(self.players).entries)
        self._boards = {status: Board(store, status) for status in STATUSES}

    def create(self, cmd: CreateGame, idem: Idempotency | None, render: Render, game_id: str = "") -> Answer:
        """Make a game and, if asked, seat its first player. One round trip.

        game_id: what `credentials.new_game_id` made for this key, where the caller had to know it before.
        """
        game_id = game_id or credentials.new_game_id(idem)
        with self._keys.one(game_id, idem):
            game = self._engine.create(
                ruleset=cmd.ruleset,
                options=options_of(self.settings, cmd),
                seed=secrets.token_hex(32),
                game_id=game_id,
                now=cmd.at,
                given=cmd.given,
            )
            meta = Meta(
                cmd.visibility, cmd.at, cmd.name, cmd.api_key_id, cmd.given is not None,
                metadata=dict(cmd.metadata), seats=cmd.seats, watching=cmd.watching,
                rematch_of=cmd.rematch_of, pool=cmd.pool,
            )  # fmt: skip
            act: Sit | CreateGame = cmd.player.sit(cmd.at) if cmd.player else cmd
            seats = int(game.state.options.get("max_players", MAX_PLAYERS))
            task = Play(self._repository, act, idem, render, also=cmd.bot_joins(seats))
            return self._work.begin(GameSession(self._engine, game_id, meta, game), task)

    def act(self, game_id: str, act: Step | Make, idem: Idempotency | None, render: Render) -> Answer:
        """Let an act count: one round trip to the store if this process knows the game as it is.

        act: or what makes it, called with the game and its meta, as often as it has to be played.
        render: words the answer before the commit, so that both are stored together.
        """
        with self._keys.one(game_id, idem):
            return self._work.run(game_id, Play(self._repository, act, idem, render))

    def do(self, game_id: str, act: Step | Make) -> Done:
        """The same for an act that has no answer to be worded and kept."""
        return self._work.run(game_id, Do(self._repository, act))

    def read(self, game_id: str) -> Snapshot:
        """The game as it is now; commits if that closed something."""
        now = self.clock.now()
        session, _ = self._work.run(game_id, Settle(self._repository, self.clock, "read", now))
        return Snapshot(session.game, session.meta, session.revision, session.meta.instant(now))

    def tick_all(self, game_ids: list[str], *, anew: bool = False) -> dict[str, Exception]:
        """`tick` for each of these games, in few round trips; what failed, by game. Raises StoreUnavailable."""
        left, failed = self._work.run_many(game_ids, Settle(self._repository, self.clock, "worker"))
        return failed | self._tick_each(left, anew=anew)

    def due_games(self) -> DueGames:
        """What a worker does with games that it takes shortly before they are due."""
        return DueGames(self._work, self._repository, self.clock, self._tick_each)

    def tournament_games(self) -> TournamentGames:
        """What is done with the games of tournaments."""
        return TournamentGames(self._engine, self._repository, self.packing, self.settings, self.ring_at)

    def sandbox_games(self) -> SandboxGames:
        """What is done with games of the sandbox."""
        return SandboxGames(self._engine, self._repository, self._work, self._keys, self.settings)

    def _tick_each(self, game_ids: list[str], *, anew: bool = False) -> dict[str, Exception]:
        failed: dict[str, Exception] = {}
        for game_id in game_ids:
            try:
                self.tick(game_id, anew=anew)
            except StoreUnavailable:
                raise
            except Exception as error:
                failed[game_id] = error
        return failed

    def tick(self, game_id: str, *, anew: bool = False) -> None:
        """Close what is due and put the alarm right. Early, late, twice: all the same. A game may be gone.

        anew: see Packing.next_look.
        """
        try:
            session, stored = self._work.run(game_id, Settle(self._repository, self.clock, "worker"))
            if stored:
                return
            # A tick hands the bots over: should that get lost, they are woken again.
            revision, due = session.revision, session.due(soon(self.clock.now()))
            if session.meta.tells_of_its_end and session.game.state.status == "finished":
                due = self.clock.now() + TOLD_AGAIN_MS
            elif due is None and session.game.state.status == "finished":
                due = self.packing.next_look(session, anew=anew)
        except GameNotFound:
            revision, due = NO_GAME, None
        self.ring_at(game_id, revision, due)

    def pack(self, game_id: str) -> None:
        """Pack the log of a game. Early, late, twice: all the same. A game may be gone. Raises NewerState as well."""
        try:
            next_look = self.packing.pack(game_id)
        except GameNotFound:
            return
        if next_look:
            self.ring_at(game_id, *next_look)

    def list_owned(self, game_ids: list[str]) -> dict[str, Exception]:
        """Put these games into the lists of the keys that made them, where an older release stored them without.

        Returns what failed, by game. Raises StoreUnavailable.
        """
        return listing.enlist(self._engine, self.store, game_ids)

    def with_bots(self, game_ids: list[str]) -> list[str]:
        """Those of these games that this process has just looked at and in which bots play."""
        held = {game_id: self._repository.remembered(game_id) for game_id in game_ids}
        return [game_id for game_id, known in held.items() if known and GameSession.has_bots(known.blob)]

    def ring_at(self, game_id: str, revision: Revision, due: int | None) -> None:
        """Put the alarm right, if the game still is in this state. due in ms, None for never."""
        self.store.reschedule(game_id, revision, due)
        if self.alarms:
            self.alarms.committed(game_id, revision.version, due, self.store.epoch)

    def lobby(self, cursor: str | None, limit: int, wanted: Filter | None = None) -> LobbyPage:
        """Cards (JSON) of public games, newest first, as far as they are wanted."""
        return listing.lobby(self.store, wanted or Filter(), cursor, limit)

    def board(self, status: GameStatus) -> Board:
        """The lobby of this status, as all who watch it in this process share it."""
        return self._boards[status]

    def owned(self, owner: str, wanted: Wanted, cursor: str | None, limit: int) -> LobbyPage:
        """Cards (JSON) of the games that this key has made, newest first, as far as they are wanted."""
        return listing.owned(self.store, owner, wanted, cursor, limit)

    def events(self, game_id: str, after: int, limit: int) -> list[bytes]:
        """Events (JSON) with seq > after, oldest first. Empty for a game that is not there."""
        return [entry.raw for entry in self.log(game_id, after, limit)]

    def log(self, game_id: str, after: int, limit: int) -> list[Entry]:
        """The same with their seqs and marks."""
        return self._fanout.told(self.store.log(game_id, after, limit))

    def has_event(self, game_id: str, seq: int, mark: str) -> bool:
        """Whether the log has the event of this seq and mark (empty: of any)."""
        found = self.store.log(game_id, seq - 1, 1)
        return bool(found) and found[0].seq == seq and (not mark or found[0].mark in ("", mark))

    def follow(self, game_id: str, after: int = 0, mark: str = "") -> Reader:
        """A place in a game's events, to listen from again and again; close it (`with`) at the end.

        mark: of the event that it is behind, empty where it is not known.
        """
        return self._fanout.reader(game_id, after, mark)

    def backlog(self) -> Backlog | None:
        """What waits for the alarm and the workers, None for a store inside the process."""
        return self.alarms.backlog() if self.alarms else None

    def try_alarms_again(self) -> None:
        """The caller knows that the alarm's Redis is back."""
        if self.alarms:
            self.alarms.try_again()

    def prime(self, samples: int = 3) -> None:
        """Ask the store for the time, so that the first request is stamped right."""
        for _ in range(samples):
            sent = self.clock.local()
            time_us = self.store.ping()
            self.clock.sample(sent, self.clock.local(), time_us)

    def close(self) -> None:
        """End listeners and let connections go."""
        self._fanout.close()
        self.store.close()
