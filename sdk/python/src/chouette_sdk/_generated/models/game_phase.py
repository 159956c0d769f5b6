from typing import Literal

GamePhase = Literal["", "chouettes", "combination", "lull"] | str


def check_game_phase(value: str) -> GamePhase:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
