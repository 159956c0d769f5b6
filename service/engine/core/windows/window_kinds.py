"""Kinds of windows of words: an offer that the first to take it closes, one over a held act, one beside the game."""

from __future__ import annotations

from typing import Literal

from service.engine.core.frame import Frame, frame
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Late
from service.engine.core.windows.window import Window, window_kind

INTERPOSED = "interposed"
SIDE = "side"


@window_kind(INTERPOSED)
class Interposed(Window, tag="Window"):
    """An offer to those who may take it up, while the game waits: first come, first served, without tolerance.

    It closes with the first word, when all have passed, or at its deadline. Words of the same millisecond all count in
    it, so that what opened it can decide between them. needed: how many words close it, where one is not enough.
    """

    needed: int = 1

    @property
    def takes_reflexes(self) -> bool:
        """What is said in it."""
        return True

    @property
    def order(self) -> int:
        """As offers."""
        return 6

    @property
    def can_be_passed(self) -> bool:
        """Those who do not want it say so."""
        return True

    def in_time(self, at: int) -> bool:
        """Up to the deadline; after the word that closes it only in the same millisecond."""
        closing = self.spoken[self.needed - 1].at if len(self.spoken) >= self.needed else None
        return super().in_time(at) and (closing is None or at <= closing)

    def _due(self, tie_ms: int) -> int | None:
        if len(self.spoken) >= self.needed and not self.held:
            return self.spoken[self.needed - 1].at
        return super()._due(tie_ms)


@frame
class HeldWindow(Interposed, tag="HeldWindow", kw_only=True):
    """What those who have a right over a held act may say; stored in few bytes, as there can be many at one time."""

    name: str = "held_act"
    mode: str = INTERPOSED
    holds: Literal["", "turn", "all"] = "all"

    @classmethod
    def stored_as(cls, stored: JsonObject) -> type[Frame]:
        """Itself: its mode, which is that of others too, is not stored."""
        return cls

    def short(self) -> Window:
        """Without the instants that follow from when it opened."""
        short = super().short()
        if short is self or self.deadline != self._deadline or self.due != self.deadline:
            return short
        short.deadline = short.due = None
        return short

    def restore(self) -> None:
        """With those instants."""
        super().restore()
        if self.deadline is None and self.due is None:
            self.deadline = self.due = self._deadline

    @property
    def _deadline(self) -> int | None:
        return None if self.length is None else self.opened + self.length


@window_kind(SIDE)
class Side(Window, tag="Window"):
    """A window that runs beside the game, and keeps nothing waiting: it closes by itself."""

    @property
    def takes_reflexes(self) -> bool:
        """What is said in it."""
        return True

    @property
    def beside(self) -> bool:
        """Always."""
        return True

    @property
    def order(self) -> int:
        """After all that the game waits for."""
        return 8

    @property
    def can_be_passed(self) -> bool:
        """Players may say that they will say nothing."""
        return True

    def asks(self, player: str) -> bool:
        """No longer, where a first word is enough and has been said: that is for another window of its kind."""
        return super().asks(player) and not self._has_enough

    def would_ask(self, player: str) -> bool:
        """Nor one who was not there: what is held back keeps it open, and nothing else."""
        return super().would_ask(player) and not self._has_enough

    @property
    def _has_enough(self) -> bool:
        return self.at_once and bool(self.spoken)

    @property
    def complete(self) -> bool:
        """Once the first word is there, where that is enough (`at_once`), or when all have answered."""
        return (self._has_enough and not self.held) or super().complete

    def aftermath(self, at: int) -> Late | None:
        """A word that another was quicker with is late up to the deadline."""
        return self.late_words(self.deadline) if self.deadline is not None and self.deadline >= at else None
