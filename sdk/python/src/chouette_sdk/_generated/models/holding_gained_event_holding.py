from typing import Literal

HoldingGainedEventHolding = (
    Literal["civet", "civet_filoche", "flan", "grelottine", "jarret", "passe_grelot", "rigodon"] | str
)


def check_holding_gained_event_holding(value: str) -> HoldingGainedEventHolding:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
