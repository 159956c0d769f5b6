"""What all frames of this game have in common: names of their own, and how a turn or a coup is cut short."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome
from service.engine.core.game import Game
from service.engine.dice.throws import WHOLE
from service.engine.dice.window import throws
from service.engine.modulaire.table.state import coup_of

CHOUETTES = "chouettes"
"""The name of the throw by which a coup begins."""


def _stored(name: str) -> str:
    return f"modulaire.{name}"


class ModFrame(Frame, tag=_stored):
    """Base of the frames of this game, whose stored names begin with its own."""

    def welcomes(self, g: Game, player: str) -> bool:
        """Whether a player who lay down, and is woken by a word of its window, can be the first there all the same."""
        return False


class TurnFrame(ModFrame):
    """Base of the frame of a turn."""

    def skipped(self, g: Game) -> Outcome:
        """The turn is not played on: nothing of the coup under way counts."""
        raise NotImplementedError


class CoupFrame(ModFrame):
    """Base of the frame of a coup."""

    def again(self, g: Game) -> Outcome:
        """Its chouettes are thrown once more."""
        raise NotImplementedError


def skip_turn(g: Game) -> None:
    """End the turn under way at once; nothing is won or lost by its coup."""
    for record in list(g.state.records):
        if isinstance(record.frame, TurnFrame):
            g.redirect(record.frame, record.frame.skipped(g))


def throw_chouettes_again(g: Game) -> None:
    """Let the chouettes of the coup under way be thrown once more."""
    for record in list(g.state.records):
        if isinstance(record.frame, CoupFrame):
            g.redirect(record.frame, record.frame.again(g))


def throw_all_at_once(g: Game) -> None:
    """Let the throw that is asked for at the opening of a turn be of all three dice."""
    coup_of(g).at_once = True
    for _, window in throws(g):
        if window.name == CHOUETTES:
            window.dice = WHOLE
