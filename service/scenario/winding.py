"""Winds the clock of a record: finds the places where time went further than the next act brings it."""

from __future__ import annotations

from typing import Any

from service import engine
from service.engine.kernel.acts import Join, Measured
from service.engine.kernel.events import GameStarted
from service.scenario.clerk import Did
from service.scenario.form import act_of, parse
from service.scenario.runner import Run, make_act


def wound(document: dict[str, Any], did: list[Did], events: int) -> list[dict[str, Any]]:
    """The steps of a record: each act with its time, and `clock` where only time has passed.

    document: the scenario without its steps. events: how many there have been since the start. The game is played
    along: before each act time goes on until as many events have happened as had happened when the act was made. What
    time has closed cannot be told from the events themselves: a throw of the table, say, may be told before or after
    an act of its own instant.
    """
    return _Watch(document).steps(did, events)


class _Watch:
    """A game that is played along. base: its events up to the start."""

    def __init__(self, document: dict[str, Any]) -> None:
        run = Run(parse(document, "record"))
        start = next(event for event in run.begin() if isinstance(event, GameStarted))
        self.game, self.base = run.game, start.seq
        self.grace = self.game.option("settle_ms")

    def steps(self, did: list[Did], events: int) -> list[dict[str, Any]]:
        """All steps, and the last of the time."""
        told: list[dict[str, Any]] = []
        for one in did:
            act = make_act(one.player, act_of(one.act, "record"), one.time)
            closed = self._wind(one.before)
            # An act closes by itself what was due before it; who arrives, and what is measured, closes nothing.
            by_itself = one.time - max(self.grace, 1) + self.grace
            if closed is not None and (closed > by_itself or isinstance(act, Join | Measured)):
                told.append({"clock": closed})
            told.append({one.player or "cancel": one.act if one.player else True, "time": one.time})
            self._play(act)
        closed = self._wind(events)
        return told if closed is None else [*told, {"clock": closed}]

    def _wind(self, events: int) -> int | None:
        """Let time pass until so many events have happened; until when (ms) that was, None if nothing was left."""
        until = None
        while self.game.state.events - self.base < events and (due := engine.next_due(self.game)) is not None:
            try:
                engine.settle(self.game, due)
            except engine.DiceExhausted:
                break
            # Where lag is compensated, what closes later need not fall due later.
            until = max(due, until or due)
        return until

    def _play(self, act: engine.Act) -> None:
        try:
            engine.play(self.game, act)
        except (engine.Refusal, engine.DiceExhausted):
            return
