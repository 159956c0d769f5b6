from typing import Literal

GameWatching = Literal["invited", "nobody", "public"] | str


def check_game_watching(value: str) -> GameWatching:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
