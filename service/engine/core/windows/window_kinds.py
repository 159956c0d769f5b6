"""Two kinds of windows of words: an offer that the first to take it closes, and a window beside the game."""

from __future__ import annotations

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


@window_kind(SIDE)
class Side(Window, tag="Window"):
    """A window that runs beside the game, and keeps nothing waiting: it closes by itself."""

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
        return super().asks(player) and not (self.at_once and self.spoken)

    @property
    def complete(self) -> bool:
        """Once the first word is there, where that is enough (`at_once`), or when all have answered."""
        return (self.at_once and bool(self.spoken) and not self.held) or super().complete

    def aftermath(self, at: int) -> Late | None:
        """A word that another was quicker with is late up to the deadline."""
        return self.late_words(self.deadline) if self.deadline is not None and self.deadline >= at else None
