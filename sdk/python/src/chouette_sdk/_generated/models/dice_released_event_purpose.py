from typing import Literal

DiceReleasedEventPurpose = (
    Literal[
        "achat",
        "chouettes",
        "cul",
        "defi_merlin",
        "divination",
        "fin_de_partie",
        "grelottin",
        "neant_souffle",
        "opening",
        "ouverture",
        "pas_mou_le_caillou",
        "pelican",
        "re_throw",
        "roi",
        "salsifi",
        "sirop",
        "sirotage",
        "soufflette_throw",
        "suite",
        "tichette",
        "values",
        "veluttee",
    ]
    | str
)


def check_dice_released_event_purpose(value: str) -> DiceReleasedEventPurpose:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
