from typing import Literal

CardGameStatus = Literal["finished", "lobby", "playing"] | str


def check_card_game_status(value: str) -> CardGameStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
