"""What is remembered of magic: confusion, chou rouge, the last dice, who sits where, and who has turned into whom."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.state import table

RULE = "t3"
MOST_CHOU = 1
"""A chou rouge is at most this, and at least its opposite."""


class Confusion(msgspec.Struct, kw_only=True):
    """A potion that was drunk. by: whose it was; left, middle, right: what it does at each place."""

    by: str
    left: str
    middle: str
    right: str


class Seer(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A player who sees the next throw. player: the person; faces: what was shown, empty until that throw is due."""

    player: str
    faces: list[int] = []


class Magic(msgspec.Struct, kw_only=True, omit_defaults=True):
    """chou: the chou rouge of players who have one. last: by place the face last thrown there.

    seats: by displaced person whose stool they sit on; played: those who have played a turn since they were moved.
    shapes: by player, into whom they have turned. moved: when seats or shapes changed last (ms), 0 if they never did.
    seers: who sees the next throw. gold: a scenario begins in the shop, with so much.
    """

    chou: dict[str, int] = {}
    confusion: Confusion | None = None
    last: dict[str, int] = {}
    seats: dict[str, str] = {}
    played: list[str] = []
    shapes: dict[str, str] = {}
    seers: list[Seer] = []
    moved: int = 0
    gold: int | None = None


NOTE = TableNote("t3_magie", Magic)
NONE = Magic()


def known(g: Game) -> Magic:
    """To be read only."""
    return NOTE.of(table(g)) or NONE


def changed(g: Game) -> Magic:
    """To be changed."""
    found = NOTE.of(table(g))
    if found is None:
        found = Magic()
        NOTE.put(table(g), found)
    return found


def add_chou(g: Game, player: str, by: int) -> None:
    """A chou rouge grows or shrinks, within its bounds."""
    magic = changed(g)
    chou = max(-MOST_CHOU, min(MOST_CHOU, magic.chou.get(player, 0) + by))
    magic.chou = {p: c for p, c in {**magic.chou, player: chou}.items() if c}
