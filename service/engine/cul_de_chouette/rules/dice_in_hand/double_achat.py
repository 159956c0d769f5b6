"""What has been bought may be bought again, as often as anybody pays for it.

wikimonde, «Le Double Achat»; titouan, «Double-Achat».
"""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.cul_de_chouette.flow.sale import PRICE


@rule
class DoubleAchatRule(Rule):
    """Its word counts in the window of an Achat, once something has been bought."""

    id = "double_achat"
    label = "Le Double-Achat"
    sources = {"wikimonde": "Le Double Achat", "titouan": "Double-Achat"}
    needs = ("achat",)
    words = (Word(id="je_rachete", phrase="Je rachète !"),)
    wording = {"titouan": {"je_rachete": {"gesture_fr": "doigt levé", "gesture_en": "finger raised"}}}
    points = {"price": -PRICE}
    fr = "Un cul ou un Sirop acheté se rachète pour 30 points encore, par le vendeur aussi, tant que le dé est en main."
    en = "A cul or a Sirop that was bought may be bought again for another 30, by the seller too, until it is thrown."
