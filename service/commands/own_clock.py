"""Letting time pass in a game that has a clock of its own."""

from __future__ import annotations

from service.commands.requester import Denied, Requester
from service.engine import Game
from service.engine.core.actions.acts import ORGANISER
from service.games.changes import AdvanceClock
from service.games.sandbox.games import LONGEST_LIFE_MS
from service.store.meta import Meta


class Advance:
    """What one request asks for.

    by_ms: how far the clock is to go, None: to the next instant at which something happens by itself. at: when it came
    in (ms). viewer: whose eyes its answer is for, None for the organiser's; known once it was carried out.
    """

    def __init__(self, who: Requester, by_ms: int | None, at: int) -> None:
        self._who = who
        self._by_ms = by_ms
        self._at = at
        self.viewer: str | None = None

    def act(self, game: Game, meta: Meta) -> AdvanceClock:
        """Raises `clock_not_manual`, `clock_too_far`, `game_finished`, and what `Requester.actor` raises."""
        actor = self._who.actor(meta)
        self.viewer = None if actor == ORGANISER else actor
        if meta.own_clock is None:
            raise Denied("clock_not_manual")
        if game.state.status == "finished":
            raise Denied("game_finished", "The game is over: nothing happens in it any more.")
        to = None if self._by_ms is None else meta.own_clock + self._by_ms
        latest = meta.created_at + LONGEST_LIFE_MS
        if to is not None and to > latest:
            raise Denied("clock_too_far", latest=latest)
        return AdvanceClock(at=self._at, to=to)
