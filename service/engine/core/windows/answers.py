"""What was said in a window, and how it closed."""

from __future__ import annotations

import msgspec

from service.engine.core.events import Timing
from service.engine.core.stored.plain import JsonObject


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What one player said or did in a window. order: in which order the service received the answers.

    landed: it was said before the window opened, which it did at that instant (ms). timing: how its instant was found,
    where no event of the act tells it.
    """

    player: str
    annonce: str
    at: int
    order: int
    fields: JsonObject = {}
    by_table: bool = False
    landed: int = 0
    timing: Timing | None = None

    @property
    def since(self) -> int:
        """From when on counts what is counted from the annonce (ms): from the opening, if it came before it."""
        return max(self.at, self.landed)


class Answers(msgspec.Struct, kw_only=True, tag_field="kind", tag="answers"):
    """How a window closed. who: everybody whom it asked and who is still in the game."""

    who: list[str]
    spoken: list[Answer]
    passed: list[str]
    closed_at: int
    tie_ms: int

    def first(self, *words: str) -> list[Answer]:
        """The earliest answer and all that are simultaneous with it; of these words only, if any are named."""
        spoken = [a for a in self.spoken if not words or a.annonce in words]
        return [a for a in spoken if a.at <= spoken[0].at + self.tie_ms] if spoken else []

    def last(self) -> list[str]:
        """Who loses where the last one loses: those who never spoke, else the latest and those tied with that one."""
        talkers = {a.player for a in self.spoken}
        silent = [p for p in self.who if p not in talkers]
        if silent or not self.spoken:
            return silent
        latest = self.spoken[-1].at
        # A player who spoke before the window opened is not last if anybody spoke after it.
        before = not self.spoken[-1].landed
        tied = {a.player for a in self.spoken if a.at >= latest - self.tie_ms and not (before and a.landed)}
        return [p for p in self.who if p in tied]
