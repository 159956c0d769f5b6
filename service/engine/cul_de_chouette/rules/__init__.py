"""The rules, one file each, in rooms: importing this package makes all of them known to the core."""

from service.engine.core.rulebook.rules import RULES
from service.engine.cul_de_chouette.rules.combinations import (  # noqa: F401
    artichette,
    bleu_rouge,
    chouette,
    chouette_velute,
    cul_de_chouette,
    cul_de_chouette_double,
    excalibur,
    neant,
    neant_souffle,
    pelican,
    reconnaissance,
    soufflette,
    suite,
    suite_veluttee,
    velute,
)
from service.engine.cul_de_chouette.rules.dice_in_hand import (  # noqa: F401
    achat,
    attrape_oiseau,
    contre_sirop,
    double_achat,
    sirop_jeannot,
    sirotage,
    tichette,
    verdier,
)
from service.engine.cul_de_chouette.rules.holdings import (  # noqa: F401
    civet,
    civet_double,
    civet_filoche,
    civet_filoche_double,
    contre_flan,
    double_flan,
    flan,
    grelottine,
    holdings,
    jarret,
    passe_grelot,
    poulette,
    rigodon,
)
from service.engine.cul_de_chouette.rules.table import (  # noqa: F401
    aquitaine,
    bevue,
    chante_sloubi,
    cocked_dice,
    fin_de_partie,
    graines,
    ledger_order,
    ouverture,
    preventive,
    teams,
    tour,
    variant_no_negative,
)

for _id in sorted(RULES):
    # Rules are told in the order of their ids, whichever room they are in.
    RULES[_id] = RULES.pop(_id)

for _known in RULES.values():
    # What the expert's book does not print itself is titouan's, heading and all.
    if "titouan" in _known.sources:
        _known.sources.setdefault("expert", _known.sources["titouan"])
    if "titouan" in _known.wording:
        _known.wording["expert"] = _known.wording["titouan"] | _known.wording.get("expert", {})
