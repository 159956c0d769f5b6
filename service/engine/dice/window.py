"""The window in which dice are thrown: which are to be thrown, which lie, and which are in the air."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from service.engine.core.game import Game
from service.engine.core.stored.state import Late, Record
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window, window_kind

CLOSING_ORDER = {"roll": 0, "dice": 1, "own": 6}
"""Throws are settled before all words of their instant, and offers with other offers."""


class Flight(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Dice in the air. released and lands in ms; kept: the faces that stayed on the table."""

    released: int
    lands: int
    kept: list[int] = []
    by_table: bool = False


@window_kind("roll", "dice", "own")
class ThrowWindow(Window, tag="Window"):
    """A throw that a player must make (`roll`), or a die each (`dice`).

    Where the table is about to throw for a player, they may say which dice of their own it throws (`own`).

    dice: how many it throws. lying: what lies before a roll; keeping: whether faces of it may be kept back.
    by_table: the table throws as soon as it is allowed; auto: the same, while the thrower is absent.
    flying: dice of this throw that are in the air, by player. ends: signals that its dice give beside its name.
    hidden: what is thrown here is for its thrower's eyes alone, and in no event.
    """

    dice: int = 0
    lying: list[int] = []
    keeping: bool = False
    by_table: bool = False
    flying: dict[str, Flight] = {}
    auto: bool = False
    ends: list[str] = []

    @property
    def only_turn_runs_out(self) -> bool:
        """Of a throw that a player makes: the table makes it only once that player's time is up."""
        return self.mode == "roll" and not (self.flying or self.optional or self.by_table or self.auto)

    @property
    def offered(self) -> bool:
        """Whether what is said here only names dice, which the table throws."""
        return self.mode == "own"

    @property
    def order(self) -> int:
        """Before words."""
        return CLOSING_ORDER[self.mode]

    @property
    def counts_from(self) -> int:
        """A throw has all its time from when it is allowed."""
        return self.not_before if self.mode == "roll" else self.opened

    @property
    def gives_way(self) -> bool:
        """What was shouted up to a throw is decided before the table makes that throw."""
        return self.mode == "roll"

    @property
    def coming(self) -> Collection[str]:
        """Whose dice are in the air."""
        return self.flying

    @property
    def under_way(self) -> int | None:
        """When the first of these dice left the hand (ms)."""
        return min((flight.released for flight in self.flying.values()), default=None)

    @property
    def signals(self) -> Collection[str]:
        """Its name, and what else its dice end."""
        return (self.name, *self.ends)

    def begin_without(self, absent: list[str]) -> None:
        """The table throws for a thrower who is absent."""
        if self.mode == "roll":
            self.auto = bool(absent)
        elif self.offered:
            super().begin_without(absent)

    def _due(self, tie_ms: int) -> int | None:
        if self.flying:
            return min(flight.lands for flight in self.flying.values())
        if self.held:
            return None
        if not self.complete and self.mode == "roll" and (self.by_table or self.auto):
            return self.opened if self.optional else self.not_before
        return super()._due(tie_ms)

    def drop(self, player: str, at: int, tie_ms: int, outsiders: bool = False) -> None:
        """With the dice that the player has in the air."""
        if player in self.who and (outsiders or not self.outsiders):
            self.flying.pop(player, None)
        super().drop(player, at, tie_ms, outsiders)

    def hand_over(self, player: str, to: str, tie_ms: int) -> None:
        """Let another player throw instead of this one, whose dice have not landed."""
        self.who = [to if p == player else p for p in self.who]
        self.flying.pop(player, None)
        self.reckon(tie_ms)

    def reseat(self, absent: list[str], at: int, tie_ms: int) -> None:
        """The table throws for a thrower for whom no one is there to act."""
        if self.offered:
            super().reseat(absent, at, tie_ms)
        elif self.mode == "roll" and self.auto != bool(absent):
            self.auto = bool(absent)
            self.reckon(tie_ms)
            if self.auto:
                self.due = max(self.due or 0, at)

    def postpone(self, by: int) -> None:
        """With the dice that are in the air."""
        super().postpone(by)
        for flight in self.flying.values():
            flight.released += by
            flight.lands += by

    def aftermath(self, at: int) -> Late | None:
        """A throw that comes too late is judged by the table's own throw."""
        return None


def throws(g: Game) -> Iterator[tuple[Record, ThrowWindow]]:
    """All throws that are to be made, oldest first."""
    for record, window in g.windows():
        if isinstance(window, ThrowWindow):
            yield record, window


def in_flight(g: Game) -> list[tuple[Record, ThrowWindow]]:
    """The throws whose dice are in the air."""
    return [(record, window) for record, window in throws(g) if window.flying]


def faces_of(answers: Answers) -> dict[str, int]:
    """The die of each player, in a window of dice."""
    return {a.player: a.fields["faces"][0] for a in answers.spoken}
