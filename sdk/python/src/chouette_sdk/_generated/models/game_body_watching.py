from typing import Literal, cast

GameBodyWatching = Literal["invited", "nobody", "public"]


def check_game_body_watching(value: str) -> GameBodyWatching:
    # What is sent is the service's to check.
    return cast(GameBodyWatching, value)
