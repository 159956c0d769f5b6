from typing import Literal

DiceRolledEventPurpose = (
    Literal[
        "achat",
        "chouettes",
        "cul",
        "fin_de_partie",
        "grelottin",
        "neant_souffle",
        "ouverture",
        "pelican",
        "re_throw",
        "roi",
        "salsifi",
        "sirop",
        "suite",
        "tichette",
        "veluttee",
    ]
    | str
)


def check_dice_rolled_event_purpose(value: str) -> DiceRolledEventPurpose:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
