from typing import Literal, cast

GameBodyVisibility = Literal["private", "public"]


def check_game_body_visibility(value: str) -> GameBodyVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(GameBodyVisibility, value)
