"""A tour ends when all others have passed, with a 2, or with the last card of the next Président."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.order import closing_rank
from service.engine.trou_du_cul.seats import next_in_tour
from service.engine.trou_du_cul.state import match


@rule
class FinDeTour(Rule):
    """What ends it."""

    id = "fin_de_tour"
    label = "La fin du tour"
    sources: ClassVar[dict[str, str]] = {RULESET: "Déroulement du jeu"}
    switchable = False
    fr = "Le tour s'arrête quand tous ont passé, sur un « 2 », ou quand le futur Président pose sa dernière carte."
    en = "A tour ends when all others have passed, with a 2, or with the last card of the next Président."


def end_of(g: Game, player: str, laid_rank: str) -> str:
    """Why the tour ends with what this player has just laid; empty where it goes on.

    `closed`: by the closing rank; `president`: the player has taken the first place; `passed`: no player is left to
    ask.
    """
    state = match(g)
    if laid_rank == closing_rank(state.revolution):
        return "closed"
    if state.places.get(player) == 1:
        return "president"
    return "" if next_in_tour(g, player) is not None else "passed"
