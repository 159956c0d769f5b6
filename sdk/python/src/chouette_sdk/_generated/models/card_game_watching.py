from typing import Literal

CardGameWatching = Literal["invited", "nobody", "public"] | str


def check_card_game_watching(value: str) -> CardGameWatching:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
