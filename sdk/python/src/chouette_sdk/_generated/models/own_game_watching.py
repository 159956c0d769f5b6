from typing import Literal

OwnGameWatching = Literal["invited", "nobody", "public"] | str


def check_own_game_watching(value: str) -> OwnGameWatching:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
