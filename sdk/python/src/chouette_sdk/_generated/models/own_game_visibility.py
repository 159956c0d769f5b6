from typing import Literal, cast

OwnGameVisibility = Literal["private", "public"]


def check_own_game_visibility(value: str) -> OwnGameVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(OwnGameVisibility, value)
