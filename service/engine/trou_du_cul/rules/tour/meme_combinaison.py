"""Two equal combinations in a row."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.combination import Combination
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.state import Top


@rule
class MemeCombinaison(Rule):
    """When it is forced."""

    id = "meme_combinaison"
    label = "La même combinaison"
    sources: ClassVar[dict[str, str]] = {RULESET: "Déroulement du jeu"}
    switchable = False
    fr = "Deux combinaisons égales de suite : les suivants posent la même, jusqu'à ce qu'un joueur passe."
    en = "Two equal combinations in a row: those who follow must lay the same one, until a player passes."


def is_same(top: Top | None, laid: Combination) -> bool:
    """Whether a combination is the same as the one on top: then it is forced from now on."""
    return top is not None and (top.size, top.rank) == (laid.size, laid.rank)
