from typing import Literal

OwnGameVisibility = Literal["private", "public"] | str


def check_own_game_visibility(value: str) -> OwnGameVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
