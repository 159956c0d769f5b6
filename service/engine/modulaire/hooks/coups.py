"""What follows from a coup, and from the races, challenges and songs in it."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.rulebook.hooks import Notice, Question
from service.engine.core.windows.window import Window
from service.engine.modulaire.table.state import Coup


@Question
def combinations(dice: list[int]) -> list[str] | None:
    """Three dice have landed: the names of what they are, besides what they are by the module a1."""


@Question
def worth(name: str, height: int, player: str) -> int | None:
    """A combination of so many is about to be paid to this player: what it is worth, if not what a1 says."""


@Question
def follows(coup: Coup, moment: str) -> Frame | None:
    """A coup has come to one of the moments of `flow/landing.py`: what it waits for there."""


@Question
def wood_counts(players: list[str], x: int) -> Frame | None:
    """A Chouette of x is about to be paid to these players, or by them, outside the settlement of a coup: what lets
    it count for some as if no wood were missing; its result is a list of these."""


@Question
def after_race(race: str, who: list[str]) -> Frame | None:
    """A race of these players is over: what may still make one the first of it; its result is a list of such players,
    the first first."""


@Question
def after_sirotage(coup: Coup, step: str) -> Frame | None:
    """The die of a sirotage lies. step: `void` (the frame's result is whether it is thrown again), then `objection`
    to one that was won, or `cover` of one that was lost."""


@Question
def before_terms(challenged: str) -> Frame | None:
    """A challenge was called: what may still be done before its terms are said."""


@Question
def after_terms(challenged: str) -> Frame | None:
    """The terms of a challenge were said: what may still put it off; the frame's result is whether it is off."""


@Question
def before_song(singers: list[str]) -> Frame | None:
    """A song was launched: what may still change the order of the singers; the frame's result is that order."""


@Question
def song_stopped(player: str) -> Frame | None:
    """A song was stopped for a fault of this player: what may forgive it; the frame's result is whether it is forgiven,
    so that the verse is sung again."""


@Notice
def song_completed() -> None:
    """The last verse of a song was sung rightly."""


@Question
def artichette_number() -> int | None:
    """A die lies: the number that feeds the bank, and how many artichauts it brings, if that is not 3; the first of
    the modules that answer is right."""


@Question
def bars_raitournelle() -> bool | None:
    """A raitournelle is said: whether there is none for the time being."""


@Notice
def window_over(window: Window) -> None:
    """A window closes, or something that lasted until a throw is over: what was not done in it is not done."""
