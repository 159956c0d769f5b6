from typing import Literal

GameSeats = Literal["invited", "open"] | str


def check_game_seats(value: str) -> GameSeats:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
