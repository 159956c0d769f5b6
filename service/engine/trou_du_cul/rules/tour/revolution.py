"""The revolution: four of a kind without a joker, led, turn the order until the manche ends."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.combination import Combination
from service.engine.trou_du_cul.events import RevolutionMade
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.order import ranks
from service.engine.trou_du_cul.state import match


@rule
class Revolution(Rule):
    """The values of all cards are reversed."""

    id = "revolution"
    label = "La révolution"
    sources: ClassVar[dict[str, str]] = {RULESET: "La révolution"}
    fr = "Un carré pur en début de tour inverse l'ordre des cartes jusqu'à la fin de la manche (un seul paquet)."
    en = "Four of a kind without a joker, led, reverse the order until the manche ends (with one pack only)."


def possible(g: Game) -> bool:
    """Whether there are revolutions in this match."""
    return g.has_rule(Revolution.id) and match(g).packs == 1


def is_made_by(g: Game, laid: Combination) -> bool:
    """Whether this combination, laid now, is a revolution."""
    return match(g).top is None and laid.is_pure_four and possible(g)


def turn(g: Game, player: str, laid: Combination) -> None:
    """The order turns; the four cards are discarded."""
    state = match(g)
    state.revolution = not state.revolution
    g.emit(
        RevolutionMade, player=player, cards=laid.cards, order=list(ranks(state.revolution)),
        left=len(state.hands[player]),
    )  # fmt: skip
