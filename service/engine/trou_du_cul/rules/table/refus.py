"""What is not allowed is refused, and costs nothing."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule


@rule
class Refus(Rule):
    """Its words for clients; it has no part of its own in the flow."""

    id = "refus"
    label = "Pas de bévue"
    switchable = False
    fr = "Ce qui n'est pas permis est refusé, sans rien coûter."
    en = "What is not allowed is refused, and costs nothing."
