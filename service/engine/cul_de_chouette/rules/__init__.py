"""The rules, one file each: importing this package makes all of them known to the core."""

from service.engine.core.rules import RULES
from service.engine.cul_de_chouette.rules import (  # noqa: F401
    achat,
    aquitaine,
    artichette,
    attrape_oiseau,
    bevue,
    bleu_rouge,
    chante_sloubi,
    chouette,
    chouette_velute,
    civet,
    civet_double,
    civet_filoche,
    civet_filoche_double,
    cocked_dice,
    contre_flan,
    contre_sirop,
    cul_de_chouette,
    cul_de_chouette_double,
    double_achat,
    double_flan,
    excalibur,
    fin_de_partie,
    flan,
    graines,
    grelottine,
    holdings,
    jarret,
    ledger_order,
    neant,
    neant_souffle,
    ouverture,
    passe_grelot,
    pelican,
    poulette,
    preventive,
    reconnaissance,
    rigodon,
    sirop_jeannot,
    sirotage,
    soufflette,
    suite,
    suite_veluttee,
    teams,
    tichette,
    tour,
    variant_no_negative,
    velute,
    verdier,
)  # fmt: skip

for _known in RULES.values():
    # What the expert's book does not print itself is titouan's, heading and all.
    if "titouan" in _known.sources:
        _known.sources.setdefault("expert", _known.sources["titouan"])
    if "titouan" in _known.wording:
        _known.wording["expert"] = _known.wording["titouan"] | _known.wording.get("expert", {})
