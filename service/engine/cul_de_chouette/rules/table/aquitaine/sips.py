"""titouan à l'Aquitaine: what is counted in sips, and who has drunk, given and still to give how many."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.cul_de_chouette.events import SipsMoved
from service.engine.cul_de_chouette.state import Sips, table

POINTS_A_SIP = 10


def of(g: Game) -> Sips:
    """The sips of this game so far."""
    return table(g).sips


def worth(points: int) -> int:
    """Points in sips, rounded up."""
    return -(-abs(points) // POINTS_A_SIP)


def drink(g: Game, drinkers: dict[str, int], giver: str | None = None) -> None:
    """Let these players drink so many sips."""
    sips = of(g)
    for player, amount in drinkers.items():
        sips.drunk[player] = sips.drunk.get(player, 0) + amount
    g.emit(SipsMoved, drunk=drinkers, to_give={}, giver=giver)


def stake(g: Game, grelottin: str) -> int:
    """How many sips a challenge stakes: as many as Grelottines were held, with the one that was spent on it."""
    return int(g.player(grelottin).holds.get("grelottine", 0)) + 1
