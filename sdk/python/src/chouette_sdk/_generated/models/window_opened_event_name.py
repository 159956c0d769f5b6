from typing import Literal

WindowOpenedEventName = (
    Literal[
        "a_kadoc",
        "achat",
        "artichette",
        "birds",
        "chouettes",
        "cul",
        "cul_de_chouette_double",
        "demand",
        "direction",
        "excalibur",
        "exchange",
        "fin_de_partie",
        "fort_heureusement",
        "fruits_au_sirop",
        "grelotte_ca_picote",
        "grelottin",
        "grelottine",
        "held",
        "jarret_souple",
        "je_distribue",
        "jeannot",
        "king",
        "lance_buches",
        "mecreant",
        "neant_souffle",
        "ouverture",
        "pas_mou_le_caillou",
        "passe_grelot",
        "passe_montagne",
        "pelican",
        "poulette",
        "putsch",
        "re_throw",
        "relance_bets",
        "rigodon",
        "roi",
        "salsifi",
        "sans_fin_est_la_moisissure",
        "sganabadarlane",
        "sirop",
        "sirop_gagnant",
        "sloubi",
        "soufflette",
        "suite",
        "suite_veluttee",
        "terms",
        "tiche",
        "tichette",
        "veluttee",
        "verdier",
        "vote",
        "zbradaraldjan",
    ]
    | str
)


def check_window_opened_event_name(value: str) -> WindowOpenedEventName:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
