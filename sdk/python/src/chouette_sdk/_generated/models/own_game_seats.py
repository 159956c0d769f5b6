from typing import Literal

OwnGameSeats = Literal["invited", "open"] | str


def check_own_game_seats(value: str) -> OwnGameSeats:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
