"""The rules, a file each; importing this makes them known."""

from service.engine.trou_du_cul.rules.cartes import (  # noqa: F401
    combinaison,
    donne,
    joker,
    main_cachee,
    ordre,
    paquets,
)
from service.engine.trou_du_cul.rules.manche import (  # noqa: F401
    bareme,
    demande,
    echange,
    fin_de_match,
    grades,
    premiere_manche,
)
from service.engine.trou_du_cul.rules.table import absence, refus  # noqa: F401
from service.engine.trou_du_cul.rules.tour import (  # noqa: F401
    fin_de_tour,
    finir,
    meme_combinaison,
    passe,
    putsch,
    revolution,
    tour_de_cartes,
)

ORDER = (
    "paquets", "ordre", "joker", "combinaison", "premiere_manche", "donne", "demande", "echange", "tour_de_cartes",
    "passe", "meme_combinaison", "fin_de_tour", "finir", "revolution", "putsch", "grades", "bareme", "fin_de_match",
    "main_cachee", "absence", "refus",
)  # fmt: skip
"""The ids of the rules, which no other game has, in the order of the rulebook."""
