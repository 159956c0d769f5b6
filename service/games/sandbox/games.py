"""Games of the sandbox: begun where their maker wants them to stand, and their clocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from service.access import credentials
from service.engine import Game
from service.games.changes import AdvanceClock
from service.games.commands import CreateGame
from service.games.engine_port import Engine
from service.games.locks import InFlightKeys
from service.games.repository import GameRepository
from service.games.sandbox import own_clock
from service.games.session import GameSession
from service.games.snapshot import Snapshot
from service.games.tasks import Play, Render
from service.games.unit_of_work import UnitOfWork
from service.json_types import JsonMapping
from service.settings import Settings
from service.store.idempotency import Answer, Idempotency
from service.store.meta import Meta, Sandbox

LONGEST_ADVANCE_MS = 7 * 24 * 3600 * 1000
"""So far a clock goes on by one request."""

LONGEST_LIFE_MS = 366 * 24 * 3600 * 1000
"""So far a clock goes on in all."""


class SeatOf(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a game that stands somewhere. token: opens it, None where a bot sits; bot: its level, None without."""

    player: str
    name: str
    token: str | None
    bot: str | None


class StandingGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that begins where it stands.

    game: as it stands, made and played up to `at` (ms), with all of its events still to be stored. situation: the id of
    the one it stands in, empty where it was described. began: how, as a scenario says it. own_clock: whether its clock
    moves only when it is told to. seats: see `seats_of`. All else as CreateGame has it.
    """

    game: Game
    at: int
    situation: str
    began: JsonMapping
    own_clock: bool
    seats: tuple[SeatOf, ...]
    visibility: Literal["public", "private"] = "private"
    name: str = ""
    api_key_id: str | None = None
    metadata: Mapping[str, str] = {}


def seats_of(game: Game) -> tuple[SeatOf, ...]:
    """All seats in the order of play, with new tokens for those in which no bot sits."""
    return tuple(
        SeatOf(
            player=one.id, name=one.display_name, token=None if one.bot else credentials.new_token(),
            bot=one.bot or None,
        )
        for one in game.state.all_players
    )  # fmt: skip


class SandboxGames:
    """What a process does with them."""

    def __init__(
        self, engine: Engine, repository: GameRepository, work: UnitOfWork, keys: InFlightKeys, settings: Settings
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._work = work
        self._keys = keys
        self._settings = settings

    def make(self, standing: StandingGame, idem: Idempotency | None, render: Render) -> Answer:
        """Store it. One round trip. Raises what GameService.create raises."""
        game, at = standing.game, standing.at
        bots = any(seat.bot for seat in standing.seats)
        meta = Meta(
            standing.visibility, at, standing.name, standing.api_key_id, test_dice=True,
            tokens={seat.player: credentials.digest(seat.token) for seat in standing.seats if seat.token},
            bot_secret=credentials.new_token() if bots else "", metadata=dict(standing.metadata), seats="invited",
            sandbox=Sandbox(
                situation=standing.situation, began=dict(standing.began), now=at if standing.own_clock else None,
                lasts_ms=self._settings.sandbox_idle_s * 1000,
            ),
        )  # fmt: skip
        making = CreateGame(ruleset=game.state.ruleset, api_key_id=standing.api_key_id, at=at)
        with self._keys.one(game.state.id, idem):
            session = GameSession(self._engine, game.state.id, meta, game)
            return self._work.begin(session, Play(self._repository, making, idem, render, secret=True))

    def advance(
        self, game_id: str, make: Callable[[Game, Meta], AdvanceClock], idem: Idempotency | None, render: Render
    ) -> Answer:
        """Let a game's own clock go on, in one commit. make: told the game and its meta; what it raises refuses it."""
        with self._keys.one(game_id, idem):
            return self._work.run(game_id, Play(self._repository, make, idem, render))

    def next_instant(self, snapshot: Snapshot) -> int | None:
        """When something happens in a game by itself (ms by the game's clock): see own_clock."""
        session = GameSession(self._engine, snapshot.game.state.id, snapshot.meta, snapshot.game)
        return own_clock.next_instant(session, self._repository.bots, snapshot.now)
