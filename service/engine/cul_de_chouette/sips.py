"""titouan à l'Aquitaine: what is counted in sips, and who has drunk, given and still to give how many."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.cul_de_chouette.events import SipsMoved
from service.engine.cul_de_chouette.state import Sips, table

POINTS_A_SIP = 10


def counted(g: Game) -> bool:
    """Whether this game is played for sips."""
    return g.has_rule("aquitaine")


def of(g: Game) -> Sips:
    """The sips of this game so far."""
    return table(g).sips


def worth(points: int) -> int:
    """Points in sips, rounded up, whoever drinks them."""
    return -(-abs(points) // POINTS_A_SIP)


def drink(g: Game, drinkers: dict[str, int], giver: str | None = None) -> None:
    """Let these players drink so many sips."""
    sips = of(g)
    for player, amount in drinkers.items():
        sips.drunk[player] = sips.drunk.get(player, 0) + amount
    g.emit(SipsMoved, drunk=drinkers, to_give={}, giver=giver)


def stake(g: Game, grelottin: str) -> int:
    """How many sips a challenge stakes: as many as he held Grelottines, with the one that he has spent on it."""
    return int(g.player(grelottin).holds.get("grelottine", 0)) + 1


def stakes_allowed(g: Game, most: int) -> range | tuple[int, ...]:
    """What terms may stake: anything up to the limit; in sips the number is fixed, and may be left out (0)."""
    return (0, most) if counted(g) else range(1, most + 1)


def stake_in_points(g: Game, grelottin: str, said: int) -> int:
    """The stake of some terms as it is settled."""
    return stake(g, grelottin) * POINTS_A_SIP if counted(g) else said


def standing(g: Game, player: str) -> int:
    """What the lower of two scores is compared by: who has drunk most is lowest."""
    return -of(g).drunk.get(player, 0) if counted(g) else g.player(player).score
