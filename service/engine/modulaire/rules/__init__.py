"""The modules, a file or a package each, found by their ids: importing this makes all of them known to the core."""

from service.engine.core.rulebook.rules import RULES
from service.engine.modulaire.rules import se_coucher  # noqa: F401
from service.engine.modulaire.rules.a import (  # noqa: F401
    a1_bases,
    a2_rapidite,
    a3_sirotage,
    a4_neant,
    a5_civet,
    a6_bevue,
)
from service.engine.modulaire.rules.b import (  # noqa: F401
    b1_soufflette,
    b2_plafond,
    b3_boucliette,
    b4_valeurs,
    bx_frigelle,
)
from service.engine.modulaire.rules.c import (  # noqa: F401
    c1_banque,
    c2_chante_sloubi,
    c3_attrape_oiseau,
    c4_sirop_golo,
    c5_donne,
    c6_nenette,
    cx_droit_de_vidage,
)
from service.engine.modulaire.rules.d import d1_voeux, d2_choix  # noqa: F401
from service.engine.modulaire.rules.t import (  # noqa: F401
    t1_transplanage,
    t2_double,
    t3_magie,
    t4_plus_que_19,
    t5_zbradaraldjan,
    t6_expulsion,
)

MODULES = (
    "a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "b4", "bx", "c1", "c2", "c3", "c4", "c5", "c6", "cx",
    "d1", "d2", "t1", "t2", "t3", "t4", "t5", "t6", "se_coucher",
)  # fmt: skip

ORDER = tuple(module for module in MODULES if module in RULES)
"""The ids, in the order in which rules are asked and told."""

PRESETS = {
    "originale": tuple(m for m in ORDER if m[0] == "a"),
    "equilibree": tuple(m for m in ORDER if m[0] in "ab"),
    "aquitaine": tuple(m for m in ORDER if m[0] in "abc"),
    "doublette": tuple(m for m in ORDER if m[0] in "abcd"),
    "demoniaque": tuple(m for m in ORDER if m != "se_coucher"),
}
"""By name the ids of the modules that are on."""
