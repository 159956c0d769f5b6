"""The points of a manche, and who wins a match."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.ledger import Move
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.roles import ROLES
from service.engine.trou_du_cul.state import match

BY_ROLE = dict(zip(ROLES, (2, 1, 0, -1, -2), strict=True))
"""The points of `points: grades`."""


@rule
class Bareme(Rule):
    """What a manche is worth."""

    id = "bareme"
    label = "Les points"
    switchable = False
    fr = "Président +2, Vice-Président +1, citoyen 0, Vice-trou du cul −1, Trou du cul −2 (option « points »)."
    en = "Président +2, Vice-Président +1, citoyen 0, Vice-trou du cul −1, Trou du cul −2 (option «points»)."
    points: ClassVar[dict[str, int]] = dict(BY_ROLE)


def pay(g: Game) -> None:
    """One movement a player, in one settlement."""
    state, kind = match(g), g.state.options["points"]
    if kind == "none":
        return
    players = len(state.players)
    worth = {
        player: BY_ROLE[state.roles[player]] if kind == "grades" else players - place
        for player, place in state.places.items()
    }
    g.ledger.settle([Move(player=p.id, points=worth[p.id], rule=Bareme.id) for p in state.players])


def winner(g: Game) -> str | None:
    """Who has won the match as it stands: most points, then the better place in the last manche."""
    state = match(g)
    here = [player for player in state.players if player.in_game and player.id in state.places]
    if not here:
        return None
    counted = state.options["points"] != "none"
    best = min(here, key=lambda player: (-player.score if counted else 0, state.places[player.id]))
    return best.id
