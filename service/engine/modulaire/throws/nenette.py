"""What a Nénette moves: its player takes 10 from everybody who has more, and gives 10 to everybody who has less."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import others
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import member

GIVEN = 10


def nenette(g: Game, player: str, rule: str) -> None:
    """Settle a Nénette of this player, on the scores before it."""
    score = exact(member(g, player))
    moves = []
    for other in others(g, player):
        theirs = exact(member(g, other))
        if theirs != score:
            given = GIVEN if theirs > score else -GIVEN
            moves += [Move(player=other, points=-given, rule=rule), Move(player=player, points=given, rule=rule)]
    g.ledger.settle(moves)
