from typing import Literal, cast

GameVisibility = Literal["private", "public"]


def check_game_visibility(value: str) -> GameVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(GameVisibility, value)
