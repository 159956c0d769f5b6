from typing import Literal

PlayerSeatStatus = Literal["lobby", "playing"] | str


def check_player_seat_status(value: str) -> PlayerSeatStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
