"""The bots of a game in the service's hands: what each sees goes to its strategy, what it wants comes back as an act.

A plan follows from what the bots see and from the game's secret alone. It is never stored: a process that looks at
the same state finds the same plan, and once an act is in the state, none plans it again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from service import engine
from service.bots.chance import Chance
from service.bots.levels import LEVELS
from service.bots.strategies import STRATEGIES
from service.bots.wish import Wish
from service.engine import Game
from service.engine.core.actions.acts import Act
from service.engine.core.stored.state import State
from service.json_types import JsonObject
from service.store.meta import Meta

STALE_MS = 1000
"""A wrong shout that could not be made by then has been swallowed."""


AGAIN_MS = 1000
"""So long after a bot was refused, or handed over to a job that got lost, it is woken again."""

log = logging.getLogger(__name__)


class NothingDue(Exception):
    """No bot of this game wants to act yet. Its argument is the game's id."""


@dataclass(frozen=True)
class Planned:
    """What a bot will do, and at which instant (ms)."""

    at: int
    player: str
    wish: Wish

    def act(self, game: Game, now: int) -> Act:
        """As an act of this instant (ms)."""
        return engine.act_of(game, {**self.wish.act, "player": self.player, "at": now})


@dataclass(frozen=True)
class Bots:
    """speed: so many times human pace."""

    speed: float = 1.0

    def plan(self, game: Game, meta: Meta, now: int) -> list[Planned]:
        """What the bots of this game want to do as things stand at `now` (ms), in order of time."""
        found: list[Planned] = []
        if _awake(game, meta):
            for player in game.state.all_players:
                if player.bot in LEVELS:
                    found += self._wishes(game, meta, player.id, player.bot, now)
        return sorted(found, key=lambda planned: (planned.at, planned.player, planned.wish.window))

    def next_act(self, game: Game, meta: Meta, now: int) -> int | None:
        """When a bot next wants to act (ms). Never raises: no act of a human may fail because a bot cannot think."""
        try:
            return next((planned.at for planned in self.plan(game, meta, now)), None)
        except Exception:
            log.exception("the bots of %s cannot think", game.state.id)
            return None

    def due_act(self, game: Game, meta: Meta, now: int) -> Act:
        """What a bot does at this instant (ms). Raises NothingDue."""
        plan = self.plan(game, meta, now)
        if not plan or plan[0].at > now:
            raise NothingDue(game.state.id)
        return plan[0].act(game, now)

    def _wishes(self, game: Game, meta: Meta, player: str, level_id: str, now: int) -> list[Planned]:
        level, chance = LEVELS[level_id], Chance.of(meta.bot_secret, game.state.id, player, level_id)
        strategy, expected = STRATEGIES[engine.kind_of(game)], engine.expected(game, player, now)
        if not expected.acts and not strategy.speaks_unasked(level):
            return []
        view, told = look(game, player, expected)
        # Of what is done once nothing in the state tells that it was done, but the clock.
        behind = max(game.state.clock, now - STALE_MS)
        wishes = strategy.wishes(view, told, level, chance, self.speed)
        return [Planned(wish.at, player, wish) for wish in wishes if not wish.once or wish.at > behind]


def soon(now: int) -> Callable[[Game, Meta], int | None]:
    """Wakes bots again in a second, for the caller that has just handed them over: their plan comes before that."""
    return lambda game, meta: now + AGAIN_MS if _awake(game, meta) else None


def _awake(game: Game, meta: Meta) -> bool:
    state: State = game.state
    return meta.bot_secret != "" and state.status == "playing" and state.stopped_at is None


def look(game: Game, player: str, expected: engine.Expected) -> tuple[JsonObject, JsonObject]:
    """What a client in this seat would be told, and nothing more: the bodies of `get_game` and `get_expected`."""
    return msgspec.to_builtins(engine.view(game, player)), msgspec.to_builtins(expected)
