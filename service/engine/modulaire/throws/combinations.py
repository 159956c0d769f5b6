"""What three dice are, and what it is worth: every combination whose definition they meet, but nested ones."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.dice.figures import all_alike, cul_value, pair, pair_value, sum_of_others, velute_value
from service.engine.modulaire import hooks
from service.engine.modulaire.table.state import Coup, table

CHOUETTE = "chouette"
VELUTE = "velute"
CUL = "cul_de_chouette"
VELUTE_CHOUETTE = "chouette_velute"

WITH_CHOUETTE = (CHOUETTE, VELUTE_CHOUETTE, CUL)
"""Those with the word «chouette» in their names."""

BASIC = (CHOUETTE, VELUTE, VELUTE_CHOUETTE, CUL)
"""Those of the module a1."""


def recognise(g: Game, dice: list[int]) -> list[str]:
    """The names of what three results are; none for a Néant."""
    return [*_basic(dice), *(name for names in hooks.combinations.ask(g, sorted(dice)) for name in names)]


def _basic(dice: list[int]) -> list[str]:
    if all_alike(dice):
        # Three zeros are a Velute of 0 as well (a1 R3).
        return [CUL, VELUTE_CHOUETTE] if not any(dice) else [CUL]
    velute = sum_of_others(dice) is not None
    if velute and pair(dice) is not None:
        return [VELUTE_CHOUETTE]
    if velute:
        return [VELUTE]
    return [CHOUETTE] if pair(dice) is not None else []


def height(name: str, dice: list[int]) -> int:
    """The x of a combination of a1: «Chouette of x»."""
    found = sum_of_others(dice) if name in (VELUTE, VELUTE_CHOUETTE) else pair(dice)
    assert found is not None
    return found


def plain_value(name: str, x: int) -> int:
    """What a combination of a1 is worth by the module itself."""
    if name == CHOUETTE:
        return pair_value(x)
    return cul_value(x) if name == CUL else velute_value(x)


def value(g: Game, name: str, x: int, player: str) -> int:
    """What a combination of a1 is worth now, paid to this player, or by them."""
    coup = table(g).coup
    if coup is not None and player in coup.own_wood and name != CUL:
        return plain_value(name, x)
    return next(iter(hooks.worth.ask(g, name, x, player)), plain_value(name, x))


def coup_value(g: Game, coup: Coup, player: str) -> int:
    """What the dice of a coup are worth, paid to this player: of three zeros what they are as a Cul de Chouette."""
    names = [name for name in BASIC if name in coup.names]
    if CUL in names:
        names = [CUL]
    return sum(value(g, name, height(name, coup.dice), player) for name in names)
