"""What the frames of duels have in common: who challenges whom, and whose throw comes."""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.dice.duel_view import ChallengeView


class Coming(msgspec.Struct, kw_only=True):
    """A throw that waits for its chouettes. duel: the id of the challenge, 0 on a turn.

    alone: of a Soufflette that a flanned player fights alone.
    """

    kind: str
    duel: int
    alone: bool = False


class Challenge(Frame):
    """Base of the frames that are duels."""

    def as_challenge(self) -> ChallengeView | None:
        """The duel as everybody sees it; None until it is taken."""
        raise NotImplementedError

    def coming(self) -> Coming:
        """The throw that the chouettes of this duel begin."""
        raise NotImplementedError

    def to_throw(self, g: Game) -> str:
        """Whose throw it is or will be, before a window asks for it; empty where it is no one's."""
        return ""
