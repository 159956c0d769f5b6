"""Salades: which acts they take back, and what may not be done again before the next dice fall."""

from __future__ import annotations

import msgspec

from service.engine.core.actions.acts import Act, Annonce, Challenge
from service.engine.core.game import Game
from service.engine.modulaire.play.optional_acts import need_not_be_said
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.state import table


class Barred(msgspec.Struct, kw_only=True):
    """A word that a player may not say again before dice fall, whatever is said with it."""

    player: str
    word: str


class Bars(msgspec.Struct, kw_only=True):
    """All of them."""

    barred: list[Barred] = []


BARS = TableNote("c2_barred", Bars)


def is_optional(act: Act) -> bool:
    """Whether a player has a choice between doing this and doing nothing."""
    return isinstance(act, Annonce | Challenge) and need_not_be_said(act.word)


def bar(g: Game, player: str, word: str) -> None:
    """From now on until dice fall the player may not say this."""
    bars = BARS.of(table(g)) or Bars()
    BARS.put(table(g), Bars(barred=[*bars.barred, Barred(player=player, word=word)]))


def is_barred(g: Game, player: str, word: str) -> bool:
    """Whether it was taken back since dice last fell."""
    bars = BARS.of(table(g))
    return bars is not None and any((one.player, one.word) == (player, word) for one in bars.barred)


def lift(g: Game) -> None:
    """Dice have fallen."""
    BARS.put(table(g), None)
