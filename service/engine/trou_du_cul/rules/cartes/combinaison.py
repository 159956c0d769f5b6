"""One card, a pair, three or four of one rank."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.names import RULESET


@rule
class Combinaison(Rule):
    """Its words for clients; it has no part of its own in the flow."""

    id = "combinaison"
    label = "La combinaison"
    sources: ClassVar[dict[str, str]] = {RULESET: "Déroulement du jeu"}
    switchable = False
    fr = "Une carte, une paire, un brelan ou un carré de même rang ; rien d'autre."
    en = "One card, a pair, three or four of one rank; nothing else."
