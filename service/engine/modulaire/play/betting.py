"""Side bets: what is won and lost by a bird, or by «Je parie sur sa réussite»."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.modulaire import hooks
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.state import Coup

WON = 25
LOST = 5
PARI = "pari_reussite"
BIRDS_WINDOW = "birds"
"""The name of the window in which birds are said."""


def stakes(g: Game) -> tuple[int, int]:
    """What a bet that is right wins now, and what a wrong one loses."""
    return hooks.bets_pay.ask_first(g) or (WON, LOST)


def bet_moves(g: Game, coup: Coup, rule: str) -> list[Move]:
    """The bets of this rule that are decided in the settlement of a coup."""
    won, lost = stakes(g)
    return [
        Move(player=bet.player, points=won if bet.won else -lost, rule=rule) for bet in coup.bets if bet.rule == rule
    ]
