"""What clients are told of the cards of a game."""

from __future__ import annotations

import msgspec


class CardsInfo(msgspec.Struct, kw_only=True):
    """The cards of a game.

    codes: those of one pack, from the best to the weakest in the normal order, as the game takes them where it must
    choose itself.
    ranks: from weakest to strongest in the normal order.
    jokers: the codes among them that stand for any card.
    two_packs_from: the number of players from which on two packs are taken, unless the table wants otherwise.
    roles: that a manche gives, from the highest to the lowest.
    """

    codes: list[str]
    ranks: list[str]
    jokers: list[str]
    two_packs_from: int
    roles: list[str]
