"""What is asked of the birds that are caught, and of their solutions."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.rulebook.hooks import Question
from service.engine.modulaire.play.solutions import Solution


@Question
def more_solutions() -> list[Solution] | None:
    """A bird is caught: what can be chosen besides the solutions of c3."""


@Question
def solution_applies(solution: str, player: str) -> Frame | None:
    """A player has chosen a solution, which is taken and in force by now: what else it does, and waits for."""


@Question
def solution_lasts(solution: str) -> bool | None:
    """Whether a solution is in force."""


@Question
def all_solutions() -> list[str] | None:
    """All solutions of birds that this game has."""


@Question
def free_solutions() -> list[str] | None:
    """The solutions that can be chosen now."""


@Question
def after_bird(player: str, solution: str) -> Frame | None:
    """A solution was chosen, by this player or for them: what may still put another one in its place; the frame's
    result is that one, or nothing."""
