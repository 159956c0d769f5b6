"""A joker stands for any card."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.names import RULESET


@rule
class Joker(Rule):
    """Its words for clients; it has no part of its own in the flow."""

    id = "joker"
    label = "Le joker"
    sources: ClassVar[dict[str, str]] = {RULESET: "Mise en place"}
    switchable = False
    fr = "Un joker vaut n'importe quelle carte ; posé seul, il faut dire laquelle (« as »)."
    en = "A joker stands for any card; jokers laid alone need the rank that they stand for («as»)."
