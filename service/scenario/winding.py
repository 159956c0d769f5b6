"""Winds the clock of a record: finds the places where time went further than the next act brings it."""

from __future__ import annotations

from typing import Any

from service import engine
from service.engine.core.actions.acts import Annonce, Challenge, Join, Measured, Pass, Terms
from service.engine.core.events import GameStarted
from service.json_types import JsonObject
from service.scenario.act_log import Did
from service.scenario.acts import make_act, said_with
from service.scenario.form import act_of, parse
from service.scenario.runner import Run


def wound(document: JsonObject, did: list[Did], events: int) -> list[JsonObject]:
    """The steps of a record: each act with its time, and `clock` where only time has passed.

    document: the scenario without its steps. events: how many there have been since the start. The game is played
    along: before each act time goes on until as many events have happened as had happened when the act was made. What
    time has closed cannot be told from the events themselves: a throw of the table, say, may be told before or after
    an act of its own instant.
    """
    return _Watch(document).steps(did, events)


class _Watch:
    """A game that is played along. base: its events up to the start."""

    def __init__(self, document: JsonObject) -> None:
        run = Run(parse(document, "record"))
        start = next(event for event in run.begin() if isinstance(event, GameStarted))
        self.game, self.base, self.dialect = run.game, start.seq, run.dialect
        self.grace = self.game.option("settle_ms")

    def steps(self, did: list[Did], events: int) -> list[JsonObject]:
        """All steps, and the last of the time."""
        told: list[JsonObject] = []
        for one in did:
            closed = self._wind(one.before)
            act = self._made(one.player, one.act, one.time)
            # An act closes by itself what was due before it; an arrival, and what is measured, closes nothing.
            by_itself = one.time - max(self.grace, 1) + self.grace
            if closed is not None and (closed > by_itself or isinstance(act, Join | Measured)):
                told.append({"clock": closed})
            done = one.act
            if self._is_ambiguous(act) and len(one.windows) == 1:
                done = said_with(done, window=one.windows[0])
                act = self._made(one.player, done, one.time)
            told.append({one.player or "cancel": done if one.player else True, "time": one.time})
            self._play(act)
        closed = self._wind(events)
        return told if closed is None else [*told, {"clock": closed}]

    def _made(self, player: str, told: Any, time: int) -> engine.Act:
        act = act_of(told, "record", self.dialect)
        return self.dialect.act(self.game, player, act, time) or make_act(player, act, time)

    def _wind(self, events: int) -> int | None:
        """Let time pass until so many events have happened; until when (ms) that was, None if nothing was left."""
        until = None
        while self.game.state.events - self.base < events and (due := engine.next_due(self.game)) is not None:
            try:
                engine.settle(self.game, due)
            except engine.DrawsExhausted:
                break
            # Where lag is compensated, what closes later need not fall due later.
            until = max(due, until or due)
        return until

    def _is_ambiguous(self, act: engine.Act) -> bool:
        """Whether several open windows might take this act, so that it depends on the one that it names."""
        if isinstance(act, Pass):
            player = self.game.family.account(self.game, act.player)
            return sum(w.can_be_passed and w.asks(player) for _, w in self.game.windows()) > 1
        if not isinstance(act, Annonce | Challenge | Terms):
            return False
        # Also those that ask others: a word may wake its player, whom they ask then.
        return sum(act.word in w.words for _, w in self.game.windows()) > 1

    def _play(self, act: engine.Act) -> None:
        try:
            engine.play(self.game, act)
        except (engine.Refusal, engine.DrawsExhausted):
            return
