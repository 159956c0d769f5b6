from typing import Literal

CardGameVisibility = Literal["private", "public"] | str


def check_card_game_visibility(value: str) -> CardGameVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
