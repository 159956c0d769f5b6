"""Which strategy plays which kind of game."""

from __future__ import annotations

from service.bots.cul_de_chouette.strategy import CulDeChouetteStrategy
from service.bots.modulaire.strategy import ModulaireStrategy
from service.bots.trou_du_cul.strategy import TrouDuCulStrategy
from service.bots.wish import Strategy

STRATEGIES: dict[str, Strategy] = {
    "cul_de_chouette": CulDeChouetteStrategy(), "modulaire": ModulaireStrategy(), "trou_du_cul": TrouDuCulStrategy()
}  # fmt: skip
"""By the `game` of their rulesets."""
