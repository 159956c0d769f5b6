from typing import Literal

HoldingGainedEventHolding = (
    Literal[
        "bases",
        "boucliette",
        "cake",
        "chaudron",
        "civet",
        "civet_filoche",
        "de_magique",
        "duplication",
        "flan",
        "grelottine",
        "jarret",
        "passe_grelot",
        "pierre_de_lune",
        "plaque",
        "potion_confusion",
        "potion_polymorphisme",
        "rigodon",
        "salade",
        "tabouret",
        "tatooine",
        "tichette",
        "voeu",
    ]
    | str
)


def check_holding_gained_event_holding(value: str) -> HoldingGainedEventHolding:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
