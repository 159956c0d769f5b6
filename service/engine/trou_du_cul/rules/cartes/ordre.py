"""From strongest to weakest."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.names import RULESET


@rule
class Ordre(Rule):
    """Its words for clients; it has no part of its own in the flow."""

    id = "ordre"
    label = "L'ordre des cartes"
    sources: ClassVar[dict[str, str]] = {RULESET: "Mise en place"}
    switchable = False
    fr = "Du plus fort au plus faible : 2, As, Roi, Dame, Valet, 10 … 3 ; les couleurs ne comptent pas."
    en = "From strongest to weakest: 2, ace, king, queen, jack, 10 … 3; suits have no strength."
