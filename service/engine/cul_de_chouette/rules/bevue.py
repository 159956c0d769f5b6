"""A wrong act costs 10 points, each by itself. wikimonde, «La Bévues»; titouan, «Bévue»."""

from __future__ import annotations

from service.engine.cul_de_chouette.flow.bevues import COST
from service.engine.kernel.moments import Rule, rule


@rule
class BevueRule(Rule):
    """How a bévue is told; which acts are one is decided at the kernel's desk, its price in flow/bevues.py."""

    id = "bevue"
    label = "La Bévue"
    sources = {"wikimonde": "La Bévues", "titouan": "Bévue"}
    switchable = False
    points = {"cost": -COST}
    fr = "Une annonce ou un lancer au mauvais moment coûte 10 points ; les bévues s'additionnent."
    en = "An annonce or a throw at the wrong moment costs 10 points; bévues add up."
