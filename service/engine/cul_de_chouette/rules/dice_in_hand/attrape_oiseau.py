"""Another player may seize the odd die of a Chouette, and play the Sirop at their own risk.

wikimonde, «L'Attrape-Oiseau»; titouan, «Attrape-Oiseau».
"""

from __future__ import annotations

from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.dice.figures import cul_value, pair_value


@rule
class AttrapeOiseauRule(Rule):
    """Its word counts in the window of sirotage/sirop.py, where this rule is in force."""

    id = "attrape_oiseau"
    label = "L'Attrape-Oiseau"
    sources = {"wikimonde": "L'Attrape-Oiseau", "titouan": "Attrape-Oiseau"}
    needs = ("sirotage",)
    words = (
        Word(id="attrape_oiseau", phrase="Attrape-Oiseau !", gesture_fr="doigt levé, le dé saisi",
             gesture_en="finger raised, seizing the die"),
    )  # fmt: skip
    points = {
        **{f"made_of_{face}": cul_value(face) for face in range(1, 7)},
        **{f"missed_of_{face}": -pair_value(face) for face in range(1, 7)},
    }
    fr = (
        "Un autre joueur peut saisir le troisième dé d'une Chouette et la siroter à ses risques ; l'auteur de la "
        "Chouette en garde les points."
    )
    en = (
        "Another player may seize the odd die of a Chouette and play the Sirop at their own risk; the maker of the "
        "Chouette keeps its points."
    )
