"""Plays a game: asks each bot what it wants, and does it when a human like it would have got round to it.

The bots share one clock at human pace. Acts are done in the order of that clock, one after the other; shouts that
fall within the tie follow each other at once, others are kept apart by more than it. So which was first never depends
on how busy the machine is, and with the same dice the same bots play the same game.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from chouette_sdk import Conflict, Event, Forbidden, Patience, Seat, models
from chouette_sdk import Table as Game

from service.bots.cul_de_chouette.decisions import Intent
from service.demo.bots import PAUSE_MS, Bot
from service.demo.known import Table, Window

TIE_MS = 120
"""What the game counts as simultaneous: more than usual, for requests of which each waits for the one before."""
APART_S = (TIE_MS + 15) / 1000
STALLED_S = 20.0
"""So long an event that has happened may take to arrive."""
FRAME_S = 0.04
SPOKEN = ("annonce", "challenge")


class StreamStalled(Exception):
    """Events that have happened do not arrive."""


class Watcher(Protocol):
    """An observer: it is told what happens, and may draw when there is time."""

    def tell(self, event: Event) -> None:
        """An event, after the table has heard it."""

    def tick(self) -> None:
        """A moment in which nothing happens."""


@dataclass
class Plan:
    """An intent with its instants: `when` on the bots' clock (ms), `due` on ours (s)."""

    bot: Bot
    intent: Intent
    when: float
    due: float


