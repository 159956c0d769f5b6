"""Which head plays which kind of game."""

from __future__ import annotations

from service.bots.cul_de_chouette.head import CulDeChouetteHead
from service.bots.modulaire.head import ModulaireHead
from service.bots.trou_du_cul.head import TrouDuCulHead
from service.bots.wish import Head

HEADS: dict[str, Head] = {
    "cul_de_chouette": CulDeChouetteHead(), "modulaire": ModulaireHead(), "trou_du_cul": TrouDuCulHead()
}  # fmt: skip
"""By the `game` of their rulesets."""
