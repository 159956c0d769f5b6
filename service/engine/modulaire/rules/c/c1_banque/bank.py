"""The bank: its owner, its artichauts, and what was said about it in the turn under way."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.modulaire import hooks
from service.engine.modulaire.events import BankChanged
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import exists
from service.engine.modulaire.table.state import Moment, table

ARTICHETTE_NUMBER = 3
"""What a die must show, and how many artichauts that brings, unless a card or a bird has changed it."""

UNTIL_CUL: tuple[Moment, ...] = ("opening", "before_chouettes", "before_cul")
"""The moments before the cul of a coup."""


class Bank(msgspec.Struct, kw_only=True, omit_defaults=True):
    """owner: the banker, empty before the first turn. filed: whether a File-sirop is in force in this turn.

    promised: the number of the coup on which a raitournelle was said; negotiated: whether the tichette 12 went with it.
    """

    owner: str = ""
    artichauts: int = 0
    filed: bool = False
    promised: int = 0
    negotiated: bool = False


BANK = TableNote("c1_banque", Bank)


def bank(g: Game) -> Bank:
    """The bank of this game; before the first turn there is none yet."""
    return BANK.of(table(g)) or Bank()


def found(g: Game, owner: str, artichauts: int) -> None:
    """There is a bank from now on."""
    BANK.put(table(g), Bank(owner=owner, artichauts=artichauts))


def banker(g: Game) -> str | None:
    """The owner of the bank, None where they do not exist for the game: their powers rest."""
    owner = bank(g).owner
    return owner if owner and exists(g, owner) else None


def artichette_number(g: Game) -> int:
    """What a die must show now to feed the bank, and how many artichauts that brings."""
    return hooks.artichette_number.ask_first(g) or ARTICHETTE_NUMBER


def add(g: Game, artichauts: int) -> None:
    """Put so many into the bank; below zero, take them out."""
    held = bank(g)
    held.artichauts += artichauts
    # Dice of the values feed it too, before anybody is its owner: then it is told of with its first one.
    BANK.put(table(g), held)
    if held.owner:
        tell(g)


def hand_over(g: Game, player: str) -> None:
    """The bank is this player's from now on, with all its artichauts."""
    bank(g).owner = player
    tell(g)


def tell(g: Game) -> None:
    """Tell whose the bank is, and what is in it."""
    g.emit(BankChanged, owner=bank(g).owner, artichauts=bank(g).artichauts)


def greatest(g: Game) -> str:
    """Who has the greatest value of those who are in the game."""
    return max(g.seated, key=lambda p: table(g).values[p])


def may_spend(g: Game, player: str, cost: int, moments: tuple[Moment, ...]) -> None:
    """Whether the banker may spend so much on the turn under way. Raises OutOfBounds."""
    state = table(g)
    if player != banker(g):
        raise OutOfBounds("not_banker", "Only the banker spends the artichauts of the bank.")
    if state.turn == player or state.moment not in moments:
        until = "cul" if len(moments) > 1 else "first throw"
        raise OutOfBounds("wrong_moment", f"It is said in the turn of another player, before their {until}.")
    if bank(g).artichauts < cost:
        raise OutOfBounds("bank_too_small", f"It costs {cost} artichauts.", artichauts=bank(g).artichauts)
