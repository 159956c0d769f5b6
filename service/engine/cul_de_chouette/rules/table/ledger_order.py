"""Points pass value, multiplication, sign, recipient and bound, in this order (card ledger_order, all rulebooks)."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule


@rule
class LedgerOrderRule(Rule):
    """How the order is told; the core's ledger keeps it."""

    id = "ledger_order"
    label = "Dans quel ordre les points se transforment"
    sources = {"wikimonde": "Le Flan", "titouan": "Flan"}
    switchable = False
    fr = "Les mouvements d'un même règlement s'appliquent l'un après l'autre ; les bornes viennent en dernier."
    en = "The movements of one settlement are applied one after the other; the bounds come last."
