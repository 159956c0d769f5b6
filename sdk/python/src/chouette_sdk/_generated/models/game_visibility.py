from typing import Literal

GameVisibility = Literal["private", "public"] | str


def check_game_visibility(value: str) -> GameVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
