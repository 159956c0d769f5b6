"""Games that a worker has taken shortly before they are due: played beforehand, stored at their instants."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

from service.games.repository import GameRepository
from service.games.tasks import Settle
from service.games.unit_of_work import AT_ONCE, Played, UnitOfWork
from service.outbox.alarms import AHEAD_MS
from service.store.clock import Clock

STEP_S = 0.0002

Many = Callable[[list[str]], dict[str, Exception]]


class Looked(NamedTuple):
    """Games that were looked at, and what failed, by game."""

    game_ids: list[str]
    failed: dict[str, Exception]


class DueGames:
    """What one worker holds. Nothing is stored before its instant; then there is one round trip left to do for it.

    What was done to a game in between makes its commit fail, as it builds on an older state: it is looked at anew.
    tick_each: looks at games one by one; what failed, by game.
    """

    def __init__(self, work: UnitOfWork, repository: GameRepository, clock: Clock, tick_each: Many) -> None:
        self._work = work
        self._repository = repository
        self._clock = clock
        self._tick_each = tick_each
        self._played: list[tuple[int, Played]] = []
        self._others: list[tuple[int, str]] = []
        self._failed: dict[str, Exception] = {}

    @property
    def pending(self) -> bool:
        """Whether there are games that are yet to be stored."""
        return bool(self._played or self._others)

    def play(self, due: dict[str, int]) -> None:
        """Play these games (by id: the instant in ms at which each is due). One round trip. Raises StoreUnavailable."""
        now = self._clock.now()
        # An instant that is far ahead is one by another clock: it is not waited for.
        at = {game_id: instant if instant <= now + AHEAD_MS else now for game_id, instant in due.items()}
        tasks = {
            game_id: Settle(self._repository, self._clock, "worker", instant if instant > now else None)
            for game_id, instant in at.items()
        }
        tries = self._work.play_many(tasks)
        self._played += [(at[one.session.game_id], one) for one in tries.played]
        # Where nothing was due to close, a bot may want to act: not before the instant either.
        self._others += [(at[game_id], game_id) for game_id in tries.left]
        self._failed |= tries.failed

    def wait(self) -> None:
        """Until the first of these instants."""
        give_up = time.monotonic() + 2 * AHEAD_MS / 1000
        first = min(instant for instant, _ in [*self._played, *self._others])
        while (left := first - self._clock.now()) > 0:
            patience_s = give_up - time.monotonic()
            if patience_s <= 0:
                # The clock was set back: what these games are now is found out by looking at them.
                held = [*(one.session.game_id for _, one in self._played), *(game_id for _, game_id in self._others)]
                self._played, self._others = [], [(0, game_id) for game_id in held]
                return
            time.sleep(max(STEP_S, min(patience_s, (left - 1) / 1000)))

    def store(self) -> Looked:
        """Store the games whose instant has come. A round trip for ten of them. Raises StoreUnavailable."""
        now = self._clock.now()
        ready = [one for instant, one in self._played if instant <= now]
        others = [game_id for instant, game_id in self._others if instant <= now]
        self._played = [held for held in self._played if held[0] > now]
        self._others = [held for held in self._others if held[0] > now]
        failed, self._failed = self._failed, {}
        looked = [*(one.session.game_id for one in ready), *others, *failed]
        rest = iter(ready)
        while part := list(islice(rest, AT_ONCE)):
            others += self._work.store_many(part)
        return Looked(looked, failed | self._tick_each(others))
