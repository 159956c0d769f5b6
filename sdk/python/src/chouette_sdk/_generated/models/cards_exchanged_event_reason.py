from typing import Literal

CardsExchangedEventReason = Literal["chosen", "owed", "weakest"] | str


def check_cards_exchanged_event_reason(value: str) -> CardsExchangedEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
