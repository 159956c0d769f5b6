"""The three levels: how quick a bot is, how often it errs, and what it dares. All of it is told to clients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

LevelId = Literal["novice", "regular", "champion"]
LEAST_MS = 220
"""No hand is quicker than this, at human pace."""
LONGEST_MS = 3500
"""No bot takes longer over a word, at human pace."""


@dataclass(frozen=True)
class Level:
    """How a bot plays. quick_ms: the median of its reactions, spread: the deviation of their logarithm.

    forgets, bold, slips, skill (0 to 1): how often it misses a shout; takes a risk that is offered; between throws
    shouts what the dice do not call for; does what the odds say rather than what comes to mind.
    """

    id: str
    quick_ms: int
    spread: float
    forgets: float
    bold: float
    slips: float
    skill: float
    fr: str
    en: str


LEVELS = {
    level.id: level
    for level in (
        Level(
            "novice", quick_ms=900, spread=0.32, forgets=0.15, bold=0.35, slips=0.03, skill=0.1,
            fr="lent, oublie des annonces, en crie parfois une à tort, parie rarement et au hasard ; aux cartes, pose "
               "la plus faible, ou n'importe quoi",
            en="slow, forgets to shout, sometimes shouts what the dice do not call for, bets seldom and at random; at "
               "cards lays the weakest, or anything",
        ),
        Level(
            "regular", quick_ms=620, spread=0.28, forgets=0.05, bold=0.55, slips=0.005, skill=0.6,
            fr="des réflexes ordinaires, quelques oublis, connaît les chances mais ne les suit pas toujours ; aux "
               "cartes, garde ses paires et ses fortes cartes",
            en="ordinary reflexes, forgets a little, knows the odds and does not always follow them; at cards keeps "
               "pairs and strong cards together",
        ),
        Level(
            "champion", quick_ms=380, spread=0.2, forgets=0.005, bold=0.8, slips=0.0, skill=1.0,
            fr="rapide mais humain, n'oublie presque rien, parie selon les chances, ne crie jamais à tort ; aux "
               "cartes, compte ce qui est passé",
            en="quick but human, forgets next to nothing, bets by the odds, never shouts wrongly; at cards counts "
               "what has been laid",
        ),
    )
}  # fmt: skip
NAMES = ("Perceval", "Karadoc", "Léodagan", "Guenièvre", "Bohort", "Lancelot", "Séli", "Yvain", "Merlin", "Arthur")
"""What bots are called that no player has named."""


def free_name(taken: set[str]) -> str:
    """A name that no player at the table has, however it is written."""
    names = (*NAMES, *(f"{NAMES[0]} {n}" for n in range(2, len(taken) + 3)))
    had = {name.casefold() for name in taken}
    return next(name for name in names if name.casefold() not in had)
