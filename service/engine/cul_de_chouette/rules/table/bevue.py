"""A wrong act costs 10 points, each by itself. wikimonde, «La Bévues»; titouan, «Bévue»."""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, rule
from service.engine.cul_de_chouette.flow.bevues import COST


@rule
class BevueRule(Rule):
    """How a bévue is told; core/actions/act_dispatch.py decides which acts are one, flow/bevues.py what it costs."""

    id = "bevue"
    label = "La Bévue"
    sources = {"wikimonde": "La Bévues", "titouan": "Bévue"}
    switchable = False
    points = {"cost": -COST}
    fr = "Une annonce ou un lancer au mauvais moment coûte 10 points ; les bévues s'additionnent."
    en = "An annonce or a throw at the wrong moment costs 10 points; bévues add up."
