"""What cards change for a while: the number of the artichettes, and losses that cost nothing in a turn."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.state import member, table

COVERED = ("sirotage", "sirop_golo")
"""The causes of losses that the tichette 13 covers."""


class Covered(msgspec.Struct, kw_only=True):
    """player: who loses nothing by a failed sirotage or Sirop-golo to the end of the turn of this number."""

    player: str
    turn: int


class Basket(msgspec.Struct, kw_only=True):
    """Until the next turn of this player opens, artichettes work on this number only, and bring as many."""

    player: str
    number: int


VERRE = TableNote("d1_verre", Covered)
PANIER = TableNote("d1_panier", Basket)


def cover(g: Game, player: str) -> None:
    """To the end of this turn the player loses nothing by a failed sirotage or Sirop-golo."""
    VERRE.put(table(g), Covered(player=player, turn=table(g).turns))


def is_covered(g: Game, player: str) -> bool:
    """Whether the player loses nothing by these now."""
    covered = VERRE.of(table(g))
    return covered is not None and covered.player == player and covered.turn == table(g).turns


def covers(g: Game, move: Move) -> bool:
    """Whether a loss is dropped."""
    return move.cause in COVERED and move.player is not None and is_covered(g, move.player)


def basket(g: Game) -> int | None:
    """The number on which artichettes work, if a basket of artichauts has changed it."""
    found = PANIER.of(table(g))
    return found.number if found else None


def turn_begins(g: Game, player: str) -> None:
    """What lasts until then ends."""
    VERRE.put(table(g), None)
    found = PANIER.of(table(g))
    if found is not None and found.player == player:
        PANIER.put(table(g), None)


def gone(g: Game, player: str) -> None:
    """The basket of a player who has left the game ends; that of one who lies down waits for their turn."""
    found = PANIER.of(table(g))
    if found is not None and found.player == player and not member(g, player).in_game:
        PANIER.put(table(g), None)