@dataclass
class GameDriver:
    """One game with its bots. acts: requests that let something count; bots' clock: ms at human pace."""

    game: Game
    bots: list[Bot]
    seats: dict[str, Seat]
    speed: float
    target: int
    table: Table
    watcher: Watcher
    clock: float = 0.0
    acts: int = 0
    too_late: int = 0
    _plans: list[Plan] = field(default_factory=list)
    _base: dict[tuple[int, int], float] = field(default_factory=dict)
    _spoken_at: dict[int, float] = field(default_factory=dict)
    _between: int = 0
    _whole: int = 0
    _events: queue.SimpleQueue[Event | Exception | None] = field(default_factory=queue.SimpleQueue)

    def play(self) -> None:
        """From the start to the end of the game. Raises ChouetteError, StreamStalled."""
        threading.Thread(target=self._listen, daemon=True).start()
        self._reach(self.seats[self.bots[0].player].start().seq)
        while not self.table.finished:
            self._catch_up()
            self._think()
            group = self._next()
            left = FRAME_S if not group else max(p.due for p in group) - time.monotonic()
            if group and left <= 0:
                self._do(group)
            elif not self._hear(min(left, FRAME_S)):
                self.watcher.tick()

    # --- hearing

    def _listen(self) -> None:
        try:
            for event in self.game.events(patience=Patience(alone_s=10.0)):
                self._events.put(event)
            self._events.put(None)
        except Exception as error:
            self._events.put(error)

    def _hear(self, timeout_s: float) -> bool:
        """Take in all events that are there, waiting for the first one; False if none came."""
        some = False
        try:
            heard = self._events.get(timeout=max(0.001, timeout_s))
            while True:
                if isinstance(heard, Exception):
                    raise heard
                if heard is not None:
                    self._take(heard)
                    some = True
                heard = self._events.get_nowait()
        except queue.Empty:
            return some

    def _take(self, event: Event) -> None:
        self.table.hear(event, time.monotonic())
        for window in self.table.windows.values():
            self._base.setdefault((window.id, window.heard_at), self.clock)
        self.watcher.tell(event)

    def _reach(self, seq: int) -> None:
        """Hear everything up to this event."""
        give_up = time.monotonic() + STALLED_S
        while self.table.seq < seq and not self.table.finished:
            if not self._hear(FRAME_S):
                self.watcher.tick()
            if time.monotonic() > give_up:
                raise StreamStalled(f"Event {seq} has happened, and {STALLED_S:.0f} s later it has not arrived.")
        self._whole = max(self._whole, seq)

    def _catch_up(self) -> None:
        """Hear all of what happened at once: a window that runs out brings several events, one by one."""
        while self.table.seq > self._whole and not self.table.finished:
            self._reach(self.seats[self.bots[0].player].expected().seq)

    # --- thinking

    def _think(self) -> None:
        """Let every bot that is asked something new make up its mind."""
        for bot in self.bots:
            while bot.has_to_look(self.table) and not self.table.deciding:
                expected = self.seats[bot.player].expected()
                self._reach(expected.seq)
                for intent in bot.consider(expected, self.table):
                    self._plan(bot, intent)
        between = next((w.id for w in self.table.windows.values() if w.name == "chouettes"), 0)
        if between != self._between:
            self._between = between
            for bot in self.bots:
                slip = bot.slip(self.table)
                if slip is not None:
                    self._plan(bot, slip)

    def _plan(self, bot: Bot, intent: Intent) -> None:
        self._plans.append(Plan(bot, intent, 0.0, 0.0))

    def _timed(self, plan: Plan, window: Window) -> Plan:
        """The plan with its instants, which move when the window does."""
        base = self._base[window.id, window.heard_at]
        waits = window.wait_s if not plan.intent.from_opening else 0.0
        plan.when = base + (PAUSE_MS if waits else 0) + plan.intent.delay_ms
        due = window.heard + waits + plan.intent.delay_ms / 1000 / self.speed
        plan.due = max(due, self._spoken_at.get(window.id, 0.0) + APART_S)
        return plan

    def _next(self) -> list[Plan]:
        """What is to be done next: one plan, or several that are simultaneous. Empty while others decide."""
        windows = self.table.windows
        self._plans = [p for p in self._plans if self._is_open(p)]
        if self.table.deciding or not self._plans:
            return []
        timed = [self._timed(p, windows[p.intent.window]) for p in self._plans]
        timed.sort(key=lambda p: (p.when, p.bot.player))
        first = timed[0]
        if first.intent.kind not in SPOKEN:
            return [first]
        return [
            p for p in timed
            if p.when <= first.when + TIE_MS
            and (p.intent.window, p.intent.kind) == (first.intent.window, first.intent.kind)
        ]  # fmt: skip

    def _is_open(self, plan: Plan) -> bool:
        window = self.table.windows.get(plan.intent.window)
        return window is not None and (plan.bot.player in window.waiting or plan.bot.player not in window.players)

    # --- doing

    def _do(self, group: list[Plan]) -> None:
        for plan in group:
            self._plans.remove(plan)
        self.clock = max(self.clock, group[0].when)
        # In turn: where there is but one die to seize, the earliest has it, however close the next one follows.
        answers = [self._act(plan) for plan in group]
        for plan in group:
            if plan.intent.kind in SPOKEN:
                self._spoken_at[plan.intent.window] = time.monotonic()
        for answer in answers:
            if answer is not None:
                self._reach(answer.seq)

    def _act(self, plan: Plan) -> models.ActAnswer | None:
        seat, intent = self.seats[plan.bot.player], plan.intent
        self.acts += 1
        try:
            return _CALLS[intent.kind](seat, intent)
        except (Conflict, Forbidden) as refusal:
            # Forbidden is a bot that was put out of the game between its plan and its act: late, as far as it can tell.
            if refusal.code == "too_early":
                # Another player was quicker to move the window than we were to hear of it: the same a little later.
                self._spoken_at[intent.window] = time.monotonic()
                self._plans.append(plan)
            else:
                self.too_late += 1
            return None


def _annonce(seat: Seat, intent: Intent) -> models.ActAnswer:
    said = dict(intent.fields)
    bets = [models.BetBody(**bet) for bet in said.pop("bets", [])]
    shares = [models.ShareBody(**share) for share in said.pop("shares", [])]
    return seat.annonce(intent.name, **said, bets=bets or None, shares=shares or None)


def _challenge(seat: Seat, intent: Intent) -> models.ActAnswer:
    return seat.challenge(intent.name, intent.target or "")


def _terms(seat: Seat, intent: Intent) -> models.ActAnswer:
    return seat.terms(intent.combination or "", intent.amount or 1, challenge=intent.challenge)


_CALLS: dict[str, Callable[[Seat, Intent], models.ActAnswer]] = {
    "roll": lambda seat, intent: seat.roll(intent.keep or None),
    "pass": lambda seat, intent: seat.passe(),
    "annonce": _annonce,
    "challenge": _challenge,
    "terms": _terms,
}
