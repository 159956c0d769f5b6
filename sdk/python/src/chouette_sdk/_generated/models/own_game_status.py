from typing import Literal

OwnGameStatus = Literal["finished", "lobby", "playing"] | str


def check_own_game_status(value: str) -> OwnGameStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
