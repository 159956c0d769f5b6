"""Stores that can be made to forget their last writes, as a power cut or a truncated file makes them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from service.assemble import assemble
from service.engine.dice.acts import Roll
from service.games.service import GameService
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import record
from service.settings import Settings
from service.store.clock import StoreClock
from service.store.memory.store import MemoryStore
from service.store.revision import Epoch
from tests.support.games import act
from tests.support.redis import RedisServer

PEOPLE = ["perceval", "karadoc", "arthur"]
CALM = {"turn_ms": 0}


class Rewindable(Protocol):
    """A store that several services share."""

    def service(self, **settings: Any) -> GameService:
        """One more process, as it were, on this store."""

    def keep(self) -> None:
        """This is what the store comes back to."""

    def rewind(self) -> None:
        """All that was written since `keep` is lost; the store lives anew."""

    def close(self) -> None:
        """Let it go."""


class RewindableMemory:
    """The store inside a process; those around it notice that it lives anew as clients of Redis do."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self._games: dict[str, Any] = {}
        self._renewals: list[Callable[[], None]] = [self.store.renewed]

    def service(self, **settings: Any) -> GameService:
        """See Rewindable."""
        made = GameService(self.store, Settings(redis_url="memory://", **settings), StoreClock())
        self._renewals.append(self.store.renewed)
        return made

    def keep(self) -> None:
        """See Rewindable."""
        self._games = copy.deepcopy(self.store._games)

    def rewind(self) -> None:
        """See Rewindable."""
        self.store._games = copy.deepcopy(self._games)
        number = self.store.epoch.number + 1
        self.store.epoch = Epoch(number, f"memory{number}")
        for feed in self.store._feeds:
            feed.resync()
        for renewed in self._renewals:
            renewed()

    def close(self) -> None:
        """See Rewindable."""


class RewindableRedis:
    """A real server with nothing between its answers and its disk, until its disk is changed."""

    def __init__(self) -> None:
        self.server = RedisServer(appendfsync="always")
        self.server.start()
        self._services: list[GameService] = []

    def service(self, **settings: Any) -> GameService:
        """See Rewindable."""
        made = assemble(Settings(redis_url=self.server.url, **settings))
        self._services.append(made)
        return made

    def keep(self) -> None:
        """See Rewindable."""
        self.server.keep()

    def rewind(self) -> None:
        """See Rewindable."""
        self.server.rewind()

    def close(self) -> None:
        """See Rewindable."""
        for service in self._services:
            service.close()
        self.server.close()


def roll(service: GameService, game_id: str, player: str) -> None:
    act(service, game_id, Roll(player=player, at=service.clock.now()))


def log(service: GameService, game_id: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(raw) for raw in service.events(game_id, 0, 500)]


def rewound(service: GameService, game_id: str) -> list[dict[str, Any]]:
    return [event for event in log(service, game_id) if event["type"] == "rewound"]


def rolls(service: GameService, game_id: str) -> list[str]:
    return [event["player"] for event in log(service, game_id) if event["type"] == "dice_rolled"]


def assert_unbent(service: GameService, game_id: str) -> None:
    """Log and state belong together, and the rules alone come to the same game."""
    seen = service.read(game_id)
    events = log(service, game_id)
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert seen.game.state.events == len(events)
    verdict = check(parse(record(seen.game, service.events(game_id, 0, 500)), game_id))
    assert verdict.outcome == "passed", verdict.why
