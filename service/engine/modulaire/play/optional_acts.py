"""Acts that a player need not do: others can veto them, and ask whether they will be done."""

from __future__ import annotations

NOT_OPTIONAL = (
    "sloubi", "oui", "non", "zbradaraldjan", "terms", "je_donne", "attrape_oiseau", "axiome_du_choix",
    "grelotte_ca_picote", "sans_fin_est_la_moisissure", "sloubi_halte", "droit_de_vidage", "je_me_leve", "je_force",
    "salade",
)  # fmt: skip
"""Verses and answers, what must be said, what the table protects, and reactions to the acts of others."""


def need_not_be_said(word: str) -> bool:
    """Whether the word of this name need not be said."""
    return word not in NOT_OPTIONAL
