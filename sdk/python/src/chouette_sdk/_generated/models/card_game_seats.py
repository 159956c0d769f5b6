from typing import Literal

CardGameSeats = Literal["invited", "open"] | str


def check_card_game_seats(value: str) -> CardGameSeats:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
