"""Who is what after a manche, and who owes cards to whom in the next one."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.trou_du_cul.state import match

PRESIDENT, VICE_PRESIDENT, CITOYEN = "president", "vice_president", "citoyen"
VICE_TROU_DU_CUL, TROU_DU_CUL = "vice_trou_du_cul", "trou_du_cul"

ROLES = (PRESIDENT, VICE_PRESIDENT, CITOYEN, VICE_TROU_DU_CUL, TROU_DU_CUL)
"""From the highest to the lowest."""

FEWEST_WITH_VICES = 4
"""With fewer players there are no vice roles."""


def role_of(place: int, players: int) -> str:
    """The role that a place gives, among so many players."""
    if place == 1:
        return PRESIDENT
    if place == players:
        return TROU_DU_CUL
    if players >= FEWEST_WITH_VICES and place == 2:
        return VICE_PRESIDENT
    if players >= FEWEST_WITH_VICES and place == players - 1:
        return VICE_TROU_DU_CUL
    return CITOYEN


def holder(g: Game, role: str) -> str | None:
    """The player with a role of which there is one."""
    return next((player for player, held in match(g).roles.items() if held == role), None)


def pairs(g: Game) -> list[tuple[str, str, int]]:
    """Who exchanges with whom: the upper player, the lower one, and how many cards."""
    found = []
    for upper, lower, number in ((PRESIDENT, TROU_DU_CUL, 2), (VICE_PRESIDENT, VICE_TROU_DU_CUL, 1)):
        above, below = holder(g, upper), holder(g, lower)
        if above is not None and below is not None:
            found.append((above, below, number))
    return found
