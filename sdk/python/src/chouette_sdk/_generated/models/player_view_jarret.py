from typing import Literal

PlayerViewJarret = Literal["", "bi", "mi", "sifflet"] | str


def check_player_view_jarret(value: str) -> PlayerViewJarret:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
