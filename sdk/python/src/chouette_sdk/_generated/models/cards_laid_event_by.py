from typing import Literal

CardsLaidEventBy = Literal["putsch", "silence", "turn"] | str


def check_cards_laid_event_by(value: str) -> CardsLaidEventBy:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
