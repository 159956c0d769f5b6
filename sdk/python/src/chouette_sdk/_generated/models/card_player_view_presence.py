from typing import Literal

CardPlayerViewPresence = Literal["away", "gone", "seated", "standing"] | str


def check_card_player_view_presence(value: str) -> CardPlayerViewPresence:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
