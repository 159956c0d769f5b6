"""A match in progress: what it has besides players, windows and draws."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from service.engine.cards.source import CardSource
from service.engine.core.game import Game
from service.engine.core.stored.state import State

Way = Literal["clockwise", "counterclockwise"]

CLOCKWISE: Way = "clockwise"
COUNTERCLOCKWISE: Way = "counterclockwise"


class Top(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The combination on top of a tour. by: its owner. same: whether the same combination is forced."""

    by: str
    cards: list[str]
    rank: str
    same: bool = False

    @property
    def size(self) -> int:
        """How many cards it has."""
        return len(self.cards)


class Transfer(msgspec.Struct, kw_only=True):
    """Cards that went from one player to another in the exchange of this manche."""

    giver: str
    to: str
    cards: list[str]


class CardState(State, kw_only=True):
    """randomness: where the deals come from. packs: how many are played with, 0 before the start.

    manche: its number, 0 before the first deal; manches_played: how many are over. direction: the way that the turn
    goes. hands: the cards of each player. top: what is to be beaten, None where a lead is due or no manche is running.
    passed: who is out of the tour. turn: who must lead or answer; while a window is open, who will if nothing new comes
    of it. places: of those who have finished this manche. roles: those held now. won: how many manches each has won.
    laid: the cards laid in this manche so far, discarded fours included, in order.
    """

    randomness: CardSource
    packs: int = 0
    manche: int = 0
    manches_played: int = 0
    direction: Way = CLOCKWISE
    revolution: bool = False
    hands: dict[str, list[str]] = {}
    top: Top | None = None
    passed: list[str] = []
    turn: str | None = None
    places: dict[str, int] = {}
    roles: dict[str, str] = {}
    transfers: list[Transfer] = []
    won: dict[str, int] = {}
    laid: list[str] = []


def match(g: Game) -> CardState:
    """The state of this game, as the state of a match at cards that it is."""
    return cast(CardState, g.state)
