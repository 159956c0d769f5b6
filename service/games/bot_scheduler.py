"""The bots of a game in the service's hands: what each sees goes to its head, what it wants comes back as an act.

A plan follows from what the bots see and from the game's secret alone. It is never stored: whoever looks at the same
state finds the same plan, and once an act is in the state, nobody plans it again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from service import engine
from service.bots import brain
from service.bots.chance import Chance
from service.bots.levels import LEVELS
from service.bots.observation import Sight, seen
from service.engine import Game
from service.engine.core.acts import Act, Annonce, Challenge, Pass, Terms
from service.engine.core.state import State
from service.engine.dice.acts import Roll
from service.store.port import Meta

STALE_MS = 1000
"""A wrong shout that could not be made by then has been swallowed."""


AGAIN_MS = 1000
"""So long after a bot was refused, or handed over to a job that got lost, it is woken again."""

log = logging.getLogger(__name__)


class NothingDue(Exception):
    """No bot of this game wants to act yet. Its argument is the game's id."""


@dataclass(frozen=True)
class Planned:
    """What a bot will do, at an instant (ms)."""

    at: int
    player: str
    intent: brain.Intent

    def act(self, now: int) -> Act:
        """As an act of this instant (ms)."""
        return _ACTS[self.intent.kind](self.player, now, self.intent)


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
        return sorted(found, key=lambda planned: (planned.at, planned.player, planned.intent.window))

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
        return plan[0].act(now)

    def _wishes(self, game: Game, meta: Meta, player: str, level_id: str, now: int) -> list[Planned]:
        level, chance = LEVELS[level_id], Chance.of(meta.bot_secret, game.state.id, player, level_id)
        expected = engine.expected(game, player, now)
        if not expected.acts and not level.slips:
            return []
        sight = look(game, player, expected, self.speed)
        found = [self._timed(sight, intent) for intent in brain.decide(sight, level, chance)]
        wrong = brain.slip(sight, level, chance)
        if wrong is not None and self._is_ahead(planned := self._timed(sight, wrong), game, now):
            found.append(planned)
        return found

    def _is_ahead(self, planned: Planned, game: Game, now: int) -> bool:
        """Whether a wrong shout is still to come: nothing in the state tells that it was made, but the clock."""
        clock: int = game.state.clock
        return planned.at > max(clock, now - STALE_MS)

    def _timed(self, sight: Sight, intent: brain.Intent) -> Planned:
        window = next(w for w in sight.windows if w.id == intent.window)
        base = window.opened if intent.from_opening else window.not_before
        return Planned(base + round(intent.delay_ms / self.speed), sight.player, intent)


def soon(now: int) -> Callable[[Game, Meta], int | None]:
    """Wakes bots again in a second, for who has just handed them over: their own plan comes before that."""
    return lambda game, meta: now + AGAIN_MS if _awake(game, meta) else None


def _awake(game: Game, meta: Meta) -> bool:
    state: State = game.state
    return meta.bot_secret != "" and state.status == "playing" and state.stopped_at is None


def look(game: Game, player: str, expected: engine.Expected, speed: float = 1.0) -> Sight:
    """What a client in this seat would see, and nothing more."""
    view: Mapping[str, Any] = msgspec.to_builtins(engine.view(game, player))
    return seen(view, msgspec.to_builtins(expected), speed)


def _roll(player: str, at: int, intent: brain.Intent) -> Act:
    return Roll(player=player, at=at, keep=list(intent.keep) or None)


def _annonce(player: str, at: int, intent: brain.Intent) -> Act:
    return Annonce(player=player, at=at, annonce=intent.name, fields=dict(intent.fields))


def _challenge(player: str, at: int, intent: brain.Intent) -> Act:
    return Challenge(player=player, at=at, challenge=intent.name, target=intent.target or "")


def _terms(player: str, at: int, intent: brain.Intent) -> Act:
    return Terms(player=player, at=at, combination=intent.combination or "", amount=intent.amount or 1)


def _pass(player: str, at: int, intent: brain.Intent) -> Act:
    return Pass(player=player, at=at)


_ACTS = {"roll": _roll, "annonce": _annonce, "challenge": _challenge, "terms": _terms, "pass": _pass}
