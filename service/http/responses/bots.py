"""What is told of bots and of their levels."""

from __future__ import annotations

import msgspec

from service.bots.levels import LEVELS
from service.http.responses.acts import ActAnswer


class BotAnswer(ActAnswer, kw_only=True):
    """A bot took a seat.

    player: its id at this table. name: as the others see it. level: how it plays.
    """

    player: str
    name: str
    level: str


class BotLevel(msgspec.Struct, kw_only=True):
    """How the bots of a level play.

    fr: in French words. en: in English words. reaction_ms: the median of their reactions, in ms; none is below 220
    ms. forgets: how often one misses a shout (0 to 1). slips: how often one shouts what the dice do not call for,
    between two throws (0 to 1). bold: how often one takes a risk (0 to 1). skill: how often one does what the odds
    say (0 to 1).
    """

    id: str
    fr: str
    en: str
    reaction_ms: int
    forgets: float
    slips: float
    bold: float
    skill: float


class BotLevelList(msgspec.Struct, kw_only=True):
    """All levels, from the weakest to the strongest."""

    levels: list[BotLevel]


def bot_levels() -> BotLevelList:
    """What clients are told of the levels."""
    return BotLevelList(
        levels=[
            BotLevel(
                id=level.id, fr=level.fr, en=level.en, reaction_ms=level.quick_ms, forgets=level.forgets,
                slips=level.slips, bold=level.bold, skill=level.skill,
            )
            for level in LEVELS.values()
        ]
    )  # fmt: skip
