"""What is asked of the opening, of who plays when and for whom, and what is told of turns."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.rulebook.hooks import Notice, Question


@Question
def opening(step: str) -> Frame | None:
    """The game opens: what this step of the opening waits for. step: `values`, `starter` or `choices`."""


@Notice
def opened() -> None:
    """The opening is over; the first turn comes."""


@Question
def order_of_play() -> list[str] | None:
    """Everybody in the game in the order of play, if it is not that of the table."""


@Question
def order_after(current: str) -> list[str] | None:
    """A turn has ended: everybody in the game in the order in which they come next, if it is not that of the table.

    Where several modules answer, the last one is right."""


@Notice
def turn_opens(player: str) -> None:
    """A turn opens: what lasts until then ends."""


@Question
def opening_pause() -> bool | None:
    """The first throw of a turn is about to be asked for: whether others need time to speak before it."""


@Notice
def turn_ended(player: str) -> None:
    """A turn was played to its end."""


@Notice
def turn_taken_back(player: str) -> None:
    """A turn that has opened is not played: what was said in it is as if it had not been."""


@Notice
def turn_cut(player: str) -> None:
    """A turn ends before its coup is settled: nothing is won or lost by it."""


@Notice
def wakes(player: str) -> None:
    """A player who lies down must play, as no other exists."""


@Notice
def lies_down(player: str) -> None:
    """A player lies down."""


@Notice
def stepped_down(player: str) -> None:
    """A player has left the game, or lies down: what depends on their being there ends."""


@Question
def speaks_for(player: str) -> str | None:
    """For whom it counts what a player does, if not for the player."""


@Question
def persons_of(player: str) -> list[str] | None:
    """Whose acts count for a player, if not only the player's own."""


@Question
def stands_in(player: str) -> str | None:
    """Who plays this player's turns, and has what comes of them, if not the player."""


@Question
def sits_at(player: str) -> str | None:
    """Who sits on this player's stool, if not the player."""


@Question
def sleeps(module: str) -> bool | None:
    """Something depends on a module that is on: whether it is not in force yet."""


@Notice
def answered(asker: str, target: str, word: str) -> None:
    """A question was answered by one of the words for it."""
