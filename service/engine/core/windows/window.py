"""A window is the only thing that waits for people: it owns who may speak, ties, the deadline and early closing."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TypeVar

from service.engine.core.frame import Frame, frame
from service.engine.core.players import Players
from service.engine.core.stored.plain import JsonObject
from service.engine.core.windows.answers import Answer
from service.engine.core.windows.window_state import WindowState

CLOSING_ORDER = {"race": 2, "last": 3, "until": 4, "open": 5, "offer": 6, "bets": 7}
"""The modes, and which of two windows that close at the same instant is settled first."""

KINDS: dict[str, type[Window]] = {}
"""Windows of modes that this file does not know, by mode: stored games name the mode, and no class."""

W = TypeVar("W", bound="type[Window]")


def window_kind(*modes: str) -> Callable[[W], W]:
    """Make a class of windows known that have modes of their own."""

    def known(cls: W) -> W:
        KINDS.update(dict.fromkeys(modes, cls))
        return cls

    return known


@frame
class Window(WindowState):
    """A reaction window. What else a player may have to do is a window of another kind (`window_kind`)."""

    @classmethod
    def stored_as(cls, stored: JsonObject) -> type[Frame]:
        """By its mode."""
        return KINDS.get(stored["mode"], cls)

    def short(self) -> Window:
        """Without the instants that are when it opened."""
        if self.not_before != self.opened and self.heard != self.opened:
            return self
        short = copy(self)
        short.not_before = 0 if self.not_before == self.opened else self.not_before
        short.heard = 0 if self.heard == self.opened else self.heard
        return short

    def restore(self) -> None:
        """With those instants."""
        self.not_before = self.not_before or self.opened
        self.heard = self.heard or self.opened

    @property
    def order(self) -> int:
        """Which of the windows that close at the same instant comes first: the lowest."""
        return CLOSING_ORDER[self.mode]

    def open(self, g: Players) -> None:
        """Fix the deadline; players who are absent have passed."""
        self.opened = self.heard = g.now
        self.not_before = max(self.not_before, g.now)
        if self.length is not None:
            self.deadline = self.length + self.counts_from
        self.begin_without([p for p in self.who if g.is_absent(p)])
        self.reckon(g.tie_ms)

    def begin_without(self, absent: list[str]) -> None:
        """These players were not there when it opened."""
        if self.mode not in ("until", "open"):
            self.passed, self.absent = absent, list(absent)

    def allow(self, player: str, words: int) -> None:
        """Let so many words of this player count."""
        self.more = {**self.more, player: words}

    def take(self, answer: Answer, tie_ms: int) -> None:
        """Write an answer down, in order of time."""
        self.spoken.append(answer)
        self.spoken.sort(key=lambda a: (a.at, a.order))
        self.heard = max(self.heard, answer.at)
        self.reckon(tie_ms)

    def hold_back(self, player: str, tie_ms: int) -> None:
        """What this player has said counts only once it is released: no answer is final before that."""
        self.held.append(player)
        self.reckon(tie_ms)

    def release(self, player: str, at: int, tie_ms: int) -> None:
        """Nothing of this player is held any more, from this instant (ms) on."""
        self.held = [p for p in self.held if p != player]
        self.wait_until(at, tie_ms)

    def wait_until(self, at: int, tie_ms: int) -> None:
        """It was kept from closing up to this instant (ms), and closes no earlier."""
        self.released = max(self.released, at)
        self.reckon(tie_ms)

    def note_pass(self, player: str, at: int, tie_ms: int) -> None:
        """Write down that a player will do nothing here."""
        self.passed.append(player)
        self.heard = max(self.heard, at)
        self.reckon(tie_ms)

    def ask_again(self, player: str, tie_ms: int) -> None:
        """Ask a player who is back, unless that player has passed."""
        if player in self.absent:
            self.absent.remove(player)
            self.passed.remove(player)
            self.reckon(tie_ms)

    def reseat(self, absent: list[str], at: int, tie_ms: int) -> None:
        """Others speak for its players from this instant (ms) on: for these no one is there."""
        if self.mode in ("until", "open"):
            return
        for player in [p for p in self.absent if p not in absent]:
            self.ask_again(player, tie_ms)
        silent = [p for p in absent if self.asks(p)]
        if silent:
            self.passed, self.absent, self.heard = [*self.passed, *silent], [*self.absent, *silent], at
            self.reckon(tie_ms)

    def hand_over(self, player: str, to: str, tie_ms: int) -> None:
        """Let another player belong to it instead of this one, with all that this one has said."""
        if to in self.who:
            self.drop(player, self.heard, tie_ms)
            return
        self.who, self.passed, self.absent, self.held = (
            [to if p == player else p for p in players] for players in (self.who, self.passed, self.absent, self.held)
        )
        self.only = {word: [to if p == player else p for p in players] for word, players in self.only.items()}
        for answer in self.spoken:
            answer.player = to if answer.player == player else answer.player
        self.reckon(tie_ms)

    @property
    def complete(self) -> bool:
        """Whether nothing that could still arrive can change the outcome."""
        if self.held or (self.whole_tie and self.spoken):
            return False
        if self.mode in ("until", "open"):
            return self.at_once and bool(self.spoken)
        return len(self.who) < self.need or not (self.coming or self.waiting())

    def reckon(self, tie_ms: int) -> None:
        """Work out when the window closes as things stand now."""
        due = self._due(tie_ms)
        # What was held up to an instant has let nothing be decided before it.
        self.due = None if due is None else max(due, self.released)

    def _due(self, tie_ms: int) -> int | None:
        if self.held or self.mode == "open":
            return None
        if self.complete:
            return self.heard
        if self.spoken and self.spoken[0].landed and self.mode in ("race", "until"):
            # A player who waited for the opening cannot be simultaneous with one who did not.
            return self.opened
        if self.mode == "until":
            # It never outlasts its deadline: what lasts as long as it does would close first.
            return min(self.spoken[0].at + tie_ms, self.deadline or self.spoken[0].at + tie_ms) if self.spoken else None
        waiting = self.waiting()
        if self.mode == "race" and self.spoken:
            return min(self.spoken[0].at + tie_ms, self.deadline or self.spoken[0].at + tie_ms)
        if self.mode == "last" and len(waiting) == 1 and not self.passed and self.spoken:
            # There may be only one left because another one was put out just now, long after the last word.
            last = max(self.opened, self.heard, self.spoken[-1].at + tie_ms)
            return min(last, self.deadline or last)
        return None if self.deadline is None else max(self.deadline, self.heard)

    def drop(self, player: str, at: int, tie_ms: int, outsiders: bool = False) -> None:
        """Forget a player who was put out: what was said here counts for nothing.

        outsiders: also where players who are out of the game belong to it.
        """
        if (self.outsiders and not outsiders) or player not in self.who:
            return
        self.heard = at
        self.who.remove(player)
        self.spoken = [a for a in self.spoken if a.player != player]
        self.passed = [p for p in self.passed if p != player]
        self.absent = [p for p in self.absent if p != player]
        self.held = [p for p in self.held if p != player]
        self.only = {word: [p for p in players if p != player] for word, players in self.only.items()}
        self.reckon(tie_ms)

    def put_off(self, not_before: int, tie_ms: int) -> None:
        """Allow an answer later than it was said, with all the time for it."""
        self.not_before = not_before
        self.deadline = None if self.length is None else not_before + self.length
        self.reckon(tie_ms)

    def postpone(self, by: int) -> None:
        """Move every instant of the window: what was said just before the clock stopped stays just as recent."""
        self.opened += by
        self.heard += by
        self.released += by if self.released else 0
        for answer in self.spoken:
            answer.at += by
        self.not_before += by
        self.deadline = None if self.deadline is None else self.deadline + by
        self.due = None if self.due is None else self.due + by
