from typing import Literal

GameStatus = Literal["finished", "lobby", "playing"] | str


def check_game_status(value: str) -> GameStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
