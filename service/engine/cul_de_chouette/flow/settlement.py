"""Settling the points of a throw, with all that waits for its first settlement (card ledger_order)."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw


def settle_throw(g: Game, throw: Throw, moves: list[Move]) -> None:
    """Settle points of a throw; the first settlement of a throw takes along what waits for it.

    The order inside: stakes of a duel, stakes of bets on the throw, these points, side bets (card ledger_order).
    Rules are asked for the stakes that can be judged now, and told of all moves, as they were paid.
    """
    if throw.together:
        throw.pending += moves
        return
    if throw.held is not None:
        if [*throw.pending, *moves, *throw.aside]:
            throw.held.append([*throw.pending, *moves, *throw.aside])
        throw.pending, throw.aside = [], []
        return
    waiting, throw.pending = throw.pending, []
    aside, throw.aside = throw.aside, []
    due = [move for moves_due in hooks.stakes_due.ask(g, throw) for move in moves_due] if throw.names else []
    first = [move for move in waiting if move.kind == "other"]
    rest = [move for move in waiting if move.kind != "other"]
    paid = [*first, *due, *rest, *moves, *aside]
    g.ledger.settle(paid)
    hooks.throw_settled.tell(g, throw, paid)
