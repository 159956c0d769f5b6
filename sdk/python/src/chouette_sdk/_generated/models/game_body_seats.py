from typing import Literal, cast

GameBodySeats = Literal["invited", "open"]


def check_game_body_seats(value: str) -> GameBodySeats:
    # What is sent is the service's to check.
    return cast(GameBodySeats, value)
